import type { VehicleReply } from '@minato/contract/vehicles'
import { vehicleActionError, statusAfter } from '@minato/domain/vehicles'
import type { CarState, VehicleAction } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { publishDrafts } from '../bulk/publish-store.ts'
import { changeCar, vehicleActionHttpError } from './change-car.ts'
import { moveTo } from './car-updates-store.ts'
import type { LockedCar } from './car-updates-store.ts'

/** What happens to the reservations of cars that a manager changes; the inquiries module provides it. */
export interface CarReservations {
  /** Ends the reservations and queues of sold or withdrawn cars, and other inquiries on sold cars if `isClosing`. */
  closeReservationsOf(
    context: Context,
    tx: Transaction,
    carIds: readonly string[],
    by: 'SOLD' | 'CLOSED',
    isClosing: boolean,
  ): Promise<void>
  /** Restores what `closeReservationsOf` has ended since a moment (ISO 8601). */
  restoreReservations(context: Context, tx: Transaction, carIds: readonly string[], since: string): Promise<void>
}

export const stateOf = (car: LockedCar, mayUseIllustrations: boolean): CarState => ({
  status: car.status,
  numberOfImages: car.number_of_images,
  hasPrice: car.base_price !== null,
  mayUseIllustrations,
})

/**
 * Changes the status as the table allows (VEH-02) and records it.
 * @throws 409 with the reason otherwise
 */
export const changeStatus = (
  context: Context,
  reservations: CarReservations,
  tenant: string,
  id: string,
  action: VehicleAction,
  { mayUseIllustrations = false, isClosing = false } = {},
): Promise<VehicleReply> =>
  changeCar(context, tenant, id, async (tx, car) => {
    const actionError = vehicleActionError(action, stateOf(car, mayUseIllustrations))
    if (actionError) throw vehicleActionHttpError(actionError)
    await moveCars(context, reservations, tx, action, [id], context.now().toISOString(), isClosing)
  })

/**
 * Changes cars that this transaction has locked and checked. `isClosing`: also closes other inquiries on sold
 * cars, except paid ones.
 */
export async function moveCars(
  context: Context,
  { closeReservationsOf }: CarReservations,
  tx: Transaction,
  action: VehicleAction,
  ids: readonly string[],
  time: string,
  isClosing = false,
): Promise<void> {
  if (ids.length === 0) return
  if (action === 'publish') await publishDrafts(tx, ids, time)
  else {
    // Ends reservations and offers of a withdrawn car in the same transaction (F04).
    await closeReservationsOf(context, tx, ids, action === 'sold' ? 'SOLD' : 'CLOSED', isClosing)
    await tx.rows(moveTo(tx.tenant, ids, statusAfter(action), time))
  }
}
