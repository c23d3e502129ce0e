import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { ReservationRow } from './reservations-store.ts'

export const RESERVATION = 'reservation'
const DAY_MS = 86_400_000

type Timed = Pick<ReservationRow, 'id' | 'startTime' | 'endTime' | 'state' | 'isWarned'>

/** A day before the end, or a quarter of the time where it is shorter. */
export function warningTimeOf({ startTime, endTime }: Pick<Timed, 'startTime' | 'endTime'>): string {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  return new Date(end - Math.min(DAY_MS, (end - start) / 4)).toISOString()
}

/** Has a look at a reservation at the next moment at which something is to be done with it. */
export async function scheduleReservationJob(tx: Transaction, reservation: Timed): Promise<void> {
  const { id, startTime, endTime, state, isWarned } = reservation
  const runAt = state === 'PLANNED' ? startTime : isWarned ? endTime : warningTimeOf(reservation)
  await addJob(tx, RESERVATION, { reservationId: id }, { key: id, runAt })
}

/** Now, because what held it is answered. */
export const runReservationJobNow = (tx: Transaction, id: string): Promise<void> =>
  addJob(tx, RESERVATION, { reservationId: id }, { key: id })
