import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'

/**
 * Storage of oidc-provider's models per tenant in PostgreSQL, shared by all processes. Expiry
 * follows the database's clock. `loadClient` serves the model Client, which is not stored.
 */
export function recordsOf(
  db: Database,
  tenant: string,
  model: string,
  loadClient: (id: string) => Promise<AdapterPayload | undefined>,
): Adapter {
  const findRecord = async (where: ReturnType<typeof sql>): Promise<AdapterPayload | undefined> => {
    const [row] = await db.read<{ payload: AdapterPayload; consumedAt: number | null }>(
      tenant,
      sql`select payload, extract(epoch from consumed_at)::integer as "consumedAt" from users.provider_record
        where tenant_id = ${tenant} and model = ${model} and ${where} and (expires_at is null or expires_at > now())`,
    )
    return row && { ...row.payload, ...(row.consumedAt !== null && { consumed: row.consumedAt }) }
  }
  const runWrite = (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
    db.write(tenant, (tx) => tx.rows(statement))

  return {
    async upsert(id, payload, expiresIn) {
      await runWrite(sql`insert into users.provider_record (tenant_id, model, id, payload, grant_id, uid, account_id, expires_at)
        values (${tenant}, ${model}, ${id}, ${JSON.stringify(payload)}, ${payload.grantId ?? null}, ${payload.uid ?? null},
          ${accountOf(payload)}, now() + ${expiresIn ?? null}::double precision * interval '1 second')
        on conflict (tenant_id, model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
          uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`)
    },
    find: (id) => (model === 'Client' ? loadClient(id) : findRecord(sql`id = ${id}`)),
    findByUid: (uid) => findRecord(sql`uid = ${uid}`),
    findByUserCode: async () => undefined,
    // Only one of several parallel uses of a code finds it unused (threat A04); the library checks before it marks.
    async consume(id) {
      const consumed = await runWrite(sql`update users.provider_record set consumed_at = now()
        where tenant_id = ${tenant} and model = ${model} and id = ${id} and consumed_at is null returning id`)
      if (consumed.length) return
      const { errors } = await import('oidc-provider')
      throw new errors.InvalidGrant('used before')
    },
    async destroy(id) {
      await runWrite(
        sql`delete from users.provider_record where tenant_id = ${tenant} and model = ${model} and id = ${id}`,
      )
    },
    async revokeByGrantId(grantId) {
      await runWrite(sql`delete from users.provider_record where tenant_id = ${tenant} and grant_id = ${grantId}`)
    },
  }
}

/**
 * The person of a record; a sign-in with a correct password belongs to its person before there is a
 * session.
 */
const accountOf = ({ accountId, result }: AdapterPayload): string | null =>
  accountId ?? result?.login?.accountId ?? null

/** A row while the code's sign-in is still valid; ending it waits until the end of the transaction. */
export const lockSignIn = (tenant: string, code: string, personId: string) =>
  sql`select from users.provider_record where tenant_id = ${tenant} and model = 'AuthorizationCode' and id = ${code}
    and account_id = ${personId} for share`

/** Deletes the provider's records of a person: sessions, grants, tokens. For a new password, a removed role or account. */
export const deleteRecordsOf = (tenant: string, personId: string) =>
  sql`delete from users.provider_record where tenant_id = ${tenant} and account_id = ${personId}`

/** Ends the running tokens of an API client. */
export const deleteTokensOf = (tenant: string, clientId: string) =>
  sql`delete from users.provider_record where tenant_id = ${tenant} and model = 'ClientCredentials' and payload->>'clientId' = ${clientId}`

/** Deletes expired records every hour. */
export const sweepRecords = (tenant: string) =>
  sql`delete from users.provider_record where tenant_id = ${tenant} and expires_at < now()`
