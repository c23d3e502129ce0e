import { listCountries, searchCities } from '@minato/contract/places'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { citiesIn, countries } from './service.ts'

export function servePlaces(app: FastifyInstance, context: Context): void {
  serve(app, context, listCountries, ({ query }) => countries(query.locale ?? 'en'))
  serve(app, context, searchCities, async ({ params, query }) => {
    const cities = await citiesIn(params.countryId, query.queryString)
    if (!cities) throw httpError('MINATO-4004')
    return cities
  })
}
