import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { FACETS } from '@minato/contract/search'
import type { Criteria, Facet, Facets } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import { sql } from '../../../platform/sql.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { pageOfCars, pageOfNumbers } from '../store.ts'
import type { CardRow, Order } from '../store.ts'
import { criteriaOf, exactKeys, questionOf, whereOf } from './plan.ts'
import type { Criterion, Texts } from './plan.ts'
import { carNosOf, countHits, facetCounts, hitNumbers, vocabulary } from './store.ts'

const ALWAYS: Criteria = {}

/** Criteria as the index and the cars understand them. */
export async function planOf(context: Context, tenant: string, given: Criteria, statuses: readonly VehicleStatus[]): Promise<Criterion[]> {
  const [catalogue, texts] = await Promise.all([catalogueOf(context, tenant), textsOf(context, tenant, given.queryText)])
  return criteriaOf(given, statuses, catalogue, texts)
}

async function textsOf(context: Context, tenant: string, text: string | undefined): Promise<Texts> {
  if (!text) return { vocabulary: [], exact: new Map() }
  const keys = exactKeys(text)
  const [words, found] = await Promise.all([
    context.cache.keep(tenant, 'vocabulary', async () => (await context.db.read<{ word: string }>(tenant, vocabulary(tenant))).map(({ word }) => word), (all) => all.length * 40),
    context.db.read<{ car_no: number; chassis_key: string | null }>(
      tenant, carNosOf(tenant, keys.map((key) => key.chassisKey), keys.flatMap((key) => (key.carNo === null ? [] : [key.carNo]))),
    ),
  ])
  const exact = new Map<string, number>()
  for (const { word, chassisKey, carNo } of keys)
    for (const car of found) if (car.chassis_key === chassisKey || car.car_no === carNo) exact.set(word, car.car_no)
  return { vocabulary: words, exact }
}

export const countCars = async (context: Context, tenant: string, plan: readonly Criterion[]): Promise<number> =>
  (await context.db.read<{ total: number }>(tenant, countHits(tenant, questionOf(plan))))[0]?.total ?? 0

/**
 * A page of cards and how many there are. The total comes from the index. The page is walked along the index of its
 * order where hits are dense; where they are sparse, their numbers are read from the bits and the few sorted: walking
 * costs about (cars / hits) steps a card, reading the numbers one step a hit.
 */
export async function findCars(
  context: Context, tenant: string, plan: readonly Criterion[], order: Order, limit: number, offset: number,
): Promise<{ rows: CardRow[]; total: number }> {
  const question = questionOf(plan)
  const total = await countCars(context, tenant, plan)
  if (offset >= total) return { rows: [], total }
  const where = whereOf(plan)
  const cars = await carsOf(context, tenant)
  if (total * total > cars * limit) return { rows: await context.db.read<CardRow>(tenant, pageOfCars(tenant, where, order, limit, offset)), total }
  const numbers = await context.db.read<{ car_no: number }>(tenant, hitNumbers(tenant, question))
  return { rows: await context.db.read<CardRow>(tenant, pageOfNumbers(tenant, numbers.map((row) => row.car_no), where, order, limit, offset)), total }
}

/** All cars of the tenant, about: what a walk may have to pass by. */
const carsOf = (context: Context, tenant: string): Promise<number> =>
  context.cache.keep(tenant, 'cars', () => countCars(context, tenant, [{ own: [], options: ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED'].map((status) => ['status', status] as const), where: sql`true` }]))

export async function facetsOf(context: Context, tenant: string, given: Criteria): Promise<Facets> {
  const plan = await planOf(context, tenant, given, VISIBLE_STATUSES)
  const counts = await countFacets(context, tenant, plan)
  return Object.fromEntries(
    FACETS.map((facet) => {
      const options = [...(counts.get(facet) ?? [])].map(([value, count]) => ({ value, count })).filter(({ count }) => count > 0)
      return [facet, options.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))]
    }),
  ) as Facets
}

async function countFacets(context: Context, tenant: string, plan: readonly Criterion[]): Promise<Map<string, Map<string, number>>> {
  const ownOf = (facet: Facet): number[] => plan.flatMap(({ own }, crit) => (own.includes(facet) ? [crit] : []))
  const masks = FACETS.map((facet) => ownOf(facet).reduce((mask, crit) => mask | (1 << crit), 0))
  const wanted = FACETS.map((facet) => plan.length - ownOf(facet).length)
  const rows = await context.db.read<{ kind: string; value: string; cars: number }>(
    tenant, facetCounts(tenant, questionOf(plan), [...FACETS], masks, wanted),
  )
  const counts = new Map<string, Map<string, number>>()
  for (const { kind, value, cars } of rows) {
    if (!counts.has(kind)) counts.set(kind, new Map())
    counts.get(kind)?.set(value, cars)
  }
  return counts
}

/** Visible cars by maker or model id. */
export const visibleCarsBy = (context: Context, tenant: string, facet: 'brand' | 'model'): Promise<Map<string, number>> =>
  context.cache.keep(tenant, `visible by ${facet}`, async () => {
    const facets = await context.cache.keep(tenant, 'facets of all', () => facetsOf(context, tenant, ALWAYS))
    return new Map(facets[facet].map(({ value, count }) => [value, count]))
  })
