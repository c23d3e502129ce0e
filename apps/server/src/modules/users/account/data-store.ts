import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Data of one person beyond the account itself, without secrets and other credentials. */

export const identitiesOf = (tenant: string, id: string): Statement =>
  sql`select issuer, subject, linked_at as "linkedAt" from users.identity
    where tenant_id = ${tenant} and person_id = ${id} order by linked_at`

export const rolesOf = (tenant: string, id: string): Statement =>
  sql`select role, granted_at as "grantedAt" from users.role where tenant_id = ${tenant} and person_id = ${id} order by role`

export const sessionsOf = (tenant: string, id: string): Statement =>
  sql`select public_id as id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
      user_agent as "userAgent", network, issuer
    from users.session where tenant_id = ${tenant} and person_id = ${id} order by created_at`

/** Records of the embedded provider: their kind and expiry. */
export const providerRecordsOf = (tenant: string, id: string): Statement =>
  sql`select model, expires_at as "expiresAt" from users.provider_record
    where tenant_id = ${tenant} and account_id = ${id} order by expires_at, model`

export const codesOf = (tenant: string, id: string): Statement =>
  sql`select purpose, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt" from users.code
    where tenant_id = ${tenant} and person_id = ${id} order by created_at`

export const favouriteDatesOf = (tenant: string, id: string): Statement =>
  sql`select car_id as "carId", created_at as "createdAt" from users.favourite
    where tenant_id = ${tenant} and person_id = ${id} order by created_at`

export const savedSearchesOf = (tenant: string, id: string): Statement =>
  sql`select id, name, criteria, has_alert as "hasAlert", told_until as "toldUntil", last_alert_at as "lastAlertAt",
      created_at as "createdAt"
    from users.saved_search where tenant_id = ${tenant} and person_id = ${id} order by created_at`

/** Notes of managers about the person, without the managers' names. */
export const notesAbout = (tenant: string, id: string): Statement =>
  sql`select text, written_at as "writtenAt" from users.customer_note
    where tenant_id = ${tenant} and person_id = ${id} order by version`

/** When the person wrote notes; whom they are about and their text are another person's data. */
export const notesBy = (tenant: string, id: string): Statement =>
  sql`select written_at as "writtenAt" from users.customer_note
    where tenant_id = ${tenant} and written_by = ${id} order by written_at`

export const apiClientsOf = (tenant: string, id: string): Statement =>
  sql`select id, name, scopes, created_at as "createdAt", revoked_at as "revokedAt" from users.api_client
    where tenant_id = ${tenant} and manager_id = ${id} order by created_at`

/**
 * Actions of the person and changes of the account. Changed values are included where they are
 * about the person; the rest is the dealer's.
 */
export const auditEntriesOf = (tenant: string, id: string): Statement => {
  const isAboutPerson = sql`entity = 'person' and entity_id = ${id}`
  return sql`select at, call, entity, entity_id as "entityId", part, operation,
      actor_kind = 'person' and actor_id = ${id} as "isMine",
      case when ${isAboutPerson} then before end as before, case when ${isAboutPerson} then after end as after
    from platform.audit
    where tenant_id = ${tenant} and ((actor_kind = 'person' and actor_id = ${id}) or (${isAboutPerson})) order by platform.audit.id`
}

export const idempotentRepliesOf = (tenant: string, id: string): Statement =>
  sql`select route, reply, created_at as "createdAt" from platform.kept_answer
    where tenant_id = ${tenant} and actor = ${`person ${id}`} order by created_at`
