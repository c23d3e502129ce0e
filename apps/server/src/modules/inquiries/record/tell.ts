import type { DealEvent, DealEventKind, DealEvents } from '@minato/domain/deal-events'
import type { Locale } from '@minato/contract/enumerations'
import type { DealState } from '@minato/domain/inquiries'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { DataOf, Template } from '../../../platform/mail/letters/letters.ts'
import { linkTo, managersOf, partiesOf } from '../../users/parties/service.ts'
import type { Ask, PartyOfDeal } from '../../users/parties/service.ts'
import { cardsOfDeals } from '../../vehicles/service.ts'
import { bankOnPaper } from '../invoices/invoices-store.ts'
import { queueMessagesMail } from '../messages/messages-queue.ts'
import { wakeNow } from '../reservations/wake.ts'
import type { LockedDeal } from './service.ts'

/** Which mails an event brings with it (INQ-10): queued in its transaction, and told once whatever happens then. */

export type Reader = 'BUYER' | 'SELLER'
/** What every letter of a deal names. */
export interface DealFacts {
  name: string
  reference: string
  /** 'Toyota Corolla Fielder 1.5 G'. */
  car: string
  link: string
}
type DealTemplate = { [T in Template]: DataOf<T> extends DealFacts ? T : never }[Template]

interface DealLetter {
  to: Reader
  template: DealTemplate
  more: object
}
const letter = <T extends DealTemplate>(
  to: Reader,
  template: T,
  more: Omit<DataOf<T>, keyof DealFacts | 'country'>,
): DealLetter => ({ to, template, more })

/** `state` is the deal after the event. */
type Tell<K extends DealEventKind> = (
  data: DealEvents[K],
  told: { state: DealState; side: DealEvent['side']; at: string },
) => DealLetter | null

function offerAnswered({ offerId }: { offerId: string }, { state }: { state: DealState }, isAccepted: boolean) {
  const offer = state.offers.find(({ id }) => id === offerId)
  const to = offer?.by === 'BUYER' ? 'BUYER' : 'SELLER'
  return letter(to, 'offerAnswered', { amount: offer?.amount ?? 0, isAccepted })
}

/** The letters by the events that they tell of. Messages are told of together, later, and only if nobody reads them. */
const LETTERS: { [K in DealEventKind]?: Tell<K> } = {
  // The buyer's mail has the amounts: whoever opens the inquiry sends it (opening/open.ts).
  OPENED: (_, { side }) => (side === 'BUYER' ? letter('SELLER', 'inquiryCame', {}) : null),
  RESERVATION_ASKED: () => letter('SELLER', 'reservationAsked', {}),
  QUEUE_LEFT: ({ isCarGone }) => (isCarGone ? letter('BUYER', 'carWithdrawn', {}) : null),
  RESERVED: ({ startTime, endTime }, { side, at }) =>
    letter('BUYER', 'carReserved', {
      from: startTime > at ? startTime : null,
      until: endTime,
      isNext: side === 'SYSTEM',
    }),
  // The end of the deal, and the purchase, are told by letters of their own.
  RESERVATION_ENDED: (_, { state }) =>
    state.outcome || state.status === 'PURCHASE_CONFIRMED' ? null : letter('BUYER', 'reservationEnded', {}),
  OFFER_MADE: ({ amount, expiresAt }, { side }) =>
    letter(side === 'BUYER' ? 'SELLER' : 'BUYER', 'offerMade', { amount, until: expiresAt }),
  OFFER_ACCEPTED: (data, told) => offerAnswered(data, told, true),
  OFFER_REFUSED: (data, told) => offerAnswered(data, told, false),
  OFFER_WITHDRAWN: ({ offerId }, { state, side }) =>
    letter(side === 'BUYER' ? 'SELLER' : 'BUYER', 'offerWithdrawn', {
      amount: state.offers.find(({ id }) => id === offerId)?.amount ?? 0,
    }),
  PURCHASE_CONFIRMED: () => letter('BUYER', 'purchaseConfirmed', {}),
  // One that the sale of its car has closed is told of together with cars like it.
  ENDED: ({ outcome }, { side }) =>
    side === 'SYSTEM' ? null : letter(side === 'BUYER' ? 'SELLER' : 'BUYER', 'dealEnded', { outcome }),
  REOPENED: () => letter('BUYER', 'dealReopened', {}),
  INVOICE_ISSUED: ({ number, total, validUntil, paymentDeadline }) =>
    letter('BUYER', 'invoiceIssued', { number, total, validUntil, paymentDeadline, bank: null }),
  // One that was replaced is told of by the one that replaced it.
  INVOICE_CANCELLED: ({ isReplaced }, { state }) =>
    isReplaced ? null : letter('BUYER', 'invoiceEnded', { number: state.invoice?.number ?? '', how: 'CANCELLED' }),
  INVOICE_LAPSED: (_, { state }) =>
    letter('BUYER', 'invoiceEnded', { number: state.invoice?.number ?? '', how: 'LAPSED' }),
  FINAL_INVOICE_ISSUED: ({ number }) => letter('BUYER', 'finalInvoiceIssued', { number }),
  DELIVERED: ({ isPresumed = false }) => letter('BUYER', 'purchaseComplete', { isPresumed }),
  PROOF_SUBMITTED: () => letter('SELLER', 'proofCame', {}),
  PROOF_ACCEPTED: () => letter('BUYER', 'proofAccepted', {}),
  PROOF_REFUSED: ({ until }) => letter('BUYER', 'proofRefused', { until: until ?? null }),
  RECEIPT_ADDED: () => letter('BUYER', 'paperCame', { what: 'RECEIPT' }),
  EXTRA_DOCUMENT_ADDED: (_, { side }) => letter(side === 'BUYER' ? 'SELLER' : 'BUYER', 'paperCame', { what: 'EXTRA' }),
  SHIPPING_SET: ({ shipping }) =>
    letter('BUYER', 'shippingChanged', {
      ship: shipping.shipName,
      departs: shipping.estimatedDepartureDate,
      arrives: shipping.estimatedArrivalDate,
    }),
}

export async function tell(context: Context, tx: Transaction, deal: LockedDeal, event: DealEvent): Promise<void> {
  // His own words are no news to him.
  if (event.kind === 'MESSAGE') return event.data.notedFrom ? undefined : queueMessagesMail(tx, deal, event)
  // Its reservation may have outlasted its time for it, or for the time that a refusal gave.
  if ((event.kind === 'PROOF_REFUSED' || event.kind === 'INVOICE_CANCELLED') && deal.state.reservation)
    await wakeNow(tx, deal.state.reservation.id)
  const told = (LETTERS[event.kind] as Tell<DealEventKind> | undefined)?.(event.data, { ...event, state: deal.state })
  if (!told) return
  // The account of the issued document: what a manager changes later never reaches the mail.
  const [paper] =
    event.kind === 'INVOICE_ISSUED' ? await tx.rows<object>(bankOnPaper(tx.tenant, event.data.invoiceId)) : []
  await mailDeal(context, tx, deal, told.to, told.template, { ...told.more, ...paper }, `event ${event.seq}`)
}

/** Mails a side of the deal. `about`: what it tells of, once to each reader. */
export async function mailDeal(
  context: Context,
  tx: Transaction,
  { id, state }: Pick<LockedDeal, 'id' | 'state'>,
  to: Reader,
  template: DealTemplate,
  more: object | ((locale: Locale) => object),
  about: string,
): Promise<void> {
  const { tenant } = tx
  const car = await carNameOf(context, tenant, state.carId)
  for (const reader of await readersOf(tx, state, to)) {
    const { locale, email } = reader
    if (!email || reader.isGone) continue
    const facts: DealFacts = {
      name: reader.firstname,
      reference: state.reference,
      car,
      link: linkTo(context, tenant, locale, `/inquiries/${id}`),
    }
    // Deadlines show the buyer's time beside Japan's, as on the documents; managers read Japan's.
    const country = to === 'BUYER' ? (reader.country ?? state.finalDestination) : 'JP'
    const data = { ...facts, country, ...(typeof more === 'function' ? more(locale) : more) } as DataOf<typeof template>
    await sendMail(tx, {
      to: email,
      locale,
      template,
      data,
      personId: reader.id,
      key: `deal ${id} ${about} ${reader.id}`,
    })
  }
}

/** The buyer, or the deal's manager; without one who is at work, all of them. */
async function readersOf(tx: Transaction, { ownerId, managerId }: DealState, to: Reader): Promise<PartyOfDeal[]> {
  const ask: Ask = (statement) => tx.rows(statement)
  if (to === 'BUYER') return [...(await partiesOf(ask, tx.tenant, [ownerId])).values()]
  const managers = await managersOf(ask, tx.tenant)
  const own = managers.filter(({ id }) => id === managerId)
  return own.length ? own : managers
}

/** 'Toyota Corolla Fielder 1.5 G'. */
export async function carNameOf(context: Context, tenant: string, carId: string): Promise<string> {
  const car = (await cardsOfDeals(context, tenant, [carId])).get(carId)
  return [car?.trim?.model.brand.name, car?.trim?.model.name, car?.grade].filter(Boolean).join(' ')
}
