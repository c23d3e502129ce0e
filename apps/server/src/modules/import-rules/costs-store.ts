import type { EstimatedCost, EstimatedCostFields } from '@minato/contract/estimated-costs'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

export type CostRow = Pick<EstimatedCost, 'id' | 'version' | 'recordedAt'> & { fields: EstimatedCostFields }

/** The newest version of each cost that is on file, of one country or all. */
export const costs = (tenant: string, country: string | null = null): Statement => sql`
  select id, version, fields, "recordedAt" from (
    select distinct on (c.cost_id) c.cost_id as id, c.version, c.fields, c.is_removed, c.recorded_at as "recordedAt", c.country
    from import_rules.cost_version c where c.tenant_id = ${tenant} order by c.cost_id, c.version desc
  ) newest where not is_removed and country = coalesce(${country}, country) order by country, fields ->> 'kind', id`

export const lockCosts = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtext('estimated-costs ' || ${tenant}))`

export const insertCost = (
  tenant: string,
  {
    id,
    version,
    fields,
    isRemoved = false,
  }: { id: string; version: number; fields: EstimatedCostFields; isRemoved?: boolean },
): Statement => sql`
  insert into import_rules.cost_version (tenant_id, cost_id, version, country, kind, fields, is_removed)
  values (${tenant}, ${id}::uuid, ${version}, ${fields.country}, ${fields.kind}, ${JSON.stringify(fields)}::jsonb, ${isRemoved})`
