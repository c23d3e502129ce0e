import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** Mailed codes (decision 7): stored as hashes, single use, limited in time; only the newest of a kind is valid. */
export type Purpose = 'reset' | 'verify' | 'invitation' | 'change-email' | 'access' | 'link'

/** Used codes stay until the sweep, to tell a repeated link from a wrong one. */
export const deleteCodesOf = (tenant: string, personId: string, purpose: Purpose): Statement =>
  sql`delete from users.code where tenant_id = ${tenant} and person_id = ${personId} and purpose = ${purpose}
    and used_at is null`

export const insertCode = (
  tenant: string,
  code: { personId: string; purpose: Purpose; hash: Buffer; email: string; seconds: number },
): Statement =>
  sql`insert into users.code (tenant_id, person_id, purpose, code_hash, email, expires_at)
    values (${tenant}, ${code.personId}, ${code.purpose}, ${code.hash}, ${code.email}, now() + ${code.seconds} * interval '1 second')
    returning expires_at as "expiresAt"`

/** Uses a code; of parallel uses exactly one succeeds. */
export const consumeCode = (tenant: string, personId: string, purpose: Purpose, hash: Buffer): Statement =>
  sql`update users.code set used_at = now()
    where tenant_id = ${tenant} and person_id = ${personId} and purpose = ${purpose} and code_hash = ${hash}
      and used_at is null and expires_at > now()
    returning email`

/** The name of the person to whom a valid code of a kind was sent; no row for any other code. */
export const nameByCode = (tenant: string, personId: string, purpose: Purpose, hash: Buffer): Statement =>
  sql`select coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname
    from users.code c join users.person p on p.tenant_id = c.tenant_id and p.id = c.person_id
    where c.tenant_id = ${tenant} and c.person_id = ${personId} and c.purpose = ${purpose} and c.code_hash = ${hash}
      and c.used_at is null and c.expires_at > now() and p.deleted_at is null`

/** A row if the link was used before and the account still has what it verified. */
export const isCodeStillProven = (tenant: string, personId: string, hash: Buffer): Statement =>
  sql`select 1 as proven from users.code c join users.person p on p.tenant_id = c.tenant_id and p.id = c.person_id
    where c.tenant_id = ${tenant} and c.person_id = ${personId} and c.code_hash = ${hash} and c.used_at is not null
      and not p.is_unproven and p.deleted_at is null
      and case c.purpose when 'verify' then p.email_verified_at is not null and p.email = c.email
        when 'change-email' then p.email = c.email when 'access' then p.phone = c.email else false end`

export const sweepCodes = (tenant: string): Statement =>
  sql`delete from users.code where tenant_id = ${tenant} and expires_at < now() - interval '1 day'`
