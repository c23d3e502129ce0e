import type { OfficeCriteria } from '@minato/contract/search'
import { join, sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

/** When the car entered the stock; a car imported with a publication date is as old as that. */
export const stockEntryDate = sql`least(c.created_at, c.publication_date)`
const soldAt = sql`(select max(h.time) from vehicles.status_history h
  where h.tenant_id = c.tenant_id and h.car_id = c.id and h.status = 'SOLD')`
/** Whole days from entering the stock to the sale, or to now. */
export const daysInStock = sql`greatest(0, extract(day from
  coalesce(case when c.status = 'SOLD' then ${soldAt} end, now()) - ${stockEntryDate}))::integer`
/**
 * Cost of a purchase `p` in whole dollars; null if cost or rate is unknown (`marginOf` of the domain). The sum
 * of four integers needs a bigint: an overflow would fail the whole list.
 */
export const costInDollars = sql`round((p.cost::bigint + coalesce(p.inland_cost, 0) + coalesce(p.repair_cost, 0)
  + coalesce(p.other_cost, 0)) / p.rate)::bigint`

const within = (value: Sql, start: number | undefined, end: number | undefined): Sql[] => [
  ...(start === undefined ? [] : [sql`${value} >= ${start}::integer`]),
  ...(end === undefined ? [] : [sql`${value} <= ${end}::integer`]),
]
const inMonth = (time: Sql, month: string): Sql => {
  const start = sql`(${`${month}-01`}::timestamp at time zone 'Asia/Tokyo')`
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Tokyo')`
  return sql`${time} >= ${start} and ${time} < ${end}`
}

/** The condition of the managers' filters on a row `c` of vehicles.car; null without a filter. */
export function officeCondition(given: OfficeCriteria): Sql | null {
  const {
    hasPictures,
    yard,
    daysStart,
    daysEnd,
    marginStart,
    marginEnd,
    inquiryStep,
    publishedMonth,
    soldMonth,
    importRun,
  } = given
  const margin = within(sql`c.price - ${costInDollars}`, marginStart, marginEnd)
  const conditions = [
    ...(hasPictures === undefined ? [] : [hasPictures ? sql`c.number_of_images > 0` : sql`c.number_of_images = 0`]),
    ...(yard ? [sql`lower(c.city) = lower(${yard})`] : []),
    ...within(daysInStock, daysStart, daysEnd),
    ...(margin.length
      ? [
          sql`exists (select from vehicles.purchase p
            where p.tenant_id = c.tenant_id and p.car_id = c.id and ${join(margin, sql` and `)})`,
        ]
      : []),
    ...(inquiryStep
      ? [
          sql`exists (select from inquiries.open_step s
            where s.tenant_id = c.tenant_id and s.car_id = c.id and s.step = ${inquiryStep})`,
        ]
      : []),
    ...(publishedMonth
      ? [
          sql`exists (select from vehicles.status_history h where h.tenant_id = c.tenant_id and h.car_id = c.id
            and h.status = 'PUBLISHED' and ${inMonth(sql`h.time`, publishedMonth)})`,
        ]
      : []),
    ...(soldMonth ? [sql`c.status in ('SOLD', 'ARCHIVED') and ${inMonth(soldAt, soldMonth)}`] : []),
    ...(importRun
      ? [
          sql`exists (select from vehicles.import_item i
            where i.tenant_id = c.tenant_id and i.import_id = ${importRun}::uuid and i.car_id = c.id)`,
        ]
      : []),
  ]
  return conditions.length ? join(conditions, sql` and `) : null
}

/** Whether the search index lags behind the cars. */
export const hasPendingCars = (tenant: string): Statement =>
  sql`select exists (select from vehicles.search_todo where tenant_id = ${tenant}) as "isPending"`

/** Numbers of the matching cars as one value: one row each would take four times as long for 100,000 cars. */
export const carNosWhere = (tenant: string, where: Sql): Statement =>
  sql`select coalesce(string_agg(c.car_no::text, ','), '') as numbers from vehicles.car c
    where c.tenant_id = ${tenant} and ${where}`
