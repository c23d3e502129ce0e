import type { Quote } from '@minato/contract/quotes'
import { quoteOf } from './quote.ts'

const version = { id: 'v', value: 0, validFrom: '2026-01-01T00:00:00.000Z' }

/** A quote for Kenya: freight at 92 a cubic metre, inspections for 150 and 40, insurance at 1.25 %. */
export function quoteWith(price: number | null, cubicMeter: number | null, withInsurance = true): Quote {
  const charges = {
    tariff: { ...version, value: 92 },
    inspections: [
      { ...version, id: 'pre', value: 150, type: 'PRE_EXPORT' as const },
      { ...version, id: 'other', value: 40, type: 'OTHER' as never },
    ],
    insurance: { ...version, value: 1.25 },
  }
  const sums = quoteOf({ price, markup: null, cubicMeter, charges, withInspections: true, withInsurance })
  const where = {
    carId: 'car',
    port: null,
    destination: 'KE',
    asOf: '2026-06-01T00:00:00.000Z',
    currency: 'USD' as const,
  }
  return { ...where, ...sums }
}
