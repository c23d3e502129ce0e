import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { leftToPay } from './received.ts'

const receipt = (total: number, state = 'VALID') => ({ kind: 'RECEIPT', state, total })
const left = (total: number | null, papers: object[], invoice: object | null = null) =>
  leftToPay({ total, papers, invoice } as Inquiry)

test('[INQ-07] proposes the open amount for a receipt', () => {
  expect(left(5000, [])).toBe(5000)
  expect(left(5000, [receipt(2000), receipt(500)])).toBe(2500)
  expect(left(5000, [receipt(2000, 'CANCELLED'), { ...receipt(5000), kind: 'PROFORMA' }])).toBe(5000)
  expect(left(5000, [receipt(6000)])).toBe(0)
  // What the proforma says is what is paid.
  expect(left(5000, [receipt(1000)], { total: 4000 })).toBe(3000)
  expect(left(null, [receipt(1000)])).toBeNull()
})
