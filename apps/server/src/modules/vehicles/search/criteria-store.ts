import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Criteria, Facet } from '@minato/contract/search'
import type { DeliveryRates } from '@minato/domain/delivered'
import { join, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Catalogue } from '../../catalog/service.ts'
import type { DeliveredRange } from './delivered.ts'
import { CAR_YEAR } from '../orders-store.ts'
import { engineCodeKey, RANGES, stored } from './index-entries.ts'
import type { Field, Range } from './index-entries.ts'

/**
 * One criterion in two forms: bitmaps for counting and SQL for reading in order. A test verifies that both
 * agree.
 */
export interface Criterion {
  /** Its own facets, which ignore this criterion. */
  own: readonly Facet[]
  options?: readonly (readonly [kind: string, value: string])[]
  /** Options that a car must all have. */
  together?: readonly (readonly (readonly [kind: string, value: string])[])[]
  carNos?: readonly number[]
  /** Known and at most the stored bound, or greater. */
  range?: { field: Field; bound: number; above: boolean }
  delivered?: DeliveredRange
  where: Sql
}

type Option = [
  kind: string,
  column: Sql,
  values: readonly (string | number)[] | undefined,
  own: readonly Facet[],
  type: Sql,
]

export function criteriaOf(
  given: Criteria,
  statuses: readonly VehicleStatus[],
  catalogue: Catalogue,
  rates?: DeliveryRates | null,
): Criterion[] {
  const brands = given.brand && catalogue.brandIds(given.brand)
  const models = given.model && catalogue.modelIds(given.model)
  const text = sql`text[]`
  const number = sql`smallint[]`
  const options: Option[] = [
    // The facet of makers, and of models, still offers the others.
    ['brand', sql`c.brand_id`, brands, ['brand'], sql`uuid[]`],
    ['model', sql`c.model_id`, models, ['brand', 'model'], sql`uuid[]`],
    ['category', sql`c.body_type`, given.category, ['category'], text],
    ['color', sql`c.color`, given.color, ['color'], text],
    ['steering', sql`c.steering`, given.steering, ['steering'], text],
    ['driveType', sql`c.drive_type`, given.driveType, ['driveType'], text],
    ['transmissionType', sql`c.transmission_type`, given.transmissionType, ['transmissionType'], text],
    ['fuelType', sql`c.fuel_type`, given.fuelType, ['fuelType'], text],
    ['doors', sql`c.doors`, given.doors, ['doors'], number],
    ['numberSeat', sql`c.number_seat`, given.numberSeat, ['numberSeat'], number],
  ]
  const criteria: Criterion[] = [inStatus(statuses)]
  for (const [kind, column, values, own, type] of options)
    if (values)
      criteria.push({
        own,
        options: values.map((value) => [kind, String(value)] as const),
        // A single value as a scalar, so that the planner can use the order of an index.
        where:
          values.length === 1 ? sql`${column} = (${values}::${type})[1]` : sql`${column} = any(${values}::${type})`,
      })
  if (given.bestDeal !== undefined) criteria.push(bestDeal(given.bestDeal))
  if (given.engineCode) criteria.push(engineCode(given.engineCode))
  criteria.push(
    ...(rates === undefined
      ? range('price', sql`c.price`, given.priceStart, given.priceEnd, ['priceUpTo'])
      : deliveredRange(given, rates)),
    ...range('mileage', sql`c.mileage`, given.mileageStart, given.mileageEnd, ['mileageUpTo']),
    ...range('engineSize', sql`c.engine_size`, given.engineSizeStart, given.engineSizeEnd, ['engineSizeUpTo']),
    ...range('year', CAR_YEAR, given.yearStart, given.yearEnd, ['year']),
  )
  return criteria
}

function deliveredRange({ priceStart, priceEnd }: Criteria, rates: DeliveryRates | null): Criterion[] {
  if (priceStart === undefined && priceEnd === undefined) return []
  const [from, upTo] = [priceStart ?? 0, priceEnd ?? Infinity]
  const least = sql`${price(rates)} >= ${from}::integer`
  const where = priceEnd === undefined ? least : sql`${least} and ${price(rates)} <= ${upTo}::integer`
  return [{ own: ['priceUpTo'], delivered: { rates, from, upTo }, where }]
}

/** The same as `deliveredPrice` (domain/quote.ts), in the database's exact numbers. */
function price(rates: DeliveryRates | null): Sql {
  if (!rates) return sql`null::integer`
  const shipped = sql`(c.price + floor(${rates.tariff}::numeric * c.cubic_meter + 0.5))`
  const parts = Math.round(rates.insurance * 10_000)
  return sql`(${shipped} + ${rates.inspections}::integer + floor((${shipped} * ${parts}::bigint + 500000) / 1000000))`
}

const bestDeal = (wanted: boolean): Criterion => ({
  own: ['bestDeal'],
  options: [['bestDeal', String(wanted)]],
  where: wanted ? sql`c.best_deal_since is not null` : sql`c.best_deal_since is null`,
})

const engineCode = (code: string): Criterion => ({
  own: [],
  options: [['engineCode', engineCodeKey(code)]],
  where: sql`regexp_replace(upper(c.engine_code), '[^A-Z0-9]+', '', 'g') = ${engineCodeKey(code)}`,
})

function range(
  name: Range,
  column: Sql,
  start: number | undefined,
  end: number | undefined,
  own: Facet[],
): Criterion[] {
  const steps: readonly number[] = RANGES[name].options
  if (name === 'year' && start !== undefined && start === end)
    return [{ own, options: [['year', String(start)]], where: sql`${column} = ${start}::smallint` }]
  const from =
    start === undefined
      ? []
      : bound(name, `${name}From`, start, steps.includes(start), sql`${column} >= ${start}::integer`, own)
  const upTo =
    end === undefined
      ? []
      : bound(name, `${name}UpTo`, end, steps.includes(end), sql`${column} <= ${end}::integer`, own)
  return [...from, ...upTo]
}

function bound(name: Range, kind: string, value: number, isStep: boolean, where: Sql, own: Facet[]): Criterion[] {
  if (isStep) return [{ own, options: [[kind, String(value)]], where }]
  const isFrom = kind.endsWith('From')
  if (name === 'year')
    return [{ own, options: yearsBetween(isFrom ? value : FIRST_YEAR, isFrom ? LAST_YEAR : value), where }]
  const field = `${name}/` as const
  return [{ own, range: { field, bound: stored(field, value) - (isFrom ? 1 : 0), above: isFrom }, where }]
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const yearsBetween = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => ['year', String(start + i)] as const)

/** Visible cars have a bitmap of their own; other sets list statuses. */
export function inStatus(statuses: readonly VehicleStatus[]): Criterion {
  const isVisible =
    statuses.length === VISIBLE_STATUSES.length && VISIBLE_STATUSES.every((status) => statuses.includes(status))
  return {
    own: [],
    options: isVisible ? [['visible', 'true']] : statuses.map((status) => ['status', status] as const),
    where: sql`c.status = any(${statuses}::text[])`,
  }
}

export const whereOf = (criteria: readonly Criterion[]): Sql =>
  join(
    criteria.map(({ where }) => where),
    sql` and `,
  )
