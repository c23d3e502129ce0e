import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@minato/contract/call'
import type { reserveCar } from '@minato/contract/reservations'
import { paymentDueOf } from '@minato/domain/inquiry-progress'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { moveCarOfInquiry, touchCarOfInquiry } from '../../vehicles/service.ts'
import type { InquiryCar } from '../../vehicles/service.ts'
import { notifyOtherBuyers } from '../notify-other-buyers.ts'
import { appendEvent, actionNotAllowed, assertAllowed } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import type { CarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import {
  addReservation,
  boughtOn,
  extendReservation,
  joinQueue,
  lockWaits,
  overlappingReservation,
  reservationsOn,
  takeFromQueue,
  waitsOf,
} from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'
import { scheduleReservationJob } from './schedule-job.ts'

/** Creates reservations (INQ-05). Callers hold the locks of car and inquiry. */

const DAY_MS = 86_400_000
const FARTHEST_DAYS = 90
/** Number of cars that a customer may wait for at once (threat H03). */
const MOST_WAITS = 5

const isoOf = (instant: number): string => new Date(instant).toISOString()
/** '2026-11-22 10:00 UTC'. */
const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

export const carReservedError = ({ endTime, now }: Pick<ReservationRow, 'endTime' | 'now'>) =>
  actionNotAllowed({
    code: 'CAR_RESERVED',
    reason:
      endTime > now
        ? `The car is reserved until ${minuteOf(endTime)}`
        : 'The car is reserved while a payment is looked at',
  })

/**
 * A reservation must last until the payment is due: a buyer who pays in time could lose the car otherwise.
 * @throws 409 RESERVATION_ENDS_FIRST with both moments.
 */
function assertCoversPayment(endTime: string, paymentDeadline: string | null): void {
  if (paymentDeadline !== null && endTime < paymentDeadline)
    throw actionNotAllowed({
      code: 'RESERVATION_ENDS_FIRST',
      reason: `The reservation ends on ${minuteOf(endTime)}, before the payment is due on ${minuteOf(paymentDeadline)}. Extend the reservation or set an earlier payment deadline.`,
    })
}

/**
 * Extends the reservation to a payment deadline that is about to be set.
 * @throws 409 if no extension was requested
 */
export async function coverPayment(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  paymentDeadline: string,
  isExtending: boolean,
): Promise<LockedInquiry> {
  const { reservation } = inquiry.state
  if (!reservation || reservation.endTime >= paymentDeadline) return inquiry
  if (!isExtending) assertCoversPayment(reservation.endTime, paymentDeadline)
  assertWithinLimit(paymentDeadline, inquiry.now, 'paymentDeadline')
  const { id, startTime } = reservation
  const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  const overlapping = reservations.find(
    (one) => one.id !== id && one.startTime < paymentDeadline && reservation.endTime <= one.endTime,
  )
  if (overlapping) throw carReservedError(overlapping)
  const [row] = await tx.rows<Pick<ReservationRow, 'state'>>(extendReservation(tx.tenant, id, paymentDeadline))
  if (!row) throw new Error('an inquiry has a reservation that does not exist')
  await touchCarOfInquiry(tx, car)
  await scheduleReservationJob(tx, { id, startTime, endTime: paymentDeadline, state: row.state, isWarned: false })
  return appendEvent(context, tx, inquiry, 'RESERVED', { reservationId: id, startTime, endTime: paymentDeadline })
}

function assertWithinLimit(endTime: string, now: string, path = 'endTime'): void {
  if (Date.parse(endTime) - Date.parse(now) > FARTHEST_DAYS * DAY_MS)
    throw httpError('MINATO-1008', { body: [{ path, message: `must lie within ${FARTHEST_DAYS} days` }] })
}

/** @throws 409 where the car cannot be reserved: it is not for sale, or bought in another inquiry */
export async function assertForSale(
  tx: Transaction,
  { id, status }: InquiryCar,
  inquiry: LockedInquiry,
): Promise<void> {
  if (status !== 'PUBLISHED' && status !== 'RESERVED')
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is not for sale: it is ${status}` })
  const [bought] = await tx.rows<{ reference: string }>(boughtOn(tx.tenant, id, inquiry.id))
  if (bought)
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is bought on inquiry N° ${bought.reference}` })
}

/**
 * Checks for a conflicting reservation without lock or transaction, so that hundreds of requests
 * that can only fail do not queue before the others. `reserve` repeats the check under lock.
 */
export async function assertMayReserve(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tenant: string,
  inquiryId: string,
  { startTime, endTime }: BodyOf<typeof reserveCar>,
): Promise<void> {
  const currentMs = now().getTime()
  const [start, end] = [Math.max(Date.parse(startTime), currentMs), Date.parse(endTime)]
  // Invalid hours, some of which the database cannot read, are rejected by `reserve` at their field.
  if (end <= start || end - currentMs > 2 * FARTHEST_DAYS * DAY_MS) return
  const [overlapping] = await db.read<ReservationRow>(
    tenant,
    overlappingReservation(tenant, inquiryId, isoOf(start), isoOf(end)),
  )
  if (overlapping) throw carReservedError(overlapping)
}

/**
 * Reserves the car for the inquiry, from now or later.
 * @throws 409 if another reservation overlaps
 */
export async function reserve(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  input: BodyOf<typeof reserveCar>,
): Promise<LockedInquiry> {
  assertAllowed('reserve', inquiry)
  const { now } = inquiry
  const currentMs = Date.parse(now)
  // A start in the past counts from now.
  const [start, end] = [Math.max(Date.parse(input.startTime), currentMs), Date.parse(input.endTime)]
  if (end <= start)
    throw httpError('MINATO-1008', {
      body: [{ path: 'endTime', message: 'must be after the start and in the future' }],
    })
  const [startTime, endTime] = [isoOf(start), isoOf(end)]
  assertWithinLimit(endTime, now)
  assertCoversPayment(endTime, paymentDueOf(inquiry.state))
  await assertForSale(tx, car, inquiry)
  const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  // A reservation past its end is extended by a payment proof, without an end.
  const overlapping = reservations.find(
    (one) => one.startTime < endTime && (startTime < one.endTime || (one.state === 'IN_FORCE' && one.endTime <= now)),
  )
  if (overlapping) throw carReservedError(overlapping)
  const startsNow = startTime === now
  const held = await createReservation(
    context,
    tx,
    { car, inquiry },
    { startTime, endTime, state: startsNow ? 'IN_FORCE' : 'PLANNED' },
  )
  if (startsNow)
    await notifyOtherBuyers(tx, {
      by: 'RESERVED',
      carId: car.id,
      inquiryId: inquiry.id,
      until: endTime,
      about: held.id,
    })
  return held.inquiry
}

/** Writes a reservation without checks; a reservation in force sets the car to RESERVED. */
export async function createReservation(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  period: Pick<ReservationRow, 'startTime' | 'endTime'> & { state: 'PLANNED' | 'IN_FORCE' },
): Promise<{ id: string; inquiry: LockedInquiry }> {
  const id = randomUUID()
  const { startTime, endTime } = period
  await tx.rows(takeFromQueue(tx.tenant, inquiry.id))
  await tx.rows(addReservation(tx.tenant, { id, carId: car.id, inquiryId: inquiry.id, ...period }))
  if (period.state === 'IN_FORCE' && car.status !== 'RESERVED') await moveCarOfInquiry(tx, car, 'RESERVED', inquiry.now)
  else await touchCarOfInquiry(tx, car)
  await scheduleReservationJob(tx, { id, startTime, endTime, state: period.state, isWarned: false })
  return { id, inquiry: await appendEvent(context, tx, inquiry, 'RESERVED', { reservationId: id, startTime, endTime }) }
}

/** The owner joins the waiting list behind earlier inquiries. Repeating the call has no effect. */
export async function joinWaitingList(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
): Promise<LockedInquiry> {
  assertAllowed('askReservation', inquiry)
  if (inquiry.state.isReservationAsked) return inquiry
  await assertForSale(tx, car, inquiry)
  await tx.rows(lockWaits(tx.tenant, inquiry.state.ownerId))
  const [waitingCount] = await tx.rows<{ number: number }>(waitsOf(tx.tenant, inquiry.state.ownerId))
  if ((waitingCount?.number ?? 0) >= MOST_WAITS)
    throw actionNotAllowed({ code: 'TOO_MANY', reason: `At most ${MOST_WAITS} cars can be waited for at once` })
  await tx.rows(joinQueue(tx.tenant, car.id, inquiry.id))
  return appendEvent(context, tx, inquiry, 'RESERVATION_ASKED', {})
}

/** Withdraws the request. */
export async function leaveWaitingList(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
): Promise<LockedInquiry> {
  assertAllowed('leaveQueue', inquiry)
  await tx.rows(takeFromQueue(tx.tenant, inquiry.id))
  return appendEvent(context, tx, inquiry, 'QUEUE_LEFT', {})
}
