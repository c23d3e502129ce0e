import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import { httpError } from '../../platform/http/http-error.ts'
import { carsOfBrands, carsOfModels, carsOfTrims } from '../vehicles/service.ts'
import type { CarCounts } from '../vehicles/service.ts'
import { brandEntries, modelEntries, trimEntries } from './store.ts'
import type { BrandEntry, ModelEntry, TrimEntry } from './store.ts'
import type { QueryRunner } from './tree.ts'

/** Reads makers, models and model codes for managers, also inside a changing transaction. */

function requireOne<T>(rows: readonly T[], noun: string): T {
  const [one] = rows
  if (one === undefined) throw httpError('MINATO-4004', { message: `There is no such ${noun}` })
  return one
}

const countsOf = (counts: CarCounts | undefined) => ({
  numberOfCar: counts?.cars ?? 0,
  numberOfVisibleCar: counts?.visible ?? 0,
})

export async function brandsIn(rows: QueryRunner, tenant: string, id?: string): Promise<Brand[]> {
  const entries = await rows<BrandEntry>(brandEntries(tenant, id))
  const cars = await carsOfBrands(rows, tenant)
  return entries.map((entry) => ({ ...entry, ...countsOf(cars.get(entry.id)) }))
}
export const brandIn = async (rows: QueryRunner, tenant: string, id: string): Promise<Brand> =>
  requireOne(await brandsIn(rows, tenant, id), 'brand')

export async function modelsIn(rows: QueryRunner, tenant: string, brandId: string, id?: string): Promise<Model[]> {
  const entries = await rows<ModelEntry>(modelEntries(tenant, brandId, id))
  const cars = await carsOfModels(rows, tenant, brandId)
  return entries.map((entry) => ({ ...entry, ...countsOf(cars.get(entry.id)) }))
}
export const modelIn = async (rows: QueryRunner, tenant: string, brandId: string, id: string): Promise<Model> =>
  requireOne(await modelsIn(rows, tenant, brandId, id), 'model')

export async function trimsIn(
  rows: QueryRunner,
  tenant: string,
  brandId: string,
  filter: { modelId?: string; id?: string },
): Promise<Trim[]> {
  const entries = await rows<TrimEntry>(trimEntries(tenant, brandId, filter))
  const ids = entries.map(({ id }) => id)
  const cars = await carsOfTrims(rows, tenant, ids)
  return entries.map((entry) => ({ ...entry, ...countsOf(cars.get(entry.id)) }))
}
export const trimIn = async (rows: QueryRunner, tenant: string, brandId: string, id: string): Promise<Trim> =>
  requireOne(await trimsIn(rows, tenant, brandId, { id }), 'model code')
