import { actionError } from '@minato/domain/inquiry-actions'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import { lockCarsOfInquiries } from '../../vehicles/service.ts'
import { notifyOtherBuyers } from '../notify-other-buyers.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { isHeldByPayment } from './reservation-job.ts'
import { assignNextInQueue } from './end-reservation.ts'
import { createReservation } from './reserve.ts'
import { closedBySystem, endedBySale, reservationsOn } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'

/**
 * Reverts the sale of cars in the transaction that restored their statuses. Reservations that the sale ended
 * continue until their own end. Otherwise a reserved car goes to the next buyer or on sale.
 * @param since when the cars were marked as sold
 */
export async function restoreReservations(
  context: Context,
  tx: Transaction,
  carIds: readonly string[],
  since: string,
): Promise<void> {
  const endedReservations = await tx.rows<ReservationRow>(endedBySale(tx.tenant, carIds, since))
  const cars = await lockCarsOfInquiries(
    tx,
    endedReservations.map(({ carId }) => carId),
  )
  const inquiries = new Map<string, LockedInquiry>()
  for (const id of endedReservations.map(({ inquiryId }) => inquiryId).toSorted())
    if (!inquiries.has(id)) inquiries.set(id, await lockInquiry(tx, 'system', id))
  for (const row of endedReservations) {
    const car = cars.get(row.carId)
    const locked = inquiries.get(row.inquiryId)
    if (!car || !locked) continue
    const inquiry = await reopenedIfClosed(context, tx, locked, since)
    if (actionError('reserve', inquiry.state) || (row.endTime <= row.now && !isHeldByPayment(inquiry))) continue
    const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
    const startsNow = row.startTime <= row.now && !reservations.some(({ state }) => state === 'IN_FORCE')
    const period = {
      startTime: row.startTime,
      endTime: row.endTime,
      state: startsNow ? 'IN_FORCE' : 'PLANNED',
    } as const
    const { id } = await createReservation(context, tx, { car, inquiry }, period)
    if (startsNow)
      await notifyOtherBuyers(tx, {
        by: 'RESERVED',
        carId: car.id,
        inquiryId: inquiry.id,
        until: row.endTime,
        about: id,
      })
  }
  for (const car of cars.values()) await assignNextInQueue(context, tx, car, endedReservations[0]?.now ?? '')
}

/** Reopens an inquiry that the sale closed. Its reservation continues only in an open inquiry. */
async function reopenedIfClosed(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  since: string,
): Promise<LockedInquiry> {
  if (inquiry.state.outcome !== 'LOST') return inquiry
  const { ownerId } = inquiry.state
  const owner = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [ownerId])).get(ownerId)
  const [closed] = await tx.rows(closedBySystem(tx.tenant, inquiry.id, since))
  return owner && !owner.isGone && closed ? appendEvent(context, tx, inquiry, 'REOPENED', {}) : inquiry
}
