import type { Context } from '../context.ts'
import { sql } from '../platform/database/sql.ts'

/** How many sessions and persons a tenant has. */
export async function countPeople({ db }: Context, tenant = 'staging'): Promise<{ sessions: number; persons: number }> {
  const [row] = await db.read<{ sessions: number; persons: number }>(
    tenant,
    sql`select (select count(*) from users.session where tenant_id = ${tenant}) as sessions,
      (select count(*) from users.person where tenant_id = ${tenant}) as persons`,
  )
  return row ?? { sessions: 0, persons: 0 }
}

/** Moves the last use and the end of a person's sessions into the past, by the database clock. */
export async function backdateSessions(
  { db }: Context,
  personId: string,
  { idleMinutes = 0, wholeMinutes = idleMinutes }: { idleMinutes?: number; wholeMinutes?: number },
  tenant = 'staging',
): Promise<void> {
  await db.write(tenant, (tx) =>
    tx.rows(sql`update users.session set last_seen_at = last_seen_at - ${idleMinutes} * interval '1 minute',
        expires_at = expires_at - ${wholeMinutes} * interval '1 minute'
      where tenant_id = ${tenant} and person_id = ${personId}`),
  )
}
