import type { InquiryEvent, InquiryEventKind, InquiryEvents } from '@minato/domain/inquiry-events'
import type { Locale } from '@minato/contract/enumerations'
import { dayInJapan } from '@minato/domain/moments'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import type { DataOf, Template } from '../../../platform/email/templates/templates.ts'
import { linkTo, managersOf, partiesOf } from '../../users/people-lookup/service.ts'
import type { RunQuery, InquiryParty } from '../../users/people-lookup/service.ts'
import { carCardsOfInquiries } from '../../vehicles/service.ts'
import { bankOfDocument } from '../invoices/invoices-store.ts'
import { queueMessagesMail } from '../messages/messages-queue.ts'
import { runReservationJobNow } from '../reservations/schedule-job.ts'
import type { LockedInquiry } from './service.ts'

/** The emails of each event (INQ-10), queued in its transaction and sent once. */

export type Recipient = 'BUYER' | 'SELLER'
/** Data that every email about an inquiry contains. */
export interface InquiryEmailData {
  name: string
  reference: string
  /** 'Toyota Corolla Fielder 1.5 G'. */
  car: string
  link: string
}
type InquiryTemplate = { [T in Template]: DataOf<T> extends InquiryEmailData ? T : never }[Template]

interface Notification {
  to: Recipient
  template: InquiryTemplate
  more: object
}
const notification = <T extends InquiryTemplate>(
  recipient: Recipient,
  template: T,
  more: Omit<DataOf<T>, keyof InquiryEmailData | 'country'>,
): Notification => ({ to: recipient, template, more })

/** `state` is the inquiry after the event, `before` the one before it. */
type NotificationFor<K extends InquiryEventKind> = (
  data: InquiryEvents[K],
  told: { state: InquirySnapshot; before: InquirySnapshot | undefined; side: InquiryEvent['side']; at: string },
) => Notification | null

function offerAnswered({ offerId }: { offerId: string }, { state }: { state: InquirySnapshot }, isAccepted: boolean) {
  const offer = state.offers.find(({ id }) => id === offerId)
  const recipient = offer?.by === 'BUYER' ? 'BUYER' : 'SELLER'
  return notification(recipient, 'offerAnswered', { amount: offer?.amount ?? 0, isAccepted })
}

/** Emails by event. Messages are collected and sent later, and only if they stay unread. */
const NOTIFICATIONS: { [K in InquiryEventKind]?: NotificationFor<K> } = {
  // The buyer's email contains the amounts, so create/create-inquiry.ts sends it.
  OPENED: (_, { side }) => (side === 'BUYER' ? notification('SELLER', 'inquiryCame', {}) : null),
  RESERVATION_ASKED: () => notification('SELLER', 'reservationAsked', {}),
  QUEUE_LEFT: ({ isCarGone }) => (isCarGone ? notification('BUYER', 'carWithdrawn', {}) : null),
  RESERVED: ({ reservationId, startTime, endTime }, { before, side, at }) =>
    notification('BUYER', 'carReserved', {
      from: startTime > at ? startTime : null,
      until: endTime,
      isNext: side === 'SYSTEM',
      isExtended: before?.reservation?.id === reservationId,
    }),
  // The end of an inquiry and the purchase have emails of their own.
  RESERVATION_ENDED: (_, { state }) =>
    state.outcome || state.status === 'PURCHASE_CONFIRMED' ? null : notification('BUYER', 'reservationEnded', {}),
  OFFER_MADE: ({ amount, expiresAt, delivered = null }, { side }) =>
    notification(side === 'BUYER' ? 'SELLER' : 'BUYER', 'offerMade', { amount, until: expiresAt, delivered }),
  OFFER_ACCEPTED: (data, context) => offerAnswered(data, context, true),
  OFFER_REFUSED: (data, context) => offerAnswered(data, context, false),
  OFFER_WITHDRAWN: ({ offerId }, { state, side }) =>
    notification(side === 'BUYER' ? 'SELLER' : 'BUYER', 'offerWithdrawn', {
      amount: state.offers.find(({ id }) => id === offerId)?.amount ?? 0,
    }),
  PURCHASE_CONFIRMED: ({ dueCents = 0 }) => notification('BUYER', 'purchaseConfirmed', { dueCents }),
  // If the sale of its car closed it, the email with similar cars says so.
  ENDED: ({ outcome }, { side }) =>
    side === 'SYSTEM' ? null : notification(side === 'BUYER' ? 'SELLER' : 'BUYER', 'dealEnded', { outcome }),
  REOPENED: () => notification('BUYER', 'dealReopened', {}),
  INVOICE_ISSUED: ({ number, total, validUntil, paymentDeadline }) =>
    notification('BUYER', 'invoiceIssued', { number, total, validUntil, paymentDeadline, bank: null }),
  // A replaced document is mentioned by its replacement.
  INVOICE_CANCELLED: ({ isReplaced }, { state }) =>
    isReplaced
      ? null
      : notification('BUYER', 'invoiceEnded', { number: state.invoice?.number ?? '', how: 'CANCELLED' }),
  INVOICE_LAPSED: (_, { state }) =>
    notification('BUYER', 'invoiceEnded', { number: state.invoice?.number ?? '', how: 'LAPSED' }),
  FINAL_INVOICE_ISSUED: ({ number }) => notification('BUYER', 'finalInvoiceIssued', { number }),
  DELIVERED: ({ isPresumed = false }) => notification('BUYER', 'purchaseComplete', { isPresumed }),
  PROOF_SUBMITTED: () => notification('SELLER', 'proofCame', {}),
  PROOF_ACCEPTED: () => notification('BUYER', 'proofAccepted', {}),
  PROOF_REFUSED: ({ until }) => notification('BUYER', 'proofRefused', { until: until ?? null }),
  RECEIPT_ADDED: ({ amount, due }) => notification('BUYER', 'paperCame', { what: 'RECEIPT', amount, due }),
  EXTRA_DOCUMENT_ADDED: ({ kind }, { side }) =>
    notification(side === 'BUYER' ? 'SELLER' : 'BUYER', 'paperCame', { what: 'EXTRA', kind }),
  // One email for a parcel.
  DOCUMENTS_MARKED: ({ action, kinds, courier, trackingNumber, sentOn }) =>
    action === 'SEND' && courier && trackingNumber && sentOn
      ? notification('BUYER', 'documentsSent', { kinds, courier, trackingNumber, sentOn })
      : null,
  // The buyer's own answer needs no email; a withdrawn approval that is given again does.
  CONSIGNEE_PROPOSAL: ({ step, effectiveAt = null }, { side }) =>
    step === 'UNAPPROVED' || step === 'CONFIRMED' || (step === 'REJECTED' && side === 'BUYER')
      ? null
      : notification('BUYER', 'consigneeChange', { step: step === 'REJECTED' ? 'CANCELLED' : step, effectiveAt }),
  // A change of a voyage has one email for each buyer, about all of the buyer's cars.
  SHIPPING_SET: ({ shipping, voyageChangeId }, { before, at }) =>
    voyageChangeId
      ? null
      : notification('BUYER', 'shippingChanged', {
          isFirst: !before?.shipping,
          ship: [shipping.shipName, shipping.voyage].filter(Boolean).join(' ') || null,
          departs: shipping.estimatedDepartureDate,
          arrives: shipping.estimatedArrivalDate,
          today: dayInJapan(at),
        }),
}

export async function sendNotifications(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  event: InquiryEvent,
  before: InquirySnapshot | undefined,
): Promise<void> {
  // A message that a manager wrote down for the buyer sends no email; one about a changed voyage has its own.
  if (event.kind === 'MESSAGE')
    return event.data.notedFrom || event.data.voyageChangeId ? undefined : queueMessagesMail(tx, inquiry, event)
  // The reservation may have been extended for this proof, or by a rejection.
  if ((event.kind === 'PROOF_REFUSED' || event.kind === 'INVOICE_CANCELLED') && inquiry.state.reservation)
    await runReservationJobNow(tx, inquiry.state.reservation.id)
  const result = (NOTIFICATIONS[event.kind] as NotificationFor<InquiryEventKind> | undefined)?.(event.data, {
    ...event,
    state: inquiry.state,
    before,
  })
  if (!result) return
  // The account of the issued document; later changes of the settings never reach the email.
  const [document] =
    event.kind === 'INVOICE_ISSUED' ? await tx.rows<object>(bankOfDocument(tx.tenant, event.data.invoiceId)) : []
  await sendInquiryMail(
    context,
    tx,
    inquiry,
    result.to,
    result.template,
    { ...result.more, ...document },
    `event ${event.seq}`,
  )
}

/** Emails a party of the inquiry. `about`: deduplication key per recipient. */
export async function sendInquiryMail(
  context: Context,
  tx: Transaction,
  { id, state }: Pick<LockedInquiry, 'id' | 'state'>,
  recipient: Recipient,
  template: InquiryTemplate,
  more: object | ((locale: Locale) => object),
  subject: string,
): Promise<void> {
  const { tenant } = tx
  const car = await carNameOf(context, tenant, state.carId)
  for (const reader of await recipientsOf(tx, state, recipient)) {
    const { locale, email } = reader
    if (!email || reader.isGone) continue
    const facts: InquiryEmailData = {
      name: reader.firstname,
      reference: state.reference,
      car,
      link: linkTo(context, tenant, locale, `/inquiries/${id}`),
    }
    // Deadlines for buyers show their time beside Japan's, as on documents; managers read Japan's time.
    const country = recipient === 'BUYER' ? (reader.country ?? state.finalDestination) : 'JP'
    const data = { ...facts, country, ...(typeof more === 'function' ? more(locale) : more) } as DataOf<typeof template>
    await sendMail(tx, {
      to: email,
      locale,
      template,
      data,
      personId: reader.id,
      key: `deal ${id} ${subject} ${reader.id}`,
    })
  }
}

/** The buyer, or the inquiry's manager; without an active one, all managers. */
async function recipientsOf(
  tx: Transaction,
  { ownerId, managerId }: InquirySnapshot,
  recipient: Recipient,
): Promise<InquiryParty[]> {
  const runQuery: RunQuery = (statement) => tx.rows(statement)
  if (recipient === 'BUYER') return [...(await partiesOf(runQuery, tx.tenant, [ownerId])).values()]
  const managers = await managersOf(runQuery, tx.tenant)
  const assignedManagers = managers.filter(({ id }) => id === managerId)
  return assignedManagers.length ? assignedManagers : managers
}

/** 'Toyota Corolla Fielder 1.5 G'. */
export async function carNameOf(context: Context, tenant: string, carId: string): Promise<string> {
  const car = (await carCardsOfInquiries(context, tenant, [carId])).get(carId)
  return [car?.trim?.model.brand.name, car?.trim?.model.name, car?.grade].filter(Boolean).join(' ')
}
