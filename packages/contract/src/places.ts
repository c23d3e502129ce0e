import { z } from 'zod'
import { call } from './call.ts'
import { OFFICE_LOCALES } from './enumerations.ts'
import { Text } from './primitives.ts'

/** Countries and cities (MAP-01). */
export const Country = z
  .object({ id: z.string(), name: z.string(), callingCode: z.string(), alpha2code: z.string(), alpha3code: z.string() })
  .meta({ id: 'Country', description: 'id is the ISO 3166 numeric code' })
export type Country = z.infer<typeof Country>
export const City = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'City', description: 'id is the GeoNames id' })
export type City = z.infer<typeof City>

const visitor = { service: 'map', access: 'visitor', rate: 'everything' } as const
export const listCountries = call({
  ...visitor,
  method: 'GET',
  path: '/country',
  summary: 'Lists all countries, sorted by the locale',
  query: z.strictObject({ locale: z.enum(OFFICE_LOCALES).optional() }),
  reply: z.array(Country),
  errors: ['MINATO-1008'],
})
export const searchCities = call({
  ...visitor,
  method: 'GET',
  path: '/country/{countryId}/city/search',
  summary: 'Lists the ten best cities with this prefix, ignoring accents',
  params: z.strictObject({ countryId: Text(3) }),
  query: z.strictObject({ queryString: Text(100) }),
  reply: z.array(City),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
