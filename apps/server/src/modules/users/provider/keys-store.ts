import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'

/** Every process signs with the tenant's newest key; older ones stay published to verify older tokens. */
export async function signingKeys(db: Database, tenant: string): Promise<JWK[]> {
  const storedKeys = () =>
    db.read<{ jwk: JWK }>(
      tenant,
      sql`select jwk from users.signing_key where tenant_id = ${tenant} order by created_at desc, kid limit 3`,
    )
  const keys = await storedKeys()
  if (keys.length) return keys.map(({ jwk }) => jwk)
  const newKey = await makeKey()
  // Of two starting processes one creates the key; the other finds it under the lock.
  await db.write(tenant, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`signing key ${tenant}`}))`)
    await tx.rows(sql`insert into users.signing_key (tenant_id, kid, jwk)
      select ${tenant}, ${newKey.kid ?? ''}, ${JSON.stringify(newKey)}::jsonb
      where not exists (select from users.signing_key where tenant_id = ${tenant})`)
  })
  return (await storedKeys()).map(({ jwk }) => jwk)
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' }
}
