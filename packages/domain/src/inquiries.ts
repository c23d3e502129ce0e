import type { InquiryOutcome, InquiryStatus } from '@minato/contract/enumerations'
import type {
  ConsigneeStep,
  InquiryEvent,
  InquiryEventKind,
  InquiryEvents,
  InquiryInvoice,
  InquiryOffer,
  InquiryOpening,
  InquiryProof,
  InquiryReservation,
  ShippingData,
  Side,
  StatusHistory,
} from './inquiry-events.ts'
import { applyMarks } from './document-checklist.ts'
import type { Checklist } from './document-checklist.ts'

/**
 * The state of an inquiry is computed from its events by `applyEvent` alone (TRU-01), on the server
 * and when an export is replayed. Pure and total. A new kind of event is a line in `InquiryEvents` and
 * one in `APPLY`.
 */

/** Current values of the creation: `quote` is the newest quote; agreed amounts are in `amounts`. */
export interface InquirySnapshot extends InquiryOpening {
  status: InquiryStatus
  /** Oldest first. Empty if the inquiry has always been in negotiation. */
  statusHistories: StatusHistory[]
  outcome: InquiryOutcome | null
  isProcessed: boolean
  isArchived: boolean
  /** Rises with every event except messages; used for optimistic locking (API-11). */
  version: number
  /** The event whose content has the consignee; null until one is entered or the first invoice is issued. */
  customerInformationSeq: number | null
  /** The pending change of the consignee with its last step; `seq` is the event whose content has the new one. */
  consigneeProposal?: { id: string; seq: number; step: ConsigneeStep } | null
  /** The draft of a proforma; the one issued last is `invoice`. */
  draftInvoiceId: string | null
  invoice: InquiryInvoice | null
  finalInvoiceId: string | null
  proof: InquiryProof | null
  receipts: string[]
  extraDocuments: string[]
  /** Absent until the first action on the checklist. */
  checklist?: Checklist
  shipping: ShippingData | null
  /** The voyage that the inquiry is booked on; absent before the first booking. */
  voyageId?: string | null
  /** Every arrival date that the buyer was ever given. */
  arrivalDates: { at: string; date: string | null }[]
  deliveredAt: string | null
  reservation: InquiryReservation | null
  isReservationAsked: boolean
  offers: InquiryOffer[]
  /** The last message of each side; 0 is none. A noted message is the buyer's where a reply is due. */
  lastBuyerSeq: number
  lastSellerSeq: number
  /** Since when the buyer has been waiting for a reply of the dealer. */
  waitingSince: string | null
  openedAt: string
  lastAt: string
}

type Apply<K extends InquiryEventKind> = (
  state: InquirySnapshot,
  data: InquiryEvents[K],
  event: { seq: number; at: string; side: Side },
) => Partial<InquirySnapshot>

const statusChanged = (
  { statusHistories }: InquirySnapshot,
  status: InquiryStatus,
  time: string,
): Partial<InquirySnapshot> => ({
  status,
  statusHistories: [...statusHistories, { time, status }],
})
const movedOnce = (state: InquirySnapshot, status: InquiryStatus, time: string): Partial<InquirySnapshot> =>
  state.status === status ? {} : statusChanged(state, status, time)
const BOUGHT: readonly InquiryStatus[] = ['PURCHASE_CONFIRMED', 'SALE_FINALIZED']
const offered = (state: InquirySnapshot, id: string, becomes: InquiryOffer['state']): Partial<InquirySnapshot> => ({
  offers: state.offers.map((offer) => (offer.id === id ? { ...offer, state: becomes } : offer)),
})
/** A buyer's message waits for the dealer; a dealer's message answers it. */
const markRead = (state: InquirySnapshot, side: Side, at: string, isReplyDue = false): Partial<InquirySnapshot> =>
  side === 'BUYER'
    ? { isProcessed: false, waitingSince: state.waitingSince ?? at }
    : isReplyDue
      ? {}
      : { waitingSince: null }

const ANSWERS_NO_MESSAGE: readonly InquiryEventKind[] = ['OFFER_MADE', 'OFFER_ACCEPTED', 'OFFER_REFUSED', 'RESERVED']
/** Whether this event of the dealer may leave a message of the buyer unanswered: an offer is no reply to a question. */
export const mayLeaveReplyDue = (
  { status, waitingSince, lastBuyerSeq, lastSellerSeq }: InquirySnapshot,
  kind: InquiryEventKind,
): boolean =>
  ANSWERS_NO_MESSAGE.includes(kind) && status === 'NEGOTIATION' && waitingSince !== null && lastBuyerSeq > lastSellerSeq
/**
 * Whether the event leaves the buyer's last message unanswered. A wait that began after the message is for something else:
 * the message was marked as processed. `messageAt`: time of event `lastBuyerSeq`.
 */
export const leavesReplyDue = (state: InquirySnapshot, kind: InquiryEventKind, messageAt: string): boolean =>
  mayLeaveReplyDue(state, kind) && Date.parse(state.waitingSince ?? '') <= Date.parse(messageAt)
/** When an issued proforma ends, the inquiry returns to negotiation. */
const withoutInvoice = (
  state: InquirySnapshot,
  becomes: 'CANCELLED' | 'LAPSED',
  at: string,
): Partial<InquirySnapshot> => ({
  invoice: state.invoice && { ...state.invoice, state: becomes },
  ...(state.status === 'INVOICE_ISSUED' ? statusChanged(state, 'NEGOTIATION', at) : {}),
})

const ENDING_STEPS: readonly ConsigneeStep[] = ['REJECTED', 'CANCELLED']

const APPLY: { [K in Exclude<InquiryEventKind, 'OPENED'>]: Apply<K> } = {
  // A buyer's message recorded by a manager is no reply; it needs one only if marked so.
  MESSAGE: (state, { notedFrom, isReplyDue, voyageChangeId }, { seq, at, side }) =>
    notedFrom
      ? isReplyDue
        ? { lastBuyerSeq: seq, ...markRead(state, 'BUYER', at) }
        : {}
      : voyageChangeId
        ? { lastSellerSeq: seq }
        : { ...(side === 'BUYER' ? { lastBuyerSeq: seq } : { lastSellerSeq: seq }), ...markRead(state, side, at) },
  EDITED: (_, { hasCustomerInformation, ...changed }, { seq }) => ({
    ...changed,
    ...(hasCustomerInformation ? { customerInformationSeq: seq } : {}),
  }),
  CONSIGNEE_PROPOSAL: ({ consigneeProposal }, { proposalId: id, step }, { seq }) => {
    if (step === 'PROPOSED') return { consigneeProposal: { id, seq, step } }
    if (consigneeProposal?.id !== id) return {}
    if (step === 'IN_FORCE') return { consigneeProposal: null, customerInformationSeq: consigneeProposal.seq }
    return { consigneeProposal: ENDING_STEPS.includes(step) ? null : { ...consigneeProposal, step } }
  },
  PROCESSED: () => ({ isProcessed: true, waitingSince: null }),
  UNPROCESSED: (_, { waitingSince }) => ({ isProcessed: false, waitingSince }),
  ARCHIVED: () => ({ isArchived: true }),
  RESTORED: () => ({ isArchived: false }),
  HANDED_OVER: (_, { managerId }) => ({ managerId }),
  INVOICE_GENERATED: (_, { invoiceId }) => ({ draftInvoiceId: invoiceId }),
  // From the first invoice on, the consignee changes by a proposal only.
  INVOICE_ISSUED: (state, { invoiceId, hasCustomerInformation, ...issued }, { seq, at }) => ({
    draftInvoiceId: null,
    ...(hasCustomerInformation ? { customerInformationSeq: seq } : {}),
    invoice: { id: invoiceId, state: 'ISSUED', issuedAt: at, ...issued },
    waitingSince: null,
    ...(state.status === 'NEGOTIATION' ? statusChanged(state, 'INVOICE_ISSUED', at) : {}),
  }),
  INVOICE_CANCELLED: (state, _, { at }) => withoutInvoice(state, 'CANCELLED', at),
  INVOICE_LAPSED: (state, _, { at }) => withoutInvoice(state, 'LAPSED', at),
  PROOF_SUBMITTED: (state, { documentId }, { at }) => ({
    proof: { documentId, at, state: 'WAITING' },
    ...markRead(state, 'BUYER', at),
  }),
  PROOF_ACCEPTED: (state, { documentId }, { at }) => ({
    proof: { documentId, at: state.proof?.at ?? at, state: 'ACCEPTED' },
    waitingSince: null,
    // A refused proof of a later instalment does not move the status back.
    ...(BOUGHT.includes(state.status) ? {} : movedOnce(state, 'PAYMENT_PROOF', at)),
  }),
  PROOF_REFUSED: (state, { documentId, until }, { at }) => ({
    proof: { documentId, at: state.proof?.at ?? at, state: 'REFUSED' },
    ...(until && state.invoice && { invoice: { ...state.invoice, graceUntil: until } }),
    waitingSince: null,
  }),
  // A proforma still in draft can no longer be issued: the paid one stays in force.
  PURCHASE_CONFIRMED: (state, _, { at }) => ({ draftInvoiceId: null, ...movedOnce(state, 'PURCHASE_CONFIRMED', at) }),
  RECEIPT_ADDED: (state, { documentId }) => ({ receipts: [...state.receipts, documentId] }),
  EXTRA_DOCUMENT_ADDED: (state, { documentId, kind }, { at }) => ({
    extraDocuments: [...state.extraDocuments, documentId],
    ...(kind && { checklist: applyMarks(state, { action: 'ASSIGN', kinds: [kind], documentId }, at) }),
  }),
  DOCUMENTS_MARKED: (state, marks, { at }) => ({ checklist: applyMarks(state, marks, at) }),
  // The ledger is kept beside the state; its events raise the version.
  TRANSFER_RECORDED: () => ({}),
  REFUND_RECORDED: () => ({}),
  WRITTEN_OFF: () => ({}),
  CREDIT_MOVED: () => ({}),
  LEDGER_REVERSED: () => ({}),
  DIFFERENCES_ACCEPTED: () => ({}),
  REFUSED_IMPORT_ACCEPTED: () => ({}),
  SHIPPING_SET: (state, { shipping, voyageId }, { at }) => ({
    shipping,
    ...(voyageId !== undefined && { voyageId }),
    arrivalDates:
      state.arrivalDates.at(-1)?.date === shipping.estimatedArrivalDate
        ? state.arrivalDates
        : [...state.arrivalDates, { at, date: shipping.estimatedArrivalDate }],
  }),
  FINAL_INVOICE_ISSUED: (state, { invoiceId, isBeforeDeparture }, { at }) => ({
    finalInvoiceId: invoiceId,
    ...(isBeforeDeparture ? {} : movedOnce(state, 'SALE_FINALIZED', at)),
  }),
  FINALIZED: (state, _, { at }) => movedOnce(state, 'SALE_FINALIZED', at),
  DELIVERED: (_, __, { at }) => ({ deliveredAt: at }),
  RESERVATION_ASKED: (state, _, { at }) => ({ isReservationAsked: true, ...markRead(state, 'BUYER', at) }),
  QUEUE_LEFT: () => ({ isReservationAsked: false }),
  RESERVED: (_, { reservationId: id, startTime, endTime, isReplyDue }, { side }) => ({
    reservation: { id, startTime, endTime },
    isReservationAsked: false,
    // This answers the buyer's request.
    ...(side === 'SELLER' && !isReplyDue ? { waitingSince: null } : {}),
  }),
  RESERVATION_ENDED: (state, { reservationId }) =>
    state.reservation?.id === reservationId ? { reservation: null } : {},
  OFFER_MADE: (state, { offerId: id, amount, expiresAt, delivered, isReplyDue }, { at, side }) => ({
    offers: [
      ...state.offers.map((offer) => (offer.state === 'OPEN' ? { ...offer, state: 'COUNTERED' as const } : offer)),
      { id, by: side, amount, expiresAt, ...(delivered && { delivered }), state: 'OPEN' },
    ],
    ...markRead(state, side, at, isReplyDue),
  }),
  OFFER_ACCEPTED: (state, { offerId, amounts, isReplyDue }, { at, side }) => ({
    ...offered(state, offerId, 'ACCEPTED'),
    amounts,
    ...markRead(state, side, at, isReplyDue),
  }),
  OFFER_REFUSED: (state, { offerId, isReplyDue }, { at, side }) => ({
    ...offered(state, offerId, 'REFUSED'),
    ...markRead(state, side, at, isReplyDue),
  }),
  OFFER_LAPSED: (state, { offerId }) => offered(state, offerId, 'LAPSED'),
  OFFER_WITHDRAWN: (state, { offerId }) => offered(state, offerId, 'WITHDRAWN'),
  ENDED: (_, { outcome }) => ({ outcome, waitingSince: null }),
  // The voyage may have changed since; the dates stay and can be edited.
  REOPENED: (state) => ({ outcome: null, ...(state.voyageId && { voyageId: null }) }),
}

/** The state after an event. The first event is OPENED; events before it are ignored. */
export function applyEvent(state: InquirySnapshot | null, event: InquiryEvent): InquirySnapshot | null {
  if (event.kind === 'OPENED') return state ?? opened(event.data, event.at)
  if (!state) return null
  const apply = APPLY[event.kind] as Apply<typeof event.kind>
  const version = state.version + (event.kind === 'MESSAGE' ? 0 : 1)
  // The archive is the dealer's: any event of the buyer restores the inquiry, or it would go
  // unnoticed.
  const before = event.side === 'BUYER' ? { ...state, isArchived: false } : state
  return { ...before, ...apply(state, event.data, event), version, lastAt: event.at }
}

const opened = (data: InquiryEvents['OPENED'], at: string): InquirySnapshot => ({
  ...data,
  status: 'NEGOTIATION',
  statusHistories: [],
  outcome: null,
  isProcessed: false,
  isArchived: false,
  version: 1,
  customerInformationSeq: null,
  draftInvoiceId: null,
  invoice: null,
  finalInvoiceId: null,
  proof: null,
  receipts: [],
  extraDocuments: [],
  shipping: null,
  arrivalDates: [],
  deliveredAt: null,
  reservation: null,
  isReservationAsked: false,
  offers: [],
  lastBuyerSeq: 0,
  lastSellerSeq: 0,
  waitingSince: null,
  openedAt: at,
  lastAt: at,
})

/** Replays the events, in order, into the state of the inquiry; null if the first event is not its opening. */
export const replay = (events: readonly InquiryEvent[]): InquirySnapshot | null =>
  events.reduce<InquirySnapshot | null>(applyEvent, null)

/** Since when the buyer would be waiting without the last PROCESSED event. */
export function waitedSince(events: readonly InquiryEvent[]): string | null {
  const mark = events.findLastIndex(({ kind }) => kind === 'PROCESSED')
  return replay(events.filter((_, i) => i !== mark))?.waitingSince ?? null
}

export const statusHistoriesOf = (events: readonly InquiryEvent[]): StatusHistory[] =>
  replay(events)?.statusHistories ?? []
