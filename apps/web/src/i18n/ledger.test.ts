import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ledgerFault as french } from './fr/ledger.ts'
import { ledgerFault as japanese } from './ja/ledger.ts'

const OVER_CREDIT = 'This is more than the credit of $1,234.50'

test.each([
  ['French', french, 'C’est plus que l’avoir de 1 234,50 $'],
  ['Japanese', japanese, '預り金（$1,234.50）を超えています'],
])('[TRU-12 STF-11] has a %s sentence for every fault of the ledger', (_, ledgerFault, overCredit) => {
  const path = new URL('../../../server/src/modules/inquiries/ledger/record-transactions.ts', import.meta.url)
  const server = readFileSync(path, 'utf8')
  const faults = [...server.matchAll(/\bfieldError\([^,]+, '([^']+)'\)/g)].map(([, words = '']) => words)
  const limits = [...server.matchAll(/assertAtMost\([^']+'([^']+)'\)/g)].map(([, words = '']) => `${words} $1,234.50`)
  expect([faults.length, limits.length]).toEqual([9, 3])
  expect([...faults, ...limits].filter((words) => ledgerFault(words) === undefined)).toEqual([])
  expect(ledgerFault(OVER_CREDIT)?.replaceAll('\u00a0', ' ')).toBe(overCredit)
})
