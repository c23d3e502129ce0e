import { z } from 'zod'
import { call } from './call.ts'
import { COST_BASES, COST_KINDS } from './settings-enumerations.ts'
import { Id, Instant, Text } from './primitives.ts'

/**
 * Estimated costs at the destination (TRU-08), paid to others: dated data by country, one for each kind. They are never
 * part of a quote, an invoice or the payment ledger.
 */

const Figure = z.number().min(0).max(100_000_000).multipleOf(0.01)
const shape = {
  /** ISO 3166 alpha-2. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'This country is not known'),
  kind: z.enum(COST_KINDS),
  /** PERCENT: of the price with freight and insurance. */
  basis: z.enum(COST_BASES),
  low: Figure,
  high: Figure,
  /** ISO 4217; null for a percentage. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Enter a currency code of three letters')
    .nullable(),
  /** Address or name of the publication. */
  source: Text(2000),
  sourceDate: z.iso.date(),
}
export const EstimatedCostFields = z.strictObject(shape).superRefine(({ basis, low, high, currency }, context) => {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (low > high) fault(['high'], 'The highest must not be below the lowest')
  if (basis === 'PERCENT' && high > 1000) fault(['high'], 'At most 1,000 %')
  if (basis === 'AMOUNT' && currency === null) fault(['currency'], 'Enter a currency code of three letters')
})
export type EstimatedCostFields = z.output<typeof EstimatedCostFields>

export const EstimatedCost = z
  .object({ ...shape, id: Id, version: z.int(), recordedAt: Instant })
  .meta({ id: 'EstimatedCost' })
export type EstimatedCost = z.infer<typeof EstimatedCost>

/** An estimated cost of one car. */
export const ShownCost = z
  .object({
    kind: z.enum(COST_KINDS),
    /** Null where a percentage has no amount to be taken of. */
    low: z.number().nullable(),
    high: z.number().nullable(),
    currency: z.string(),
    percent: z.object({ low: z.number(), high: z.number() }).nullable(),
    source: z.string(),
    sourceDate: z.iso.date(),
    version: z.int(),
  })
  .meta({ id: 'ShownCost' })
export type ShownCost = z.infer<typeof ShownCost>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const changes = ['MINATO-1008', 'MINATO-4004'] as const
export const listCostsOfInquiry = call({
  service: 'main',
  access: 'customer',
  rate: 'everything',
  method: 'GET',
  path: '/inquiry/{id}/estimated-cost',
  summary:
    'Estimated costs at the destination of an inquiry, apart from its amounts; a kind that is missing is unknown',
  params: one,
  reply: z.array(ShownCost),
  errors: ['MINATO-4004'],
})
export const listEstimatedCosts = call({
  ...manager,
  method: 'GET',
  path: '/estimated-cost',
  summary: 'Lists the estimated costs of all countries in their newest version',
  reply: z.array(EstimatedCost),
  errors: [],
})
export const createEstimatedCost = call({
  ...manager,
  method: 'POST',
  path: '/estimated-cost',
  summary: 'Creates an estimated cost; a country has one of each kind',
  isCreating: true,
  body: EstimatedCostFields,
  reply: EstimatedCost,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateEstimatedCost = call({
  ...manager,
  method: 'PUT',
  path: '/estimated-cost/{id}',
  summary: 'Records a new version of an estimated cost',
  isVersioned: true,
  params: one,
  body: EstimatedCostFields,
  reply: EstimatedCost,
  errors: changes,
})
export const removeEstimatedCost = call({
  ...manager,
  method: 'DELETE',
  path: '/estimated-cost/{id}',
  summary: 'Removes an estimated cost; its versions are kept',
  isVersioned: true,
  params: one,
  reply: null,
  status: 204,
  errors: changes,
})
