import type { Locale } from '@minato/contract/enumerations'
import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { dayInWords } from '@minato/domain/moments'
import type { DealEventKind } from '@minato/domain/deal-events'
import { formatFor } from '../../messages/format.ts'
import type { DealTexts } from '../deal-texts.ts'
import type { Clock } from '../times.ts'

/** The events of a deal in the reader's words: the record is the same for both sides, its language is one's own. */

type Data = Readonly<Record<string, unknown>>
const text = (data: Data, key: string): string => (typeof data[key] === 'string' ? data[key] : '')
const money = (data: Data, key: string, locale: Locale): string =>
  typeof data[key] === 'number' ? formatFor(locale).money(data[key]) : '–'
const part = (data: Data, key: string): Data =>
  typeof data[key] === 'object' && data[key] !== null ? (data[key] as Data) : {}

type Says = (t: DealTexts['record'], data: Data, locale: Locale, clock: Clock) => string

const WORDS: Record<DealEventKind, Says> = {
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
  PROCESSED: (t) => t.processed,
  UNPROCESSED: (t) => t.unprocessed,
  ARCHIVED: (t) => t.archived,
  RESTORED: (t) => t.restored,
  HANDED_OVER: (t) => t.handedOver,
  INVOICE_GENERATED: (t) => t.invoiceGenerated,
  INVOICE_ISSUED: (t, data, locale) => t.invoiceIssued(text(data, 'number'), money(data, 'total', locale)),
  INVOICE_CANCELLED: (t) => t.invoiceCancelled,
  INVOICE_LAPSED: (t) => t.invoiceLapsed,
  PROOF_SUBMITTED: (t) => t.proofSubmitted,
  PROOF_ACCEPTED: (t) => t.proofAccepted,
  PROOF_REFUSED: (t) => t.proofRefused,
  PURCHASE_CONFIRMED: (t) => t.purchaseConfirmed,
  RECEIPT_ADDED: (t) => t.receiptAdded,
  EXTRA_DOCUMENT_ADDED: (t) => t.extraDocumentAdded,
  SHIPPING_SET: (t, data, locale) => {
    const shipping = part(data, 'shipping')
    const day = (key: string) => (text(shipping, key) ? dayInWords(text(shipping, key), locale) : null)
    return t.shippingSet(day('estimatedDepartureDate'), day('estimatedArrivalDate'))
  },
  FINAL_INVOICE_ISSUED: (t, data, locale) => t.finalInvoiceIssued(text(data, 'number'), money(data, 'total', locale)),
  FINALIZED: (t) => t.finalized,
  DELIVERED: (t, { isPresumed }) => (isPresumed === true ? t.deliveryPresumed : t.delivered),
  RESERVATION_ASKED: (t) => t.reservationAsked,
  QUEUE_LEFT: (t, { isCarGone }) => (isCarGone === true ? t.carWithdrawn : t.queueLeft),
  RESERVED: (t, data, _, clock) => t.reserved(text(data, 'endTime') ? clock.moment(text(data, 'endTime')) : ''),
  RESERVATION_ENDED: (t, data) => t.reservationEnded[text(data, 'cause')] ?? t.reservationOver,
  OFFER_MADE: (t, data, locale) => t.offerMade(money(data, 'amount', locale)),
  OFFER_ACCEPTED: (t) => t.offerAccepted,
  OFFER_REFUSED: (t) => t.offerRefused,
  OFFER_LAPSED: (t) => t.offerLapsed,
  OFFER_WITHDRAWN: (t) => t.offerWithdrawn,
  ENDED: (t, data) => t.ended[text(data, 'outcome')] ?? t.endedPlain,
  REOPENED: (t) => t.reopened,
}

/** What happened, with the reason where one was given. A kind that is not known yet is named by itself. */
export function wordsOf(entry: RecordEntry, { record: t }: DealTexts, locale: Locale, clock: Clock): string {
  const says = WORDS[entry.kind as DealEventKind] as Says | undefined
  const said = says ? says(t, entry.data, locale, clock) : entry.kind
  const reason = entry.content?.['reason']
  return typeof reason === 'string' && reason ? t.because(said, reason) : said
}

const INTERNAL = ['PROCESSED', 'UNPROCESSED', 'ARCHIVED', 'RESTORED', 'HANDED_OVER', 'INVOICE_GENERATED']
/** Steps of the back office: no buyer is shown them. */
export const isInternal = (kind: string): boolean => INTERNAL.includes(kind)

/** What is worth a line between the messages. */
export const isInThread = (kind: string): boolean => !isInternal(kind) && kind !== 'MESSAGE' && kind !== 'OPENED'
