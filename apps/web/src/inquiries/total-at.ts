import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { totalOf } from '@minato/domain/inquiry-amounts'
import { amountsAt } from '@minato/domain/inquiry-offers'

/** The buyer's total for this FOB price: insurance and discount change with it. Null means on request. */
export function totalAt(inquiry: Inquiry, price: number | null): number | null {
  const { quote, isActivateDiscount } = inquiry
  const amounts = {
    amountFOB: inquiry.amountFOB?.value ?? null,
    fretAmount: inquiry.fretAmount?.value ?? null,
    warranty: inquiry.warranty?.value ?? null,
    inspections: inquiry.inspections.map((one) => ({ ...one, amount: one.amount.value })),
    discount: inquiry.discount.value,
    isActivateDiscount,
  }
  return totalOf({ amounts: price === null ? amounts : amountsAt({ amounts, quote }, price) })
}
