import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bankFault as french } from './fr/bank-statements.ts'
import { bankFault as japanese } from './ja/bank-statements.ts'

test.each([
  ['French', french],
  ['Japanese', japanese],
])('[TRU-12 STF-11] has a %s sentence for every refusal of a bank statement', (_, bankFault) => {
  const path = '../../../server/src/modules/inquiries/bank-statements/statement.ts'
  const server = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, list = ''] = /REFUSALS = \{([^}]+)\}/.exec(server) ?? []
  const refusals = [...list.matchAll(/'([^']+)'/g)].map(([, words = '']) => words)
  expect(refusals).toHaveLength(7)
  expect(refusals.filter((words) => bankFault(words) === undefined)).toEqual([])
})
