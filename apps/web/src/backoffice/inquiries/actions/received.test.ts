import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { leftToPay, proposedReceipt } from './received.ts'

const receipt = (total: number, state = 'VALID') => ({ kind: 'RECEIPT', state, total })
const left = (total: number | null, papers: object[], invoice: object | null = null) =>
  leftToPay({ total, papers, invoice } as Inquiry)

test('[INQ-07] proposes the open amount for a receipt', () => {
  expect(left(5000, [])).toBe(5000)
  expect(left(5000, [receipt(2000), receipt(500)])).toBe(2500)
  expect(left(5000, [receipt(2000, 'CANCELLED'), { ...receipt(5000), kind: 'PROFORMA' }])).toBe(5000)
  expect(left(5000, [receipt(6000)])).toBe(0)
  // The payment equals the proforma.
  expect(left(5000, [receipt(1000)], { total: 4000 })).toBe(3000)
  expect(left(null, [receipt(1000)])).toBeNull()
})

test('[TRU-12 INQ-07] proposes a receipt for what the ledger has and no receipt acknowledges', () => {
  const proposed = (papers: object[], balance: object) =>
    proposedReceipt({
      total: 8110,
      papers,
      invoice: null,
      balance: { state: 'PARTLY_PAID', received: 0, movedIn: 0, fees: 0, ...balance },
    } as unknown as Inquiry)
  expect(proposed([], { state: 'UNPAID' })).toBe(8110)
  expect(proposed([], { state: 'PAID', received: 807_040, fees: 2500 })).toBe(8095)
  expect(proposed([], { movedIn: 30_000 })).toBe(300)
  expect(proposed([receipt(300)], { movedIn: 30_000 })).toBe(7810)
  expect(proposed([receipt(8095)], { state: 'PAID', received: 807_000, fees: 2500 })).toBeNull()
  expect(proposed([], { state: 'OVERPAID', received: 900_000 })).toBe(8110)
})
