import type { Quote } from '@minato/contract/quotes'
import type { InquiryAmounts } from './inquiry-events.ts'
import { insuranceOf } from './delivered.ts'

/** The amounts of an inquiry and their origin (INQ-01, TRU-07). */

/** The amounts of a quote, as an inquiry begins with them. */
export function amountsOf({ fob, freight, insurance, freightType, lines }: Quote): InquiryAmounts {
  return {
    amountFOB: fob,
    fretAmount: freight,
    warranty: freightType === 'CIF' ? insurance : null,
    inspections: lines.flatMap((line) =>
      line.kind === 'INSPECTION' ? [{ productId: line.fee.id ?? '', type: line.type, amount: line.amount }] : [],
    ),
    discount: 0,
    isActivateDiscount: false,
  }
}

export interface PriceLine {
  kind: 'FOB' | 'FREIGHT' | 'INSPECTION' | 'INSURANCE' | 'DISCOUNT'
  /** Null: on request. */
  amount: number | null
  /** The line of the quote that it is, or whose rate gives an insurance; null where the two sides agreed on another amount. */
  from: Quote['lines'][number] | null
}

/** The lines of an inquiry; they sum to `totalOf`. */
export function linesOf({ amounts, quote }: { amounts: InquiryAmounts; quote: Quote }): PriceLine[] {
  const { amountFOB, fretAmount, warranty, inspections } = amounts
  const line = (kind: PriceLine['kind'], amount: number | null, type?: string): PriceLine => ({
    kind,
    amount,
    from:
      quote.lines.find(
        (one) => one.kind === kind && one.amount === amount && (one.kind !== 'INSPECTION' || one.type === type),
      ) ?? null,
  })
  /** The rate of the quote on the agreed price; null where the rate gives another amount. */
  const insurance = (): PriceLine => {
    const rated = quote.lines.find((one) => one.kind === 'INSURANCE')
    const isAtRate =
      rated &&
      amountFOB !== null &&
      fretAmount !== null &&
      insuranceOf(rated.rate.value, amountFOB + fretAmount) === warranty
    return isAtRate
      ? { kind: 'INSURANCE', amount: warranty, from: { ...rated, amount: warranty } }
      : line('INSURANCE', warranty)
  }
  const isInsured = warranty !== null || (fretAmount === null && quote.freightType === 'CIF')
  const discount = discountOf(amounts)
  return [
    line('FOB', amountFOB),
    line('FREIGHT', fretAmount),
    ...(isInsured ? [insurance()] : []),
    ...inspections.map(({ type, amount }) => line('INSPECTION', amount, type)),
    ...(discount > 0 ? [line('DISCOUNT', -discount)] : []),
  ]
}

/** FOB, freight, insurance and inspections; null while one is on request. */
const sumOf = ({ amountFOB, fretAmount, warranty, inspections }: InquiryAmounts): number | null =>
  amountFOB === null || fretAmount === null
    ? null
    : inspections.reduce((all, { amount }) => all + amount, amountFOB + fretAmount + (warranty ?? 0))

/** The effective discount: zero while switched off, never more than the total. */
const discountOf = (amounts: InquiryAmounts): number =>
  amounts.isActivateDiscount ? Math.min(amounts.discount, sumOf(amounts) ?? amounts.discount) : 0

/** The sum less the discount (specification section 9); null while an amount is on request. */
export function totalOf({ amounts }: { amounts: InquiryAmounts }): number | null {
  const sum = sumOf(amounts)
  return sum === null ? null : sum - discountOf(amounts)
}

/** CIF where there is a warranty, else C&F (specification section 4). */
export const freightTypeOf = ({ amounts }: { amounts: InquiryAmounts }): 'CIF' | 'C&F' =>
  amounts.warranty === null ? 'C&F' : 'CIF'
