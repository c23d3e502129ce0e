import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { waitUntilIndexed } from '../../vehicles/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { sendInquiryMail } from '../event-log/notifications.ts'
import { lockCarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import type { CarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import { startReservation, endAndAssignNext } from './end-reservation.ts'
import { markWarned, reservationById, reservationsOn } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'
import { RESERVATION, scheduleReservationJob, warningTimeOf } from './schedule-job.ts'

/** Starts and ends reservations by the database clock. Repeating it has no effect. */
export const reservationTask = (context: Context): Task<{ reservationId: string }> => ({
  name: RESERVATION,
  run: async ({ tenant, data: { reservationId } }) => {
    await context.db.write(tenant, async (tx) => {
      const [reservation] = await tx.rows<ReservationRow>(reservationById(tenant, reservationId))
      if (!reservation || reservation.state === 'ENDED') return
      const held = await lockCarAndInquiry(tx, 'system', reservation.inquiryId)
      // Read again under the car's lock.
      const [row] = await tx.rows<ReservationRow>(reservationById(tenant, reservationId))
      if (row && row.state !== 'ENDED') await processReservation(context, tx, held, row)
    })
    await waitUntilIndexed(context, tenant)
  },
})

async function processReservation(
  context: Context,
  tx: Transaction,
  held: CarAndInquiry,
  row: ReservationRow,
): Promise<void> {
  const { car, inquiry } = held
  const { now, startTime, endTime } = row
  const graceEnd = graceEndOf(inquiry)
  if (now >= endTime) {
    // A pending payment proof keeps the reservation; the answer to it schedules this job again.
    if (row.state === 'IN_FORCE' && isHeldByPayment(inquiry)) return
    // Also if another proof may be sent: the end of that time, or the answer, runs this job again.
    if (row.state === 'IN_FORCE' && now < graceEnd)
      return scheduleReservationJob(tx, { ...row, endTime: graceEnd, isWarned: true })
    await endAndAssignNext(context, tx, held, 'EXPIRED')
    return
  }
  if (row.state === 'PLANNED') {
    if (now < startTime) return scheduleReservationJob(tx, row)
    const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
    // A payment extends the previous reservation: this one starts when that ends, or expires.
    if (reservations.some(({ state }) => state === 'IN_FORCE'))
      return scheduleReservationJob(tx, { ...row, state: 'IN_FORCE', isWarned: true })
    return startReservation(tx, car, row, now)
  }
  if (!row.isWarned && now >= warningTimeOf(row)) {
    // The reservation does not end yet; the answer to the proof, or its deadline, schedules this
    // job again.
    if (isHeldByPayment(inquiry) || endTime < graceEnd) return scheduleReservationJob(tx, { ...row, isWarned: true })
    await tx.rows(markWarned(tx.tenant, row.id))
    for (const side of ['BUYER', 'SELLER'] as const)
      await sendInquiryMail(context, tx, inquiry, side, 'reservationEnding', { until: endTime }, `ending ${row.id}`)
    return scheduleReservationJob(tx, { ...row, isWarned: true })
  }
  return scheduleReservationJob(tx, row)
}

/** A proof that waits or was accepted: the reservation lasts until the purchase. */
export const isHeldByPayment = ({ state }: LockedInquiry): boolean =>
  state.proof?.state === 'WAITING' || state.status === 'PAYMENT_PROOF'

/** The deadline for another proof after a rejection; '' if there is none. */
const graceEndOf = ({ state: { status, invoice } }: LockedInquiry): string =>
  status === 'INVOICE_ISSUED' && invoice?.state === 'ISSUED' ? (invoice.graceUntil ?? '') : ''
