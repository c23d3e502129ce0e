import { z } from 'zod'
import { call } from './call.ts'
import { INSPECTION_TYPES } from './enumerations.ts'
import { Id, Money, Text } from './primitives.ts'

/** Ports of discharge (PRT-01). `country` is ISO 3166 alpha-2; the tariff is USD per cubic metre, in force now. */
export const Inspection = z
  .object({ productId: Id, type: z.enum(INSPECTION_TYPES), amount: Money })
  .meta({ id: 'Inspection' })
export const Port = z
  .object({
    id: Id,
    name: z.string(),
    country: z.string(),
    city: z.string(),
    description: z.string().nullable(),
    tariff: z.object({ productId: Id, value: Money.nullable() }),
    inspections: z.array(Inspection),
    /** Countries that it serves, by alpha-2 code: its own, and those reached by road. */
    countriesServed: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'Port' })
export type Port = z.infer<typeof Port>

const visitor = { service: 'main', access: 'visitor', rate: 'everything' } as const
export const listPorts = call({
  ...visitor,
  method: 'GET',
  path: '/port',
  summary: 'All ports of discharge with their tariff and inspections',
  reply: z.array(Port),
  errors: [],
})
export const getPort = call({
  ...visitor,
  method: 'GET',
  path: '/port/{id}',
  summary: 'One port',
  params: z.strictObject({ id: Id }),
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const listCountriesServed = call({
  ...visitor,
  method: 'GET',
  path: '/port/{id}/country-served',
  summary: 'Countries that a port serves, by alpha-2 code',
  params: z.strictObject({ id: Id }),
  reply: z.array(z.string()),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const listPortsOfCountry = call({
  ...visitor,
  method: 'GET',
  path: '/country/{country}/port',
  summary: 'Ports that serve a country',
  params: z.strictObject({ country: Text(3) }),
  reply: z.array(Port),
  errors: ['MINATO-1008'],
})
