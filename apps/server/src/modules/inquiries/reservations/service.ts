import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { notifyOtherBuyers } from '../notify-other-buyers.ts'
import { endAllReservations } from './end-reservation.ts'

export { restoreReservations } from './restore-reservations.ts'

/**
 * Handles cars that a manager sells or withdraws (VEH-02): ends their reservations and queues in the same
 * transaction, which holds the cars (threat M04). A job notifies the other inquiries and closes them if
 * `isClosing`.
 */
export async function closeReservationsOf(
  context: Context,
  tx: Transaction,
  carIds: readonly string[],
  cause: 'SOLD' | 'CLOSED',
  isClosing = false,
): Promise<void> {
  await endAllReservations(context, tx, carIds, cause)
  if (cause === 'SOLD') for (const carId of carIds) await notifyOtherBuyers(tx, { by: 'SOLD', carId, isClosing })
}
