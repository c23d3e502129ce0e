import type { Quote } from '@minato/contract/quotes'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

const VISIBLE = sql`c.status in ('PUBLISHED', 'RESERVED')`

export interface MovedRow {
  carNo: number
  isVisible: boolean
  before: number
  after: number
}
/** The cars whose price another percentage would change. */
export const carsMovedByMarkup = (tenant: string, category: string, percentage: number): Statement => sql`
  select c.car_no as "carNo", ${VISIBLE} as "isVisible", c.price as before,
    pricing.with_markup(c.base_price, ${percentage}::numeric) as after
  from vehicles.car c where c.tenant_id = ${tenant} and c.body_type = ${category} and c.base_price is not null
    and c.price is distinct from pricing.with_markup(c.base_price, ${percentage}::numeric)
  order by c.car_no`

export interface ShippedRow {
  carNo: number
  price: number
  cubicMeter: number
}
/** Visible cars that can be quoted to a port. */
export const shippableCars = (tenant: string): Statement => sql`
  select c.car_no as "carNo", c.price, c.cubic_meter as "cubicMeter" from vehicles.car c
  where c.tenant_id = ${tenant} and ${VISIBLE} and c.price is not null and c.cubic_meter is not null order by c.car_no`

export interface NameRow {
  carNo: number
  id: string
  name: string
}
export const namesOfCars = (tenant: string, carNos: readonly number[]): Statement => sql`
  select c.car_no as "carNo", c.id, n.brand || ' ' || n.model as name
  from vehicles.car c join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where c.tenant_id = ${tenant} and c.car_no = any(${carNos}::integer[])`

export interface QuotedRow {
  id: string
  reference: string
  portId: string
  carNo: number
  name: string
  quote: Quote
  hasInvoice: boolean
}
/** Open inquiries with the quote on file. */
export const quotedInquiries = (tenant: string): Statement => sql`
  select i.id, i.reference, i.port_id as "portId", c.car_no as "carNo", n.brand || ' ' || n.model as name,
    i.state -> 'quote' as quote, coalesce(i.state #>> '{invoice,state}' = 'ISSUED', false) as "hasInvoice"
  from inquiries.inquiry i
    join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id
    join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where i.tenant_id = ${tenant} and i.outcome is null and not i.is_archived and i.state ->> 'deliveredAt' is null
  order by i.reference::integer`

/** Serialises the changes of markups and insurance rates of a tenant within the transaction. */
export const lockPrices = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtext('prices ' || ${tenant}))`
