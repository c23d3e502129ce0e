import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

export const NOTIFY_OTHER_BUYERS = 'deal-others'

export interface CarTaken {
  carId: string
  by: 'RESERVED' | 'SOLD'
  /** Of whom the car is; null where it was sold beside the deals. */
  inquiryId: string | null
  /** When a reservation ends. */
  until: string | null
  /** Whether the others are closed, where they may be. */
  isClosing: boolean
  /** What is told of, by which it is told once. */
  about: string
}

/** Tells the other open deals on a car, after this transaction: there may be many, and nobody waits for it. */
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
