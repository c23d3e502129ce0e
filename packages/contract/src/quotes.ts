import { z } from 'zod'
import { call } from './call.ts'
import { FREIGHT_TYPES, INSPECTION_TYPES } from './enumerations.ts'
import { Id, Instant, LocaleQuery, QueryFlag, Text, Integer } from './primitives.ts'

/** The price of a car delivered to a port (STF-04, INQ-01, TRU-07). Whole USD; null is 'on request'. */

const Amount = Integer(-100_000_000_000, 100_000_000_000)
const Named = z.object({ id: z.string().nullable(), validFrom: Instant.nullable() })
/** A dated version of a tariff, fee or rate. */
const Version = Named.extend({ value: z.number() }).meta({ id: 'PriceVersion' })

const QuoteLine = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('FOB'), amount: Amount.nullable(), markup: Named.nullable() }),
    z.object({
      kind: z.literal('FREIGHT'),
      amount: Amount.nullable(),
      tariff: Version.nullable(),
      cubicMeter: z.number().nullable(),
    }),
    z.object({ kind: z.literal('INSPECTION'), amount: Amount, type: z.enum(INSPECTION_TYPES), fee: Version }),
    z.object({ kind: z.literal('INSURANCE'), amount: Amount.nullable(), rate: Version }),
    z.object({ kind: z.literal('DISCOUNT'), amount: Amount }),
  ])
  .meta({ id: 'QuoteLine', description: 'An amount with the inputs that it can be made again from' })

export const Quote = z
  .object({
    carId: Id,
    port: z.object({ id: Id, name: z.string(), country: z.string() }).nullable(),
    /** The country of destination, alpha-2; it may lie behind the port's. */
    destination: z.string().nullable(),
    asOf: Instant,
    currency: z.literal('USD'),
    freightType: z.enum(FREIGHT_TYPES),
    fob: Amount.nullable(),
    freight: Amount.nullable(),
    inspections: Amount,
    insurance: Amount.nullable(),
    discount: Amount,
    total: Amount.nullable(),
    lines: z.array(QuoteLine),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** Charges of the ports in force now: enough to quote from a car's price and cubic metres. */
const PortCharges = z
  .object({
    id: Id,
    /**
     * The port in addresses and searches: its name as a slug, or its id where two ports share the
     * name.
     */
    key: z.string(),
    name: z.string(),
    country: z.string(),
    countriesServed: z.array(z.string()),
    tariff: Version.nullable(),
    inspections: z.array(Version.extend({ type: z.enum(INSPECTION_TYPES) })),
  })
  .meta({ id: 'PortCharges' })
export const AllCharges = z
  .object({
    ports: z.array(PortCharges),
    insurance: Version.nullable(),
    /** Every country that is named, in the order of the locale. */
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'AllCharges' })
export type AllCharges = z.infer<typeof AllCharges>

const visitor = { service: 'pricing', access: 'visitor', rate: 'search' } as const

export const getQuote = call({
  ...visitor,
  method: 'GET',
  path: '/public/quote',
  summary: 'Quotes a car delivered to a port, line by line; FOB without a port',
  query: z.strictObject({
    carId: Id,
    portId: Id.optional(),
    destination: Text(2).optional(),
    withInsurance: QueryFlag.optional(),
    withInspections: QueryFlag.optional(),
  }),
  reply: Quote,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const getCharges = call({
  ...visitor,
  method: 'GET',
  path: '/public/charges',
  summary: 'Lists tariffs, inspection fees and insurance rate in force, by port',
  query: z.strictObject(LocaleQuery),
  reply: AllCharges,
  errors: [],
})
