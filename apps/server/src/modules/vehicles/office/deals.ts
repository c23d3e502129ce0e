import type { VehicleStatus } from '@minato/contract/enumerations'
import { vehicleActionError } from '@minato/domain/vehicles'
import type { Transaction } from '../../../platform/database/database.ts'
import { holdCars, moveTo, touchCars } from './held-store.ts'
import type { HeldCar } from './held-store.ts'

/** What deals do with a car. Whoever does holds the car first, and then the deal. */

/** A car that is held; `status` is kept up with what this transaction makes of it. */
export interface DealCar {
  id: string
  status: VehicleStatus
}

/** Holds the cars until the transaction ends, in the order of their ids. */
export async function holdCarsOfDeals(tx: Transaction, ids: readonly string[]): Promise<Map<string, DealCar>> {
  const cars = await tx.rows<HeldCar>(holdCars(tx.tenant, [...new Set(ids)]))
  return new Map(cars.map(({ id, status }) => [id, { id, status }]))
}

/** Why a deal may not sell it, in words, or null. */
export const objectionToSale = ({ status }: DealCar): string | null =>
  vehicleActionError('sold', { status, numberOfImages: 1, hasPrice: true, mayUseIllustrations: true })?.reason ?? null

/** Puts a car into a status and tells its history; nothing where it is there already. `time`: by the database's clock. */
export async function moveCarOfDeal(tx: Transaction, car: DealCar, status: VehicleStatus, time: string): Promise<void> {
  if (car.status === status) return
  await tx.rows(moveTo(tx.tenant, [car.id], status, time))
  car.status = status
}

/** A promise was made on the car: who would take back what he did to it before has to look again. */
export const touchCarOfDeal = async (tx: Transaction, { id }: DealCar): Promise<void> =>
  void (await tx.rows(touchCars(tx.tenant, [id])))
