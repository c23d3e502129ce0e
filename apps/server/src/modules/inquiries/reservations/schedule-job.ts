import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { ReservationRow } from './reservations-store.ts'

export const RESERVATION = 'reservation'
const DAY_MS = 86_400_000

type Timed = Pick<ReservationRow, 'id' | 'startTime' | 'endTime' | 'state' | 'isWarned'>

/** A day before the end, or the last quarter of a shorter reservation. */
export function warningTimeOf({ startTime, endTime }: Pick<Timed, 'startTime' | 'endTime'>): string {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  return new Date(end - Math.min(DAY_MS, (end - start) / 4)).toISOString()
}

/** Schedules the job at the next moment when the reservation needs an action. */
export async function scheduleReservationJob(tx: Transaction, reservation: Timed): Promise<void> {
  const { id, startTime, endTime, state, isWarned } = reservation
  const runAt = state === 'PLANNED' ? startTime : isWarned ? endTime : warningTimeOf(reservation)
  await addJob(tx, RESERVATION, { reservationId: id }, { key: id, runAt })
}

/** Now, because the proof that extended it was answered. */
export const runReservationJobNow = (tx: Transaction, id: string): Promise<void> =>
  addJob(tx, RESERVATION, { reservationId: id }, { key: id })
