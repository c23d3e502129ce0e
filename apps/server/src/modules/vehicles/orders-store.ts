import type { OfficeSortField, SortDirection } from '@minato/contract/enumerations'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { cameIn } from './search/office-criteria-store.ts'

export interface Order {
  field: OfficeSortField | 'REDUCED'
  direction: SortDirection
  /** Cars whose reference or chassis was searched; they come first in any order. */
  first?: readonly number[]
  /** Cars in an order given by a list of numbers. */
  listed?: readonly number[]
}

/**
 * The year for search, sorting and display: first registration, else manufacture. Matches the index
 * car_by_year.
 */
export const CAR_YEAR = sql`coalesce(c.first_registration_year, c.manufacture_year)`
const CAR_MONTH = sql`case when c.first_registration_year is null then c.manufacture_month else c.first_registration_month end`
/** Year and month of the car as one number that is ordered like them; the months of a year are 0 (unknown) to 12. */
export const yearAndMonth = sql`${CAR_YEAR} * 13 + coalesce(${CAR_MONTH}, 0)`
/** The same of the first registration, and of the manufacture. */
export const registeredMonth = sql`c.first_registration_year * 13 + coalesce(c.first_registration_month, 0)`
export const manufacturedMonth = sql`c.manufacture_year * 13 + coalesce(c.manufacture_month, 0)`
/** Whole minutes from 2010 to the publication. */
export const publishedMinute = sql`floor((extract(epoch from c.publication_date) - 1262304000) / 60)::integer`
const SORTED = { PRICE: sql`c.price`, MILEAGE: sql`c.mileage`, YEAR: CAR_YEAR }
const isSorted = (field: Order['field']): field is keyof typeof SORTED => field in SORTED
const INTEREST = { VIEWS: sql`number_of_views`, INQUIRIES: sql`number_of_inquiry` }
/** Whether the order depends on views or inquiries. */
export const isByInterest = (field: Order['field'] | undefined): field is keyof typeof INTEREST =>
  field !== undefined && field in INTEREST

/** Ties are ordered so that one index serves both directions. */
export function orderBy({ field, direction, first, listed }: Order): Sql {
  if (listed) return sql`array_position(${listed}::integer[], c.car_no)`
  const asked = first?.length ? sql`c.car_no = any(${first}::integer[]) desc, ` : sql``
  const down = direction === 'DESC'
  if (field === 'YEAR')
    return down
      ? sql`${asked}${CAR_YEAR} desc nulls last, ${CAR_MONTH} desc nulls last, c.car_no`
      : sql`${asked}${CAR_YEAR}, ${CAR_MONTH} nulls first, c.car_no desc`
  if (isSorted(field))
    return down ? sql`${asked}${SORTED[field]} desc nulls last, c.car_no` : sql`${asked}${SORTED[field]}, c.car_no desc`
  if (field === 'REDUCED') return sql`${asked}c.best_deal_since desc nulls last, c.car_no desc`
  if (isByInterest(field)) {
    const counted = sql`(select i.${INTEREST[field]} from vehicles.interest i where i.tenant_id = c.tenant_id and i.car_id = c.id)`
    return down ? sql`${asked}${counted} desc nulls last, c.car_no desc` : sql`${asked}${counted} nulls first, c.car_no`
  }
  if (field === 'CHANGED')
    return down ? sql`${asked}c.updated_at desc, c.car_no desc` : sql`${asked}c.updated_at, c.car_no`
  if (field === 'MADE' || field === 'REFERENCE') return down ? sql`${asked}c.car_no desc` : sql`${asked}c.car_no`
  // The newest car has the fewest days.
  if (field === 'DAYS') return down ? sql`${asked}${cameIn}, c.car_no` : sql`${asked}${cameIn} desc, c.car_no desc`
  if (!down) return sql`${asked}c.publication_date nulls first, c.car_no`
  return sql`${asked}c.publication_date desc nulls last, c.car_no desc`
}

/**
 * Ids of the cars in order, read from its index. Unknown values are last in both directions: a second part of
 * the query reads them if the page reaches that far.
 */
export function inOrder(tenant: string, where: Sql, order: Order): Sql {
  const { field } = order
  const along = orderBy(order)
  const cars = sql`select c.id from vehicles.car c where c.tenant_id = ${tenant} and ${where}`
  if (isByInterest(field) && !order.first?.length) return byInterest(tenant, where, INTEREST[field], order.direction)
  if (!isSorted(field) || order.first?.length) return sql`${cars} order by ${along}`
  // Without 'nulls last' where there are no nulls, so that the index matches.
  const down = order.direction === 'DESC'
  const month =
    field === 'YEAR' ? (down ? sql`, ${CAR_MONTH} desc nulls last` : sql`, ${CAR_MONTH} nulls first`) : sql``
  const known = down ? sql`${SORTED[field]} desc${month}, c.car_no` : sql`${SORTED[field]}${month}, c.car_no desc`
  const unknown = down ? sql`c.car_no` : sql`c.car_no desc`
  return sql`(${cars} and ${SORTED[field]} is not null order by ${known}) union all (${cars} and ${SORTED[field]} is null order by ${unknown})`
}

/** Viewed cars by their index, and all others after or before them. */
function byInterest(tenant: string, where: Sql, column: Sql, direction: SortDirection): Sql {
  const way = direction === 'DESC' ? sql`desc` : sql``
  const looked = sql`(select c.id from vehicles.interest v join vehicles.car c on c.tenant_id = v.tenant_id and c.id = v.car_id
    where v.tenant_id = ${tenant} and c.tenant_id = ${tenant} and ${where} order by v.${column} ${way}, v.car_no ${way})`
  const others = sql`(select c.id from vehicles.car c where c.tenant_id = ${tenant} and ${where}
    and not exists (select from vehicles.interest v where v.tenant_id = ${tenant} and v.car_id = c.id) order by c.car_no ${way})`
  return direction === 'DESC' ? sql`${looked} union all ${others}` : sql`${others} union all ${looked}`
}
