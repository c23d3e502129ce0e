import { createHash } from 'node:crypto'
import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { FACETS } from '@minato/contract/search'
import type { Criteria, Facet, Facets } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import { named } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { pageOfCars, pageOfNumbers } from '../store.ts'
import type { CardRow, Order } from '../store.ts'
import { criteriaOf, exactKeys, inStatus, questionOf, whereOf } from './criteria-store.ts'
import type { Criterion, Texts } from './criteria-store.ts'
import { carNosOf, countHits, facetCounts, hitNumbers, vocabulary } from './store.ts'

/** Criteria as the index and the cars understand them. */
export async function planOf(
  context: Context,
  tenant: string,
  given: Criteria,
  statuses: readonly VehicleStatus[],
): Promise<Criterion[]> {
  const [catalogue, texts] = await Promise.all([
    catalogueOf(context, tenant),
    textsOf(context, tenant, given.queryText),
  ])
  return criteriaOf(given, statuses, catalogue, texts)
}

async function textsOf(context: Context, tenant: string, text: string | undefined): Promise<Texts> {
  if (!text) return { vocabulary: [], exact: new Map() }
  const keys = exactKeys(text)
  const [words, found] = await Promise.all([
    context.cache.keep(
      tenant,
      'vocabulary',
      async () => (await context.db.read<{ word: string }>(tenant, vocabulary(tenant))).map(({ word }) => word),
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
  context: Context,
  tenant: string,
  plan: readonly Criterion[],
  order: Order,
  limit: number,
  offset: number,
): Promise<{ rows: CardRow[]; total: number }> {
  const question = questionOf(plan)
  const total = await countCars(context, tenant, plan)
  if (offset >= total) return { rows: [], total }
  const where = whereOf(plan)
  const cars = await carsOf(context, tenant)
  if (total * total > cars * limit)
    return {
      rows: await context.db.read<CardRow>(
        tenant,
        walked(plan, offset, pageOfCars(tenant, where, order, limit, offset)),
      ),
      total,
    }
  const numbers = await context.db.read<{ car_no: number }>(tenant, hitNumbers(tenant, question))
  return {
    rows: await context.db.read<CardRow>(
      tenant,
      pageOfNumbers(
        tenant,
        numbers.map((row) => row.car_no),
        where,
        order,
        limit,
        offset,
      ),
    ),
    total,
  }
}

/** The lists that everybody opens are planned once a connection; of the rest there are too many, and each is better planned for itself. */
function walked(plan: readonly Criterion[], offset: number, statement: Statement): Statement {
  const isCommon =
    offset === 0 && plan.length <= 2 && plan.every(({ options }) => options && options[0]?.[0] !== 'word')
  return isCommon ? named(createHash('md5').update(statement.text).digest('base64'), statement) : statement
}

/** All cars of the tenant, about: what a walk may have to pass by. */
const carsOf = (context: Context, tenant: string): Promise<number> =>
  context.cache.keep(tenant, 'cars', () => countCars(context, tenant, [inStatus(VEHICLE_STATUSES)]))

/** Models are counted within the chosen makers; without one there are too many to offer. */
export async function facetsOf(context: Context, tenant: string, given: Criteria): Promise<Facets> {
  const catalogue = await catalogueOf(context, tenant)
  const brands = new Set(given.brand && catalogue.brandIds(given.brand))
  const models = catalogue.models.filter((model) => brands.has(model.brand_id)).map(({ id }) => id)
  const plan = await planOf(context, tenant, given, VISIBLE_STATUSES)
  return facetsFrom(await countFacets(context, tenant, plan, models))
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
    const plan = await planOf(context, tenant, {}, VISIBLE_STATUSES)
    const rows = await countFacets(context, tenant, plan, kind === 'model' ? models.map(({ id }) => id) : [])
    return new Map(rows.filter((row) => row.kind === kind).map(({ value, cars }) => [value, cars]))
  })
