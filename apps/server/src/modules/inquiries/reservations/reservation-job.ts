import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { settle } from '../../vehicles/service.ts'
import type { LockedDeal } from '../event-log/service.ts'
import { sendInquiryMail } from '../event-log/notifications.ts'
import { lockCarAndDeal } from '../event-log/car-and-deal-lock.ts'
import type { CarAndDeal } from '../event-log/car-and-deal-lock.ts'
import { startReservation, endAndAssignNext } from './end-reservation.ts'
import { markWarned, reservationCalled, reservationsOn } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'
import { RESERVATION, scheduleReservationJob, warningTimeOf } from './schedule-job.ts'

/** Reservations begin and end by themselves, by the database's clock. Run late or twice it does the same. */
export const reservationTask = (context: Context): Task<{ reservationId: string }> => ({
  name: RESERVATION,
  run: async ({ tenant, data: { reservationId } }) => {
    await context.db.write(tenant, async (tx) => {
      const [known] = await tx.rows<ReservationRow>(reservationCalled(tenant, reservationId))
      if (!known || known.state === 'ENDED') return
      const held = await lockCarAndDeal(tx, 'system', known.inquiryId)
      // Read again under the car's lock.
      const [row] = await tx.rows<ReservationRow>(reservationCalled(tenant, reservationId))
      if (row && row.state !== 'ENDED') await processReservation(context, tx, held, row)
    })
    await settle(context, tenant)
  },
})

async function processReservation(
  context: Context,
  tx: Transaction,
  held: CarAndDeal,
  row: ReservationRow,
): Promise<void> {
  const { car, deal } = held
  const { now, startTime, endTime } = row
  const grace = graceOf(deal)
  if (now >= endTime) {
    // A pending payment proof keeps the reservation; the answer to it schedules this job again.
    if (row.state === 'IN_FORCE' && isHeldByPayment(deal)) return
    // Nor who was given time for another proof: its end wakes us, or that proof's answer.
    if (row.state === 'IN_FORCE' && now < grace)
      return scheduleReservationJob(tx, { ...row, endTime: grace, isWarned: true })
    await endAndAssignNext(context, tx, held, 'EXPIRED')
    return
  }
  if (row.state === 'PLANNED') {
    if (now < startTime) return scheduleReservationJob(tx, row)
    const standing = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
    // The one before is held by a payment: this one begins when that is over, or runs out.
    if (standing.some(({ state }) => state === 'IN_FORCE'))
      return scheduleReservationJob(tx, { ...row, state: 'IN_FORCE', isWarned: true })
    return startReservation(tx, car, row, now)
  }
  if (!row.isWarned && now >= warningTimeOf(row)) {
    // The reservation does not end yet; the answer to the proof, or its deadline, schedules this
    // job again.
    if (isHeldByPayment(deal) || endTime < grace) return scheduleReservationJob(tx, { ...row, isWarned: true })
    await tx.rows(markWarned(tx.tenant, row.id))
    for (const side of ['BUYER', 'SELLER'] as const)
      await sendInquiryMail(context, tx, deal, side, 'reservationEnding', { until: endTime }, `ending ${row.id}`)
    return scheduleReservationJob(tx, { ...row, isWarned: true })
  }
  return scheduleReservationJob(tx, row)
}

/** A proof that waits for its answer, or was accepted: then it is the purchase that the reservation waits for. */
export const isHeldByPayment = ({ state }: LockedDeal): boolean =>
  state.proof?.state === 'WAITING' || state.status === 'PAYMENT_PROOF'

/** Until when its proforma holds for another proof after a refused one; '' where it has no such time. */
const graceOf = ({ state: { status, invoice } }: LockedDeal): string =>
  status === 'INVOICE_ISSUED' && invoice?.state === 'ISSUED' ? (invoice.graceUntil ?? '') : ''
