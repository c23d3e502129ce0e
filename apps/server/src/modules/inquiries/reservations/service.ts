import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { notifyOtherBuyers } from '../notify-other-buyers.ts'
import { endAllReservations } from './end-reservation.ts'

export { restoreReservations } from './restore.ts'

/**
 * Cars leave the shop by a manager's hand (VEH-02): what was promised on them ends in the same transaction, which holds the
 * cars, and who waited is sent home (threat M04). The other inquiries on a car that is sold are told by a job after it,
 * which ends them where `isClosing` asks for that.
 */
export async function closeReservationsOf(
  context: Context,
  tx: Transaction,
  carIds: readonly string[],
  by: 'SOLD' | 'CLOSED',
  isClosing = false,
): Promise<void> {
  await endAllReservations(context, tx, carIds, by)
  if (by === 'SOLD') for (const carId of carIds) await notifyOtherBuyers(tx, { by: 'SOLD', carId, isClosing })
}
