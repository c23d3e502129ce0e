import type { Locale } from '@minato/contract/enumerations'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

export interface PartyRow {
  id: string
  firstname: string
  lastname: string
  country: string | null
  phone: string | null
  email: string | null
  locale: Locale
  /** Whether the person entered the contact data and has not followed a link sent there. */
  isUnproven: boolean
  /** Null without a confirmed email address. */
  emailConfirmedAt: string | null
  /** Deactivated or deleted: gets no email. */
  isGone: boolean
}

const columns = sql`p.id, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname, p.country, p.phone, p.email,
  p.locale, p.is_unproven as "isUnproven", case when p.email is not null then p.email_verified_at end as "emailConfirmedAt",
  p.deactivated_at is not null or p.deleted_at is not null as "isGone"`

export const partiesById = (tenant: string, ids: readonly string[]): Statement =>
  sql`select ${columns} from users.person p where p.tenant_id = ${tenant} and p.id = any(${ids}::uuid[])`

/** Active managers, longest-serving first. */
export const activeManagers = (tenant: string): Statement =>
  sql`select ${columns} from users.person p
    join users.role r on r.tenant_id = p.tenant_id and r.person_id = p.id and r.role = 'SALES_MANAGER'
    where p.tenant_id = ${tenant} and p.deactivated_at is null and p.deleted_at is null order by r.granted_at, p.id`

/** Ids of customers whose name or address contains the text; `%` and `_` have no special meaning. */
export const peopleByName = (tenant: string, text: string, limit: number): Statement =>
  sql`select id from users.person where tenant_id = ${tenant} and deleted_at is null
    and concat_ws(' ', firstname, lastname, email) ilike '%' || replace(replace(replace(${text}::text, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    order by created_at desc limit ${limit}`

/** The roles of a session's person; no row if it has ended. */
export const rolesOfSession = (tenant: string, sessionId: string): Statement =>
  sql`select array(select role from users.role r where r.tenant_id = p.tenant_id and r.person_id = p.id) as roles
    from users.session s join users.person p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.tenant_id = ${tenant} and s.public_id = ${sessionId} and s.expires_at > now()
      and s.last_seen_at > now() - s.idle_seconds * interval '1 second'
      and p.deactivated_at is null and p.deleted_at is null`

/** When the manager's role was granted; held until the transaction ends. */
export const managerRole = (tenant: string, id: string, isLocked: boolean): Statement =>
  sql`select granted_at as since from users.role
    where tenant_id = ${tenant} and person_id = ${id}::uuid and role = 'SALES_MANAGER' ${isLocked ? sql`for share` : sql``}`
export const lastDeparture = (tenant: string): Statement =>
  sql`select max(left_at) as "leftAt" from users.manager_departure where tenant_id = ${tenant}`

/** Changes nothing for a person with a destination of their own. */
export const setFirstDestination = (tenant: string, id: string, country: string, portId: string): Statement =>
  sql`update users.person set destination_country = ${country}, destination_port_id = ${portId}::uuid,
      updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id}::uuid and destination_country is null and deleted_at is null`
