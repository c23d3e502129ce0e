import type { InquiryEventKind } from './inquiry-events.ts'
import type { EventTexts } from './event-texts-en.ts'

/** The events of an inquiry in words, for pages and for the signed copy. */

export interface EventFormat {
  /** Whole US dollars. */
  money(value: number): string
  /** Cents of a currency. */
  cents(cents: number, currency: string): string
  /** YYYY-MM-DD. */
  day(day: string): string
  moment(instant: string): string
}

type Data = Readonly<Record<string, unknown>>
const text = (data: Data, key: string): string => (typeof data[key] === 'string' ? data[key] : '')
const money = (data: Data, key: string, format: EventFormat): string =>
  typeof data[key] === 'number' ? format.money(data[key]) : '–'
const cents = (data: Data, format: EventFormat): string =>
  typeof data['cents'] === 'number' ? format.cents(data['cents'], text(data, 'currency') || 'USD') : '–'
const part = (data: Data, key: string): Data =>
  typeof data[key] === 'object' && data[key] !== null ? (data[key] as Data) : {}

const kindNames = (t: EventTexts, kinds: unknown): string =>
  (Array.isArray(kinds) ? kinds : []).map((kind) => t.documents[String(kind)] ?? String(kind)).join(', ')

type Describe = (t: EventTexts, data: Data, format: EventFormat) => string

const WORDS: Record<InquiryEventKind, Describe> = {
  OPENED: (t) => t.opened,
  MESSAGE: (t, { documentIds, notedFrom }) =>
    notedFrom
      ? t.messageNoted
      : Array.isArray(documentIds) && documentIds.length
        ? t.messageWith(documentIds.length)
        : t.message,
  EDITED: (t, data) =>
    t.edited(
      [
        (data['portId'] !== undefined || data['finalDestination'] !== undefined) && t.parts.destination,
        data['amounts'] !== undefined && t.parts.amounts,
        data['hasCustomerInformation'] === true && t.parts.consignee,
      ]
        .filter((one) => one !== false)
        .join(', '),
    ),
  CONSIGNEE_PROPOSAL: (t, data, format) =>
    data['step'] === 'APPROVED' && text(data, 'effectiveAt')
      ? t.consigneeApproved(format.moment(text(data, 'effectiveAt')))
      : (t.consigneeProposal[text(data, 'step')] ?? text(data, 'step')),
  PROCESSED: (t) => t.processed,
  UNPROCESSED: (t) => t.unprocessed,
  ARCHIVED: (t) => t.archived,
  RESTORED: (t) => t.restored,
  HANDED_OVER: (t) => t.handedOver,
  INVOICE_GENERATED: (t) => t.invoiceGenerated,
  INVOICE_ISSUED: (t, data, format) => t.invoiceIssued(text(data, 'number'), money(data, 'total', format)),
  INVOICE_CANCELLED: (t) => t.invoiceCancelled,
  INVOICE_LAPSED: (t) => t.invoiceLapsed,
  PROOF_SUBMITTED: (t) => t.proofSubmitted,
  PROOF_ACCEPTED: (t) => t.proofAccepted,
  PROOF_REFUSED: (t) => t.proofRefused,
  PURCHASE_CONFIRMED: (t, { dueCents }, format) =>
    typeof dueCents === 'number' ? t.purchaseConfirmedBefore(format.cents(dueCents, 'USD')) : t.purchaseConfirmed,
  RECEIPT_ADDED: (t) => t.receiptAdded,
  EXTRA_DOCUMENT_ADDED: (t, data) =>
    text(data, 'kind')
      ? t.documentNamed(kindNames(t, [data['kind']]), t.documentsMarked['ASSIGN'] ?? '')
      : t.extraDocumentAdded,
  DOCUMENTS_MARKED: (t, data) =>
    t.documentNamed(
      kindNames(t, data['kinds']),
      text(data, 'courier')
        ? t.documentsSent(text(data, 'courier'), text(data, 'trackingNumber'))
        : (t.documentsMarked[text(data, 'action')] ?? text(data, 'action')),
    ),
  TRANSFER_RECORDED: (t, data, format) => t.transferRecorded(cents(data, format), format.day(text(data, 'valueDate'))),
  REFUND_RECORDED: (t, data, format) => t.refundRecorded(cents(data, format), format.day(text(data, 'valueDate'))),
  WRITTEN_OFF: (t, data, format) => t.writtenOff(cents(data, format)),
  CREDIT_MOVED: (t, data, format) =>
    (data['isTarget'] === true ? t.creditCame : t.creditMoved)(cents(data, format), text(data, 'reference')),
  LEDGER_REVERSED: (t, data, format) => t.ledgerReversed(cents(data, format)),
  DIFFERENCES_ACCEPTED: (t) => t.differencesAccepted,
  REFUSED_IMPORT_ACCEPTED: (t) => t.refusedImportAccepted,
  SHIPPING_SET: (t, data, format) => {
    const shipping = part(data, 'shipping')
    const day = (key: string) => (text(shipping, key) ? format.day(text(shipping, key)) : null)
    return t.shippingSet(day('estimatedDepartureDate'), day('estimatedArrivalDate'))
  },
  FINAL_INVOICE_ISSUED: (t, data, format) => t.finalInvoiceIssued(text(data, 'number'), money(data, 'total', format)),
  FINALIZED: (t) => t.finalized,
  DELIVERED: (t, { isPresumed }) => (isPresumed === true ? t.deliveryPresumed : t.delivered),
  RESERVATION_ASKED: (t) => t.reservationAsked,
  QUEUE_LEFT: (t, { isCarGone }) => (isCarGone === true ? t.carWithdrawn : t.queueLeft),
  RESERVED: (t, data, format) => t.reserved(text(data, 'endTime') ? format.moment(text(data, 'endTime')) : ''),
  RESERVATION_ENDED: (t, data) => t.reservationEnded[text(data, 'cause')] ?? t.reservationOver,
  OFFER_MADE: (t, data, format) => t.offerMade(money(data, 'amount', format)),
  OFFER_ACCEPTED: (t) => t.offerAccepted,
  OFFER_REFUSED: (t) => t.offerRefused,
  OFFER_LAPSED: (t) => t.offerLapsed,
  OFFER_WITHDRAWN: (t) => t.offerWithdrawn,
  ENDED: (t, data) => t.ended[text(data, 'outcome')] ?? t.endedPlain,
  REOPENED: (t) => t.reopened,
}

/**
 * An event as a sentence, with the reason where one was given. An unknown kind is shown by its
 * name.
 */
export function describeEvent(
  { kind, data, content }: { kind: string; data: Data; content: Data | null },
  t: EventTexts,
  format: EventFormat,
): string {
  const describe = WORDS[kind as InquiryEventKind] as Describe | undefined
  const description = describe ? describe(t, data, format) : kind
  const reason = content?.['reason']
  return typeof reason === 'string' && reason ? t.because(description, reason) : description
}

const INTERNAL = [
  'PROCESSED',
  'UNPROCESSED',
  'ARCHIVED',
  'RESTORED',
  'HANDED_OVER',
  'INVOICE_GENERATED',
  'DIFFERENCES_ACCEPTED',
]
/** Steps of the back office: no buyer is shown them. */
export const isInternal = (kind: string): boolean => INTERNAL.includes(kind)
