import type { OfficeSortField, SortDirection } from '@minato/contract/enumerations'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { stockEntryDate } from './search/office-criteria-store.ts'

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
  const pinnedFirst = first?.length ? sql`c.car_no = any(${first}::integer[]) desc, ` : sql``
  const isDescending = direction === 'DESC'
  if (field === 'YEAR')
    return isDescending
      ? sql`${pinnedFirst}${CAR_YEAR} desc nulls last, ${CAR_MONTH} desc nulls last, c.car_no`
      : sql`${pinnedFirst}${CAR_YEAR}, ${CAR_MONTH} nulls first, c.car_no desc`
  if (isSorted(field))
    return isDescending
      ? sql`${pinnedFirst}${SORTED[field]} desc nulls last, c.car_no`
      : sql`${pinnedFirst}${SORTED[field]}, c.car_no desc`
  if (field === 'REDUCED') return sql`${pinnedFirst}c.best_deal_since desc nulls last, c.car_no desc`
  if (isByInterest(field)) {
    const interestCount = sql`(select i.${INTEREST[field]} from vehicles.interest i where i.tenant_id = c.tenant_id and i.car_id = c.id)`
    return isDescending
      ? sql`${pinnedFirst}${interestCount} desc nulls last, c.car_no desc`
      : sql`${pinnedFirst}${interestCount} nulls first, c.car_no`
  }
  if (field === 'CHANGED')
    return isDescending
      ? sql`${pinnedFirst}c.updated_at desc, c.car_no desc`
      : sql`${pinnedFirst}c.updated_at, c.car_no`
  if (field === 'MADE' || field === 'REFERENCE')
    return isDescending ? sql`${pinnedFirst}c.car_no desc` : sql`${pinnedFirst}c.car_no`
  // The newest car has the fewest days.
  if (field === 'DAYS')
    return isDescending
      ? sql`${pinnedFirst}${stockEntryDate}, c.car_no`
      : sql`${pinnedFirst}${stockEntryDate} desc, c.car_no desc`
  if (!isDescending) return sql`${pinnedFirst}c.publication_date nulls first, c.car_no`
  return sql`${pinnedFirst}c.publication_date desc nulls last, c.car_no desc`
}

/**
 * Ids of the cars in order, read from its index. Unknown values are last in both directions: a second part of
 * the query reads them if the page reaches that far.
 */
export function inOrder(tenant: string, where: Sql, order: Order): Sql {
  const { field } = order
  const orderSql = orderBy(order)
  const cars = sql`select c.id from vehicles.car c where c.tenant_id = ${tenant} and ${where}`
  if (isByInterest(field) && !order.first?.length) return byInterest(tenant, where, INTEREST[field], order.direction)
  if (!isSorted(field) || order.first?.length) return sql`${cars} order by ${orderSql}`
  // Without 'nulls last' where there are no nulls, so that the index matches.
  const isDescending = order.direction === 'DESC'
  const month =
    field === 'YEAR' ? (isDescending ? sql`, ${CAR_MONTH} desc nulls last` : sql`, ${CAR_MONTH} nulls first`) : sql``
  const withValue = isDescending
    ? sql`${SORTED[field]} desc${month}, c.car_no`
    : sql`${SORTED[field]}${month}, c.car_no desc`
  const withoutValue = isDescending ? sql`c.car_no` : sql`c.car_no desc`
  return sql`(${cars} and ${SORTED[field]} is not null order by ${withValue}) union all (${cars} and ${SORTED[field]} is null order by ${withoutValue})`
}

/** Viewed cars by their index, and all others after or before them. */
function byInterest(tenant: string, where: Sql, column: Sql, direction: SortDirection): Sql {
  const directionSql = direction === 'DESC' ? sql`desc` : sql``
  const withInterest = sql`(select c.id from vehicles.interest v join vehicles.car c on c.tenant_id = v.tenant_id and c.id = v.car_id
    where v.tenant_id = ${tenant} and c.tenant_id = ${tenant} and ${where} order by v.${column} ${directionSql}, v.car_no ${directionSql})`
  const withoutInterest = sql`(select c.id from vehicles.car c where c.tenant_id = ${tenant} and ${where}
    and not exists (select from vehicles.interest v where v.tenant_id = ${tenant} and v.car_id = c.id) order by c.car_no ${directionSql})`
  return direction === 'DESC'
    ? sql`${withInterest} union all ${withoutInterest}`
    : sql`${withoutInterest} union all ${withInterest}`
}
