import type { BodyOf } from '@minato/contract/call'
import type { endInquiry } from '@minato/contract/endings'
import type { InquiryOutcome } from '@minato/contract/enumerations'
import type { DealAction } from '@minato/domain/deal-actions'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { moveCarOfInquiry } from '../vehicles/service.ts'
import { partiesOf } from '../users/people-lookup/service.ts'
import { endOpenOffer } from './offers.ts'
import { endPaper } from './invoices/invoices-store.ts'
import { refundAtEnd } from './ledger/record-transactions.ts'
import { takeCar } from './confirm-purchase.ts'
import { notifyOtherBuyers } from './notify-other-buyers.ts'
import { appendEvent, actionNotAllowed, assertAllowed } from './event-log/service.ts'
import type { LockedDeal } from './event-log/service.ts'
import type { CarAndDeal } from './event-log/car-and-deal-lock.ts'
import {
  endAllReservations,
  endReservation,
  assignNextInQueue,
  leaveQueueSilently,
} from './reservations/end-reservation.ts'
import { carReservedError } from './reservations/reserve.ts'
import { boughtOn, reservationsOn } from './reservations/reservations-store.ts'
import type { ReservationRow } from './reservations/reservations-store.ts'
import { carUnchangedAtEnd } from './end-inquiry-store.ts'

/** Ends inquiries early and reopens them (INQ-12). Callers hold the locks of car and inquiry. */

const ACTIONS = { LOST: 'lose', UNPAID: 'markUnpaid', REFUNDED: 'refund' } as const satisfies Record<string, DealAction>

/**
 * A manager ends the inquiry.
 * @throws 409 if the outcome is not allowed at this step, or the car cannot get the requested status
 */
export async function endByManager(
  context: Context,
  tx: Transaction,
  held: CarAndDeal,
  { outcome, reason, carBecomes = null }: BodyOf<typeof endInquiry>,
): Promise<LockedDeal> {
  assertAllowed(ACTIONS[outcome], held.deal)
  return closeDeal(context, tx, held, { outcome, reason, carBecomes })
}

interface Ending {
  outcome: InquiryOutcome
  reason?: string
  carBecomes: 'PUBLISHED' | 'DRAFT' | null
}

/** Ends an inquiry with its proforma, open offer, reservation and queue position. */
export async function closeDeal(
  context: Context,
  tx: Transaction,
  { car, deal }: CarAndDeal,
  { outcome, reason, carBecomes }: Ending,
): Promise<LockedDeal> {
  // A paid proforma is kept: it documents the refund.
  let updatedDeal = outcome === 'REFUNDED' ? deal : await endProforma(context, tx, deal, reason)
  updatedDeal = await endOpenOffer(context, tx, updatedDeal)
  updatedDeal = await appendEvent(
    context,
    tx,
    updatedDeal,
    'ENDED',
    { outcome, carBecomes },
    reason ? { reason } : undefined,
  )
  if (outcome === 'REFUNDED') await refundAtEnd(context, tx, updatedDeal)
  updatedDeal = await leaveQueueSilently(context, tx, await endReservation(context, tx, updatedDeal, 'CLOSED'))
  if (carBecomes === 'DRAFT') await takeOut(context, tx, { car, deal: updatedDeal }, outcome === 'REFUNDED')
  else if (outcome === 'REFUNDED' && carBecomes === 'PUBLISHED') await putBack(tx, { car, deal: updatedDeal })
  else await assignNextInQueue(context, tx, car, deal.now)
  return updatedDeal
}

/** Voids the current proforma, so that it is not paid. */
export async function endProforma(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  reason?: string,
): Promise<LockedDeal> {
  const { invoice } = deal.state
  if (invoice?.state !== 'ISSUED') return deal
  await tx.rows(endPaper(tx.tenant, invoice.id, 'CANCELLED', deal.now))
  return appendEvent(context, tx, deal, 'INVOICE_CANCELLED', { invoiceId: invoice.id }, reason ? { reason } : undefined)
}

/** Withdraws the car unless it is reserved for, or sold to, another buyer. */
async function takeOut(
  context: Context,
  tx: Transaction,
  { car, deal }: CarAndDeal,
  isPaidBack: boolean,
): Promise<void> {
  if (car.status === 'SOLD' && !isPaidBack) throw carSoldError()
  const [reservation] = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  if (reservation) throw carReservedError(reservation)
  await assertNotBoughtElsewhere(tx, { car, deal })
  if (car.status === 'ARCHIVED') return
  await endAllReservations(context, tx, [car.id], 'CLOSED', deal.id)
  await moveCarOfInquiry(tx, car, 'DRAFT', deal.now)
}

/** A refunded car is for sale again, unless a manager has changed its status meanwhile. */
async function putBack(tx: Transaction, { car, deal }: CarAndDeal): Promise<void> {
  if (car.status !== 'SOLD') return
  await assertNotBoughtElsewhere(tx, { car, deal })
  await moveCarOfInquiry(tx, car, 'PUBLISHED', deal.now)
}

const carSoldError = () => actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: 'The car is sold' })

/** @throws 409 if the car is bought in another inquiry, including a later finalized sale */
async function assertNotBoughtElsewhere(tx: Transaction, { car, deal }: CarAndDeal): Promise<void> {
  const [bought] = await tx.rows<{ reference: string }>(boughtOn(tx.tenant, car.id, deal.id, car.status === 'SOLD'))
  if (bought)
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is bought on inquiry N° ${bought.reference}` })
}

/**
 * Reopens an inquiry at its last step. A reservation is not restored. A refunded purchase takes its car again.
 * @throws 409 if the car belongs to another inquiry now
 */
export async function reopen(context: Context, tx: Transaction, { car, deal }: CarAndDeal): Promise<LockedDeal> {
  assertAllowed('reopen', deal)
  const { ownerId, status } = deal.state
  const owner = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [ownerId])).get(ownerId)
  if (!owner || owner.isGone) throw actionNotAllowed({ code: 'NO_OWNER', reason: 'The buyer’s account was deleted' })
  if (status === 'PURCHASE_CONFIRMED' || status === 'SALE_FINALIZED') {
    if (car.status === 'SOLD') {
      // The car is still this inquiry's only if the refund left it sold.
      const [unchangedCar] = await tx.rows(carUnchangedAtEnd(tx.tenant, deal.id))
      if (!unchangedCar) throw carSoldError()
      await assertNotBoughtElsewhere(tx, { car, deal })
    } else {
      await takeCar(context, tx, { car, deal })
      await moveCarOfInquiry(tx, car, 'SOLD', deal.now)
      await notifyOtherBuyers(tx, { by: 'SOLD', carId: car.id, inquiryId: deal.id })
    }
  }
  // Inquiries that ended before offers existed have none to end.
  return appendEvent(context, tx, await endOpenOffer(context, tx, deal), 'REOPENED', {})
}
