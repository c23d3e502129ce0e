import { PROGRESS_STEPS } from '@minato/contract/inquiry-enumerations'
import type { InquiryStatus, ProgressStep } from '@minato/contract/enumerations'
import { arrivingFrom, hasShipLeft } from './inquiry-actions.ts'
import type { StatusHistory } from './inquiry-events.ts'
import type { InquirySnapshot } from './inquiries.ts'

/** How far an inquiry has come, and who moves next: the same for both sides. */

export interface Progress {
  step: ProgressStep
  state: 'DONE' | 'CURRENT' | 'TO_COME'
  /** The instant it was reached, or the day it is expected. */
  at: string | null
}

/** The seven steps. A step is done only behind all earlier ones; the first that is not is the current one of an open inquiry. */
export function progressOf(inquiry: InquirySnapshot, now: string): Progress[] {
  const reached = (status: InquiryStatus): string | null =>
    inquiry.statusHistories.findLast((entry) => entry.status === status)?.time ?? null
  const isBought = inquiry.status === 'PURCHASE_CONFIRMED' || inquiry.status === 'SALE_FINALIZED'
  const { estimatedDepartureDate: departs = null, estimatedArrivalDate: arrives = null } = inquiry.shipping ?? {}
  const arriving = arrivingFrom(inquiry)
  const today = now.slice(0, 10)
  // A car that arrived before the day it was expected shows the day it arrived.
  const arrived = [arrives, inquiry.deliveredAt].filter((day) => day != null).toSorted()[0] ?? null
  const isPast = (day: string | null): boolean => isBought && day !== null && day <= today
  const steps: [ProgressStep, isDone: boolean, at: string | null][] = PROGRESS_STEPS.map((step) => {
    if (step === 'NEGOTIATION') return [step, inquiry.status !== 'NEGOTIATION', inquiry.openedAt]
    if (step === 'SHIPS') return [step, isPast(departs), departs]
    if (step === 'ARRIVING') return [step, isPast(arriving), arrived]
    return [step, ORDER.indexOf(inquiry.status) >= ORDER.indexOf(step), reached(step)]
  })
  const next = inquiry.deliveredAt ? -1 : steps.findIndex(([, isDone]) => !isDone)
  return steps.map(([step, , at], i) => {
    const isDone = next === -1 || i < next
    const isExpected = step === 'SHIPS' || step === 'ARRIVING' || step === 'NEGOTIATION'
    return {
      step,
      state: isDone ? 'DONE' : i === next && inquiry.outcome === null ? 'CURRENT' : 'TO_COME',
      at: isDone || isExpected ? at : null,
    }
  })
}
const ORDER: readonly string[] = PROGRESS_STEPS

/**
 * The status to show: for a finalized sale the previous status, or NEGOTIATION (specification
 * section 4).
 */
export function displayedStatus({
  status,
  statusHistories,
}: {
  status: InquiryStatus
  statusHistories: readonly StatusHistory[]
}): InquiryStatus {
  if (status !== 'SALE_FINALIZED') return status
  return statusHistories.toSorted((a, b) => b.time.localeCompare(a.time))[1]?.status ?? 'NEGOTIATION'
}

export interface NextStep {
  who: 'BUYER' | 'SELLER'
  what:
    | 'REPLY'
    | 'ANSWER_OFFER'
    | 'ISSUE_INVOICE'
    | 'SEND_PROOF'
    | 'ANSWER_PROOF'
    | 'CONFIRM_PURCHASE'
    | 'SET_SHIPPING'
    | 'ISSUE_FINAL_INVOICE'
    | 'FINALIZE_SALE'
    | 'CONFIRM_DELIVERY'
    | 'WRITE_REVIEW'
  /** The deadline, if there is one. */
  by: string | null
}

/** The side that must act, and the next step; null for a closed inquiry. */
export function nextStepOf(inquiry: InquirySnapshot): NextStep | null {
  if (inquiry.outcome) return null
  const buyer = (what: NextStep['what'], by: string | null = null): NextStep => ({ who: 'BUYER', what, by })
  const seller = (what: NextStep['what'], by: string | null = null): NextStep => ({ who: 'SELLER', what, by })
  if (inquiry.proof?.state === 'WAITING') return seller('ANSWER_PROOF')
  const offer = inquiry.offers.find(({ state }) => state === 'OPEN')
  if (offer && inquiry.status === 'NEGOTIATION') {
    if (offer.by === 'BUYER') return seller('ANSWER_OFFER', offer.expiresAt)
    return inquiry.waitingSince ? seller('REPLY') : buyer('ANSWER_OFFER', offer.expiresAt)
  }
  const isAgreed = inquiry.offers.some(({ state }) => state === 'ACCEPTED')
  // The buyer's acceptance of our offer is no question.
  if (inquiry.status === 'NEGOTIATION' && isAgreed && !inquiry.invoice) return seller('ISSUE_INVOICE')
  if (inquiry.waitingSince) return seller('REPLY')
  if (inquiry.status === 'NEGOTIATION')
    return !isAgreed && (inquiry.isProcessed || inquiry.lastSellerSeq > inquiry.lastBuyerSeq)
      ? buyer('REPLY')
      : seller('ISSUE_INVOICE')
  if (inquiry.status === 'INVOICE_ISSUED')
    return buyer('SEND_PROOF', inquiry.invoice?.graceUntil ?? inquiry.invoice?.paymentDeadline ?? null)
  if (inquiry.status === 'PAYMENT_PROOF') return seller('CONFIRM_PURCHASE')
  if (inquiry.status === 'PURCHASE_CONFIRMED')
    return seller(inquiry.finalInvoiceId ? 'FINALIZE_SALE' : inquiry.shipping ? 'ISSUE_FINAL_INVOICE' : 'SET_SHIPPING')
  return buyer(inquiry.deliveredAt ? 'WRITE_REVIEW' : 'CONFIRM_DELIVERY')
}

/** Until when the payment is awaited, of an inquiry or its view; null where none is, or while a proof is checked. */
export const paymentDueOf = ({
  status,
  invoice,
  proof,
  outcome,
}: Pick<InquirySnapshot, 'status' | 'outcome'> & {
  invoice: { state: string; paymentDeadline: string | null } | null
  proof: { state: string } | null
}): string | null =>
  outcome === null && status === 'INVOICE_ISSUED' && invoice?.state === 'ISSUED' && proof?.state !== 'WAITING'
    ? invoice.paymentDeadline
    : null

/**
 * Since when the dealer's action is due: a buyer's message, a proof (also on a finalized sale), or
 * the next step; in a negotiation, the last event. Null where it is the buyer's turn, or where
 * nothing is due, such as a sale that waits for its ship to leave. Lists use the same order in SQL
 * (`sellerTurnSinceSql`).
 */
export function sellerTurnSince(inquiry: InquirySnapshot, now: string): string | null {
  if (inquiry.isArchived) return null
  if (inquiry.waitingSince) return inquiry.waitingSince
  if (nextStepOf(inquiry)?.who !== 'SELLER') return null
  if (inquiry.proof?.state === 'WAITING') return inquiry.proof.at
  if (inquiry.status === 'NEGOTIATION') return inquiry.lastAt
  if (inquiry.status === 'PURCHASE_CONFIRMED' && inquiry.finalInvoiceId) {
    const departs = inquiry.shipping?.estimatedDepartureDate
    return departs && hasShipLeft(inquiry, now.slice(0, 10)) ? `${departs}T00:00:00.000Z` : null
  }
  // With its shipping entered the final invoice is next.
  return inquiry.arrivalDates[0]?.at ?? inquiry.statusHistories.at(-1)?.time ?? inquiry.lastAt
}
