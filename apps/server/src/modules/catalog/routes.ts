import { listPublicBrands, listPublicModels } from '@minato/contract/catalog'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { catalogueOf } from './catalogue.ts'

/** `visibleCarsBy`: the number of visible cars by the id of their maker or model. */
export function serveCatalog(
  app: FastifyInstance,
  context: Context,
  visibleCarsBy: (context: Context, tenant: string, kind: 'brand' | 'model') => Promise<ReadonlyMap<string, number>>,
): void {
  serve(app, context, listPublicBrands, async ({ tenant, query }) => {
    const [{ brands }, cars] = await Promise.all([
      catalogueOf(context, tenant),
      visibleCarsBy(context, tenant, 'brand'),
    ])
    return brands.map(({ id, name, description, logo_id }) =>
      query.fieldsToExtractCode === 'CODE_1'
        ? { id, name }
        : { id, name, description, logo: logo_id && `/pictures/${logo_id}`, numberOfCar: cars.get(id) ?? 0 },
    )
  })

  serve(app, context, listPublicModels, async ({ tenant, params, query }) => {
    const [catalogue, cars] = await Promise.all([catalogueOf(context, tenant), visibleCarsBy(context, tenant, 'model')])
    if (!catalogue.brand(params.brandId)) throw httpError('MINATO-4004')
    return catalogue.models
      .filter((model) => model.brand_id === params.brandId)
      .map(({ id, name, model_year, description }) =>
        query.fieldsToExtractCode === 'CODE_1'
          ? { id, name }
          : { id, name, modelYear: model_year, description, numberOfCar: cars.get(id) ?? 0 },
      )
  })
}
