import { insuranceOf } from './delivered.ts'
import { freightTypeOf, totalOf } from './inquiry-amounts.ts'
import type { InquiryAmounts, DeliveredPrice } from './inquiry-events.ts'
import type { InquirySnapshot } from './inquiries.ts'

/**
 * Limits of offers, and the amounts of an inquiry once an offer is accepted (INQ-14). Whole US
 * dollars.
 */

/** The price that is asked, FOB; null is on request, where any price may be offered. */
export const askedPriceOf = ({ quote }: Pick<InquirySnapshot, 'quote'>): number | null => quote.fob

/**
 * The amounts with the agreed price: insurance is recalculated from it at the rate of the quote, and a discount is over, because
 * the price was agreed on as a whole. An insurance of no known rate stays as the manager wrote it.
 */
export function amountsAt(
  { amounts, quote }: Pick<InquirySnapshot, 'amounts' | 'quote'>,
  amountFOB: number,
): InquiryAmounts {
  const line = quote.lines.find((one) => one.kind === 'INSURANCE')
  // On request: insurance was chosen before its amount could be calculated.
  const isInsured = amounts.warranty !== null || (quote.freightType === 'CIF' && quote.insurance === null)
  const warranty =
    line && isInsured && amounts.fretAmount !== null
      ? insuranceOf(line.rate.value, amountFOB + amounts.fretAmount)
      : amounts.warranty
  return { ...amounts, amountFOB, warranty, discount: 0, isActivateDiscount: false }
}

/** What the buyer would pay to the port at this FOB price; null while an amount is on request. */
export function deliveredPriceAt(
  inquiry: Pick<InquirySnapshot, 'amounts' | 'quote'>,
  amountFOB: number,
): DeliveredPrice | null {
  const offered = { amounts: amountsAt(inquiry, amountFOB) }
  const total = totalOf(offered)
  return total === null ? null : { total, freightType: freightTypeOf(offered), port: inquiry.quote.port?.name ?? '' }
}
