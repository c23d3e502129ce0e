import type { VehicleStatus } from '@minato/contract/enumerations'
import { vehicleActionError } from '@minato/domain/vehicles'
import type { Transaction } from '../../../platform/database/database.ts'
import { holdCars, moveTo, touchCars } from './held-store.ts'
import type { HeldCar } from './held-store.ts'

/** Changes that inquiries make to cars. Lock order: car before inquiry. */

/** A locked car; `status` follows the changes of this transaction. */
export interface DealCar {
  id: string
  status: VehicleStatus
}

/** Locks the cars until the transaction ends, in the order of their ids. */
export async function holdCarsOfDeals(tx: Transaction, ids: readonly string[]): Promise<Map<string, DealCar>> {
  const cars = await tx.rows<HeldCar>(holdCars(tx.tenant, [...new Set(ids)]))
  return new Map(cars.map(({ id, status }) => [id, { id, status }]))
}

/** Why an inquiry cannot sell the car, as text, or null. */
export const objectionToSale = ({ status }: DealCar): string | null =>
  vehicleActionError('sold', { status, numberOfImages: 1, hasPrice: true, mayUseIllustrations: true })?.reason ?? null

/** Sets a car's status and records it; does nothing if unchanged. `time`: database clock. */
export async function moveCarOfDeal(tx: Transaction, car: DealCar, status: VehicleStatus, time: string): Promise<void> {
  if (car.status === status) return
  await tx.rows(moveTo(tx.tenant, [car.id], status, time))
  car.status = status
}

/** Raises the version after a promise on the car, so that an undo checks it again. */
export const touchCarOfDeal = async (tx: Transaction, { id }: DealCar): Promise<void> =>
  void (await tx.rows(touchCars(tx.tenant, [id])))
