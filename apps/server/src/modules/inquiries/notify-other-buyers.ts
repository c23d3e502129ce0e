import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

export const NOTIFY_OTHER_BUYERS = 'deal-others'

export interface CarTaken {
  carId: string
  by: 'RESERVED' | 'SOLD'
  /** The inquiry that has the car; null if it was sold without one. */
  inquiryId: string | null
  /** When a reservation ends. */
  until: string | null
  /** Whether to close the others, where allowed. */
  isClosing: boolean
  /** Deduplication key. */
  about: string
}

/**
 * Notifies the other open inquiries about a car, in a job after this transaction: there may be
 * many.
 */
export async function notifyOtherBuyers(
  tx: Transaction,
  {
    inquiryId = null,
    until = null,
    isClosing = false,
    about = randomUUID(),
    ...taken
  }: Partial<CarTaken> & Pick<CarTaken, 'carId' | 'by'>,
): Promise<void> {
  await addJob(tx, NOTIFY_OTHER_BUYERS, { ...taken, inquiryId, until, isClosing, about } satisfies CarTaken)
}
