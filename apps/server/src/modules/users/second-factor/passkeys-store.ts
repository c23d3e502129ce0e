import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Rows of users.passkey and users.passkey_challenge (db/migrations/0025). */

export interface PasskeyRow {
  id: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
}
const columns = sql`id, credential_id as "credentialId", public_key as "publicKey", counter, transports`
export const passkeysOf = (tenant: string, personId: string): Statement =>
  sql`select ${columns} from users.passkey where tenant_id = ${tenant} and person_id = ${personId}::uuid`
export const lockPasskey = (tenant: string, personId: string, credentialId: Buffer): Statement =>
  sql`select ${columns} from users.passkey
    where tenant_id = ${tenant} and person_id = ${personId}::uuid and credential_id = ${credentialId} for update`

/** No row where the credential is registered already, by this person or another one. */
export const insertPasskey = (
  tenant: string,
  personId: string,
  { name, credentialId, publicKey, counter, transports }: Omit<PasskeyRow, 'id'> & { name: string },
): Statement =>
  sql`insert into users.passkey (tenant_id, person_id, name, credential_id, public_key, counter, transports)
    values (${tenant}, ${personId}::uuid, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[])
    on conflict do nothing returning id`
export const recordUse = (tenant: string, id: string, counter: number): Statement =>
  sql`update users.passkey set counter = ${counter}, last_used_at = now() where tenant_id = ${tenant} and id = ${id}::uuid`
export const renamePasskey = (tenant: string, personId: string, id: string, name: string): Statement =>
  sql`update users.passkey set name = ${name}
    where tenant_id = ${tenant} and person_id = ${personId}::uuid and id = ${id}::uuid returning id`
export const deletePasskey = (tenant: string, personId: string, id: string): Statement =>
  sql`delete from users.passkey
    where tenant_id = ${tenant} and person_id = ${personId}::uuid and id = ${id}::uuid returning name`

/** What a challenge is for: one that was made without the password adds no passkey. */
export type Purpose = 'add' | 'check'
export const putChallenge = (
  tenant: string,
  sessionId: string,
  purpose: Purpose,
  challenge: string,
  minutes: number,
): Statement =>
  sql`insert into users.passkey_challenge (tenant_id, session_id, purpose, challenge, expires_at)
    values (${tenant}, ${sessionId}::uuid, ${purpose}, ${challenge}, clock_timestamp() + make_interval(mins => ${minutes}))
    on conflict (tenant_id, session_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`
/** Deletes it, so that it is used once; `isValid`: not expired. */
export const takeChallenge = (tenant: string, sessionId: string, purpose: Purpose): Statement =>
  sql`delete from users.passkey_challenge where tenant_id = ${tenant} and session_id = ${sessionId}::uuid and purpose = ${purpose}
    returning challenge, expires_at > clock_timestamp() as "isValid"`
