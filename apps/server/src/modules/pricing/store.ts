import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

export const markupsInForce = (tenant: string): Statement => sql`
  select category_id as category, pricing.markup_in_force(${tenant}, category_id) as percentage from pricing.markup where tenant_id = ${tenant}`

/** Categories whose prices use another percentage than the one in force. */
export const outdatedMarkups = (tenant: string): Statement => sql`
  select m.id, m.category_id as category, m.percentage from (
    select id, category_id, applied_percentage, pricing.markup_in_force(${tenant}, category_id) as percentage
    from pricing.markup where tenant_id = ${tenant}
  ) m where m.applied_percentage is distinct from m.percentage`

/** Reprices the next batch of a category's cars; returns the changed cars. */
export const repriceBatch = (tenant: string, category: string, percentage: number, limit: number): Statement => sql`
  update vehicles.car c set price = pricing.with_markup(c.base_price, ${percentage}::numeric),
    previous_price = pricing.with_markup(c.base_previous_price, ${percentage}::numeric)
  where c.tenant_id = ${tenant} and c.id in (
    select id from vehicles.car where tenant_id = ${tenant} and body_type = ${category}
      and price is distinct from pricing.with_markup(base_price, ${percentage}::numeric) limit ${limit}::integer)
  returning c.car_no`

export const markApplied = (tenant: string, id: string, percentage: number): Statement =>
  sql`update pricing.markup set applied_percentage = ${percentage}::numeric where tenant_id = ${tenant} and id = ${id}::uuid`
