import { z } from 'zod'
import { call } from './call.ts'
import { PriceEffect, Shown } from './change-effects.ts'
import { INSPECTION_TYPES, LOCALES } from './enumerations.ts'
import { ExactMoney, Id, Instant, Name, narrowQuery, QueryNumber, Text } from './primitives.ts'

/** Ports of discharge (PRT-01). `country` is ISO 3166 alpha-2; the tariff is USD per cubic metre, in force now. */
export const Inspection = z
  .object({ productId: Id, type: z.enum(INSPECTION_TYPES), amount: ExactMoney })
  .meta({ id: 'Inspection' })
export const Port = z
  .object({
    id: Id,
    name: z.string(),
    country: z.string(),
    city: z.string(),
    description: z.string().nullable(),
    tariff: z.object({ productId: Id, value: ExactMoney.nullable() }),
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
  summary: 'Lists all ports of discharge with tariff and inspections',
  reply: z.array(Port),
  errors: [],
})
export const getPort = call({
  ...visitor,
  method: 'GET',
  path: '/port/{id}',
  summary: 'Returns one port',
  params: z.strictObject({ id: Id }),
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const listCountriesServed = call({
  ...visitor,
  method: 'GET',
  path: '/port/{id}/country-served',
  summary: 'Lists the countries that a port serves, by alpha-2 code',
  params: z.strictObject({ id: Id }),
  reply: z.array(z.string()),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const listPortsOfCountry = call({
  ...visitor,
  method: 'GET',
  path: '/country/{country}/port',
  summary: 'Lists the ports that serve a country',
  params: z.strictObject({ country: Text(3) }),
  reply: z.array(Port),
  errors: ['MINATO-1008'],
})

/** ISO 3166 alpha-2; writes check that the country exists. */
const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'This country is not known')
export const PortFields = z.strictObject({
  name: Name(80),
  country: Country,
  city: Name(80),
  description: Text(2000).nullable().default(null),
})
export type PortFields = z.output<typeof PortFields>

/** A tariff or inspection fee from a moment on; null ends it. */
export const Charge = z
  .object({ id: Id, value: ExactMoney.nullable(), validFrom: Instant, isInForce: z.boolean() })
  .meta({ id: 'Charge' })
export type Charge = z.infer<typeof Charge>
export const PortHistory = z
  .object({
    tariff: z.array(Charge),
    inspections: z.array(Charge.extend({ type: z.enum(INSPECTION_TYPES) })),
  })
  .meta({ id: 'PortHistory', description: 'The newest first' })
export type PortHistory = z.infer<typeof PortHistory>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const port = z.strictObject({ id: Id })
const changes = ['MINATO-1008', 'MINATO-3001', 'MINATO-4004'] as const
/** From when on an amount is charged; at once without it. What was quoted keeps the version that it names. */
const validFrom = Instant.optional()
const InspectionFields = z.strictObject({ type: z.enum(INSPECTION_TYPES), amount: ExactMoney, validFrom })

export const exportPorts = call({
  ...manager,
  method: 'GET',
  path: '/port/export',
  summary: 'Exports ports as spreadsheet-safe CSV, one row per port; also found by country names in the locale',
  query: z.strictObject({
    ...narrowQuery(['NAME', 'COUNTRY', 'TARIFF', 'FEE', 'SERVED']),
    locale: z.enum(LOCALES).optional(),
  }),
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
export const createPort = call({
  ...manager,
  method: 'POST',
  path: '/port',
  summary: 'Creates a port, which serves its own country',
  isCreating: true,
  body: PortFields.extend({ tariff: z.strictObject({ value: ExactMoney }).nullable().default(null) }),
  reply: Port,
  status: 201,
  errors: ['MINATO-1008', 'MINATO-3001'],
})
export const updatePort = call({
  ...manager,
  method: 'PUT',
  path: '/port/{id}',
  summary: 'Updates name, country, city and description of a port',
  isVersioned: true,
  params: port,
  body: PortFields,
  reply: Port,
  errors: changes,
})
export const setTariff = call({
  ...manager,
  method: 'PUT',
  path: '/product/{id}/tariff',
  summary: "Sets the freight per cubic metre, now or from a given time; the version is the port's",
  isVersioned: true,
  params: port,
  body: ExactMoney.extend({ validFrom, shown: Shown.optional() }),
  /** Null: the amount was in force already, and nothing was recorded. */
  reply: Port.extend({ recordedTariffId: Id.nullable() }),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
const tariffPreview = {
  ...manager,
  method: 'GET',
  params: port,
  query: z.strictObject({ value: QueryNumber(ExactMoney.shape.value.min(0.01)) }),
  errors: ['MINATO-1008', 'MINATO-4004'],
} as const
export const previewTariff = call({
  ...tariffPreview,
  path: '/port/{id}/tariff/effect',
  summary: 'Previews the delivered prices and quotes that another tariff would change',
  reply: PriceEffect,
})
export const exportTariffEffect = call({
  ...tariffPreview,
  path: '/port/{id}/tariff/effect/export',
  summary: 'Exports every price and quote that another tariff would change as spreadsheet-safe CSV',
  download: 'text/csv',
  reply: null,
})
export const undoTariff = call({
  ...manager,
  method: 'PUT',
  path: '/port/{id}/tariff/undo',
  summary: "Undoes a tariff that is in force or still to come; the version is the port's after it was set",
  isVersioned: true,
  params: port,
  body: z.strictObject({ tariffId: Id }),
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const getPortHistory = call({
  ...manager,
  method: 'GET',
  path: '/port/{id}/history',
  summary: 'Lists the charges of a port with their start times',
  params: port,
  reply: PortHistory,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const cancelCharge = call({
  ...manager,
  method: 'DELETE',
  path: '/port/{id}/charge/{chargeId}',
  summary: "Cancels a tariff or fee that is not in force yet; the version is the port's",
  isVersioned: true,
  params: z.strictObject({ id: Id, chargeId: Id }),
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const addCountriesServed = call({
  ...manager,
  method: 'POST',
  path: '/port/{id}/country-served',
  summary: 'Adds countries that a port serves',
  isCreating: true,
  params: port,
  body: z.array(Country).min(1).max(250),
  reply: z.array(z.string()),
  status: 201,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removeCountryServed = call({
  ...manager,
  method: 'PUT',
  path: '/port/{id}/country-served',
  summary: 'Removes a country from a port',
  params: port,
  body: Country,
  reply: z.array(z.string()),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const addInspection = call({
  ...manager,
  method: 'POST',
  path: '/port/{id}/inspection',
  summary: 'Adds an inspection to a port',
  isCreating: true,
  params: port,
  body: InspectionFields,
  reply: Port,
  status: 201,
  errors: changes,
})
export const updateInspection = call({
  ...manager,
  method: 'PUT',
  path: '/port/{id}/inspection',
  summary: "Sets the fee of an inspection, now or from a given time; the version is the port's",
  isVersioned: true,
  params: port,
  body: InspectionFields,
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removeInspection = call({
  ...manager,
  method: 'DELETE',
  path: '/port/{id}/inspection',
  summary: "Removes an inspection from a port; the version is the port's",
  isVersioned: true,
  params: port,
  query: z.strictObject({ 'inspection-type': z.enum(INSPECTION_TYPES) }),
  reply: Port,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
