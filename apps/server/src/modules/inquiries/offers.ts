import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@minato/contract/call'
import type * as calls from '@minato/contract/offers'
import { actionErrorFor } from '@minato/domain/inquiry-actions'
import type { InquiryOffer } from '@minato/domain/inquiry-events'
import { amountsAt, askedPriceOf, deliveredPriceAt } from '@minato/domain/inquiry-offers'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { vehicleIn } from '../vehicles/service.ts'
import { appendEvent, lockInquiry, actionNotAllowed, assertAllowed, sideOf } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import { assertPriceNotLow } from './low-price.ts'

/** Offers (INQ-14). Callers hold the inquiry's lock. */

const OFFER_LAPSES = 'offer-lapses'
const HOUR_MS = 3_600_000
const STANDS_HOURS = 72
const LONGEST_HOURS = 30 * 24

/** Proposes a price; it counters an open offer of the other side. */
export async function offer(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  { amount: { value: amount }, expiresAt: requestedExpiry, isLowPriceConfirmed }: BodyOf<typeof calls.makeOffer>,
): Promise<LockedInquiry> {
  const side = sideOf(identity, inquiry)
  assertAllowed('offer', inquiry, { by: side })
  await assertCarForSale(tx, inquiry)
  const highest = askedPriceOf(inquiry.state)
  if (amount < 1 || (highest !== null && amount > highest))
    throw fieldError('amount.value', highest === null ? 'must be at least 1' : `must lie between 1 and ${highest}`)
  const hoursFromNow = (hours: number): string => new Date(Date.parse(inquiry.now) + hours * HOUR_MS).toISOString()
  const expiresAt = requestedExpiry ? new Date(requestedExpiry).toISOString() : hoursFromNow(STANDS_HOURS)
  if (expiresAt <= inquiry.now || expiresAt > hoursFromNow(LONGEST_HOURS))
    throw fieldError('expiresAt', 'must be in the future, within 30 days')
  if (side === 'SELLER' && !isLowPriceConfirmed) await assertPriceNotLow(context, tx, inquiry, amount)
  const offerId = randomUUID()
  await addJob(tx, OFFER_LAPSES, { inquiryId: inquiry.id, offerId }, { key: offerId, runAt: expiresAt })
  const delivered = deliveredPriceAt(inquiry.state, amount)
  const made = { offerId, amount, expiresAt, ...(delivered && { delivered }) }
  return appendEvent(context, tx, inquiry, 'OFFER_MADE', made)
}

/** @throws 409 CAR_NOT_FOR_SALE for a car that is sold or archived. */
async function assertCarForSale(tx: Transaction, { state }: LockedInquiry): Promise<void> {
  const { status } = await vehicleIn(tx, state.carId)
  if (status === 'SOLD' || status === 'ARCHIVED')
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is not for sale: it is ${status}` })
}

const fieldError = (path: string, message: string) => httpError('MINATO-1008', { body: [{ path, message }] })

/**
 * Finds the open offer for the side that may act on it.
 * @throws 404 for an offer of another inquiry
 * @throws 409 for an ended offer or the wrong side
 */
function openOffer(
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  offerId: string,
  action: 'answerOffer' | 'withdrawOffer',
): InquiryOffer {
  const target = inquiry.state.offers.find(({ id }) => id === offerId)
  if (!target) throw httpError('MINATO-4004', { message: 'There is no such offer' })
  const side = sideOf(identity, inquiry)
  assertAllowed(action, inquiry, { by: side })
  if (target.state !== 'OPEN' || target.expiresAt <= inquiry.now) throw actionNotAllowed(actionErrorFor('NO_OFFER'))
  if (action === 'answerOffer' && target.by === side)
    throw actionNotAllowed({ code: 'OWN_OFFER', reason: 'The other side answers this offer' })
  if (action === 'withdrawOffer' && target.by !== side)
    throw actionNotAllowed({ code: 'NOT_OWN_OFFER', reason: 'The side that made this offer withdraws it' })
  return target
}

/** Accepts an offer of the other side: it sets the amount. */
export async function acceptOffer(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  offerId: string,
  { isLowPriceConfirmed }: BodyOf<typeof calls.acceptOffer>,
): Promise<LockedInquiry> {
  const { amount, by } = openOffer(inquiry, identity, offerId, 'answerOffer')
  await assertCarForSale(tx, inquiry)
  if (by === 'BUYER' && !isLowPriceConfirmed) await assertPriceNotLow(context, tx, inquiry, amount)
  return appendEvent(context, tx, inquiry, 'OFFER_ACCEPTED', { offerId, amounts: amountsAt(inquiry.state, amount) })
}

const closeOffer =
  (action: 'answerOffer' | 'withdrawOffer', event: 'OFFER_REFUSED' | 'OFFER_WITHDRAWN') =>
  async (
    context: Context,
    tx: Transaction,
    inquiry: LockedInquiry,
    identity: Identity | undefined,
    offerId: string,
  ): Promise<LockedInquiry> => {
    openOffer(inquiry, identity, offerId, action)
    return appendEvent(context, tx, inquiry, event, { offerId })
  }

/** Rejects an offer of the other side. */
export const rejectOffer = closeOffer('answerOffer', 'OFFER_REFUSED')

/** Withdraws an own unanswered offer. */
export const withdrawOffer = closeOffer('withdrawOffer', 'OFFER_WITHDRAWN')

/** Ends the open offer of an inquiry that ends, or whose car is sold to another buyer. */
export async function endOpenOffer(context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<LockedInquiry> {
  const open = inquiry.state.offers.find(({ state }) => state === 'OPEN')
  return open ? appendEvent(context, tx, inquiry, 'OFFER_LAPSED', { offerId: open.id }) : inquiry
}

/** Ends an unanswered offer at its expiry, by the database's clock. */
export const offerLapsesTask = (context: Context): Task<{ inquiryId: string; offerId: string }> => ({
  name: OFFER_LAPSES,
  run: ({ tenant, data: { inquiryId, offerId } }) =>
    context.db.write(tenant, async (tx) => {
      const inquiry = await lockInquiry(tx, 'system', inquiryId)
      const expiredOffer = inquiry.state.offers.find(({ id }) => id === offerId)
      if (expiredOffer?.state !== 'OPEN') return
      if (expiredOffer.expiresAt > inquiry.now)
        return addJob(tx, OFFER_LAPSES, { inquiryId, offerId }, { key: offerId, runAt: expiredOffer.expiresAt })
      await appendEvent(context, tx, inquiry, 'OFFER_LAPSED', { offerId })
    }),
})
