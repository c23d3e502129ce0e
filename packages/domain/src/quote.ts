import type { FreightType, InspectionType } from '@minato/contract/enumerations'
import { feeOf, freightOf, hundredthsOf, inspectionsOf, insuranceOf } from './delivered.ts'

/**
 * Computes every quote of the product, on the server for inquiries and documents and in pages for
 * display. Whole US dollars, half up; `null` is 'on request'. Pure and total.
 */

/** A dated version of a tariff, fee or rate. */
export interface Version {
  id: string | null
  value: number
  validFrom: string | null
}

/**
 * Charges of a port: USD per m³, the inspections of its country, and marine insurance in per cent
 * of FOB and freight.
 */
export interface Charges {
  tariff: Version | null
  inspections: readonly (Version & { type: InspectionType })[]
  insurance: Version | null
}

export interface QuoteInputs {
  /** FOB as visitors see it; the markup that is in it is named, its base is not. */
  price: number | null
  markup: Omit<Version, 'value'> | null
  cubicMeter: number | null
  /** Null: no port is chosen, the car is quoted FOB. */
  charges: Charges | null
  withInspections: boolean
  withInsurance: boolean
  discount?: number
}

/** One amount with the inputs that it can be made again from (TRU-07). */
export type QuoteLine =
  | { kind: 'FOB'; amount: number | null; markup: Omit<Version, 'value'> | null }
  | { kind: 'FREIGHT'; amount: number | null; tariff: Version | null; cubicMeter: number | null }
  | { kind: 'INSPECTION'; amount: number; type: InspectionType; fee: Version }
  | { kind: 'INSURANCE'; amount: number | null; rate: Version }
  | { kind: 'DISCOUNT'; amount: number }

export interface QuoteSums {
  freightType: FreightType
  fob: number | null
  freight: number | null
  inspections: number
  insurance: number | null
  discount: number
  /** The sum of the lines; null where one of them is on request. */
  total: number | null
  lines: QuoteLine[]
}

/** The lines of a quote and their sum. A discount takes no more than there is. */
export function quoteOf(given: QuoteInputs): QuoteSums {
  const { price, markup, cubicMeter, charges } = given
  const lines: QuoteLine[] = [{ kind: 'FOB', amount: price, markup }]
  let freight: number | null = 0
  let insurance: number | null = 0
  let inspections = 0
  if (charges) {
    const { tariff } = charges
    freight = tariff && cubicMeter !== null ? freightOf(tariff.value, hundredthsOf(cubicMeter)) : null
    lines.push({ kind: 'FREIGHT', amount: freight, tariff, cubicMeter })
    if (given.withInspections) {
      for (const { type, ...fee } of charges.inspections)
        lines.push({ kind: 'INSPECTION', amount: feeOf(fee.value), type, fee })
      inspections = inspectionsOf(charges)
    }
    if (given.withInsurance && charges.insurance) {
      insurance = price === null || freight === null ? null : insuranceOf(charges.insurance.value, price + freight)
      lines.push({ kind: 'INSURANCE', amount: insurance, rate: charges.insurance })
    }
  }
  const before =
    price === null || freight === null || insurance === null ? null : price + freight + insurance + inspections
  const discount = Math.max(0, Math.min(given.discount ?? 0, before ?? 0))
  if (discount > 0) lines.push({ kind: 'DISCOUNT', amount: -discount })
  const isInsured = lines.some(({ kind }) => kind === 'INSURANCE')
  return {
    freightType: isInsured ? 'CIF' : charges ? 'C&F' : 'FOB',
    fob: price,
    freight,
    inspections,
    insurance,
    discount,
    total: before === null ? null : before - discount,
    lines,
  }
}

/** A quote on file, from which it can be made again. */
export interface QuoteOnFile {
  fob: number | null
  discount: number
  lines: readonly QuoteLine[]
}

/** The total of a quote made again from its own inputs, with another price, tariff or insurance rate. */
export function recomputeQuoteTotal(
  quote: QuoteOnFile,
  { price = quote.fob, tariff, insurance }: { price?: number | null; tariff?: number; insurance?: number },
): number | null {
  const line = <K extends QuoteLine['kind']>(kind: K) =>
    quote.lines.find((one): one is Extract<QuoteLine, { kind: K }> => one.kind === kind)
  const freight = line('FREIGHT')
  const insured = line('INSURANCE')
  const valued = (value: number): Version => ({ id: null, value, validFrom: null })
  return quoteOf({
    price,
    markup: null,
    cubicMeter: freight?.cubicMeter ?? null,
    charges: freight
      ? {
          tariff: tariff === undefined ? freight.tariff : valued(tariff),
          inspections: quote.lines.flatMap((one) =>
            one.kind === 'INSPECTION' ? [{ ...one.fee, type: one.type }] : [],
          ),
          insurance: insured ? (insurance === undefined ? insured.rate : valued(insurance)) : null,
        }
      : null,
    withInspections: true,
    withInsurance: true,
    discount: quote.discount,
  }).total
}
