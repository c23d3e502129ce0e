import { sql } from '../../platform/sql.ts'
import type { Statement } from '../../platform/sql.ts'

/** Codes that travel by mail (attacks.md P10): kept as a hash, good once and for a while, the newest of its kind alone. */
export type Purpose = 'reset' | 'verify' | 'invitation' | 'change-email' | 'access'

export const endCodesOf = (tenant: string, personId: string, purpose: Purpose): Statement =>
  sql`delete from users.code where tenant_id = ${tenant} and person_id = ${personId} and purpose = ${purpose}`

export const insertCode = (
  tenant: string,
  code: { personId: string; purpose: Purpose; hash: Buffer; email: string; seconds: number },
): Statement =>
  sql`insert into users.code (tenant_id, person_id, purpose, code_hash, email, expires_at)
    values (${tenant}, ${code.personId}, ${code.purpose}, ${code.hash}, ${code.email}, now() + ${code.seconds} * interval '1 second')
    returning expires_at as "expiresAt"`

/** Of twenty who bring one code at once one is heard. */
export const useCode = (tenant: string, personId: string, purpose: Purpose, hash: Buffer): Statement =>
  sql`update users.code set used_at = now()
    where tenant_id = ${tenant} and person_id = ${personId} and purpose = ${purpose} and code_hash = ${hash}
      and used_at is null and expires_at > now()
    returning email`

export const sweepCodes = (tenant: string): Statement =>
  sql`delete from users.code where tenant_id = ${tenant} and expires_at < now() - interval '1 day'`
