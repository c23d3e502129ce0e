import * as calls from '@minato/contract/vehicles'
import type { FastifyInstance } from 'fastify'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { Context } from '../../context.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { catalogueOf } from '../catalog/service.ts'
import { facetsOf, visibleCarsBy } from './search/facets.ts'
import { countCars, planOf } from './search/service.ts'
import { serveOffice } from './office/routes.ts'
import type { CarReservations } from './office/statuses.ts'
import { getSoldVehicle, getVehicle, listSimilar, listVehicles, viewOf } from './service.ts'
import { countThisWeek } from './store.ts'
import { suggestionsFor } from './suggestions.ts'

export function serveVehicles(app: FastifyInstance, context: Context, reservations: CarReservations): void {
  serve(app, context, calls.listPublicCars, ({ tenant, query }) => listVehicles(context, tenant, query, false))
  serve(app, context, calls.countPublicCars, async ({ tenant, query }) => ({
    numberOfCar: await countCars(context, tenant, (await planOf(context, tenant, query, VISIBLE_STATUSES)).criteria),
  }))
  serve(app, context, calls.getPublicFacets, ({ tenant, query }) => facetsOf(context, tenant, query))
  serve(app, context, calls.suggest, ({ tenant, query }) => suggestionsFor(context, tenant, query.queryText))
  serve(app, context, calls.countBestDealsOfWeek, async ({ tenant }) => ({
    numberOfBestDealOfCurrentWeek: await thisWeek(context, tenant, 'best_deal_since'),
  }))
  serve(app, context, calls.countNewArrivalsOfWeek, async ({ tenant }) => ({
    newArrivalCarNumberOfCurrentWeek: await thisWeek(context, tenant, 'publication_date'),
  }))
  serve(app, context, calls.countPublicCarsOfBrand, async ({ tenant, params }) => {
    if (!(await catalogueOf(context, tenant)).brand(params.brandId)) throw httpError('MINATO-4004')
    return { numberOfCarByBrand: (await visibleCarsBy(context, tenant, 'brand')).get(params.brandId) ?? 0 }
  })
  serve(app, context, calls.getPublicCar, ({ tenant, params, query }) =>
    getVehicle(context, tenant, params.id, viewOf(query.fieldsToExtractCode, false)),
  )
  serve(app, context, calls.getPublicCarByReference, ({ tenant, params, query }) =>
    getVehicle(context, tenant, params.reference, viewOf(query.fieldsToExtractCode, false)),
  )
  serve(app, context, calls.listSimilarCars, ({ tenant, params, query }) =>
    listSimilar(context, tenant, params.id, viewOf(query.fieldsToExtractCode ?? 'CODE_2', false)),
  )
  serve(app, context, calls.getSoldCar, ({ tenant, params }) => getSoldVehicle(context, tenant, params.reference))

  serveOffice(app, context, reservations)
  serve(app, context, calls.listCars, ({ tenant, query }) => listVehicles(context, tenant, query, true))
  serve(app, context, calls.getCar, ({ tenant, params, query }) =>
    getVehicle(context, tenant, params.id, viewOf(query.fieldsToExtractCode, true)),
  )
  serve(app, context, calls.getCarByReference, ({ tenant, params, query }) =>
    getVehicle(context, tenant, params.reference, viewOf(query.fieldsToExtractCode, true)),
  )
}

function thisWeek(context: Context, tenant: string, column: 'publication_date' | 'best_deal_since'): Promise<number> {
  return context.cache.keep(tenant, `this week ${column}`, async () => {
    const [row] = await context.db.read<{ cars: number }>(tenant, countThisWeek(tenant, column))
    return row?.cars ?? 0
  })
}
