import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'

/** A secret has 256 random bits, so one round of SHA-256 protects it and lookups are cheap. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An API client that is not revoked (API-13). */
export async function apiClientOf(
  db: Database,
  tenant: string,
  id: string,
): Promise<{ name: string; secretHash: string; scopes: string[]; isStale: boolean } | undefined> {
  if (!UUID.test(id)) return undefined
  const [client] = await db.read<{ name: string; secretHash: string; scopes: string[]; isStale: boolean }>(
    tenant,
    sql`select name, secret_hash as "secretHash", scopes,
        last_used_at is null or last_used_at < now() - interval '1 hour' as "isStale"
      from users.api_client
      where tenant_id = ${tenant} and id = ${id} and revoked_at is null`,
  )
  return client
}

/** Remembers the hour in which a client called last. */
export const recordUse = (tenant: string, id: string) =>
  sql`update users.api_client set last_used_at = now()
    where tenant_id = ${tenant} and id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 hour')`

const clientColumns = sql`c.id, c.name, c.scopes, c.created_at as "createdAt", c.last_used_at as "lastUsedAt",
  c.revoked_at as "revokedAt", c.manager_id as "managerId",
  (select concat_ws(' ', p.firstname, p.lastname) from users.person p where p.tenant_id = c.tenant_id and p.id = c.manager_id) as "managerName"`

/** Clients in use, then those revoked within 30 days: access also ends without a manager's click (db/migrations/0007). */
export const listClients = (tenant: string) =>
  sql`select ${clientColumns} from users.api_client c
    where c.tenant_id = ${tenant} and (c.revoked_at is null or c.revoked_at > now() - interval '30 days')
    order by c.revoked_at desc nulls first, lower(c.name), c.id`

export const clientById = (tenant: string, id: string) =>
  sql`select ${clientColumns} from users.api_client c where c.tenant_id = ${tenant} and c.id = ${id}`

/** Returns no row if the manager is no longer one; waits for a removal in progress. */
export const insertClient = (
  tenant: string,
  client: { name: string; scopes: readonly string[]; secretHash: string; managerId: string },
) =>
  sql`insert into users.api_client (tenant_id, name, secret_hash, scopes, manager_id)
    select tenant_id, ${client.name}, ${client.secretHash}, ${client.scopes}::text[], person_id from users.role
    where tenant_id = ${tenant} and person_id = ${client.managerId} and role = 'SALES_MANAGER' for share returning id`

export const lockClientsOf = (tenant: string, managerId: string) =>
  sql`select id from users.api_client
    where tenant_id = ${tenant} and manager_id = ${managerId} and revoked_at is null order by lower(name), id for update`

export const handOverClient = (tenant: string, id: string, managerId: string, secretHash: string) =>
  sql`update users.api_client set manager_id = ${managerId}, secret_hash = ${secretHash}, version = version + 1
    where tenant_id = ${tenant} and id = ${id}`

export const revokeClient = (tenant: string, id: string) =>
  sql`update users.api_client set revoked_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id} and revoked_at is null returning id`
