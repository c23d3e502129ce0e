import type { Context } from '../context.ts'
import { sql } from '../platform/database/sql.ts'

/** Audit log entries about a person's roles, oldest first. */
export const auditOf = (
  { db }: Context,
  personId: string,
): Promise<{ actor: string; call: string; operation: string; role: string }[]> =>
  db.read(
    'staging',
    sql`select actor_id as actor, call, operation, coalesce(after, before) ->> 'role' as role from platform.audit
      where tenant_id = 'staging' and entity = 'person' and part = 'role' and entity_id = ${personId} order by id`,
  )
