import { sql } from '../../platform/sql.ts'
import type { Statement } from '../../platform/sql.ts'

export const markupsInForce = (tenant: string): Statement => sql`
  select category_id as category, pricing.markup_in_force(${tenant}, category_id) as percentage from pricing.markup where tenant_id = ${tenant}`

/** Brings shown prices to the markups in force now; touches only cars whose price moves. */
export const reprice = (tenant: string): Statement => sql`
  with markup as (
    select category_id, pricing.markup_in_force(${tenant}, category_id) as percentage from pricing.markup where tenant_id = ${tenant}
  )
  update vehicles.car c set price = pricing.with_markup(c.base_price, m.percentage), previous_price = pricing.with_markup(c.base_previous_price, m.percentage)
  from markup m
  where c.tenant_id = ${tenant} and c.body_type = m.category_id and c.price is distinct from pricing.with_markup(c.base_price, m.percentage)
  returning c.car_no`
