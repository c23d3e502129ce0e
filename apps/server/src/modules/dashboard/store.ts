import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Purchase } from '@minato/contract/vehicles-office'
import { sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export interface StatusRow {
  status: VehicleStatus
  cars: number
  value: number
}
export const stockByStatus = (tenant: string): Statement => sql`
  select status, count(*) as cars, coalesce(sum(price), 0) as value from vehicles.car
  where tenant_id = ${tenant} and status <> 'ARCHIVED' group by status`

export interface AgeRow {
  place: number
  drafts: number
  offered: number
  value: number
}
/** `ends`: the last day of each age group except the last, ascending. A car with a publication date counts from that date. */
export const stockByAge = (tenant: string, ends: readonly number[]): Statement => sql`
  select width_bucket(days, ${ends.map((end) => end + 1)}::integer[]) as place, count(*) filter (where status = 'DRAFT') as drafts,
    count(*) filter (where status <> 'DRAFT') as offered, coalesce(sum(price), 0) as value
  from (select status, price, greatest(0, extract(day from now() - least(created_at, publication_date)))::integer as days
    from vehicles.car where tenant_id = ${tenant} and status in ('DRAFT', 'PUBLISHED', 'RESERVED')) c
  group by place`

const JAPAN = sql`'Asia/Tokyo'`
const monthOf = (time: Sql): Sql => sql`to_char(${time} at time zone ${JAPAN}, 'YYYY-MM')`

/** The last twelve months, the present one last. */
export const lastMonths = (): Statement => sql`
  select to_char(date_trunc('month', now() at time zone ${JAPAN}) - n * interval '1 month', 'YYYY-MM') as month
  from generate_series(11, 0, -1) n`

export const publishedByMonth = (tenant: string): Statement => sql`
  select ${monthOf(sql`h.time`)} as month, count(distinct h.car_id) as published from vehicles.status_history h
  where h.tenant_id = ${tenant} and h.status = 'PUBLISHED' and h.time > now() - interval '13 months' group by 1`

export interface SoldRow extends Omit<Purchase, 'auction' | 'lot' | 'date'> {
  month: string
  price: number | null
}
/** All sold cars that were not returned, with their known cost. */
export const soldCars = (tenant: string): Statement => sql`
  select ${monthOf(sql`s.time`)} as month, c.price, p.cost, p.inland_cost as "inlandCost", p.repair_cost as "repairCost",
    p.other_cost as "otherCost", p.rate
  from (select h.car_id, max(h.time) as time from vehicles.status_history h
    where h.tenant_id = ${tenant} and h.status = 'SOLD' and h.time > now() - interval '13 months' group by h.car_id) s
  join vehicles.car c on c.tenant_id = ${tenant} and c.id = s.car_id and c.status in ('SOLD', 'ARCHIVED')
  left join vehicles.purchase p on p.tenant_id = ${tenant} and p.car_id = s.car_id`

export interface MakerRow {
  brand: string
  slug: string
  cars: number
  value: number
}
export const stockByMaker = (tenant: string): Statement => sql`
  select b.name as brand, b.slug, count(*) as cars, coalesce(sum(c.price), 0) as value
  from vehicles.car c join catalog.brand b on b.tenant_id = c.tenant_id and b.id = c.brand_id
  where c.tenant_id = ${tenant} and c.status in ('DRAFT', 'PUBLISHED', 'RESERVED')
  group by b.id, b.name, b.slug order by cars desc, b.name`

export interface UnaskedRow {
  id: string
  carNo: number
  brand: string
  model: string
  grade: string | null
  views: number
  days: number
}
export const viewedWithoutInquiry = (tenant: string, limit: number): Statement => sql`
  select c.id, c.car_no as "carNo", b.name as brand, m.name as model, c.grade, i.number_of_views as views,
    greatest(0, extract(day from now() - least(c.created_at, c.publication_date)))::integer as days
  from vehicles.interest i
  join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id and c.status in ('PUBLISHED', 'RESERVED')
  join catalog.brand b on b.tenant_id = ${tenant} and b.id = c.brand_id
  join catalog.model m on m.tenant_id = ${tenant} and m.id = c.model_id
  where i.tenant_id = ${tenant} and i.number_of_inquiry = 0 and i.number_of_views > 0
  order by i.number_of_views desc, i.car_no desc limit ${integerLiteral(limit)}`
