import type { InquiryOutcome, InquirySource, InquiryStatus } from '@minato/contract/enumerations'
import type { Quote } from '@minato/contract/quotes'

/**
 * What may happen to a deal (TRU-01). An event names nobody: texts, names and addresses are its content, which lies beside
 * the record and can be removed (decision 9). Money is whole US dollars, instants are ISO 8601 in UTC with milliseconds,
 * days are YYYY-MM-DD.
 */

/** Whose deed it was: the owner's, the dealer's, or nobody's but the clock's. */
export type Side = 'BUYER' | 'SELLER' | 'SYSTEM'

/** What is to be paid; `null` is 'on request', and a `warranty` of null means that no insurance was asked for. */
export interface DealAmounts {
  amountFOB: number | null
  fretAmount: number | null
  warranty: number | null
  inspections: { productId: string; type: 'PRE_EXPORT'; amount: number }[]
  discount: number
  isActivateDiscount: boolean
}

export interface ShippingData {
  netWeight: number | null
  grossWeight: number | null
  companyShipping: string | null
  shipName: string | null
  cfs: string | null
  estimatedArrivalDate: string | null
  estimatedDepartureDate: string | null
  portOfLoading: string | null
  billOfLading?: string | null | undefined
  voyage?: string | null | undefined
  /** Container numbers, as written. */
  containers?: string | null | undefined
}

export interface DealInvoice {
  id: string
  state: 'ISSUED' | 'CANCELLED' | 'LAPSED'
  number: string
  total: number
  issuedAt: string
  validUntil: string
  paymentDeadline: string
  /** Where its validity was over, or nearly, when a proof was refused: until then another one may come. */
  graceUntil?: string
}

export interface DealProof {
  documentId: string
  at: string
  state: 'WAITING' | 'ACCEPTED' | 'REFUSED'
}

export interface DealReservation {
  id: string
  startTime: string
  endTime: string
}

export interface DealOffer {
  id: string
  by: Side
  /** What the car shall cost, FOB. */
  amount: number
  expiresAt: string
  state: 'OPEN' | 'ACCEPTED' | 'REFUSED' | 'COUNTERED' | 'LAPSED' | 'WITHDRAWN'
}

/** What each kind of event says. */
export interface DealEvents {
  OPENED: {
    reference: string
    ownerId: string
    managerId: string | null
    source: InquirySource
    carId: string
    portId: string
    finalDestination: string
    quote: Quote
    amounts: DealAmounts
  }
  /** Content: `text`. `notedFrom`: the buyer's words, as the dealer heard or read them there. */
  MESSAGE: { documentIds: string[]; notedFrom?: InquirySource }
  /** What is not named stays. Content where the buyer's facts change: `customerInformation`. */
  EDITED: {
    portId?: string
    finalDestination?: string
    amounts?: DealAmounts
    /** Where a new one was made. */
    quote?: Quote
    hasCustomerInformation?: boolean
  }
  PROCESSED: object
  /** It was not done after all: the buyer waits as if it had never been said. */
  UNPROCESSED: { waitingSince: string | null }
  ARCHIVED: object
  RESTORED: object
  HANDED_OVER: { managerId: string }
  INVOICE_GENERATED: { invoiceId: string }
  INVOICE_ISSUED: { invoiceId: string; number: string; total: number; validUntil: string; paymentDeadline: string }
  /** Content: `reason`. */
  INVOICE_CANCELLED: { invoiceId: string; isReplaced?: true }
  INVOICE_LAPSED: { invoiceId: string }
  PROOF_SUBMITTED: { documentId: string }
  PROOF_ACCEPTED: { documentId: string }
  /** Content: `reason`. `until`: how long the proforma holds for another proof, where its own validity ends sooner. */
  PROOF_REFUSED: { documentId: string; until?: string }
  PURCHASE_CONFIRMED: object
  /** With a number and what was received where the receipt is one of our own. Content: `reason` of an unusual one. */
  RECEIPT_ADDED: { documentId: string; number?: string; amount?: number; receivedOn?: string }
  EXTRA_DOCUMENT_ADDED: { documentId: string }
  SHIPPING_SET: { shipping: ShippingData }
  /** `isBeforeDeparture`: the sale is finalized by an event of its own, once the ship has left. */
  FINAL_INVOICE_ISSUED: { invoiceId: string; number: string; total: number; isBeforeDeparture?: true }
  FINALIZED: object
  /** `isPresumed`: not confirmed within a week after the expected arrival. */
  DELIVERED: { isPresumed?: true }
  RESERVATION_ASKED: object
  /** The wish is taken back, or the car is none that can be waited for. */
  QUEUE_LEFT: { isCarGone?: true }
  RESERVED: { reservationId: string; startTime: string; endTime: string }
  RESERVATION_ENDED: { reservationId: string; cause: 'CANCELLED' | 'EXPIRED' | 'SOLD' | 'CLOSED' }
  OFFER_MADE: { offerId: string; amount: number; expiresAt: string }
  OFFER_ACCEPTED: { offerId: string; amounts: DealAmounts }
  OFFER_REFUSED: { offerId: string }
  OFFER_LAPSED: { offerId: string }
  /** Taken back by its own side. */
  OFFER_WITHDRAWN: { offerId: string }
  /** Content: `reason`. */
  ENDED: { outcome: InquiryOutcome; carBecomes: 'PUBLISHED' | 'DRAFT' | null }
  REOPENED: object
}
export type DealEventKind = keyof DealEvents

/** One event with its place in the record. */
export type DealEvent = {
  [K in DealEventKind]: { kind: K; data: DealEvents[K]; seq: number; at: string; side: Side }
}[DealEventKind]

export interface StatusHistory {
  time: string
  status: InquiryStatus
}
