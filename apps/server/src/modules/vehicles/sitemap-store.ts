import { sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

export interface SitemapCar {
  car_no: number
  brand: string
  model: string
  changed: string
}
export interface SitemapPart {
  part: number
  changed: string
}

/** Ranges of car numbers with visible cars, and their last change. */
export const sitemapParts = (tenant: string, size: number): Statement => sql`
  select car_no / ${integerLiteral(size)} as part, max(updated_at) as changed from vehicles.car
  where tenant_id = ${tenant} and status in ('PUBLISHED', 'RESERVED') group by 1 order by 1`

/** The next visible cars of a range, in order. */
export const sitemapCars = (tenant: string, from: number, to: number, limit: number): Statement => sql`
  select c.car_no, n.brand, n.model, c.updated_at as changed
  from (select car_no, trim_id, updated_at from vehicles.car
    where tenant_id = ${tenant} and status in ('PUBLISHED', 'RESERVED') and car_no >= ${from}::integer and car_no < ${to}::integer
    order by car_no limit ${integerLiteral(limit)}) c
  join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  order by c.car_no`
