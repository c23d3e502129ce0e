import { actionError } from '@minato/domain/inquiry-actions'
import { paymentDueOf } from '@minato/domain/inquiry-progress'
import type { InquiryEvents } from '@minato/domain/inquiry-events'
import type { Context } from '../../../context.ts'
import { withoutActor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { moveCarOfInquiry } from '../../vehicles/service.ts'
import type { InquiryCar } from '../../vehicles/service.ts'
import { notifyOtherBuyers } from '../notify-other-buyers.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import type { CarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import { createReservation } from './reserve.ts'
import { beginReservation, closeReservation, queueFor, reservationsOn, takeFromQueue } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'
import { scheduleReservationJob } from './schedule-job.ts'

/** Ends reservations and assigns the car to the next buyer (TRU-02). Callers hold the car's lock. */

type Cause = InquiryEvents['RESERVATION_ENDED']['cause']
const HOUR_MS = 3_600_000
/** Duration of a reservation assigned from the queue. */
const NEXT_HOURS = 48
/** Minimum duration before a planned reservation of another buyer. */
const SHORTEST_MS = HOUR_MS

/** Ends the inquiry's reservation without changing the car. Returns the inquiry unchanged if there is none. */
export async function endReservation(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  cause: Cause,
): Promise<LockedInquiry> {
  const { reservation } = inquiry.state
  if (!reservation) return inquiry
  await tx.rows(closeReservation(tx.tenant, reservation.id, cause, inquiry.now))
  return appendEvent(context, tx, inquiry, 'RESERVATION_ENDED', { reservationId: reservation.id, cause })
}

/** Ends the reservation and assigns the car, by a manager or at its expiry. */
export async function endAndAssignNext(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  cause: Cause,
): Promise<LockedInquiry> {
  const updated = await endReservation(context, tx, inquiry, cause)
  await assignNextInQueue(context, tx, car, inquiry.now)
  return updated
}

/**
 * Decides on a reserved car without a current reservation: starts a planned one that is due, else assigns the
 * first eligible buyer of the queue once, else puts the car on sale.
 */
export async function assignNextInQueue(
  context: Context,
  tx: Transaction,
  car: InquiryCar,
  now: string,
): Promise<void> {
  if (car.status !== 'RESERVED') return
  const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  if (reservations.some(({ state }) => state === 'IN_FORCE')) return
  const dueReservation = reservations.find(({ startTime, endTime }) => startTime <= now && now < endTime)
  if (dueReservation) return startReservation(tx, car, dueReservation, now)
  const nextStart = reservations.find(({ startTime }) => startTime > now)?.startTime
  const latest = nextStart ? Date.parse(nextStart) : Infinity
  const end = Math.min(Date.parse(now) + NEXT_HOURS * HOUR_MS, latest)
  if (end - Date.parse(now) >= SHORTEST_MS)
    for (const { inquiryId } of await tx.rows<{ inquiryId: string }>(queueFor(tx.tenant, [car.id]))) {
      const inquiry = await lockInquiry(tx, 'system', inquiryId)
      if (actionError('reserve', inquiry.state)) continue
      // A buyer with a payment deadline keeps the car until then.
      const payBy = Date.parse(paymentDueOf(inquiry.state) ?? '') || 0
      if (payBy > latest) continue
      const assigned = {
        startTime: now,
        endTime: new Date(Math.max(end, payBy)).toISOString(),
        state: 'IN_FORCE',
      } as const
      // No actor: the manager who ended the previous reservation did not choose this one.
      await withoutActor(() => createReservation(context, tx, { car, inquiry }, assigned))
      return
    }
  await moveCarOfInquiry(tx, car, 'PUBLISHED', now)
}

/** Starts a planned reservation, at its time or after one that a payment extended. */
export async function startReservation(
  tx: Transaction,
  car: InquiryCar,
  planned: ReservationRow,
  now: string,
): Promise<void> {
  const { id, inquiryId, endTime } = planned
  await tx.rows(beginReservation(tx.tenant, id))
  await moveCarOfInquiry(tx, car, 'RESERVED', now)
  await scheduleReservationJob(tx, { ...planned, state: 'IN_FORCE' })
  await notifyOtherBuyers(tx, { by: 'RESERVED', carId: car.id, inquiryId, until: endTime, about: id })
}

/**
 * Ends all reservations and clears the waiting lists of cars that leave the shop. `keepOut`: an
 * inquiry that the caller changes itself. The caller sets the new status of the cars.
 */
export async function endAllReservations(
  context: Context,
  tx: Transaction,
  carIds: readonly string[],
  cause: Cause,
  keepOut?: string,
): Promise<void> {
  const reservations = await tx.rows<{ inquiryId: string }>(reservationsOn(tx.tenant, carIds))
  const waiting = await tx.rows<{ inquiryId: string }>(queueFor(tx.tenant, carIds))
  const ids = new Set([...reservations, ...waiting].map(({ inquiryId }) => inquiryId))
  for (const id of [...ids].toSorted()) {
    if (id === keepOut) continue
    const inquiry = await lockInquiry(tx, 'system', id)
    // A sale sends an email of its own.
    const details = cause === 'CLOSED' ? ({ isCarGone: true } as const) : {}
    await leaveQueue(context, tx, await endReservation(context, tx, inquiry, cause), details)
  }
}

async function leaveQueue(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  details: InquiryEvents['QUEUE_LEFT'],
): Promise<LockedInquiry> {
  await tx.rows(takeFromQueue(tx.tenant, inquiry.id))
  return inquiry.state.isReservationAsked ? appendEvent(context, tx, inquiry, 'QUEUE_LEFT', details) : inquiry
}

/** Leaves the queue because the car is gone. */
export const leaveQueueSilently = (context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<LockedInquiry> =>
  leaveQueue(context, tx, inquiry, {})
