import type { Role } from '@minato/contract/enumerations'
import type { NeededFactor } from '@minato/contract/users-shapes'
import { named, sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Sessions (decision 7): the cookie's 256 random bits are stored as SHA-256; expiry follows the database's clock. */

export interface SessionRow {
  userId: string
  sessionId: string
  roles: Role[]
  firstname: string
  lastname: string
  email: string
  isEmailVerified: boolean
  isComplete: boolean
  needsSecondFactor: NeededFactor | null
  /** Not noted for a minute: time to note it again. */
  isStale: boolean
}

/**
 * The session of a cookie with its person, in one query, so that a removed role or a blocked person takes effect at
 * once. A customer's long session ends when the person becomes a manager, whose sessions expire after `managerIdle`
 * idle seconds.
 */
export const sessionOf = (tenant: string, idHash: Buffer, managerIdle: number): Statement =>
  named(
    'session of cookie',
    sql`select p.id as "userId", s.public_id as "sessionId", coalesce(p.firstname, '') as firstname,
        coalesce(p.lastname, '') as lastname, coalesce(p.email, '') as email,
        p.email_verified_at is not null as "isEmailVerified",
        (p.civility is not null and p.lastname is not null and p.country is not null and p.phone is not null and p.email is not null)
          or 'SALES_MANAGER' = any(roles.held) as "isComplete",
        case when 'SALES_MANAGER' <> all(roles.held)
            or not exists (select from users.second_factor_rule r where r.tenant_id = p.tenant_id and r.is_required) then null
          when not exists (select from users.factor f where f.tenant_id = p.tenant_id and f.person_id = p.id) then 'SETUP'
          when s.second_factor_at is null then 'CHECK' end as "needsSecondFactor",
        roles.held as roles, s.last_seen_at < now() - interval '1 minute' as "isStale"
      from users.session s
      join users.person p on p.tenant_id = s.tenant_id and p.id = s.person_id
      cross join lateral (select coalesce(array_agg(r.role), '{}') as held from users.role r
        where r.tenant_id = p.tenant_id and r.person_id = p.id) roles
      where s.tenant_id = ${tenant} and s.id_hash = ${idHash} and s.expires_at > now()
        and s.last_seen_at > now() - s.idle_seconds * interval '1 second'
        and p.deactivated_at is null and p.deleted_at is null
        and (s.idle_seconds <= ${managerIdle} or 'SALES_MANAGER' <> all(roles.held))`,
  )

export const updateLastSeen = (tenant: string, idHash: Buffer): Statement =>
  sql`update users.session set last_seen_at = now()
    where tenant_id = ${tenant} and id_hash = ${idHash} and last_seen_at < now() - interval '1 minute'
      and last_seen_at > now() - idle_seconds * interval '1 second'`

export interface NewSession {
  idHash: Buffer
  personId: string
  idleSeconds: number
  wholeSeconds: number
  userAgent: string
  network: string
  issuer: string
  idToken: string | undefined
}
export const insertSession = (tenant: string, session: NewSession): Statement =>
  sql`insert into users.session (tenant_id, id_hash, person_id, idle_seconds, expires_at, user_agent, network, issuer, id_token)
    values (${tenant}, ${session.idHash}, ${session.personId}, ${session.idleSeconds},
      now() + ${session.wholeSeconds} * interval '1 second', ${session.userAgent}, ${session.network}, ${session.issuer},
      ${session.idToken ?? null})`

/** Ends the session of a cookie; returns the data for the provider's sign-out. */
export const deleteSession = (tenant: string, idHash: Buffer): Statement =>
  sql`delete from users.session where tenant_id = ${tenant} and id_hash = ${idHash}
    returning issuer, id_token as "idToken", person_id as "personId"`

/** Ends a person's sessions: all, or all but one. */
export const deleteSessionsOf = (tenant: string, personId: string, exceptId: string | null): Statement =>
  sql`delete from users.session where tenant_id = ${tenant} and person_id = ${personId}
    and (${exceptId}::uuid is null or public_id <> ${exceptId}::uuid)`

export const deleteOneOf = (tenant: string, personId: string, id: string): Statement =>
  sql`delete from users.session where tenant_id = ${tenant} and person_id = ${personId} and public_id = ${id} returning public_id`

export const listSessionsOf = (tenant: string, personId: string, currentId: string): Statement =>
  sql`select public_id as id, public_id = ${currentId}::uuid as "isCurrent", user_agent as "userAgent", network,
      created_at as "createdAt", last_seen_at as "lastSeenAt"
    from users.session where tenant_id = ${tenant} and person_id = ${personId} and expires_at > now()
      and last_seen_at > now() - idle_seconds * interval '1 second'
    order by last_seen_at desc limit 100`

export const sweepSessions = (tenant: string): Statement =>
  sql`delete from users.session where tenant_id = ${tenant}
    and (expires_at < now() or last_seen_at < now() - idle_seconds * interval '1 second')`
