import type { VehicleStatus } from '@minato/contract/enumerations'
import { vehicleActionError } from '@minato/domain/vehicles'
import type { Transaction } from '../../../platform/database/database.ts'
import { lockCars, moveTo, touchCars } from './car-updates-store.ts'
import type { LockedCar } from './car-updates-store.ts'

/** Changes that inquiries make to cars. Lock order: car before inquiry. */

/** A locked car; `status` follows the changes of this transaction. */
export interface InquiryCar {
  id: string
  status: VehicleStatus
}

/** Locks the cars until the transaction ends, in the order of their ids. */
export async function lockCarsOfInquiries(tx: Transaction, ids: readonly string[]): Promise<Map<string, InquiryCar>> {
  const cars = await tx.rows<LockedCar>(lockCars(tx.tenant, [...new Set(ids)]))
  return new Map(cars.map(({ id, status }) => [id, { id, status }]))
}

/** Why an inquiry cannot sell the car, as text, or null. */
export const saleError = ({ status }: InquiryCar): string | null =>
  vehicleActionError('sold', { status, numberOfImages: 1, hasPrice: true, mayUseIllustrations: true })?.reason ?? null

/** Sets a car's status and records it; does nothing if unchanged. `time`: database clock. */
export async function moveCarOfInquiry(
  tx: Transaction,
  car: InquiryCar,
  status: VehicleStatus,
  time: string,
): Promise<void> {
  if (car.status === status) return
  await tx.rows(moveTo(tx.tenant, [car.id], status, time))
  car.status = status
}

/** Raises the version after a promise on the car, so that an undo checks it again. */
export const touchCarOfInquiry = async (tx: Transaction, { id }: InquiryCar): Promise<void> =>
  void (await tx.rows(touchCars(tx.tenant, [id])))
