import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveredPrice, deliveryRatesOf, freightOf, hundredthsOf, insuranceOf } from './delivered.ts'
import { quoteOf } from './quote.ts'
import type { Charges, QuoteInputs, QuoteLine } from './quote.ts'

const MOMBASA: Charges = {
  tariff: { id: 't1', value: 92, validFrom: '2026-06-01T00:00:00.000Z' },
  inspections: [{ id: 'i1', type: 'PRE_EXPORT', value: 150, validFrom: '2026-01-01T00:00:00.000Z' }],
  insurance: { id: 'r1', value: 1.25, validFrom: '2026-01-01T00:00:00.000Z' },
}
const PRADO: QuoteInputs = {
  price: 31_800,
  markup: { id: 'm1', validFrom: '2026-05-01T00:00:00.000Z' },
  cubicMeter: 16.9,
  charges: MOMBASA,
  withInspections: true,
  withInsurance: true,
}
const ALL = { withInspections: true, withInsurance: true }

const charges: fc.Arbitrary<Charges> = fc.record({
  tariff: fc.option(
    fc.record({ id: fc.constant('t'), value: fc.integer({ min: 1, max: 2000 }), validFrom: fc.constant(null) }),
  ),
  inspections: fc.array(
    fc.record({
      id: fc.constant('i'),
      type: fc.constant('PRE_EXPORT' as const),
      value: fc.integer({ min: 0, max: 5000 }),
      validFrom: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
  insurance: fc.option(
    fc.record({
      id: fc.constant('r'),
      value: fc.integer({ min: 0, max: 200_000 }).map((parts) => parts / 10_000),
      validFrom: fc.constant(null),
    }),
  ),
})
const inputs: fc.Arbitrary<QuoteInputs> = fc.record({
  price: fc.option(fc.integer({ min: 1, max: 100_000_000 }), { freq: 10 }),
  markup: fc.constant(null),
  cubicMeter: fc.option(
    fc.integer({ min: 1, max: 50_000 }).map((parts) => parts / 100),
    { freq: 10 },
  ),
  charges: fc.option(charges, { freq: 10 }),
  withInspections: fc.boolean(),
  withInsurance: fc.boolean(),
  discount: fc.integer({ min: 0, max: 200_000 }),
})

test('[STF-04 INQ-01] quotes freight, inspection and insurance in whole dollars', () => {
  const { lines, ...sums } = quoteOf(PRADO)
  // 16.9 × 92 = 1,554.80; 1.25 % of 33,355 = 416.94.
  expect(sums).toEqual({
    freightType: 'CIF',
    fob: 31_800,
    freight: 1555,
    inspections: 150,
    insurance: 417,
    discount: 0,
    total: 33_922,
  })
  expect(lines.map(({ kind }) => kind)).toEqual(['FOB', 'FREIGHT', 'INSPECTION', 'INSURANCE'])
  expect(quoteOf({ ...PRADO, withInsurance: false })).toMatchObject({ freightType: 'C&F', total: 33_505 })
  expect(quoteOf({ ...PRADO, charges: null })).toMatchObject({ freightType: 'FOB', total: 31_800, freight: 0 })
})

test('[STF-04 INQ-01] quotes on request without cubic metres or tariff', () => {
  const onRequest = { freight: null, insurance: null, total: null, inspections: 150 }
  expect(quoteOf({ ...PRADO, cubicMeter: null })).toMatchObject(onRequest)
  expect(quoteOf({ ...PRADO, charges: { ...MOMBASA, tariff: null } })).toMatchObject(onRequest)
  expect(quoteOf({ ...PRADO, price: null })).toMatchObject({ freight: 1555, total: null })
})

/** The expected amount of a line, computed in whole numbers; null if it cannot be computed. */
function againOf(line: QuoteLine, insured: number): number | null {
  if (line.kind === 'FREIGHT')
    return line.tariff && line.cubicMeter !== null
      ? Number((BigInt(line.tariff.value) * BigInt(hundredthsOf(line.cubicMeter)) + 50n) / 100n)
      : null
  if (line.kind === 'INSURANCE')
    return Number((BigInt(insured) * BigInt(Math.round(line.rate.value * 10_000)) + 500_000n) / 1_000_000n)
  return line.kind === 'INSPECTION' ? line.fee.value : line.amount
}

test('[TRU-07 M02] sums reproducible lines to the total, never below zero', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { lines, total, fob, freight } = quoteOf(given)
      const amounts = lines.map(({ amount }) => amount)
      const isWhole = !amounts.includes(null)
      expect(total).toBe(isWhole ? amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0) : null)
      expect(total === null || (total >= 0 && Number.isSafeInteger(total))).toBe(true)
      const again = lines.map((line) => (line.amount === null ? null : againOf(line, (fob ?? 0) + (freight ?? 0))))
      expect(amounts).toEqual(again)
    }),
  )
})

test('[SRCH-06] quotes the same delivered price as lists and search', () => {
  fc.assert(
    fc.property(inputs, charges, (given, port) => {
      const { price, cubicMeter } = given
      const { total } = quoteOf({ ...given, ...ALL, charges: port, discount: 0 })
      const rates = deliveryRatesOf(port)
      const delivered =
        rates && price !== null && cubicMeter !== null ? deliveredPrice(price, hundredthsOf(cubicMeter), rates) : null
      expect(delivered).toBe(total)
    }),
  )
})

test('[M02] rounds halves up without binary fractions', () => {
  expect([freightOf(100, hundredthsOf(10.05)), freightOf(50, 1101), freightOf(1, 49), freightOf(1, 50)]).toEqual([
    1005, 551, 0, 1,
  ])
  expect([insuranceOf(1.25, 40), insuranceOf(0.07, 5000), insuranceOf(1.1, 50), insuranceOf(0, 9999)]).toEqual([
    1, 4, 1, 0,
  ])
})

test('[BO-19] rounds tariffs and fees to the cent half up once', () => {
  expect(freightOf(85.55, hundredthsOf(12.34))).toBe(1056)
  expect(freightOf(0.5, 100)).toBe(1)
  expect(freightOf(1.45, 1000)).toBe(15)
  const cents: Charges = {
    ...MOMBASA,
    tariff: { id: 't', value: 92.25, validFrom: null },
    inspections: [{ id: 'i', type: 'PRE_EXPORT', value: 150.5, validFrom: null }],
  }
  const quote = quoteOf({ ...PRADO, charges: cents })
  expect([quote.freight, quote.inspections]).toEqual([1559, 151])
  const rates = deliveryRatesOf(cents)
  expect(rates && deliveredPrice(31_800, 1690, rates)).toBe(quote.total)
  expect(quote.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(quote.total)
})
