import { sql } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'

/** One import of a tenant at a time; held to the end of the transaction. */
export const lockImports = (): Statement =>
  sql`select pg_advisory_xact_lock(hashtext('import ' || platform.tenant_now()))`

/** Cars that are there already, by the key of their row or by chassis. */
export const present = (
  tenant: string,
  sourceKeys: readonly string[],
  chassisKeys: readonly string[],
): Statement => sql`
  select id, source_key, source_hash, chassis_key from vehicles.car
  where tenant_id = ${tenant} and (source_key = any(${sourceKeys}::text[]) or chassis_key = any(${chassisKeys}::text[]))`

export const refreshStatistics = (): Statement => sql`select platform.refresh_statistics()`
