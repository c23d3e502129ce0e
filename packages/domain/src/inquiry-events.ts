import type { VerdictReason } from './arrival-verdict.ts'
import type {
  ChecklistAction,
  InquiryOutcome,
  InquirySource,
  InquiryStatus,
  ShippingDocument,
} from '@minato/contract/enumerations'
import type { Quote } from '@minato/contract/quotes'

/**
 * Events of an inquiry (TRU-01). Event data contain no personal data: texts, names and addresses
 * are content, which is stored beside the event log and can be removed (decision 9). Money is whole
 * US dollars, instants are ISO 8601 in UTC with milliseconds, days are YYYY-MM-DD.
 */

/** The acting side: the buyer, the dealer, or the system's clock. */
export type Side = 'BUYER' | 'SELLER' | 'SYSTEM'

/** Amounts to pay; `null` is 'on request', and a null `warranty` means that no insurance was wanted. */
export interface InquiryAmounts {
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

export interface InquiryInvoice {
  id: string
  state: 'ISSUED' | 'CANCELLED' | 'LAPSED'
  number: string
  total: number
  issuedAt: string
  validUntil: string
  paymentDeadline: string
  /**
   * Until when another proof may be sent, where a proof was refused when the proforma was expired
   * or nearly so.
   */
  graceUntil?: string
}

export interface InquiryProof {
  documentId: string
  at: string
  state: 'WAITING' | 'ACCEPTED' | 'REFUSED'
}

export interface InquiryReservation {
  id: string
  startTime: string
  endTime: string
}

/** A total with its terms and port. */
export interface DeliveredPrice {
  total: number
  freightType: 'CIF' | 'C&F'
  port: string
}

export interface InquiryOffer {
  id: string
  by: Side
  /** The offered FOB price. */
  amount: number
  expiresAt: string
  /** The total that the offer was made with; later changes of the inquiry's amounts do not change it. */
  delivered?: DeliveredPrice
  state: 'OPEN' | 'ACCEPTED' | 'REFUSED' | 'COUNTERED' | 'LAPSED' | 'WITHDRAWN'
}

/** Where documents are compared before they go out (TRU-11): a document is issued, or uploaded ones are shared. */
export type AgreementStep = 'PROFORMA' | 'RECEIPT' | 'FINAL' | 'UPLOADED'

/** What an inquiry begins with. */
export interface InquiryOpening {
  reference: string
  ownerId: string
  managerId: string | null
  source: InquirySource
  carId: string
  portId: string
  finalDestination: string
  quote: Quote
  amounts: InquiryAmounts
}

export type ConsigneeStep =
  | 'PROPOSED'
  | 'APPROVED'
  /** The manager who approved it was removed. */
  | 'UNAPPROVED'
  | 'CONFIRMED'
  | 'REJECTED'
  | 'CANCELLED'
  | 'IN_FORCE'

export interface DocumentMarks {
  action: ChecklistAction
  kinds: ShippingDocument[]
  documentId?: string | undefined
  courier?: string | undefined
  trackingNumber?: string | undefined
  sentOn?: string | undefined
}

/** After this event of the dealer a message of the buyer is still unanswered. Absent in the event logs of 1.0.0. */
interface ReplyDue {
  isReplyDue?: true
}

/** Data of each kind of event. */
export interface InquiryEvents {
  OPENED: InquiryOpening
  /**
   * Content: `text`. `notedFrom`: the channel on which the dealer received the buyer's message;
   * `isReplyDue` with it: the buyer waits for the reply here. `voyageChangeId`: an automatic message about a changed voyage, which answers no message.
   */
  MESSAGE: { documentIds: string[]; notedFrom?: InquirySource; voyageChangeId?: string } & ReplyDue
  /** Fields left out stay unchanged. Has content where the consignee changes: `customerInformation`. */
  EDITED: {
    portId?: string
    finalDestination?: string
    amounts?: InquiryAmounts
    /** Present if the amounts were quoted again. */
    quote?: Quote
    hasCustomerInformation?: boolean
  }
  /**
   * A change of the consignee by two managers (TRU-04). PROPOSED has content: `customerInformation` and the consignee
   * that it `replaces`. `effectiveAt`: from when an approved one holds.
   */
  CONSIGNEE_PROPOSAL: { proposalId: string; step: ConsigneeStep; effectiveAt?: string }
  PROCESSED: object
  /** Reverts PROCESSED, including since when the buyer has been waiting. */
  UNPROCESSED: { waitingSince: string | null }
  ARCHIVED: object
  RESTORED: object
  HANDED_OVER: { managerId: string }
  INVOICE_GENERATED: { invoiceId: string }
  /** The first one has content where no consignee was entered: `customerInformation`, the account's data of then. */
  INVOICE_ISSUED: {
    invoiceId: string
    number: string
    total: number
    validUntil: string
    paymentDeadline: string
    hasCustomerInformation?: true
  }
  /** Content: `reason`. */
  INVOICE_CANCELLED: { invoiceId: string; isReplaced?: true }
  INVOICE_LAPSED: { invoiceId: string }
  PROOF_SUBMITTED: { documentId: string }
  PROOF_ACCEPTED: { documentId: string }
  /** Content: `reason`. `until`: how long the proforma holds for another proof, where its own validity ends sooner. */
  PROOF_REFUSED: { documentId: string; until?: string }
  /** `dueCents`: what was still to be paid of an invoice paid in part. Content: `reason` to confirm it then. */
  PURCHASE_CONFIRMED: { dueCents?: number }
  /**
   * With a number, what was received and what is still due, in US dollars, where the receipt is one of our own. Content:
   * `reason` of an unusual one.
   */
  RECEIPT_ADDED: { documentId: string; number?: string; amount?: number; due?: number; receivedOn?: string }
  /** `kind`: the line of the document checklist that it belongs to. */
  EXTRA_DOCUMENT_ADDED: { documentId: string; kind?: ShippingDocument }
  /** An action on lines of the document checklist (TRU-11). ASSIGN has the document, SEND the data of the parcel. */
  DOCUMENTS_MARKED: DocumentMarks
  /** Entries of the payment ledger (TRU-12), in cents. Content: `sender`, and `reason` where one was given. */
  TRANSFER_RECORDED: { transactionId: string; cents: number; currency: string; feeCents: number; valueDate: string }
  REFUND_RECORDED: { transactionId: string; cents: number; valueDate: string }
  WRITTEN_OFF: { transactionId: string; cents: number }
  /** `isTarget`: this inquiry received the credit; `reference` is the other one. */
  CREDIT_MOVED: { transactionId: string; cents: number; reference: string; isTarget: boolean }
  LEDGER_REVERSED: { transactionId: string; reverses: string; cents: number; currency: string }
  /** A manager went on although documents differ, at this step. Content, for managers alone: `reason`, `fields`. */
  DIFFERENCES_ACCEPTED: { step: AgreementStep }
  /** A proforma is issued although the import rules on file refuse the car (TRU-05). Content: `reason`. */
  REFUSED_IMPORT_ACCEPTED: { country: string; cause: VerdictReason }
  /** `voyageId`: booked on this voyage, or null where a booking is cancelled. `voyageChangeId`: the voyage has moved the dates. */
  SHIPPING_SET: { shipping: ShippingData; voyageId?: string | null; voyageChangeId?: string }
  /** `isBeforeDeparture`: the sale is finalized by an event of its own, once the ship has left. */
  FINAL_INVOICE_ISSUED: { invoiceId: string; number: string; total: number; isBeforeDeparture?: true }
  FINALIZED: object
  /** `isPresumed`: not confirmed within a week after the expected arrival. */
  DELIVERED: { isPresumed?: true }
  RESERVATION_ASKED: object
  /** The wish is taken back, or the car is none that can be waited for. */
  QUEUE_LEFT: { isCarGone?: true }
  RESERVED: { reservationId: string; startTime: string; endTime: string } & ReplyDue
  RESERVATION_ENDED: { reservationId: string; cause: 'CANCELLED' | 'EXPIRED' | 'SOLD' | 'CLOSED' }
  /** `delivered`: absent while an amount is on request. */
  OFFER_MADE: { offerId: string; amount: number; expiresAt: string; delivered?: DeliveredPrice } & ReplyDue
  OFFER_ACCEPTED: { offerId: string; amounts: InquiryAmounts } & ReplyDue
  OFFER_REFUSED: { offerId: string } & ReplyDue
  OFFER_LAPSED: { offerId: string }
  /** Taken back by its own side. */
  OFFER_WITHDRAWN: { offerId: string }
  /** Content: `reason`. */
  ENDED: { outcome: InquiryOutcome; carBecomes: 'PUBLISHED' | 'DRAFT' | null }
  REOPENED: object
}
export type InquiryEventKind = keyof InquiryEvents

/** One event with its place in the record. */
export type InquiryEvent = {
  [K in InquiryEventKind]: { kind: K; data: InquiryEvents[K]; seq: number; at: string; side: Side }
}[InquiryEventKind]

export interface StatusHistory {
  time: string
  status: InquiryStatus
}
