import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { FACETS } from '@minato/contract/search'
import type { Criteria, Facet, Facets, OfficeCriteria, QueryTextPart } from '@minato/contract/search'
import { deliveryRatesOf } from '@minato/domain/delivered'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { QueryPart } from '@minato/domain/understand-query'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { chargesOf } from '../../pricing/service.ts'
import { cardsOf, idsOfPage, pageOfCars, pageOfNumbers } from '../store.ts'
import type { Order } from '../orders-store.ts'
import type { CardRow } from '../store.ts'
import { countOf, countOptions, hitsIn } from './bits.ts'
import { criteriaOf, inStatus, whereOf } from './criteria-store.ts'
import { officeCriteriaOf } from './office-criteria.ts'
import type { Criterion } from './criteria-store.ts'
import { numbersByDelivered, withDelivered } from './delivered.ts'
import { carNosIn, firstHits, totalOf } from './hits.ts'
import type { Hits } from './hits.ts'
import { readQueryText, textPartsOf } from './query-text.ts'
import type { QueryText } from './query-text.ts'
import { carsNamed, textCriteria } from './query-text-store.ts'
import { segmentsWith } from './segments.ts'
import type { Option } from './segments.ts'

/** Criteria as the index and the cars understand them; `exact` are the cars that the text names by reference or chassis. */
export interface Plan {
  criteria: readonly Criterion[]
  statuses: readonly VehicleStatus[]
  exact: readonly number[]
  /** How the query text was read. */
  textParts?: QueryTextPart[]
  /** The order that the text asks for. */
  order?: Pick<Order, 'field' | 'direction'>
  /** Of the port whose total prices are searched by; null where it has no tariff, absent for FOB prices. */
  rates?: DeliveryRates | null
}

type Asked = Criteria & OfficeCriteria & { 'order.field'?: Order['field'] | undefined }
export async function planOf(
  context: Context,
  tenant: string,
  given: Asked,
  statuses: readonly VehicleStatus[],
  isOffice = false,
): Promise<Plan> {
  const [catalogue, { parts: all, exact }, rates, office] = await Promise.all([
    catalogueOf(context, tenant),
    readQueryText(context, tenant, given.queryText),
    ratesTo(context, tenant, given),
    isOffice ? officeCriteriaOf(context, tenant, given) : [],
  ])
  const criteria = [...criteriaOf(given, statuses, catalogue, rates), ...office]
  const cars = {
    exact: all.flatMap(({ word }) => exact.get(word) ?? []),
    statuses,
    ...(rates !== undefined && { rates }),
  }
  if (!given.queryText) return { criteria, ...cars }
  // An order that is asked for beside the text comes before the text's own.
  const parts = all.filter((part) => !(given['order.field'] && part.criteria?.['order.field']))
  const planned = (some: readonly QueryPart[]): Criterion[] => [
    ...criteria,
    ...textCriteria(some, exact, (one) => criteriaOf(one, statuses, catalogue, rates).slice(1)),
  ]
  // All that the caller may see, so that every list, tab and count of one text leaves out the same.
  const known = inStatus(isOffice ? VEHICLE_STATUSES : VISIBLE_STATUSES)
  const leftOut = await partsWithoutCars(context, tenant, { parts, exact }, [known, ...planned(parts)])
  const order = parts.find((part) => part.criteria?.['order.field'])?.criteria
  return {
    ...cars,
    criteria: planned(parts.filter((part) => !leftOut.has(part))),
    textParts: textPartsOf(parts, leftOut),
    ...(order?.['order.field'] && {
      order: { field: order['order.field'], direction: order['order.direction'] ?? 'ASC' },
    }),
  }
}

/**
 * The names in a text that no known car has: the others are searched for without them. What only hidden cars
 * have is left out like what no car has (VEH-03). Of a text of nothing else nothing is left out.
 */
async function partsWithoutCars(
  context: Context,
  tenant: string,
  { parts, exact }: QueryText,
  [known, ...criteria]: readonly [known: Criterion, ...Criterion[]],
): Promise<ReadonlySet<QueryPart>> {
  const names = parts.filter((part) => part.criteria === null)
  if (parts.length < 2 || names.length === 0) return new Set()
  const segments = await segmentsWith(context, tenant, optionsOf(criteria))
  const hasCars = ({ word, words }: QueryPart): boolean => {
    const asked = [known, carsNamed(words, exact.get(word) ?? [])]
    return segments.some((segment) => countOf(hitsIn(asked, segment)) > 0)
  }
  const missing = new Set(names.filter((part) => !hasCars(part)))
  const selects = (part: QueryPart) => !missing.has(part) && !part.criteria?.['order.field']
  return parts.some(selects) ? missing : new Set()
}

/** The port that total prices are searched by; undefined where prices are FOB. */
async function ratesTo(
  context: Context,
  tenant: string,
  { port, priceBasis }: Criteria,
): Promise<DeliveryRates | null | undefined> {
  if (port === undefined || priceBasis === 'FOB') return undefined
  // An unknown port finds nothing, like an unknown maker.
  return (await deliveryTo(context, tenant, port))?.rates ?? null
}

/** A port by its id or key, and what it charges; undefined where there is none. */
export async function deliveryTo(
  context: Context,
  tenant: string,
  port: string,
): Promise<{ name: string; rates: DeliveryRates | null } | undefined> {
  const { ports, insurance } = await chargesOf(context, tenant)
  const charged = ports.find(({ id, key }) => id === port || key === port)
  return charged && { name: charged.name, rates: deliveryRatesOf({ ...charged, insurance }) }
}

/** The cars that meet all criteria, as bits, segment by segment. */
async function hitsOf(context: Context, tenant: string, criteria: readonly Criterion[]): Promise<Hits[]> {
  const segments = await segmentsWith(context, tenant, optionsOf(criteria))
  return segments.map((segment) => ({ segment, bits: hitsIn(criteria, segment) }))
}
const optionsOf = (criteria: readonly Criterion[]): Option[] =>
  criteria.flatMap(({ options = [], together = [] }) => [...options, ...together.flat()])

export const countCars = async (context: Context, tenant: string, plan: readonly Criterion[]): Promise<number> =>
  totalOf(await hitsOf(context, tenant, plan))

/** How many cars of each status meet the criteria. */
export async function countByStatus(
  context: Context,
  tenant: string,
  given: Asked,
): Promise<Record<VehicleStatus, number>> {
  const { criteria } = await planOf(context, tenant, given, VEHICLE_STATUSES, true)
  const others = criteria.slice(1)
  const counts = VEHICLE_STATUSES.map(async (status) => [
    status,
    await countCars(context, tenant, [inStatus([status]), ...others]),
  ])
  return Object.fromEntries(await Promise.all(counts)) as Record<VehicleStatus, number>
}

/** How deep a list can be leafed through: further on nobody looks, and every card passed costs a step. */
const DEEPEST = 200_000
/** A walk is planned each time, in the time in which so many hits are sorted. */
const PLANNED = 300
/** Lengths of the first pages that everybody opens; they alone are planned once a connection, where each plan is kept. */
const COMMON_LIMITS = [10, 20]

/** A page of cards with how many there are in all. */
export interface FoundCars {
  rows: CardRow[]
  total: number
  textParts?: QueryTextPart[] | undefined
}

/**
 * A page of cards and how many there are. The total comes from the bits, and so do the numbers of the few hits that the
 * page is sorted from. Where those would be many, hits are dense, and the page is walked along the index of its order:
 * about (cars / hits) steps a card.
 */
export async function findCars(
  context: Context,
  tenant: string,
  plan: Plan,
  order: Order,
  limit: number,
  offset: number,
  isOffice = false,
): Promise<FoundCars> {
  if (offset > DEEPEST)
    throw httpError('MINATO-1008', {
      body: [{ path: 'page', message: `Lists go to their ${DEEPEST}th car; narrow the search` }],
    })
  const { criteria, statuses, exact } = plan
  const hits = await hitsOf(context, tenant, criteria)
  const total = totalOf(hits)
  // Everything that may be seen is walked in any case: a car that came in this moment is not counted yet, but shown. Of
  // managers' tabs some hold few of many cars, which a walk would pass by for long.
  const isEverything = criteria.length === 1 && !(isOffice && total * 10 < (await carsOf(context, tenant)))
  if (offset >= total && !isEverything) return { rows: [], total }
  if (order.field === 'PRICE' && plan.rates !== undefined) {
    const by = { direction: order.direction, first: exact }
    const listed = numbersByDelivered(hits, plan.rates, by, limit, offset)
    const page = pageOfNumbers(tenant, listed, statuses, { ...order, listed }, limit, 0, isOffice)
    return { rows: await context.db.read<CardRow>(tenant, page), total }
  }
  const where = whereOf(criteria)
  if (isEverything && offset === 0 && COMMON_LIMITS.includes(limit))
    return {
      rows: await context.db.read<CardRow>(tenant, pageOfCars(tenant, where, order, limit, offset, isOffice)),
      total,
    }
  const few = exact.length > 0 ? hits : firstOf(hits, order, offset + limit)
  const passed = ((offset + limit) * (await carsOf(context, tenant))) / total
  if (isEverything || (exact.length === 0 && totalOf(few) > passed + PLANNED)) {
    const ids = await context.db.read<{ id: string }>(tenant, idsOfPage(tenant, where, order, limit, offset))
    const cards = cardsOf(
      tenant,
      ids.map(({ id }) => id),
      statuses,
      isOffice,
    )
    return { rows: await context.db.read<CardRow>(tenant, cards), total }
  }
  const ordered = { ...order, first: exact }
  const page = pageOfNumbers(tenant, carNosIn(few), statuses, ordered, limit, offset, isOffice)
  return { rows: await context.db.read<CardRow>(tenant, page), total }
}

/** What of the hits a page in this order has to be chosen from. */
const firstOf = (hits: readonly Hits[], { field, direction }: Order, count: number): readonly Hits[] =>
  field === 'PRICE' || field === 'YEAR' || field === 'MILEAGE' ? firstHits(hits, { field, direction }, count) : hits

/** All cars of the tenant, about: what a walk may have to pass by. */
const carsOf = (context: Context, tenant: string): Promise<number> =>
  context.cache.keep(tenant, 'cars', () => countCars(context, tenant, [inStatus(VEHICLE_STATUSES)]))

/** Of visible cars, or of cars of the statuses in `office`. Models only of the chosen makers: all would be too many. */
export async function facetsOf(
  context: Context,
  tenant: string,
  given: Criteria,
  office?: readonly VehicleStatus[],
): Promise<Facets> {
  const catalogue = await catalogueOf(context, tenant)
  const brands = new Set(given.brand && catalogue.brandIds(given.brand))
  const models = catalogue.models.filter((model) => brands.has(model.brand_id)).map(({ id }) => id)
  const { criteria, rates } = await planOf(context, tenant, given, office ?? VISIBLE_STATUSES, Boolean(office))
  const count = async () => facetsFrom(await countFacets(context, tenant, criteria, models, rates))
  // Of everything that may be seen: the same for every page that begins a search.
  const isEverything = criteria.length === 1 && !office
  return isEverything ? context.cache.keep(tenant, `facets ${JSON.stringify(rates)}`, count) : count()
}

/** How many cars each option has left, by kind and value. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

const facetsFrom = (counts: Counts): Facets =>
  Object.fromEntries(
    FACETS.map((facet) => {
      const options = [...(counts.get(facet) ?? [])].filter(([, count]) => count > 0)
      return [
        facet,
        options
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      ]
    }),
  ) as Facets

async function countFacets(
  context: Context,
  tenant: string,
  plan: readonly Criterion[],
  models: readonly string[],
  rates?: DeliveryRates | null,
): Promise<Counts> {
  const counts = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map<string, number>()]))
  const questions = FACETS.map((kind) => ({
    kind,
    ...(kind === 'model' && { values: models }),
    // By its own criterion an option does not count: beside the chosen one it says what choosing it instead would give.
    mask: plan.reduce((mask, { own }, crit) => (own.includes(kind) ? mask | (1 << crit) : mask), 0),
  }))
  const asked = [...optionsOf(plan), ...models.map((id) => ['model', id] as const)]
  for (const segment of await segmentsWith(context, tenant, asked))
    countOptions(
      plan,
      questions,
      rates === undefined ? segment : withDelivered(segment, rates),
      (kind, value, cars) => {
        const of = counts.get(kind)
        of?.set(value, (of.get(value) ?? 0) + cars)
      },
    )
  return counts
}

/** Visible cars by maker or model id. */
export const visibleCarsBy = (
  context: Context,
  tenant: string,
  kind: 'brand' | 'model',
): Promise<ReadonlyMap<string, number>> =>
  context.cache.keep(tenant, `visible by ${kind}`, async () => {
    const { models } = await catalogueOf(context, tenant)
    const plan = [inStatus(VISIBLE_STATUSES)]
    const counts = await countFacets(context, tenant, plan, kind === 'model' ? models.map(({ id }) => id) : [])
    return counts.get(kind) ?? new Map<string, number>()
  })
