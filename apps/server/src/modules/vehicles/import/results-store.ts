import type { ImportedCar } from '@minato/contract/import-cars'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import type { ProblemRow } from './store.ts'

export interface ProblemFilter {
  severity?: string | undefined
  code?: string | undefined
  field?: string | undefined
}
export type NumberedProblem = ProblemRow & { no: number }

const matching = (tenant: string, id: string, { severity = '', code = '', field = '' }: ProblemFilter): Sql => sql`
  tenant_id = ${tenant} and import_id = ${id}::uuid and ${severity} in ('', severity) and ${code} in ('', code)
  and (${field} = '' or field = ${field})`

export const problemsPage = (
  tenant: string,
  id: string,
  filter: ProblemFilter,
  limit: number,
  offset: number,
): Statement => sql`
  select no, line, column_label, field, code, value, detail from vehicles.import_problem
  where ${matching(tenant, id, filter)} order by no limit ${limit}::integer offset ${offset}::integer`
export const countProblems = (tenant: string, id: string, filter: ProblemFilter): Statement =>
  sql`select count(*)::integer as total from vehicles.import_problem where ${matching(tenant, id, filter)}`
/** Problems after this number. */
export const problemsAfter = (
  tenant: string,
  id: string,
  filter: ProblemFilter,
  after: number,
  limit: number,
): Statement => sql`
  select no, line, column_label, field, code, value, detail from vehicles.import_problem
  where ${matching(tenant, id, filter)} and no > ${after}::integer order by no limit ${limit}::integer`

/** A car of a run; its names are null once it is deleted. */
export interface ItemRow {
  car_id: string
  car_no: number
  brand: string | null
  model: string | null
  is_made: boolean
  is_kept: boolean
  kept_for: ImportedCar['keptFor']
}
export const itemsPage = (
  tenant: string,
  id: string,
  isKept: boolean | null,
  limit: number,
  offset: number,
): Statement => sql`
  select i.car_id, i.car_no, n.brand, n.model, i.is_made, i.is_kept, i.kept_for
  from vehicles.import_item i
  left join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id
  left join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where i.tenant_id = ${tenant} and i.import_id = ${id}::uuid and (${isKept}::boolean is null or i.is_kept = ${isKept}::boolean)
  order by i.car_no limit ${limit}::integer offset ${offset}::integer`
export const countItems = (tenant: string, id: string, isKept: boolean | null): Statement => sql`
  select count(*)::integer as total from vehicles.import_item
  where tenant_id = ${tenant} and import_id = ${id}::uuid and (${isKept}::boolean is null or is_kept = ${isKept}::boolean)`
