import type { VehicleReply } from '@minato/contract/vehicles'
import { vehicleActionError, statusAfter } from '@minato/domain/vehicles'
import type { CarState, VehicleAction } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { closeReservationsOf } from '../../inquiries/reservations/service.ts'
import { publishDrafts } from '../bulk/publish-store.ts'
import { changeCar, objected } from './change.ts'
import { moveTo } from './held-store.ts'
import type { HeldCar } from './held-store.ts'

export const stateOf = (car: HeldCar, mayUseIllustrations: boolean): CarState => ({
  status: car.status,
  numberOfImages: car.number_of_images,
  hasPrice: car.base_price !== null,
  mayUseIllustrations,
})

/** Does what the table of statuses allows (VEH-02), and tells the car's history; else refuses with the reason. */
export const changeStatus = (
  context: Context,
  tenant: string,
  id: string,
  action: VehicleAction,
  { mayUseIllustrations = false, isClosing = false } = {},
): Promise<VehicleReply> =>
  changeCar(context, tenant, id, async (tx, car) => {
    const objection = vehicleActionError(action, stateOf(car, mayUseIllustrations))
    if (objection) throw objected(objection)
    await moveCars(context, tx, action, [id], context.now().toISOString(), isClosing)
  })

/**
 * Cars to which nothing stands in the way, held by this transaction. `isClosing`: on those that are sold the other inquiries
 * end, but not those of buyers who have paid.
 */
export async function moveCars(
  context: Context,
  tx: Transaction,
  action: VehicleAction,
  ids: readonly string[],
  time: string,
  isClosing = false,
): Promise<void> {
  if (ids.length === 0) return
  if (action === 'publish') await publishDrafts(tx, ids, time)
  else {
    // What is promised on a car that leaves the shop ends with it, in one transaction (F04).
    await closeReservationsOf(context, tx, ids, action === 'sold' ? 'SOLD' : 'CLOSED', isClosing)
    await tx.rows(moveTo(tx.tenant, ids, statusAfter(action), time))
  }
}
