import { z } from 'zod'
import { OFFICE_SORT_FIELDS, SORT_DIRECTIONS, SORT_FIELDS, VEHICLE_STATUSES, VERDICT_STATES } from './enumerations.ts'
import { INQUIRY_STATUSES } from './inquiry-enumerations.ts'
import { inOrder } from './in-order.ts'
import { Id, PageQuery, QueryFlag, QueryList, QueryWhole, QueryWholes, Text } from './primitives.ts'
import { CRITERIA, CRITERIA_LIST, CRITERION_LISTS, isDestination } from './search-criteria.ts'
import type { CriteriaValues, Criterion, CriterionKey, CriterionName, NameOf } from './search-criteria.ts'
import { criteriaInOrder, facetOf } from './search-facets.ts'
import type { Facet } from './search-facets.ts'

/**
 * The search criteria (SRCH-01). Brands and models are named by id or by their URL slug.
 * Prices are in whole USD. `priceStart`, `priceEnd`, the order PRICE and the facet `priceUpTo` mean the FOB price; with
 * `port` (an id, or a key from addresses) they mean the total price to that port, with freight, inspections and marine
 * insurance, unless `priceBasis` is FOB. Mileage is in km, engine size in cc; years are of the first registration,
 * or of manufacture where no registration is known.
 */
const slugs = z
  .union([z.string(), z.array(z.string()).max(50)])
  .transform((value) => [...new Set((Array.isArray(value) ? value : [value]).flatMap((one) => one.split(',')))])
  .pipe(z.array(z.string().min(1).max(100)).min(1).max(50))
  .meta({ jsonSchema: { type: 'array', items: { type: 'string', maxLength: 100 } } })

export const SEARCH_TEXT_LIMIT = CRITERIA.queryText.max

function queryOf({ name, kind, list, min = 0, max = 0 }: Criterion): z.ZodType {
  if (name === 'queryText') return z.string().trim().max(max)
  if (kind === 'names') return slugs
  if (list) return QueryList(CRITERION_LISTS[list])
  if (kind === 'wholes') return QueryWholes(min, max)
  if (kind === 'range') return QueryWhole(min, max)
  return kind === 'flag' ? QueryFlag : z.string().trim().min(1).max(max)
}
type Queries = { [K in CriterionKey]: z.ZodOptional<z.ZodType<CriteriaValues[K]>> }
const port = z.string().min(1).max(100).optional().meta({ description: 'Prices are the total price to this port' })
const priceBasis = z.enum(['FOB']).optional().meta({ description: 'FOB although a port is given' })
const importCountry = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'This country is not known')
  .optional()
  .meta({ description: 'The country (ISO 3166 alpha-2) of import verdicts; otherwise that of the port' })
const importVerdict = QueryList(VERDICT_STATES).optional().meta({
  description:
    'Whether the car may be imported into the country if it is ordered today; every car is UNKNOWN without country and port',
})
const described: Record<string, z.ZodType> = { port, priceBasis, importCountry, importVerdict }
export const Criteria = z.strictObject(
  Object.fromEntries(
    CRITERIA_LIST.flatMap((one) => one.keys.map((key) => [key, described[key] ?? queryOf(one).optional()])),
  ) as Queries,
)
export type Criteria = z.output<typeof Criteria>

/**
 * Additional criteria of managers; for visitors they select nothing beyond what visitors may see
 * (VEH-03).
 */
export const StatusCriteria = z.strictObject({
  isArchived: QueryFlag.optional(),
  status: QueryList(VEHICLE_STATUSES).optional(),
  statuses: QueryList(VEHICLE_STATUSES).optional(),
})

const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month: 2026-06')

/** Filters of the managers' list alone. Months are those of Japan; with one of them, cars of every status match. */
export const OfficeCriteria = z.strictObject({
  hasPictures: QueryFlag.optional(),
  /** The city where the car is. */
  yard: Text(100).optional(),
  /** Whole days in stock; for a sold car until its sale. */
  daysStart: QueryWhole(0, 100_000).optional(),
  daysEnd: QueryWhole(0, 100_000).optional(),
  /** In whole USD at the present price; cars whose cost is unknown have no margin. */
  marginStart: QueryWhole(-100_000_000, 100_000_000).optional(),
  marginEnd: QueryWhole(-100_000_000, 100_000_000).optional(),
  /** An open inquiry on the car is in this step. */
  inquiryStep: z.enum(INQUIRY_STATUSES).optional(),
  publishedMonth: Month.optional(),
  /** Sold in this month, for the last time, and not come back since. */
  soldMonth: Month.optional(),
  /** Cars that this import created or changed. */
  importRun: Id.optional(),
})
export type OfficeCriteria = z.output<typeof OfficeCriteria>

export const OrderAndPage = z.strictObject({
  'order.field': z.enum(SORT_FIELDS).optional(),
  'order.direction': z.enum(SORT_DIRECTIONS).optional(),
  ...PageQuery,
})
export const OfficeOrderAndPage = OrderAndPage.extend({
  'order.field': z.enum(OFFICE_SORT_FIELDS).optional(),
})

const FACET_ORDER: readonly Facet[] = [
  'brand',
  'model',
  'category',
  'color',
  'steering',
  'driveType',
  'transmissionType',
  'fuelType',
  'doors',
  'numberSeat',
  'year',
  'mileageUpTo',
  'engineSizeUpTo',
  'priceUpTo',
  'bestDeal',
]
/** How many cars each option would leave, other criteria standing (SRCH-05). */
export const FACETS: readonly Facet[] = inOrder(
  CRITERIA_LIST.filter(({ kind }) => kind !== 'text' && !isDestination({ kind })).map(facetOf),
  FACET_ORDER,
)

const Count = z.int().min(0)
export const FacetOption = z.object({ value: z.string(), count: Count }).meta({ id: 'FacetOption' })
export const Facets = z
  .object(
    Object.fromEntries(FACETS.map((facet) => [facet, z.array(FacetOption)])) as Record<
      Facet,
      z.ZodArray<typeof FacetOption>
    >,
  )
  .meta({ id: 'Facets' })
export type Facets = z.infer<typeof Facets>

const UNDERSTOOD_ORDER: readonly CriterionName[] = [
  'category',
  'color',
  'fuelType',
  'transmissionType',
  'driveType',
  'steering',
  'doors',
  'numberSeat',
  'bestDeal',
  'price',
  'year',
  'mileage',
  'engineSize',
]
function understoodOf({ kind, list }: Criterion): z.ZodType | null {
  if (kind === 'choice' && list) return z.array(z.enum(CRITERION_LISTS[list]))
  if (kind === 'wholes') return z.array(Count)
  return kind === 'flag' ? z.boolean() : kind === 'range' ? Count : null
}
type UnderstoodKey = Exclude<CriterionKey, NameOf<'names' | 'text' | 'port' | 'basis' | 'country' | 'verdict'>>
/** Criteria or an order that words of a text can mean. */
export const UnderstoodCriteria = z
  .object({
    ...(Object.fromEntries(
      criteriaInOrder(UNDERSTOOD_ORDER).flatMap((one) => {
        const value = understoodOf(one)
        return value ? one.keys.map((key) => [key, value]) : []
      }),
    ) as { [K in UnderstoodKey]: z.ZodType<CriteriaValues[K], CriteriaValues[K]> }),
    'order.field': z.enum(SORT_FIELDS),
    'order.direction': z.enum(SORT_DIRECTIONS),
  })
  .partial()
  .meta({ id: 'UnderstoodCriteria' })
export type UnderstoodCriteria = z.infer<typeof UnderstoodCriteria>
/** A part of a query text and how it was read. Words that select nothing ('car', 'with') are in no part. */
export const QueryTextPart = z
  .object({
    text: z.string(),
    /** Null where the part is a name, a reference or a chassis number. */
    criteria: UnderstoodCriteria.nullable(),
    /** No car has this word, and the list was made without it. */
    isLeftOut: z.boolean(),
    /** The words that were searched for instead of a misspelled part. */
    corrections: z.array(z.string()).optional(),
    /** The whole text without this part. */
    rest: z.string(),
  })
  .meta({ id: 'QueryTextPart' })
export type QueryTextPart = z.infer<typeof QueryTextPart>

export const Suggestion = z
  .object({
    /** `text`: a query text, its label. */
    kind: z.enum(['brand', 'model', 'reference', 'text']),
    /** Text in the suggestion list: 'Toyota Corolla Fielder', 'REF 10482'. */
    label: z.string(),
    /** Slugs for an address, where the kind has them. */
    brand: z.string().nullable(),
    model: z.string().nullable(),
    reference: z.string().nullable(),
    id: Id.nullable(),
    count: Count,
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>
