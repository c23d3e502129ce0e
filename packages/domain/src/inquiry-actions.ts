import { INQUIRY_STATUSES } from '@minato/contract/inquiry-enumerations'
import type { InquiryStatus } from '@minato/contract/enumerations'
import type { InquirySnapshot } from './inquiries.ts'

/** Allowed actions of an inquiry: one rule for the API that rejects and the button that is disabled. */

/** Why an action is not allowed. The UI translates the code. */
export type ActionErrorCode =
  | 'CLOSED'
  | 'OPEN'
  | 'ARCHIVED'
  | 'NOT_ARCHIVED'
  | 'PROCESSED'
  | 'NOT_PROCESSED'
  | 'TOO_EARLY'
  | 'TOO_LATE'
  | 'NO_INVOICE'
  | 'NO_PROOF'
  | 'NO_SHIPPING'
  | 'NO_FINAL_INVOICE'
  | 'NOT_DEPARTED'
  | 'NOT_ARRIVED'
  | 'NO_AMOUNTS'
  | 'NO_OFFER'
  | 'NO_RESERVATION'
  | 'NOT_ASKED'
  | 'RESERVED'
  | 'PAYMENT_AWAITED'
  | 'EMAIL_UNVERIFIED'
  | 'DOCUMENT_MISSING'
  | 'DOCUMENT_UNCHECKED'
  | 'DOCUMENT_NOT_SENT'
  | 'DOCUMENT_DONE'
  | 'DOCUMENT_ISSUED'
  | 'NO_PROPOSAL'
export interface ActionError {
  code: ActionErrorCode
  /** The same reason in English. */
  reason: string
}

const REASONS: Record<ActionErrorCode, string> = {
  CLOSED: 'This inquiry is closed',
  OPEN: 'This inquiry is not closed',
  ARCHIVED: 'This inquiry is archived: restore it first',
  NOT_ARCHIVED: 'This inquiry is not archived',
  PROCESSED: 'This inquiry is marked as processed already',
  NOT_PROCESSED: 'This inquiry is not marked as processed',
  TOO_EARLY: 'It is too early for this step',
  TOO_LATE: 'It is too late for this step',
  NO_INVOICE: 'There is no proforma invoice for this',
  NO_PROOF: 'No payment proof waits for an answer',
  NO_SHIPPING: 'The shipping data are missing',
  NO_FINAL_INVOICE: 'The final invoice is not issued yet',
  NOT_DEPARTED: 'The ship has not left yet, by the departure date of the shipping data',
  NOT_ARRIVED: 'The car is not expected to have arrived yet, by the arrival date of the shipping data',
  NO_AMOUNTS: 'An amount is still on request',
  NO_OFFER: 'There is no open offer',
  NO_RESERVATION: 'The car is not reserved on this inquiry',
  NOT_ASKED: 'No reservation has been asked for on this inquiry',
  RESERVED: 'The car is reserved on this inquiry already',
  PAYMENT_AWAITED: 'A payment is awaited on this inquiry: cancel the proforma or answer the proof first',
  EMAIL_UNVERIFIED: 'The buyer has not confirmed the email address or number yet',
  DOCUMENT_MISSING: 'This document has not been uploaded yet',
  DOCUMENT_UNCHECKED: 'This document has not been checked yet',
  DOCUMENT_NOT_SENT: 'This document has not been sent',
  DOCUMENT_DONE: 'This step of the document is already done: undo it first',
  NO_PROPOSAL: 'No change of the consignee is pending',
  DOCUMENT_ISSUED: 'The final invoice is issued in the inquiry: it does not need to be uploaded or checked',
}
export const actionErrorFor = (code: ActionErrorCode): ActionError => ({ code, reason: REASONS[code] })

/** Facts outside the inquiry that the rules need. */
export interface ActionContext {
  /** The acting side; default is the dealer. */
  by?: 'BUYER' | 'SELLER'
  /** The buyer typed the email address and has not confirmed it (SES-07). */
  isEmailUnverified?: boolean
  /** When the buyer confirmed the email address; null without a confirmed one. */
  emailConfirmedAt?: string | null
  /** YYYY-MM-DD, UTC, for rules that depend on the departure or arrival of the ship. */
  today?: string
}

interface Rule {
  /** The statuses that allow it; all if missing. */
  from?: readonly InquiryStatus[]
  /**
   * Also allowed in a closed or archived inquiry. Buyers do not see the archive, and their actions
   * restore the inquiry.
   */
  isForClosed?: true
  isForArchived?: true | 'BUYER'
  /** Further conditions. */
  unless?: (inquiry: InquirySnapshot, context: ActionContext) => ActionErrorCode | null
}

/** By the departure date of the shipping data; without one the ship has not left. `today`: YYYY-MM-DD. */
export const hasShipLeft = ({ shipping }: Pick<InquirySnapshot, 'shipping'>, today: string): boolean =>
  (shipping?.estimatedDepartureDate ?? '9999') <= today

/** Days before the expected arrival from which a car counts as soon arriving (INQ-03). */
const ARRIVING_DAYS = 7

/** The day from which the car counts as soon arriving and its buyer confirms the delivery; null without an arrival date. */
export function arrivingFrom({ shipping }: Pick<InquirySnapshot, 'shipping'>): string | null {
  const arrives = shipping?.estimatedArrivalDate
  return arrives ? new Date(Date.parse(arrives) - ARRIVING_DAYS * 86_400_000).toISOString().slice(0, 10) : null
}

const BEFORE_PURCHASE = ['NEGOTIATION', 'INVOICE_ISSUED', 'PAYMENT_PROOF'] as const
const AFTER_PURCHASE = ['PURCHASE_CONFIRMED', 'SALE_FINALIZED'] as const
const offerError = ({ offers }: InquirySnapshot): ActionErrorCode | null =>
  offers.some(({ state }) => state === 'OPEN') ? null : 'NO_OFFER'
const consigneeProposalError = ({ consigneeProposal }: InquirySnapshot): ActionErrorCode | null =>
  consigneeProposal ? null : 'NO_PROPOSAL'
/**
 * Whether the buyer's address was confirmed before the first invoice. Managers create or redirect the sign-in links of
 * other buyers, so their sessions decide nothing about the consignee.
 */
const isBuyerProven = ({ statusHistories }: InquirySnapshot, { emailConfirmedAt }: ActionContext): boolean => {
  const invoicedAt = statusHistories.find(({ status }) => status === 'INVOICE_ISSUED')?.time
  return !!emailConfirmedAt && !!invoicedAt && Date.parse(emailConfirmedAt) <= Date.parse(invoicedAt)
}
const amountsError = ({ amounts: { amountFOB, fretAmount } }: InquirySnapshot): ActionErrorCode | null =>
  amountFOB === null || fretAmount === null ? 'NO_AMOUNTS' : null
const isPaymentAwaited = ({ status, proof, outcome }: InquirySnapshot): boolean =>
  outcome === null && (status === 'INVOICE_ISSUED' || proof?.state === 'WAITING')
const proofError = ({ proof }: InquirySnapshot): ActionErrorCode | null =>
  proof?.state === 'WAITING' ? null : 'NO_PROOF'

/** The actions of an inquiry (specification section 4, INQ-03, INQ-05 to INQ-08, INQ-12, INQ-14, INQ-16). */
const RULES = {
  message: { isForClosed: true, isForArchived: true },
  edit: { from: BEFORE_PURCHASE },
  setConsignee: {
    from: ['NEGOTIATION'],
    isForArchived: true,
    unless: (inquiry, context) => (inquiry.invoice && !isBuyerProven(inquiry, context) ? 'EMAIL_UNVERIFIED' : null),
  },
  // Issued documents never change; once one is issued, later ones name another consignee by two managers' decision.
  proposeConsignee: { from: BEFORE_PURCHASE, unless: ({ invoice }) => (invoice ? null : 'NO_INVOICE') },
  confirmConsignee: {
    isForArchived: true,
    unless: (inquiry, context) =>
      consigneeProposalError(inquiry) ?? (isBuyerProven(inquiry, context) ? null : 'EMAIL_UNVERIFIED'),
  },
  rejectConsignee: { isForClosed: true, isForArchived: true, unless: consigneeProposalError },
  process: { isForClosed: true, unless: ({ isProcessed }) => (isProcessed ? 'PROCESSED' : null) },
  unprocess: { isForClosed: true, unless: ({ isProcessed }) => (isProcessed ? null : 'NOT_PROCESSED') },
  // An archived inquiry would hold the car unnoticed, and its buyer would still be asked for money.
  archive: {
    isForClosed: true,
    unless: (inquiry) => (inquiry.reservation ? 'RESERVED' : isPaymentAwaited(inquiry) ? 'PAYMENT_AWAITED' : null),
  },
  restore: {
    isForClosed: true,
    isForArchived: true,
    unless: ({ isArchived }) => (isArchived ? null : 'NOT_ARCHIVED'),
  },
  handOver: { isForClosed: true },
  generateInvoice: { from: BEFORE_PURCHASE, unless: amountsError },
  issueInvoice: {
    from: BEFORE_PURCHASE,
    // Checked first, so that both sides see it before a proforma is drafted.
    unless: (inquiry, { isEmailUnverified }) =>
      isEmailUnverified ? 'EMAIL_UNVERIFIED' : inquiry.draftInvoiceId ? amountsError(inquiry) : 'NO_INVOICE',
  },
  cancelInvoice: {
    from: ['INVOICE_ISSUED'],
    unless: ({ invoice }) => (invoice?.state === 'ISSUED' ? null : 'NO_INVOICE'),
  },
  // After the final invoice nothing is left to pay, but a buyer with a refused proof must send
  // another one.
  submitProof: {
    from: ['INVOICE_ISSUED', 'PAYMENT_PROOF', ...AFTER_PURCHASE],
    isForArchived: true,
    unless: ({ status, proof }) => (status === 'SALE_FINALIZED' && proof?.state !== 'REFUSED' ? 'TOO_LATE' : null),
  },
  // Also for a second instalment, which changes no status, and after the final invoice: every proof can be answered.
  acceptProof: { from: ['INVOICE_ISSUED', 'PAYMENT_PROOF', ...AFTER_PURCHASE], unless: proofError },
  // Also if the proforma was cancelled since: a waiting proof that cannot be answered would hold the car forever.
  refuseProof: { unless: proofError },
  confirmPurchase: { from: ['PAYMENT_PROOF'] },
  setShipping: { from: AFTER_PURCHASE },
  bookVoyage: { from: AFTER_PURCHASE, unless: ({ deliveredAt }) => (deliveredAt ? 'TOO_LATE' : null) },
  finalInvoice: {
    from: ['PURCHASE_CONFIRMED'],
    unless: ({ shipping, finalInvoiceId }) => (finalInvoiceId ? 'TOO_LATE' : shipping ? null : 'NO_SHIPPING'),
  },
  finalizeSale: {
    from: ['PURCHASE_CONFIRMED'],
    unless: (inquiry, { today = '' }) =>
      inquiry.finalInvoiceId ? (hasShipLeft(inquiry, today) ? null : 'NOT_DEPARTED') : 'NO_FINAL_INVOICE',
  },
  confirmDelivery: {
    from: ['SALE_FINALIZED'],
    isForArchived: true,
    // The delivery ends the sale. Managers know of a ship that is earlier than its dates.
    unless: (inquiry, { by, today = '' }) =>
      inquiry.deliveredAt ? 'TOO_LATE' : by === 'BUYER' && (arrivingFrom(inquiry) ?? '') > today ? 'NOT_ARRIVED' : null,
  },
  addReceipt: { from: ['PAYMENT_PROOF', ...AFTER_PURCHASE] },
  addExtraDocument: { isForClosed: true, isForArchived: 'BUYER' },
  markDocuments: { from: AFTER_PURCHASE, isForArchived: 'BUYER' },
  askReservation: {
    from: BEFORE_PURCHASE,
    isForArchived: true,
    unless: ({ reservation }) => (reservation ? 'RESERVED' : null),
  },
  leaveQueue: {
    isForClosed: true,
    isForArchived: true,
    unless: ({ isReservationAsked }) => (isReservationAsked ? null : 'NOT_ASKED'),
  },
  reserve: { from: BEFORE_PURCHASE, unless: ({ reservation }) => (reservation ? 'RESERVED' : null) },
  cancelReservation: { isForClosed: true, unless: ({ reservation }) => (reservation ? null : 'NO_RESERVATION') },
  offer: { from: ['NEGOTIATION'], isForArchived: 'BUYER' },
  answerOffer: { from: ['NEGOTIATION'], isForArchived: 'BUYER', unless: offerError },
  withdrawOffer: { from: ['NEGOTIATION'], isForArchived: 'BUYER', unless: offerError },
  withdraw: { from: BEFORE_PURCHASE, isForArchived: true },
  lose: { from: BEFORE_PURCHASE },
  markUnpaid: { from: ['INVOICE_ISSUED', 'PAYMENT_PROOF'] },
  refund: { from: AFTER_PURCHASE },
  reopen: { isForClosed: true, unless: ({ outcome }) => (outcome ? null : 'OPEN') },
} as const satisfies Record<string, Rule>
export type InquiryAction = keyof typeof RULES
export const INQUIRY_ACTIONS = Object.keys(RULES) as InquiryAction[]

/** Why the action may not be done now, or null. */
export function actionError(
  action: InquiryAction,
  inquiry: InquirySnapshot,
  context: ActionContext = {},
): ActionError | null {
  const { from, isForClosed, isForArchived, unless }: Rule = RULES[action]
  if (inquiry.outcome && !isForClosed) return actionErrorFor('CLOSED')
  const isOpenInArchive = isForArchived === true || (isForArchived !== undefined && isForArchived === context.by)
  if (inquiry.isArchived && !isOpenInArchive) return actionErrorFor('ARCHIVED')
  if (from && !from.includes(inquiry.status)) {
    const isEarly = INQUIRY_STATUSES.indexOf(inquiry.status) < INQUIRY_STATUSES.indexOf(from[0] ?? 'NEGOTIATION')
    return actionErrorFor(isEarly ? 'TOO_EARLY' : 'TOO_LATE')
  }
  const code = unless?.(inquiry, context)
  return code ? actionErrorFor(code) : null
}
