import { expect, test } from 'vitest'
import { sampleFacts } from '../invoices/drawing/sample.fixture.ts'
import { statedByFacts } from './compared-documents.ts'

test('[TRU-11] reads the total of the inquiry from receipts of every version', () => {
  const facts = { ...sampleFacts('RECEIPT', 'en'), proforma: 'PI-1' }
  const totalOf = (received: object) =>
    statedByFacts({ ...facts, received } as typeof facts, 'PI-1').find(({ field }) => field === 'total')?.value
  const payment = { amount: 10, on: '2026-06-04', inAll: 10 }
  expect([totalOf({ ...payment, inquiryTotal: 23 }), totalOf({ ...payment, dealTotal: 23 })]).toEqual(['23', '23'])
  expect(totalOf({ ...payment, inquiryTotal: null })).toBeUndefined()
})
