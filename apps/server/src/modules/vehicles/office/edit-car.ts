import type { YearMonth } from '@minato/contract/primitives'
import { noFields } from '@minato/contract/vehicle-fields'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { NewVehicle, VehicleChange } from '@minato/contract/vehicles-office'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import { dateFault, engineFault } from '@minato/domain/plausible'
import { priceError } from '@minato/domain/vehicles'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError, httpError } from '../../../platform/http/http-error.ts'
import type { TrimIds } from '../../catalog/service.ts'
import { overwriteCar } from '../bulk/overwrite-store.ts'
import { carWriter } from '../bulk/store.ts'
import type { NewCar } from '../bulk/store.ts'
import { attachPictures } from '../pictures/service.ts'
import { vehicleIn } from '../service.ts'
import { changeCar, vehicleActionHttpError, rethrowConstraint } from './change-car.ts'
import { namedTrim } from './car-updates-store.ts'
import type { NamedTrim } from '../store.ts'

const NOTHING = noFields()
const GROUPS = Object.keys(NOTHING) as (keyof VehicleFields)[]
const groupsOf = (fields: Partial<VehicleFields>): Partial<VehicleFields> =>
  Object.fromEntries(GROUPS.filter((group) => fields[group] !== undefined).map((group) => [group, fields[group]]))

/** Creates a draft with its pictures, which were uploaded before and are unused. */
export async function createCar(tx: Transaction, body: NewVehicle, now: Date): Promise<VehicleReply> {
  const draftPriceError = priceError({ status: 'DRAFT' }, body.price.value)
  if (draftPriceError) throw vehicleActionHttpError(draftPriceError, 'price.value')
  const { specification, trimId, price, images, ...groups } = body
  const trim = await trimOf(tx, trimId)
  const fields: VehicleFields = {
    ...NOTHING,
    ...groupsOf(groups),
    specification: { ...NOTHING.specification, ...specification },
  }
  assertPlausible(fields, NOTHING, now)
  const [id = ''] = await (await carWriter(tx)).insert([newCar(trim, fields, price.value)]).catch(rethrowConstraint)
  await attachPictures(tx, id, images).catch((error: unknown) => {
    throw error instanceof HttpError ? withPathPrefix('images', error) : error
  })
  return vehicleIn(tx, id)
}

/** Replaces the given groups of fields and moves the car if its model code changes. */
export const updateCar = (
  context: Context,
  tenant: string,
  id: string,
  { trimId, ...groups }: z.output<typeof VehicleChange>,
  version: number,
): Promise<VehicleReply> =>
  changeCar(
    context,
    tenant,
    id,
    async (tx, car) => {
      const trim = await trimOf(tx, trimId ?? car.trim_id)
      const current = groupsOf((await vehicleIn(tx, id)) as VehicleFields)
      const fields = { ...current, ...groupsOf(groups) } as VehicleFields
      assertPlausible(fields, current as VehicleFields, context.now())
      await overwriteCar(tx, id, newCar(trim, fields, null), idsOf(trim))
    },
    version,
  )

/**
 * Checks only changed values, because imported ones may be older than the rule.
 * @throws 400 with the fields that hold an impossible date or engine size
 */
function assertPlausible(fields: VehicleFields, current: VehicleFields, now: Date): void {
  const date = (value: YearMonth | null) => (value ? dateFault(value, now) : undefined)
  const year = (value: number | null) => (value ? dateFault({ year: value, month: null }, now) : undefined)
  const engineSizeFault = (value: number | null) => (value ? engineFault(value) : undefined)
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const { firstRegistration, manufacture, specification: s } = fields
  const { specification: currentSpecification } = current
  const checks: [path: string, isSame: boolean, fault: string | undefined][] = [
    ['firstRegistration', isSame(firstRegistration, current.firstRegistration), date(firstRegistration)],
    ['manufacture', isSame(manufacture, current.manufacture), date(manufacture)],
    ['specification.seatBeltYear', s.seatBeltYear === currentSpecification.seatBeltYear, year(s.seatBeltYear)],
    ['specification.engineSize', s.engineSize === currentSpecification.engineSize, engineSizeFault(s.engineSize)],
  ]
  const body = checks.flatMap(([path, isUnchanged, message]) => (message && !isUnchanged ? [{ path, message }] : []))
  if (body.length) throw httpError('MINATO-1008', { body })
}

async function trimOf(tx: Transaction, trimId: string): Promise<NamedTrim> {
  const [trim] = await tx.rows<NamedTrim>(namedTrim(tx.tenant, trimId))
  if (trim) return trim
  throw httpError('VEHICLE-3001', { body: [{ path: 'trimId', message: 'There is no such model code' }] })
}

const idsOf = (trim: NamedTrim): TrimIds => ({
  brandId: trim.brand_id,
  modelId: trim.model_id,
  trimId: trim.trim_id,
})

const newCar = (trim: NamedTrim, fields: VehicleFields, price: number | null): NewCar => ({
  brand: trim.brand,
  model: trim.model,
  trim: trim.trim,
  modelYear: trim.model_year,
  trimYear: trim.trim_year,
  fields,
  status: 'DRAFT',
  publicationDate: null,
  price,
  previousPrice: null,
  bestDealSince: null,
  sourceKey: null,
  sourceHash: null,
})

/** The same error with its fields below a part of the body. */
const withPathPrefix = (part: string, { reply }: HttpError): HttpError =>
  new HttpError({
    ...reply,
    ...(reply.body && { body: reply.body.map(({ path, message }) => ({ path: `${part}.${path}`, message })) }),
  })
