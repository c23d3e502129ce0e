import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Cars by the prefix of their reference: 104 matches 104, 1040 to 1049, 10400 to 10499 … */
export const carsByNumberPrefix = (tenant: string, digits: string, limit: number): Statement => {
  const number = Number(digits)
  const steps = Array.from({ length: 10 - digits.length }, (_, i) => 10 ** i)
  return sql`
    select c.id from unnest(${steps.map((step) => number * step)}::integer[], ${steps.map((step) => number * step + step - 1)}::integer[]) as r (low, high)
    cross join lateral (
      select c.id, c.car_no from vehicles.car c where c.tenant_id = ${tenant} and c.car_no between r.low and r.high
      order by c.car_no limit ${limit}::integer) c
    order by r.low, c.car_no limit ${limit}::integer`
}

/** Cars by the prefix of their chassis. */
export const carsByChassisPrefix = (tenant: string, key: string, limit: number): Statement => sql`
  select c.id from vehicles.car c where c.tenant_id = ${tenant} and c.chassis_key ^@ ${key} order by c.chassis_key limit ${limit}::integer`

export const chassisOf = (tenant: string, ids: readonly string[]): Statement =>
  sql`select id, chassis from vehicles.car where tenant_id = ${tenant} and id = any(${ids}::uuid[])`
