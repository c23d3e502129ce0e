import * as calls from '@minato/contract/catalog-exports'
import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import { filterAndSort } from '@minato/domain/filter-and-sort'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { brandIn, brandsIn, modelIn, modelsIn, trimsIn } from './entries.ts'
import type { QueryRunner } from './tree.ts'

const BRAND: CsvColumns<Brand> = {
  id: (one) => one.id,
  name: (one) => one.name,
  description: (one) => one.description,
  numberOfModel: (one) => one.numberOfModel,
  numberOfCar: (one) => one.numberOfCar,
  numberOfVisibleCar: (one) => one.numberOfVisibleCar,
}
const MODEL: CsvColumns<Model> = {
  id: (one) => one.id,
  brand: (one) => one.brand.name,
  name: (one) => one.name,
  modelYear: (one) => one.modelYear,
  description: (one) => one.description,
  numberOfTrim: (one) => one.numberOfTrim,
  numberOfCar: (one) => one.numberOfCar,
  numberOfVisibleCar: (one) => one.numberOfVisibleCar,
}
const TRIM: CsvColumns<Trim> = {
  id: (one) => one.id,
  brand: (one) => one.brand.name,
  model: (one) => one.model.name,
  name: (one) => one.name,
  trimYear: (one) => one.trimYear,
  numberOfCar: (one) => one.numberOfCar,
  numberOfVisibleCar: (one) => one.numberOfVisibleCar,
}

/** CSV exports of makers, models and model codes with the filters and order of their lists (VEH-11). */
export function serveCatalogExports(app: FastifyInstance, context: Context): void {
  const queryRunner =
    (tenant: string): QueryRunner =>
    (statement) =>
      context.db.read(tenant, statement)

  serve(app, context, calls.exportBrands, async ({ tenant, query, reply }) => {
    const brands = await brandsIn(queryRunner(tenant), tenant)
    const list = filterAndSort(brands, query, ({ name, description }) => [name, description], {
      NAME: (one) => one.name,
      MODELS: (one) => one.numberOfModel,
      CARS: (one) => one.numberOfVisibleCar,
    })
    csvList(reply, 'brands.csv', BRAND, [list])
  })
  serve(app, context, calls.exportModels, async ({ tenant, params, query, reply }) => {
    await brandIn(queryRunner(tenant), tenant, params.brandId)
    const models = await modelsIn(queryRunner(tenant), tenant, params.brandId)
    const list = filterAndSort(models, query, ({ name, description, modelYear }) => [name, description, modelYear], {
      NAME: (one) => one.name,
      YEAR: (one) => one.modelYear,
      TRIMS: (one) => one.numberOfTrim,
      CARS: (one) => one.numberOfVisibleCar,
    })
    csvList(reply, 'models.csv', MODEL, [list])
  })
  serve(app, context, calls.exportTrims, async ({ tenant, params: { brandId, modelId }, query, reply }) => {
    await modelIn(queryRunner(tenant), tenant, brandId, modelId)
    const trims = await trimsIn(queryRunner(tenant), tenant, brandId, { modelId })
    const list = filterAndSort(trims, query, ({ name, trimYear }) => [name, trimYear], {
      NAME: (one) => one.name,
      YEAR: (one) => one.trimYear,
      CARS: (one) => one.numberOfVisibleCar,
    })
    csvList(reply, 'trims.csv', TRIM, [list])
  })
}
