import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { FACETS } from '@minato/contract/search'
import type { Criteria, Facet, Facets } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../platform/failure.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { pageOfCars, pageOfNumbers } from '../store.ts'
import type { CardRow, Order } from '../store.ts'
import { prepared } from '../../../platform/sql.ts'
import { SEGMENT_BITS } from './index-entries.ts'
import { criteriaOf, exactKeys, inStatus, questionOf, whereOf } from './criteria-store.ts'
import type { Criterion, Texts } from './criteria-store.ts'
import type { HitRow } from './store.ts'
import { carNosOf, countHits, facetCounts, hits, vocabulary } from './store.ts'

/** Criteria as the index and the cars understand them; `exact` are the cars that the text names by reference or chassis. */
export interface Plan {
  criteria: readonly Criterion[]
  statuses: readonly VehicleStatus[]
  exact: readonly number[]
}

export async function planOf(
  context: Context,
  tenant: string,
  given: Criteria,
  statuses: readonly VehicleStatus[],
): Promise<Plan> {
  const [catalogue, texts] = await Promise.all([
    catalogueOf(context, tenant),
    textsOf(context, tenant, given.queryText),
  ])
  return { criteria: criteriaOf(given, statuses, catalogue, texts), statuses, exact: [...texts.exact.values()].flat() }
}

/** Words that are forgiven their typing errors are compared with each of these: enough for any real stock. */
const MOST_WORDS = 50_000

async function textsOf(context: Context, tenant: string, text: string | undefined): Promise<Texts> {
  if (!text) return { vocabulary: [], exact: new Map() }
  const keys = exactKeys(text)
  const [words, found] = await Promise.all([
    context.cache.keep(
      tenant,
      'vocabulary',
      async () =>
        (await context.db.read<{ word: string }>(tenant, vocabulary(tenant, MOST_WORDS))).map(({ word }) => word),
      (all) => all.length * 40,
    ),
    context.db.read<{ car_no: number; chassis_key: string | null }>(
      tenant,
      carNosOf(
        tenant,
        keys.map((key) => key.chassisKey),
        keys.flatMap((key) => (key.carNo === null ? [] : [key.carNo])),
      ),
    ),
  ])
  const exact = new Map<string, number[]>()
  for (const { word, chassisKey, carNo } of keys) {
    const cars = found.filter((car) => car.chassis_key === chassisKey || car.car_no === carNo)
    if (cars.length)
      exact.set(
        word,
        cars.map((car) => car.car_no),
      )
  }
  return { vocabulary: words, exact }
}

export const countCars = async (context: Context, tenant: string, plan: readonly Criterion[]): Promise<number> =>
  (await context.db.read<{ total: number }>(tenant, countHits(tenant, questionOf(plan))))[0]?.total ?? 0

/** How deep a list can be leafed through: further on nobody looks, and every card passed costs a step. */
const DEEPEST = 200_000
/** Lengths of the first pages that everybody opens; they alone are planned once a connection, where each plan is kept. */
const COMMON_LIMITS = [10, 20]

/**
 * A page of cards and how many there are. The total comes from the index. The page is walked along the index of its
 * order where hits are dense; where they are sparse, their numbers are read from the bits and the few sorted: walking
 * costs about (cars / hits) steps a card, reading the numbers one step a hit.
 */
export async function findCars(
  context: Context,
  tenant: string,
  plan: Plan,
  order: Order,
  limit: number,
  offset: number,
): Promise<{ rows: CardRow[]; total: number }> {
  if (offset > DEEPEST)
    throw refuse('MINATO-1008', {
      body: [{ path: 'page', message: `Lists go to their ${DEEPEST}th car; narrow the search` }],
    })
  const { criteria, statuses, exact } = plan
  const question = questionOf(criteria)
  const where = whereOf(criteria)
  const page = pageOfCars(tenant, where, order, limit, offset)
  // Everything that may be seen: walked in any case, so that total and page come in one round trip.
  if (criteria.length === 1) {
    const [[count], rows] = await context.db.readAll<[{ total: number }[], CardRow[]]>(tenant, [
      countHits(tenant, question),
      offset === 0 && COMMON_LIMITS.includes(limit) ? prepared(page) : page,
    ])
    return { rows, total: count?.total ?? 0 }
  }
  const total = await countCars(context, tenant, criteria)
  if (offset >= total) return { rows: [], total }
  const cars = await carsOf(context, tenant)
  if (exact.length === 0 && total * total > cars * limit)
    return { rows: await context.db.read<CardRow>(tenant, page), total }
  const carNos = numbersIn(await context.db.read<HitRow>(tenant, hits(tenant, question)))
  const ordered = { ...order, first: exact }
  return {
    rows: await context.db.read<CardRow>(tenant, pageOfNumbers(tenant, carNos, statuses, ordered, limit, offset)),
    total,
  }
}

/** All cars of the tenant, about: what a walk may have to pass by. */
const carsOf = (context: Context, tenant: string): Promise<number> =>
  context.cache.keep(tenant, 'cars', () => countCars(context, tenant, [inStatus(VEHICLE_STATUSES)]))

/** Models are counted within the chosen makers; without one there are too many to offer. */
export async function facetsOf(context: Context, tenant: string, given: Criteria): Promise<Facets> {
  const catalogue = await catalogueOf(context, tenant)
  const brands = new Set(given.brand && catalogue.brandIds(given.brand))
  const models = catalogue.models.filter((model) => brands.has(model.brand_id)).map(({ id }) => id)
  const { criteria } = await planOf(context, tenant, given, VISIBLE_STATUSES)
  return facetsFrom(await countFacets(context, tenant, criteria, models))
}

function facetsFrom(rows: readonly FacetRow[]): Facets {
  const byKind = Map.groupBy(
    rows.filter(({ cars }) => cars > 0),
    ({ kind }) => kind,
  )
  return Object.fromEntries(
    FACETS.map((facet) => {
      const options = (byKind.get(facet) ?? []).map(({ value, cars }) => ({ value, count: cars }))
      return [facet, options.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))]
    }),
  ) as Facets
}

interface FacetRow {
  kind: string
  value: string
  cars: number
}

function countFacets(
  context: Context,
  tenant: string,
  plan: readonly Criterion[],
  models: readonly string[],
): Promise<FacetRow[]> {
  const ownOf = (facet: Facet): number[] => plan.flatMap(({ own }, crit) => (own.includes(facet) ? [crit] : []))
  const maskOf = (facet: Facet): number => ownOf(facet).reduce((mask, crit) => mask | (1 << crit), 0)
  const wantedOf = (facet: Facet): number => plan.length - ownOf(facet).length
  const facets = FACETS.filter((facet) => facet !== 'model')
  return context.db.read<FacetRow>(
    tenant,
    facetCounts(tenant, questionOf(plan), {
      facets,
      masks: facets.map(maskOf),
      wanted: facets.map(wantedOf),
      models,
      modelsMask: maskOf('model'),
      modelsWanted: wantedOf('model'),
    }),
  )
}

/** Visible cars by maker or model id. */
export const visibleCarsBy = (
  context: Context,
  tenant: string,
  kind: 'brand' | 'model',
): Promise<Map<string, number>> =>
  context.cache.keep(tenant, `visible by ${kind}`, async () => {
    const { models } = await catalogueOf(context, tenant)
    const plan = [inStatus(VISIBLE_STATUSES)]
    const rows = await countFacets(context, tenant, plan, kind === 'model' ? models.map(({ id }) => id) : [])
    return new Map(rows.filter((row) => row.kind === kind).map(({ value, cars }) => [value, cars]))
  })

/** The numbers of the cars whose bits are one, segment by segment (see index-entries.ts, placeOf). */
function numbersIn(rows: readonly HitRow[]): number[] {
  const numbers: number[] = []
  for (const { segment, bits } of rows)
    for (const [i, byte] of bits.entries())
      for (let bit = 0; byte >> bit; bit++)
        if ((byte >> bit) & 1) numbers.push((segment << 14) + SEGMENT_BITS - 1 - (i * 8 + 7 - bit))
  return numbers
}
