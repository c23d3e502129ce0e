import fc from 'fast-check'
import type { Quote } from '@minato/contract/quotes'
import { expect, test } from 'vitest'
import { linesOf, totalOf } from './inquiry-amounts.ts'
import type { InquiryAmounts } from './inquiry-events.ts'
import { compareDocumentLines, documentNumber, prefixOf } from './document-lines.ts'

const money = fc.nat(10_000_000)
const amounts: fc.Arbitrary<InquiryAmounts> = fc.record({
  amountFOB: money,
  fretAmount: money,
  warranty: fc.option(money),
  inspections: fc.array(
    fc.record({ productId: fc.constant(''), type: fc.constant('PRE_EXPORT' as const), amount: money }),
    {
      maxLength: 4,
    },
  ),
  discount: fc.nat(100_000_000),
  isActivateDiscount: fc.boolean(),
})
const quote = { lines: [], freightType: 'CIF' } as unknown as Quote
const sum = (lines: readonly { amount: number | null }[]) => lines.reduce((all, { amount }) => all + (amount ?? 0), 0)

test('[TRU-07 INQ-06 M02] sums document lines to a total from zero, without inactive discounts', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const total = totalOf({ amounts: given })
      const lines = linesOf({ amounts: given, quote })
      expect(sum(lines)).toBe(total)
      expect(total).toBeGreaterThanOrEqual(0)
      const off = { ...given, isActivateDiscount: false }
      expect(linesOf({ amounts: off, quote }).some(({ kind }) => kind === 'DISCOUNT')).toBe(false)
      expect(totalOf({ amounts: { ...off, discount: 0 } })).toBe(totalOf({ amounts: off }))
    }),
  )
})

test('[TRU-07] compares proforma and final invoice line by line without loss', () => {
  const lines = amounts.map((given) =>
    linesOf({ amounts: given, quote }).map(({ kind, amount }) => ({ kind, amount: amount ?? 0 })),
  )
  fc.assert(
    fc.property(lines, lines, (proforma, final) => {
      const compared = compareDocumentLines(proforma, final)
      const side = (name: 'proforma' | 'final') =>
        compared.lines.flatMap((line) => (line[name] === null ? [] : [`${line.kind} ${line[name]}`])).toSorted()
      const said = (given: typeof proforma) => given.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()
      expect([side('proforma'), side('final')]).toEqual([said(proforma), said(final)])
      expect([compared.proformaTotal, compared.finalTotal]).toEqual([sum(proforma), sum(final)])
      expect(compareDocumentLines(proforma, proforma).isSame).toBe(true)
      expect(compared.isSame && compared.finalTotal !== compared.proformaTotal).toBe(false)
    }),
  )
  expect(
    compareDocumentLines(
      [
        { kind: 'FOB', amount: 100 },
        { kind: 'DISCOUNT', amount: -5 },
      ],
      [
        { kind: 'FOB', amount: 90 },
        { kind: 'INSURANCE', amount: 3 },
      ],
    ),
  ).toEqual({
    isSame: false,
    proformaTotal: 95,
    finalTotal: 93,
    lines: [
      { kind: 'FOB', proforma: 100, final: 90 },
      { kind: 'DISCOUNT', proforma: -5, final: null },
      { kind: 'INSURANCE', proforma: null, final: 3 },
    ],
  })
})

test('[INQ-06] numbers each kind with the dealer’s own sign', () => {
  expect(documentNumber('MNT', 'PROFORMA', 2026, 388)).toBe('MNT-2026-0388')
  expect(documentNumber('MNT', 'FINAL', 2026, 12)).toBe('MNT-F-2026-0012')
  expect(documentNumber('MNT', 'RECEIPT', 2026, 12_345)).toBe('MNT-R-2026-12345')
  expect(['Minato', 'Kaigan Motors', 'Économie', '港', ''].map(prefixOf)).toEqual(['MNT', 'KGN', 'ECN', 'P', 'P'])
})
