import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** One import of a tenant at a time, to the end of the transaction: `isMine` is false while another runs. */
export const lockImports = (): Statement =>
  sql`select pg_try_advisory_xact_lock(hashtext('import ' || platform.tenant_now())) as "isMine"`

/** Whether a file is being taken in or taken back by a job. */
export const isOtherAtWork = (tenant: string, own: string | null): Statement => sql`
  select exists (select from vehicles.import where tenant_id = ${tenant} and state in ('RUNNING', 'UNDOING')
    and id is distinct from ${own}::uuid) as "isOther"`

/** A statement over a large file may take its time; nobody waits for it in a request. */
export const liftTimeLimit = (): Statement => sql`set local statement_timeout = 0`

/** A car that is there already, with what a row of a file is compared with. */
export interface PresentCar {
  id: string
  source_key: string | null
  source_hash: string | null
  chassis_key: string | null
  status: VehicleStatus
  base_price: number | null
}

export const present = (
  tenant: string,
  sourceKeys: readonly string[],
  chassisKeys: readonly string[],
): Statement => sql`
  select id, source_key, source_hash, chassis_key, status, base_price from vehicles.car
  where tenant_id = ${tenant} and (source_key = any(${sourceKeys}::text[]) or chassis_key = any(${chassisKeys}::text[]))`

/** Takes the sources' numbers from the cars that have them, for those that have them now. */
export const releaseSourceKeys = (tx: Transaction, keys: readonly string[]): Promise<unknown[]> =>
  tx.rows(
    sql`update vehicles.car set source_key = null where tenant_id = ${tx.tenant} and source_key = any(${keys}::text[])`,
  )

export const refreshStatistics = (): Statement => sql`select platform.refresh_statistics()`

/** Who is at work from here on, as the trail's triggers hear it; nobody: none of them speaks. */
export const nameWriter = (actor: string): Statement => sql`select set_config('app.actor', ${actor}, true)`

/** A line in the trail for each new car, which names the run; as who has begun it. */
export const auditMade = (actor: string, importId: string, ids: readonly string[]): Statement =>
  sql`select vehicles.audit_made(${actor}, ${importId}::uuid, ${ids}::uuid[])`
