import { readFileSync } from 'node:fs'
import { ImportRuleFields } from '@minato/contract/import-rules'
import { expect, test } from 'vitest'
import defaults from './default-rules.json' with { type: 'json' }

const golden = JSON.parse(
  readFileSync(new URL('../../../../../packages/domain/src/arrival-verdict.rules.json', import.meta.url), 'utf8'),
) as Record<string, Partial<ImportRuleFields>>
const LIMITS = {
  isAllowed: true,
  maxAge: null,
  minAge: null,
  ageBasis: 'FIRST_REGISTRATION',
  ageStart: 'MONTH',
} as const
const limitsOf = (rule: Partial<ImportRuleFields>) =>
  Object.fromEntries(Object.entries(LIMITS).map(([key, value]) => [key, rule[key as keyof typeof LIMITS] ?? value]))

test('[TRU-05 TRU-06] has a default rule with a source for each rule of the golden table', () => {
  const rules = ImportRuleFields.array().parse(defaults)
  expect(Object.keys(golden).length).toBeGreaterThan(10)
  for (const [name, rule] of Object.entries(golden)) {
    const shipped = rules.find(({ country, bodyTypes }) => name.startsWith(`${country} `) && bodyTypes === null)
    expect([name, shipped && limitsOf(shipped)]).toEqual([name, limitsOf(rule)])
    expect([name, shipped?.source]).toEqual([name, expect.stringMatching(/[a-z]\.[a-z]{2}/)])
  }
})
