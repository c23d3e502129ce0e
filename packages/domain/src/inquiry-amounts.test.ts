import type { Quote } from '@minato/contract/quotes'
import { expect, test } from 'vitest'
import { amountsOf, freightTypeOf, linesOf, totalOf } from './inquiry-amounts.ts'
import type { InquiryAmounts } from './inquiry-events.ts'
import { amountsAt, askedPriceOf } from './inquiry-offers.ts'
import { discountPercent, priceWithMarkup } from './pricing.ts'
import { quoteWith } from './quotes.fixture.ts'

const quote = quoteWith(10_000, 11)
const amounts = amountsOf(quote)
const amountsWith = (more: Partial<InquiryAmounts>): InquiryAmounts => ({ ...amounts, ...more })

test('[INQ-01 TRU-07] starts with the amounts of the quote', () => {
  expect(amounts).toEqual({
    amountFOB: 10_000,
    fretAmount: 1012,
    warranty: 138,
    inspections: [
      { productId: 'pre', type: 'PRE_EXPORT', amount: 150 },
      { productId: 'other', type: 'OTHER', amount: 40 },
    ],
    discount: 0,
    isActivateDiscount: false,
  })
  expect(amountsOf(quoteWith(10_000, 11, false)).warranty).toBe(null)
  expect([freightTypeOf({ amounts }), freightTypeOf({ amounts: amountsWith({ warranty: null }) })]).toEqual([
    'CIF',
    'C&F',
  ])
})

test('[INQ-01] sums FOB, freight, insurance and inspections less active discounts', () => {
  expect(totalOf({ amounts })).toBe(10_000 + 1012 + 138 + 150 + 40)
  expect(totalOf({ amounts: amountsWith({ warranty: null }) })).toBe(11_202)
  for (const missing of ['amountFOB', 'fretAmount'] as const)
    expect(totalOf({ amounts: amountsWith({ [missing]: null }) })).toBe(null)
  expect(totalOf({ amounts: amountsWith({ discount: 340 }) })).toBe(11_340)
  expect(totalOf({ amounts: amountsWith({ discount: 340, isActivateDiscount: true }) })).toBe(11_000)
  expect(totalOf({ amounts: amountsWith({ discount: 99_999, isActivateDiscount: true }) })).toBe(0)
})

test('[INQ-01 TRU-07] links each line to its quote line by kind, amount and type', () => {
  const kinds = (given: InquiryAmounts, of = quote) =>
    linesOf({ amounts: given, quote: of }).map(({ kind, amount, from }) => [kind, amount, from?.kind ?? null])
  expect(kinds(amounts)).toEqual([
    ['FOB', 10_000, 'FOB'],
    ['FREIGHT', 1012, 'FREIGHT'],
    ['INSURANCE', 138, 'INSURANCE'],
    ['INSPECTION', 150, 'INSPECTION'],
    ['INSPECTION', 40, 'INSPECTION'],
  ])
  const twice = [150, 40].map((amount) => ({ productId: 'pre', type: 'PRE_EXPORT' as const, amount }))
  expect(kinds(amountsWith({ inspections: twice })).slice(3)).toEqual([
    ['INSPECTION', 150, 'INSPECTION'],
    ['INSPECTION', 40, null],
  ])
  // The same amount as another line's does not make it that line.
  expect(kinds(amountsWith({ amountFOB: 1012 }))[0]).toEqual(['FOB', 1012, null])
  expect(kinds(amountsWith({ discount: 5, isActivateDiscount: true })).at(-1)).toEqual(['DISCOUNT', -5, null])
  expect(kinds(amountsWith({ discount: 0, isActivateDiscount: true }))).toHaveLength(5)
  const onRequest = amountsWith({ amountFOB: null, discount: 5, isActivateDiscount: true })
  expect(kinds(onRequest).at(-1)).toEqual(['DISCOUNT', -5, null])
  const kindsOf = (given: InquiryAmounts, of: Quote): string[] => kinds(given, of).map(([kind]) => String(kind))
  expect(kindsOf(amountsWith({ warranty: null }), quote)).not.toContain('INSURANCE')
  // Wanted, and not known yet.
  const unknown = quoteWith(10_000, null)
  expect(kindsOf(amountsOf(unknown), unknown)).toContain('INSURANCE')
  const without = quoteWith(10_000, null, false)
  expect(kindsOf(amountsOf(without), without)).not.toContain('INSURANCE')
})

test('[TRU-07 INQ-14] names the quote’s rate for an agreed price’s insurance', () => {
  const insuranceAt = (given: InquiryAmounts) =>
    linesOf({ amounts: given, quote }).find(({ kind }) => kind === 'INSURANCE')?.from ?? null
  expect(insuranceAt(amountsAt({ amounts, quote }, 9000))).toMatchObject({ amount: 125, rate: { value: 1.25 } })
  expect(insuranceAt(amountsWith({ amountFOB: 9000, warranty: 130 }))).toBe(null)
})

test('[INQ-14] recomputes insurance for an agreed price and ends a discount', () => {
  expect([askedPriceOf({ quote }), askedPriceOf({ quote: quoteWith(null, 11) })]).toEqual([10_000, null])
  const before = amountsWith({ discount: 300, isActivateDiscount: true })
  expect(amountsAt({ amounts: before, quote }, 9000)).toEqual({ ...amounts, amountFOB: 9000, warranty: 125 })
  const uninsured = amountsWith({ warranty: null })
  expect(amountsAt({ amounts: uninsured, quote }, 9000).warranty).toBe(null)
  // Without a rate the manager's amount stays.
  const rateless = { ...quote, lines: quote.lines.filter(({ kind }) => kind !== 'INSURANCE') }
  expect(amountsAt({ amounts, quote: rateless }, 9000).warranty).toBe(138)
  expect(amountsAt({ amounts: amountsWith({ fretAmount: null }), quote }, 9000).warranty).toBe(138)
  // Wanted while the price was on request.
  const asked = quoteWith(null, 11)
  expect(asked.insurance).toBe(null)
  expect(amountsAt({ amounts: amountsOf(asked), quote: asked }, 9000).warranty).toBe(125)
})

test('[PRT-03] rounds the markup half up and a discount up', () => {
  expect(
    [
      [1000, 10],
      [1000, 0],
      [999, 12.34],
      [5, 10],
      [4, 10],
      [50, 1],
      [49, 1],
      [1000, -10],
      [1, 0.29],
      [10_000, 0.29],
    ].map(([base = 0, percentage = 0]) => priceWithMarkup(base, percentage)),
  ).toEqual([1100, 1000, 1122, 6, 4, 51, 49, 900, 1, 10_029])
  expect(
    [
      [1000, 900],
      [1000, 899],
      [1000, 999],
      [1000, 0],
      [1000, 1000],
      [1000, 1001],
      [0, 0],
      [0, -1],
      [1000, -1],
      [NaN, 1],
      [10, NaN],
    ].map(([before = 0, now = 0]) => discountPercent(before, now)),
  ).toEqual([10, 11, 1, 100, null, null, null, null, null, null, null])
})
