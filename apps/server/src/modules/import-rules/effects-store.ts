import type { ShippingData } from '@minato/domain/inquiry-events'
import type { VerdictCar } from '@minato/domain/arrival-verdict'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** What import rules ask of a car. */
const facts = sql`
  case when c.first_registration_year is not null
    then json_build_object('year', c.first_registration_year, 'month', c.first_registration_month) end as "firstRegistration",
  case when c.manufacture_year is not null
    then json_build_object('year', c.manufacture_year, 'month', c.manufacture_month) end as manufacture,
  c.steering, c.body_type as "bodyType", c.fuel_type as "fuelType"`

export interface CarsRow extends VerdictCar {
  carNos: number[]
}
/** The visible cars by the facts that rules ask for. */
export const visibleCarsByFacts = (tenant: string): Statement => sql`
  select ${facts}, array_agg(c.car_no order by c.car_no) as "carNos"
  from vehicles.car c where c.tenant_id = ${tenant} and c.status in ('PUBLISHED', 'RESERVED')
  group by c.first_registration_year, c.first_registration_month, c.manufacture_year, c.manufacture_month,
    c.steering, c.body_type, c.fuel_type order by min(c.car_no)`

export interface CarNameRow {
  carNo: number
  id: string
  name: string
}
export const carNames = (tenant: string, carNos: readonly number[]): Statement => sql`
  select c.car_no as "carNo", c.id, n.brand || ' ' || n.model as name
  from vehicles.car c join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where c.tenant_id = ${tenant} and c.car_no = any(${carNos}::integer[])`

export interface OpenInquiryRow extends VerdictCar {
  id: string
  reference: string
  name: string
  country: string
  shipping: ShippingData | null
}
/** Inquiries to one of the countries whose car has not been delivered. */
export const openInquiries = (tenant: string, countries: readonly string[]): Statement => sql`
  select i.id, i.reference, n.brand || ' ' || n.model as name, i.state ->> 'finalDestination' as country,
    i.state -> 'shipping' as shipping, ${facts}
  from inquiries.inquiry i
    join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id
    join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where i.tenant_id = ${tenant} and i.outcome is null and not i.is_archived and i.state ->> 'deliveredAt' is null
    and i.state ->> 'finalDestination' = any(${countries}::text[])
  order by i.reference::integer`
