import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { facetOf } from '@minato/contract/search-facets'
import type { Criteria } from '@minato/contract/search'
import type { Facet } from '@minato/contract/search-facets'
import type { RangeName } from '@minato/contract/search-criteria'
import type { DeliveryRates } from '@minato/domain/delivered'
import { join, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Catalogue } from '../../catalog/service.ts'
import type { DeliveredRange } from './delivered-price-search.ts'
import type { VerdictFilter } from './verdicts.ts'
import { stepsOf, stored } from './index-entries.ts'
import type { Field } from './index-entries.ts'
import { INDEXED, isAnyOf, isOfOptions, textKey, valueOf } from './values-store.ts'
import type { IndexedCriterion } from './values-store.ts'

/**
 * One criterion: for the index, which counts in bits, and for the cars, which are walked in order. Both are about the same
 * value (`valueOf`), and a test holds that they select the same cars.
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
  verdict?: VerdictFilter
  where: Sql
}

export function criteriaOf(
  given: Criteria,
  statuses: readonly VehicleStatus[],
  catalogue: Catalogue,
  rates?: DeliveryRates | null,
): Criterion[] {
  const ids = {
    brand: given.brand && catalogue.brandIds(given.brand),
    model: given.model && catalogue.modelIds(given.model),
  }
  const values: Record<string, unknown> = { ...given, ...ids }
  return [
    inStatus(statuses),
    ...INDEXED.flatMap((row): Criterion[] => {
      if (row.kind === 'range')
        return row.name === 'price' && rates !== undefined ? deliveredRange(given, rates) : range(row, given)
      const value = values[row.name]
      return value === undefined || value === '' ? [] : [criterion(row, value)]
    }),
  ]
}

function criterion(row: IndexedCriterion, given: unknown): Criterion {
  const { name, kind } = row
  // A maker's own facet still offers the others, and so does that of models.
  const own: Facet[] = name === 'model' ? ['brand', 'model'] : kind === 'text' ? [] : [facetOf(row)]
  if (isOfOptions(kind)) {
    const values = given as (string | number)[]
    return {
      own,
      options: values.map((value) => [name, String(value)] as const),
      where: isAnyOf({ ...row, kind }, values),
    }
  }
  if (kind === 'flag')
    return { own, options: [[name, String(given)]], where: given ? valueOf(row) : sql`not (${valueOf(row)})` }
  const key = textKey(String(given))
  return { own, options: [[name, key]], where: sql`${valueOf(row)} = ${key}` }
}

function deliveredRange({ priceStart, priceEnd }: Criteria, rates: DeliveryRates | null): Criterion[] {
  if (priceStart === undefined && priceEnd === undefined) return []
  const [from, upTo] = [priceStart ?? 0, priceEnd ?? Infinity]
  const least = sql`${price(rates)} >= ${from}::integer`
  const where = priceEnd === undefined ? least : sql`${least} and ${price(rates)} <= ${upTo}::integer`
  return [{ own: ['priceUpTo'], delivered: { rates, from, upTo }, where }]
}

/** The cars with one of the requested verdicts. SQL reads the same bits by car number, because only code knows the rules. */
export const verdictCriterion = (verdict: VerdictFilter, bytes: Buffer): Criterion => ({
  own: ['importVerdict'],
  verdict,
  where: sql`case when c.car_no < ${bytes.length * 8}::integer then get_bit(${bytes}::bytea, c.car_no) = 1 else false end`,
})

/** The same as `deliveredPrice` (domain/quote.ts), in the database's exact numbers. */
function price(rates: DeliveryRates | null): Sql {
  if (!rates) return sql`null::integer`
  const shipped = sql`(c.price + floor(${rates.tariff}::numeric * c.cubic_meter + 0.5))`
  const parts = Math.round(rates.insurance * 10_000)
  return sql`(${shipped} + ${rates.inspections}::integer + floor((${shipped} * ${parts}::bigint + 500000) / 1000000))`
}

function range(row: IndexedCriterion, given: Criteria): Criterion[] {
  const name = row.name as RangeName
  const [start, end] = [given[`${name}Start`], given[`${name}End`]]
  const value = valueOf(row)
  if (!row.options && start !== undefined && start === end)
    return [{ own: [facetOf(row)], options: [[name, String(start)]], where: sql`${value} = ${start}::smallint` }]
  return [
    ...(start === undefined ? [] : [bound(row, start, true, sql`${value} >= ${start}::integer`)]),
    ...(end === undefined ? [] : [bound(row, end, false, sql`${value} <= ${end}::integer`)]),
  ]
}

/** One end of a range: an option of the index where it is a step; otherwise all values, or binary places. */
function bound(row: IndexedCriterion, value: number, isFrom: boolean, where: Sql): Criterion {
  const { min = 0, max = 0, options } = row
  const name = row.name as RangeName
  const own = [facetOf(row)]
  if (stepsOf(name).includes(value))
    return { own, options: [[`${name}${isFrom ? 'From' : 'UpTo'}`, String(value)]], where }
  if (!options) return { own, options: valuesBetween(name, isFrom ? value : min, isFrom ? max : value), where }
  const field = `${name}/` as Field
  return { own, range: { field, bound: stored(field, value) - (isFrom ? 1 : 0), above: isFrom }, where }
}
const valuesBetween = (name: string, start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => [name, String(start + i)] as const)

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
