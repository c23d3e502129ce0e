import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@minato/contract/call'
import type { makeOffer } from '@minato/contract/offers'
import { objection } from '@minato/domain/deal-actions'
import type { DealOffer } from '@minato/domain/deal-events'
import { amountsAt, askedPriceOf } from '@minato/domain/deal-offers'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs.ts'
import type { Task } from '../../../platform/jobs.ts'
import { refuse } from '../../../platform/failure.ts'
import { vehicleIn } from '../../vehicles/service.ts'
import { change, lockDeal, refuseDeal, refuseUnless, sideOf } from '../record/service.ts'
import type { LockedDeal } from '../record/service.ts'

/** Offers (INQ-14). The deal is held by whoever calls any of this. */

export const OFFER_LAPSES = 'offer-lapses'
const HOUR_MS = 3_600_000
const STANDS_HOURS = 72
const LONGEST_HOURS = 30 * 24

/** Names a price; what the other side had offered is countered by it. */
export async function offer(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  identity: Identity | undefined,
  { amount: { value: amount }, expiresAt: asked }: BodyOf<typeof makeOffer>,
): Promise<LockedDeal> {
  refuseUnless('offer', deal, { by: sideOf(identity, deal) })
  await assertCarForSale(tx, deal)
  const highest = askedPriceOf(deal.state)
  if (amount < 1 || (highest !== null && amount > highest))
    throw refuseField('amount.value', highest === null ? 'must be 1 at least' : `must lie between 1 and ${highest}`)
  const inHours = (hours: number): string => new Date(Date.parse(deal.now) + hours * HOUR_MS).toISOString()
  const expiresAt = asked ? new Date(asked).toISOString() : inHours(STANDS_HOURS)
  if (expiresAt <= deal.now || expiresAt > inHours(LONGEST_HOURS))
    throw refuseField('expiresAt', 'must lie ahead, within 30 days')
  const offerId = randomUUID()
  await addJob(tx, OFFER_LAPSES, { inquiryId: deal.id, offerId }, { key: offerId, runAt: expiresAt })
  return change(context, tx, deal, 'OFFER_MADE', { offerId, amount, expiresAt })
}

/** @throws 409 CAR_NOT_FOR_SALE for a car that is sold or archived. */
async function assertCarForSale(tx: Transaction, { state }: LockedDeal): Promise<void> {
  const { status } = await vehicleIn(tx, state.carId)
  if (status === 'SOLD' || status === 'ARCHIVED')
    throw refuseDeal({ code: 'CAR_NOT_FOR_SALE', reason: `The car is not for sale: it is ${status}` })
}

const refuseField = (path: string, message: string) => refuse('MINATO-1008', { body: [{ path, message }] })

/** Takes or refuses an offer of the other side. Throws 404 for one of another deal, 409 for one's own and one that is over. */
export async function answer(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  identity: Identity | undefined,
  offerId: string,
  isAccepted: boolean,
): Promise<LockedDeal> {
  const found = deal.state.offers.find(({ id }) => id === offerId)
  if (!found) throw refuse('MINATO-4004', { message: 'There is no such offer' })
  const by = sideOf(identity, deal)
  refuseUnless('answerOffer', deal, { by })
  if (found.state !== 'OPEN' || found.expiresAt <= deal.now) throw refuseDeal(objection('NO_OFFER'))
  if (found.by === by) throw refuseDeal({ code: 'OWN_OFFER', reason: 'The other side answers this offer' })
  if (isAccepted) await assertCarForSale(tx, deal)
  return isAccepted ? accept(context, tx, deal, found) : change(context, tx, deal, 'OFFER_REFUSED', { offerId })
}

/** Ends the open offer of an inquiry that ends, or whose car is sold to another buyer. */
export async function endOpenOffer(context: Context, tx: Transaction, deal: LockedDeal): Promise<LockedDeal> {
  const open = deal.state.offers.find(({ state }) => state === 'OPEN')
  return open ? change(context, tx, deal, 'OFFER_LAPSED', { offerId: open.id }) : deal
}

const accept = (context: Context, tx: Transaction, deal: LockedDeal, { id, amount }: DealOffer): Promise<LockedDeal> =>
  change(context, tx, deal, 'OFFER_ACCEPTED', { offerId: id, amounts: amountsAt(deal.state, amount) })

/** An offer that nobody has answered is over at its time, by the database's clock. */
export const offerLapsesTask = (context: Context): Task<{ inquiryId: string; offerId: string }> => ({
  name: OFFER_LAPSES,
  run: ({ tenant, data: { inquiryId, offerId } }) =>
    context.db.write(tenant, async (tx) => {
      const deal = await lockDeal(tx, 'system', inquiryId)
      const found = deal.state.offers.find(({ id }) => id === offerId)
      if (found?.state !== 'OPEN') return
      if (found.expiresAt > deal.now)
        return addJob(tx, OFFER_LAPSES, { inquiryId, offerId }, { key: offerId, runAt: found.expiresAt })
      await change(context, tx, deal, 'OFFER_LAPSED', { offerId })
    }),
})
