import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Locks the tenant's import to the end of the transaction. `isMine` is false while another runs. */
export const lockImports = (): Statement =>
  sql`select pg_try_advisory_xact_lock(hashtext('import ' || platform.tenant_now())) as "isMine"`

/** Whether a job is importing a file or undoing an import. */
export const isOtherImportRunning = (tenant: string, ownImportId: string | null): Statement => sql`
  select exists (select from vehicles.import where tenant_id = ${tenant} and state in ('RUNNING', 'UNDOING')
    and id is distinct from ${ownImportId}::uuid) as "isOther"`

/** Lifts the statement timeout for large files; no request waits for them. */
export const disableStatementTimeout = (): Statement => sql`set local statement_timeout = 0`

/** An existing car with the facts that rows are compared with. */
export interface PresentCar {
  id: string
  source_key: string | null
  source_hash: string | null
  chassis_key: string | null
  status: VehicleStatus
  base_price: number | null
}

export const presentCarsByKey = (
  tenant: string,
  sourceKeys: readonly string[],
  chassisKeys: readonly string[],
): Statement => sql`
  select id, source_key, source_hash, chassis_key, status, base_price from vehicles.car
  where tenant_id = ${tenant} and (source_key = any(${sourceKeys}::text[]) or chassis_key = any(${chassisKeys}::text[]))`

/** Moves source ids from their current cars to others. */
export const releaseSourceKeys = (tx: Transaction, keys: readonly string[]): Promise<unknown[]> =>
  tx.rows(
    sql`update vehicles.car set source_key = null where tenant_id = ${tx.tenant} and source_key = any(${keys}::text[])`,
  )

export const refreshStatistics = (): Statement => sql`select platform.refresh_statistics()`

/** Sets the actor for the audit triggers; without one they write nothing. */
export const nameWriter = (actor: string): Statement => sql`select set_config('app.actor', ${actor}, true)`

/** Audits each new car with the run and its author. */
export const auditCreatedCars = (actor: string, importId: string, ids: readonly string[]): Statement =>
  sql`select vehicles.audit_made(${actor}, ${importId}::uuid, ${ids}::uuid[])`
