import { columns, sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS } from '../field-columns.ts'

/** A car with all columns of an export. */
export type ExportedRow = { car_no: number } & Record<string, string | number | null>

/** The next cars by number, newest first. Reads in batches, so that a slow download holds no transaction. */
export const exportedCars = (tenant: string, where: Sql, below: number | null, limit: number): Statement => sql`
  select c.car_no, c.status, n.brand, n.model, n.model_year, n.trim, ${columns([...CARD_COLUMNS, ...DETAIL_COLUMNS], 'c')}, c.base_price, s.*
  from (
    select * from vehicles.car c where c.tenant_id = ${tenant} and ${where} and (${below}::integer is null or c.car_no < ${below}::integer)
    order by c.car_no desc limit ${limit}::integer) c
  join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  left join vehicles.sheet s on s.tenant_id = ${tenant} and s.car_id = c.id
  order by c.car_no desc`
