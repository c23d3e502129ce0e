import type { BodyOf } from '@minato/contract/call'
import type { endInquiry } from '@minato/contract/endings'
import type { InquiryOutcome } from '@minato/contract/enumerations'
import type { InquiryAction } from '@minato/domain/inquiry-actions'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { moveCarOfInquiry } from '../vehicles/service.ts'
import { partiesOf } from '../users/people-lookup/service.ts'
import { endOpenOffer } from './offers.ts'
import { endIssuedDocument } from './invoices/invoices-store.ts'
import { refundAtEnd } from './ledger/record-transactions.ts'
import { takeCar } from './confirm-purchase.ts'
import { notifyOtherBuyers } from './notify-other-buyers.ts'
import { appendEvent, actionNotAllowed, assertAllowed } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import type { CarAndInquiry } from './event-log/car-and-inquiry-lock.ts'
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

const ACTIONS = { LOST: 'lose', UNPAID: 'markUnpaid', REFUNDED: 'refund' } as const satisfies Record<
  string,
  InquiryAction
>

/**
 * A manager ends the inquiry.
 * @throws 409 if the outcome is not allowed at this step, or the car cannot get the requested status
 */
export async function endByManager(
  context: Context,
  tx: Transaction,
  held: CarAndInquiry,
  { outcome, reason, carBecomes = null }: BodyOf<typeof endInquiry>,
): Promise<LockedInquiry> {
  assertAllowed(ACTIONS[outcome], held.inquiry)
  return closeInquiry(context, tx, held, { outcome, reason, carBecomes })
}

interface Ending {
  outcome: InquiryOutcome
  reason?: string
  carBecomes: 'PUBLISHED' | 'DRAFT' | null
}

/** Ends an inquiry with its proforma, open offer, reservation and queue position. */
export async function closeInquiry(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  { outcome, reason, carBecomes }: Ending,
): Promise<LockedInquiry> {
  // A paid proforma is kept: it documents the refund.
  let updatedInquiry = outcome === 'REFUNDED' ? inquiry : await endProforma(context, tx, inquiry, reason)
  updatedInquiry = await endOpenOffer(context, tx, updatedInquiry)
  updatedInquiry = await appendEvent(
    context,
    tx,
    updatedInquiry,
    'ENDED',
    { outcome, carBecomes },
    reason ? { reason } : undefined,
  )
  if (outcome === 'REFUNDED') await refundAtEnd(context, tx, updatedInquiry)
  updatedInquiry = await leaveQueueSilently(context, tx, await endReservation(context, tx, updatedInquiry, 'CLOSED'))
  if (carBecomes === 'DRAFT') await takeOut(context, tx, { car, inquiry: updatedInquiry }, outcome === 'REFUNDED')
  else if (outcome === 'REFUNDED' && carBecomes === 'PUBLISHED') await putBack(tx, { car, inquiry: updatedInquiry })
  else await assignNextInQueue(context, tx, car, inquiry.now)
  return updatedInquiry
}

/** Voids the current proforma, so that it is not paid. */
export async function endProforma(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  reason?: string,
): Promise<LockedInquiry> {
  const { invoice } = inquiry.state
  if (invoice?.state !== 'ISSUED') return inquiry
  await tx.rows(endIssuedDocument(tx.tenant, invoice.id, 'CANCELLED', inquiry.now))
  return appendEvent(
    context,
    tx,
    inquiry,
    'INVOICE_CANCELLED',
    { invoiceId: invoice.id },
    reason ? { reason } : undefined,
  )
}

/** Withdraws the car unless it is reserved for, or sold to, another buyer. */
async function takeOut(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  isPaidBack: boolean,
): Promise<void> {
  if (car.status === 'SOLD' && !isPaidBack) throw carSoldError()
  const [reservation] = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  if (reservation) throw carReservedError(reservation)
  await assertNotBoughtElsewhere(tx, { car, inquiry })
  if (car.status === 'ARCHIVED') return
  await endAllReservations(context, tx, [car.id], 'CLOSED', inquiry.id)
  await moveCarOfInquiry(tx, car, 'DRAFT', inquiry.now)
}

/** A refunded car is for sale again, unless a manager has changed its status meanwhile. */
async function putBack(tx: Transaction, { car, inquiry }: CarAndInquiry): Promise<void> {
  if (car.status !== 'SOLD') return
  await assertNotBoughtElsewhere(tx, { car, inquiry })
  await moveCarOfInquiry(tx, car, 'PUBLISHED', inquiry.now)
}

const carSoldError = () => actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: 'The car is sold' })

/** @throws 409 if the car is bought in another inquiry, including a later finalized sale */
async function assertNotBoughtElsewhere(tx: Transaction, { car, inquiry }: CarAndInquiry): Promise<void> {
  const [bought] = await tx.rows<{ reference: string }>(boughtOn(tx.tenant, car.id, inquiry.id, car.status === 'SOLD'))
  if (bought)
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is bought on inquiry N° ${bought.reference}` })
}

/**
 * Reopens an inquiry at its last step. A reservation is not restored. Reopening a refunded purchase marks its car as sold again.
 * @throws 409 if the car belongs to another inquiry now
 */
export async function reopen(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
): Promise<LockedInquiry> {
  assertAllowed('reopen', inquiry)
  const { ownerId, status } = inquiry.state
  const owner = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [ownerId])).get(ownerId)
  if (!owner || owner.isGone) throw actionNotAllowed({ code: 'NO_OWNER', reason: 'The buyer’s account was deleted' })
  if (status === 'PURCHASE_CONFIRMED' || status === 'SALE_FINALIZED') {
    if (car.status === 'SOLD') {
      // The car is still this inquiry's only if the refund left it sold.
      const [unchangedCar] = await tx.rows(carUnchangedAtEnd(tx.tenant, inquiry.id))
      if (!unchangedCar) throw carSoldError()
      await assertNotBoughtElsewhere(tx, { car, inquiry })
    } else {
      await takeCar(context, tx, { car, inquiry })
      await moveCarOfInquiry(tx, car, 'SOLD', inquiry.now)
      await notifyOtherBuyers(tx, { by: 'SOLD', carId: car.id, inquiryId: inquiry.id })
    }
  }
  // An inquiry closed by an older release may still have an open offer.
  return appendEvent(context, tx, await endOpenOffer(context, tx, inquiry), 'REOPENED', {})
}
