import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bankFault } from './fr/bank-statements.ts'

test('[TRU-12 STF-11] has a French sentence for every refusal of a bank statement', () => {
  const path = '../../../server/src/modules/inquiries/bank-statements/statement.ts'
  const server = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, list = ''] = /REFUSALS = \{([^}]+)\}/.exec(server) ?? []
  const refusals = [...list.matchAll(/'([^']+)'/g)].map(([, words = '']) => words)
  expect(refusals).toHaveLength(7)
  expect(refusals.filter((words) => bankFault(words) === undefined)).toEqual([])
})
