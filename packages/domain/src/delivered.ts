import type { Charges } from './quote.ts'

/**
 * The delivered price of lists and searches: the total of the quote with everything in it, for many cars at once. Apart from
 * the quote, since every public page carries it.
 */

/** Cubic metres are kept to two decimals: in whole hundredths nothing is lost on the way. */
export const hundredthsOf = (cubicMeter: number): number => Math.round(cubicMeter * 100)

/** USD per m³ × m³ (in hundredths), rounded half up; the database rounds the same (modules/vehicles/search/delivered-store.ts). */
export const freightOf = (tariff: number, hundredths: number): number =>
  Math.floor((Math.round(tariff * 100) * hundredths + 5000) / 10_000)

/** A fee to the cent as whole dollars, rounded half up: every amount of a quote is whole. */
export const feeOf = (value: number): number => Math.floor(value + 0.5)

/** A rate in per cent (up to four decimals) of FOB and freight, rounded half up. */
export const insuranceOf = (rate: number, insured: number): number =>
  Math.floor((insured * Math.round(rate * 10_000) + 500_000) / 1_000_000)

export const inspectionsOf = ({ inspections }: Charges): number =>
  inspections.reduce((sum, { value }) => sum + feeOf(value), 0)

/**
 * The delivered price of cards, lists and searches: car, freight, every inspection and marine
 * insurance, as numbers.
 */
export interface DeliveryRates {
  tariff: number
  inspections: number
  /** Per cent. */
  insurance: number
}

/** Null: the port has no tariff. */
export const deliveryRatesOf = (charges: Charges): DeliveryRates | null =>
  charges.tariff && {
    tariff: charges.tariff.value,
    inspections: inspectionsOf(charges),
    insurance: charges.insurance?.value ?? 0,
  }

/** The total price of one car; null (on request) where its price, its volume or the port's tariff is unknown. */
export const totalPrice = (
  { price, cubicMeter }: { price: number | null; cubicMeter?: number | null | undefined },
  rates: DeliveryRates | null,
): number | null =>
  rates && price !== null && typeof cubicMeter === 'number'
    ? deliveredPrice(price, hundredthsOf(cubicMeter), rates)
    : null

/** The quote's total with all charges; called for every car of a search. */
export function deliveredPrice(price: number, hundredths: number, rates: DeliveryRates): number {
  const shipped = price + freightOf(rates.tariff, hundredths)
  return shipped + rates.inspections + insuranceOf(rates.insurance, shipped)
}
