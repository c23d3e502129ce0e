import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Criteria, OfficeCriteria, QueryTextPart } from '@minato/contract/search'
import { deliveryRatesOf } from '@minato/domain/delivered'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { QueryPart } from '@minato/domain/understand-query'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { chargesOf } from '../../pricing/service.ts'
import { cardsOf, idsOfPage, pageOfCars, pageOfNumbers } from '../store.ts'
import type { Order } from '../sort-orders-store.ts'
import type { CardRow } from '../store.ts'
import { countOf, hitsIn } from './bitmaps.ts'
import { criteriaOf, inStatus, whereOf } from './criteria-store.ts'
import { officeCriteriaOf } from './office-criteria.ts'
import type { Criterion } from './criteria-store.ts'
import { numbersByDelivered } from './delivered-price-search.ts'
import { carNosIn, firstHits, hitsAmong, totalOf } from './hits.ts'
import type { Hits } from './hits.ts'
import { readQueryText, textPartsOf } from './query-text.ts'
import type { QueryText } from './query-text.ts'
import { carsWithWords, textCriteria } from './query-text-store.ts'
import { segmentsWith } from './segments.ts'
import type { Option } from './segments.ts'
import { verdictCriteria } from './verdict-criteria.ts'

/** Criteria for index and SQL; `exact` are cars whose reference or chassis the text names. */
export interface Plan {
  criteria: readonly Criterion[]
  statuses: readonly VehicleStatus[]
  exact: readonly number[]
  /** The interpretation of the query text. */
  textParts?: QueryTextPart[]
  /** The order that the text requests. */
  order?: Pick<Order, 'field' | 'direction'>
  /** The port for total prices; null if it has no tariff, absent for FOB prices. */
  rates?: DeliveryRates | null
}

type SearchQuery = Criteria & OfficeCriteria & { 'order.field'?: Order['field'] | undefined }
export async function planOf(
  context: Context,
  tenant: string,
  query: SearchQuery,
  statuses: readonly VehicleStatus[],
  isOffice = false,
): Promise<Plan> {
  const [catalogue, { parts: all, exact }, rates, verdict, office] = await Promise.all([
    catalogueOf(context, tenant),
    readQueryText(context, tenant, query.queryText),
    ratesTo(context, tenant, query),
    verdictCriteria(context, tenant, query),
    isOffice ? officeCriteriaOf(context, tenant, query) : [],
  ])
  const criteria = [...criteriaOf(query, statuses, catalogue, rates), ...verdict, ...office]
  const cars = {
    exact: all.flatMap(({ word }) => exact.get(word) ?? []),
    statuses,
    ...(rates !== undefined && { rates }),
  }
  if (!query.queryText) return { criteria, ...cars }
  // An explicit order overrides the one in the text.
  const parts = all.filter((part) => !(query['order.field'] && part.criteria?.['order.field']))
  const planned = (some: readonly QueryPart[]): Criterion[] => [
    ...criteria,
    ...textCriteria(some, exact, (one) => criteriaOf(one, statuses, catalogue, rates).slice(1)),
  ]
  // All cars that the caller may see, so that every list, tab and count of one text drops the same words.
  const known = inStatus(isOffice ? VEHICLE_STATUSES : VISIBLE_STATUSES)
  const leftOut = await partsWithoutCars(context, tenant, { parts, exact }, [known, ...planned(parts)])
  const order = parts.find((part) => part.criteria?.['order.field'])?.criteria
  return {
    ...cars,
    criteria: planned(parts.filter((part) => !leftOut.has(part))),
    textParts: textPartsOf(parts, leftOut, await correctionsWithCars(context, tenant, parts, known)),
    ...(order?.['order.field'] && {
      order: { field: order['order.field'], direction: order['order.direction'] ?? 'ASC' },
    }),
  }
}

/**
 * Drops words that no visible car has; words of hidden cars count as unknown too (VEH-03). A text of unknown
 * words only is kept.
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
    const asked = [known, carsWithWords(words, exact.get(word) ?? [])]
    return segments.some((segment) => countOf(hitsIn(asked, segment)) > 0)
  }
  const missing = new Set(names.filter((part) => !hasCars(part)))
  const selects = (part: QueryPart) => !missing.has(part) && !part.criteria?.['order.field']
  return parts.some(selects) ? missing : new Set()
}

/** The corrected names of cars that the caller may see, without those of hidden cars (VEH-03). */
async function correctionsWithCars(
  context: Context,
  tenant: string,
  parts: readonly QueryPart[],
  known: Criterion,
): Promise<ReadonlySet<string>> {
  const words = parts.flatMap(({ criteria, corrections = [] }) => (criteria ? [] : corrections))
  if (!words.length) return new Set()
  const segments = await segmentsWith(context, tenant, optionsOf([known, carsWithWords(words, [])]))
  const isSeen = (word: string) =>
    segments.some((segment) => countOf(hitsIn([known, carsWithWords([word], [])], segment)) > 0)
  return new Set(words.filter(isSeen))
}

/** The port for total prices; undefined for FOB prices. */
async function ratesTo(
  context: Context,
  tenant: string,
  { port, priceBasis }: Criteria,
): Promise<DeliveryRates | null | undefined> {
  if (port === undefined || priceBasis === 'FOB') return undefined
  // An unknown port matches nothing, like an unknown maker.
  return (await deliveryTo(context, tenant, port))?.rates ?? null
}

/** A port by id or key, with its charges; undefined if unknown. */
export async function deliveryTo(
  context: Context,
  tenant: string,
  port: string,
): Promise<{ name: string; rates: DeliveryRates | null } | undefined> {
  const { ports, insurance } = await chargesOf(context, tenant)
  const portWithCharges = ports.find(({ id, key }) => id === port || key === port)
  return portWithCharges && { name: portWithCharges.name, rates: deliveryRatesOf({ ...portWithCharges, insurance }) }
}

/** The matching cars as bitmaps, by segment. */
async function hitsOf(context: Context, tenant: string, criteria: readonly Criterion[]): Promise<Hits[]> {
  const segments = await segmentsWith(context, tenant, optionsOf(criteria))
  return segments.map((segment) => ({ segment, bits: hitsIn(criteria, segment) }))
}
export const optionsOf = (criteria: readonly Criterion[]): Option[] =>
  criteria.flatMap(({ options = [], together = [] }) => [...options, ...together.flat()])

export const countCars = async (context: Context, tenant: string, plan: readonly Criterion[]): Promise<number> =>
  totalOf(await hitsOf(context, tenant, plan))

/** Number of matching cars per status. */
export async function countByStatus(
  context: Context,
  tenant: string,
  query: SearchQuery,
): Promise<Record<VehicleStatus, number>> {
  const { criteria } = await planOf(context, tenant, query, VEHICLE_STATUSES, true)
  const others = criteria.slice(1)
  const counts = VEHICLE_STATUSES.map(async (status) => [
    status,
    await countCars(context, tenant, [inStatus([status]), ...others]),
  ])
  return Object.fromEntries(await Promise.all(counts)) as Record<VehicleStatus, number>
}

/** Deepest page of a list; every skipped card costs a step. */
const MAX_SORTED = 200_000
/** An index scan is planned each time, which takes as long as sorting this many hits. */
const PLANNING_COST = 300
/** Sizes of the common first pages, whose plans are cached per connection. */
const COMMON_LIMITS = [10, 20]

/** A page of cards with how many there are in all. */
export interface FoundCars {
  rows: CardRow[]
  total: number
  textParts?: QueryTextPart[] | undefined
}

/**
 * A page of cards with the total number. The total and, if few, the sorted hits come from the bitmaps. Many
 * hits are dense, so the page is read along the index of its order: about (cars / hits) steps per card.
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
  if (offset > MAX_SORTED)
    throw httpError('MINATO-1008', {
      body: [{ path: 'page', message: `Lists go to their ${MAX_SORTED}th car; narrow the search` }],
    })
  const { criteria, statuses, exact } = plan
  const hits = await hitsOf(context, tenant, criteria)
  const total = totalOf(hits)
  // Without criteria the index is always scanned, so that a new car is shown before it is counted. Managers'
  // tabs may hold few of many cars, which a scan would skip for long.
  const isEverything = criteria.length === 1 && !(isOffice && total * 10 < (await carsOf(context, tenant)))
  if (offset >= total && !isEverything) return { rows: [], total }
  if (order.field === 'PRICE' && plan.rates !== undefined) {
    const deliveredOrder = { direction: order.direction, first: exact }
    const listed = numbersByDelivered(hits, plan.rates, deliveredOrder, limit, offset)
    const page = pageOfNumbers(tenant, listed, statuses, { ...order, listed }, limit, 0, isOffice)
    return { rows: await context.db.read<CardRow>(tenant, page), total }
  }
  const where = whereOf(criteria)
  if (isEverything && offset === 0 && COMMON_LIMITS.includes(limit))
    return {
      rows: await context.db.read<CardRow>(tenant, pageOfCars(tenant, where, order, limit, offset, isOffice)),
      total,
    }
  const candidates = firstHits(hits, order, offset + limit)
  const cheapestScan = ((offset + limit) * (await carsOf(context, tenant))) / total
  if (isEverything || (exact.length === 0 && totalOf(candidates) > cheapestScan + PLANNING_COST)) {
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
  const numbers = [...carNosIn(candidates), ...hitsAmong(exact, hits)]
  const page = pageOfNumbers(tenant, numbers, statuses, ordered, limit, offset, isOffice)
  return { rows: await context.db.read<CardRow>(tenant, page), total }
}

/** Approximate number of the tenant's cars: the worst case of a scan. */
const carsOf = (context: Context, tenant: string): Promise<number> =>
  context.cache.keep(tenant, 'cars', () => countCars(context, tenant, [inStatus(VEHICLE_STATUSES)]))
