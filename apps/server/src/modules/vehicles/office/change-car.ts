import type { ErrorCode } from '@minato/contract/errors'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { VehicleActionError } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import { waitUntilIndexed } from '../search/wait-until-indexed.ts'
import { vehicleIn } from '../service.ts'
import { lockCars } from './car-updates-store.ts'
import type { LockedCar } from './car-updates-store.ts'

/** Common steps of every change of one car: lock, change, return the new state. */

export const vehicleActionHttpError = ({ code, reason }: VehicleActionError, path?: string) =>
  httpError(code, { message: reason, ...(path && { body: [{ path, message: reason }] }) })

export async function lockCar(tx: Transaction, id: string): Promise<LockedCar> {
  const [car] = await tx.rows<LockedCar>(lockCars(tx.tenant, [id]))
  if (!car) throw httpError('MINATO-4004', { message: 'There is no such car' })
  return car
}

/** @throws 409 with the current car, if its version differs */
export async function lockCarVersion(tx: Transaction, id: string, version: number): Promise<LockedCar> {
  const car = await lockCar(tx, id)
  if (car.version !== version) throw conflictError(await vehicleIn(tx, id))
  return car
}

/** Changes one car in a transaction; with a `version`, only that one (API-11). */
export async function changeCar(
  context: Context,
  tenant: string,
  id: string,
  change: (tx: Transaction, car: LockedCar) => Promise<unknown>,
  version?: number,
): Promise<VehicleReply> {
  const vehicle = await context.db
    .write(tenant, async (tx) => {
      await change(tx, await (version === undefined ? lockCar(tx, id) : lockCarVersion(tx, id, version)))
      return vehicleIn(tx, id)
    })
    .catch(rethrowConstraint)
  await waitUntilIndexed(context, tenant)
  return vehicle
}

/** Maps database errors to the error catalog. */
const ERRORS_BY_CONSTRAINT: Record<string, [code: ErrorCode, path: string]> = {
  car_tenant_id_chassis_key_key: ['VEHICLE-3003', 'specification.chassis'],
  car_tenant_id_trim_id_model_id_brand_id_fkey: ['VEHICLE-3001', 'trimId'],
}
export function rethrowConstraint(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  const knownError = constraint === undefined ? undefined : ERRORS_BY_CONSTRAINT[constraint]
  if (!knownError) throw error
  const [code, path] = knownError
  const failure = httpError(code, { cause: error })
  throw httpError(code, { cause: error, body: [{ path, message: failure.message }] })
}
