import { PROGRESS_STEPS } from '@minato/contract/inquiry-enumerations'
import type { InquiryStatus, ProgressStep } from '@minato/contract/enumerations'
import { hasShipLeft } from './deal-actions.ts'
import type { StatusHistory } from './deal-events.ts'
import type { DealState } from './inquiries.ts'

/** How far a deal has come, and who moves next: the same for both sides. */

/** Days before the arrival from which a car counts as soon arriving (INQ-03). */
export const ARRIVING_DAYS = 7
const DAY_MS = 86_400_000

export interface Progress {
  step: ProgressStep
  state: 'DONE' | 'CURRENT' | 'TO_COME'
  /** The instant it was reached, or the day it is expected. */
  at: string | null
}

/** The seven steps. A step is done only behind all earlier ones; the first that is not is the current one of an open deal. */
export function progressOf(deal: DealState, now: string): Progress[] {
  const reached = (status: InquiryStatus): string | null =>
    deal.statusHistories.findLast((entry) => entry.status === status)?.time ?? null
  const isBought = deal.status === 'PURCHASE_CONFIRMED' || deal.status === 'SALE_FINALIZED'
  const { estimatedDepartureDate: departs = null, estimatedArrivalDate: arrives = null } = deal.shipping ?? {}
  const arriving = arrives && new Date(Date.parse(arrives) - ARRIVING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const today = now.slice(0, 10)
  // A car that arrived before the day it was expected shows the day it arrived.
  const arrived = [arrives, deal.deliveredAt].filter((day) => day != null).toSorted()[0] ?? null
  const isPast = (day: string | null): boolean => isBought && day !== null && day <= today
  const steps: [ProgressStep, isDone: boolean, at: string | null][] = PROGRESS_STEPS.map((step) => {
    if (step === 'NEGOTIATION') return [step, deal.status !== 'NEGOTIATION', deal.openedAt]
    if (step === 'SHIPS') return [step, isPast(departs), departs]
    if (step === 'ARRIVING') return [step, isPast(arriving), arrived]
    return [step, ORDER.indexOf(deal.status) >= ORDER.indexOf(step), reached(step)]
  })
  const next = deal.deliveredAt ? -1 : steps.findIndex(([, isDone]) => !isDone)
  return steps.map(([step, , at], i) => {
    const isDone = next === -1 || i < next
    const isExpected = step === 'SHIPS' || step === 'ARRIVING' || step === 'NEGOTIATION'
    return {
      step,
      state: isDone ? 'DONE' : i === next && deal.outcome === null ? 'CURRENT' : 'TO_COME',
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
  /** Until when, where there is such a moment. */
  by: string | null
}

/** The side that must act, and the next step; null for a closed inquiry. */
export function nextStepOf(deal: DealState): NextStep | null {
  if (deal.outcome) return null
  const buyer = (what: NextStep['what'], by: string | null = null): NextStep => ({ who: 'BUYER', what, by })
  const seller = (what: NextStep['what'], by: string | null = null): NextStep => ({ who: 'SELLER', what, by })
  if (deal.proof?.state === 'WAITING') return seller('ANSWER_PROOF')
  const offer = deal.offers.find(({ state }) => state === 'OPEN')
  if (offer && deal.status === 'NEGOTIATION') {
    if (offer.by === 'BUYER') return seller('ANSWER_OFFER', offer.expiresAt)
    return deal.waitingSince ? seller('REPLY') : buyer('ANSWER_OFFER', offer.expiresAt)
  }
  const isAgreed = deal.offers.some(({ state }) => state === 'ACCEPTED')
  // The buyer's acceptance of our offer is no question.
  if (deal.status === 'NEGOTIATION' && isAgreed && !deal.invoice) return seller('ISSUE_INVOICE')
  if (deal.waitingSince) return seller('REPLY')
  if (deal.status === 'NEGOTIATION')
    return !isAgreed && (deal.isProcessed || deal.lastSellerSeq > deal.lastBuyerSeq)
      ? buyer('REPLY')
      : seller('ISSUE_INVOICE')
  if (deal.status === 'INVOICE_ISSUED')
    return buyer('SEND_PROOF', deal.invoice?.graceUntil ?? deal.invoice?.paymentDeadline ?? null)
  if (deal.status === 'PAYMENT_PROOF') return seller('CONFIRM_PURCHASE')
  if (deal.status === 'PURCHASE_CONFIRMED')
    return seller(deal.finalInvoiceId ? 'FINALIZE_SALE' : deal.shipping ? 'ISSUE_FINAL_INVOICE' : 'SET_SHIPPING')
  return buyer(deal.deliveredAt ? 'WRITE_REVIEW' : 'CONFIRM_DELIVERY')
}

/** Until when the payment is awaited, of a deal or of an inquiry as shown; null where none is, or while a proof is checked. */
export const paymentDueOf = ({
  status,
  invoice,
  proof,
  outcome,
}: Pick<DealState, 'status' | 'outcome'> & {
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
 * (`ourTurn`).
 */
export function sellerTurnSince(deal: DealState, now: string): string | null {
  if (deal.isArchived) return null
  if (deal.waitingSince) return deal.waitingSince
  if (nextStepOf(deal)?.who !== 'SELLER') return null
  if (deal.proof?.state === 'WAITING') return deal.proof.at
  if (deal.status === 'NEGOTIATION') return deal.lastAt
  if (deal.status === 'PURCHASE_CONFIRMED' && deal.finalInvoiceId) {
    const departs = deal.shipping?.estimatedDepartureDate
    return departs && hasShipLeft(deal, now.slice(0, 10)) ? `${departs}T00:00:00.000Z` : null
  }
  // With its shipping entered the final invoice is next.
  return deal.arrivalDates[0]?.at ?? deal.statusHistories.at(-1)?.time ?? deal.lastAt
}
