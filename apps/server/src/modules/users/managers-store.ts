import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** Managers, and those who are invited: a person with an open invitation and no role yet. */
export const listManagers = (tenant: string): Statement =>
  sql`select p.id, coalesce(p.email, '') as email, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname,
      r.role is null as "isPending", coalesce(r.granted_at, c.created_at) as since,
      (select max(s.last_seen_at) from users.session s where s.tenant_id = p.tenant_id and s.person_id = p.id) as "lastSeenAt"
    from users.person p
    left join users.role r on r.tenant_id = p.tenant_id and r.person_id = p.id and r.role = 'SALES_MANAGER'
    left join users.code c on c.tenant_id = p.tenant_id and c.person_id = p.id and c.purpose = 'invitation'
      and c.used_at is null and c.expires_at > now()
    where p.tenant_id = ${tenant} and (r.role is not null or c.id is not null) and p.deleted_at is null
    order by "isPending", lower(p.lastname), lower(p.firstname), p.id`

/** Locks the roles of managers, so that two managers cannot remove each other at the same time. */
export const lockManagers = (tenant: string): Statement =>
  sql`select person_id as id from users.role where tenant_id = ${tenant} and role = 'SALES_MANAGER' order by person_id for update`

/** Serialises hand-overs of inquiries until the end of the transaction; a later one sees the new managers. */
export const lockHandOvers = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`hand-over ${tenant}`}, 0))`

export const namePerson = (tenant: string, id: string, firstname: string, lastname: string): Statement =>
  sql`update users.person set firstname = ${firstname}, lastname = ${lastname}, updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id}`

/** Deletes an invited person who never accepted. */
export const deleteUninvited = (tenant: string, id: string): Statement =>
  sql`delete from users.person p where tenant_id = ${tenant} and id = ${id} and password_hash is null
    and not exists (select from users.role r where r.tenant_id = p.tenant_id and r.person_id = p.id)
    and not exists (select from users.identity i where i.tenant_id = p.tenant_id and i.person_id = p.id)`

/** The same for all people with an expired, swept invitation, who could be invited again until then. */
export const sweepUninvited = (tenant: string): Statement =>
  sql`delete from users.person p where tenant_id = ${tenant} and password_hash is null and deleted_at is null
    and created_at < now() - interval '7 days'
    and not exists (select from users.role r where r.tenant_id = p.tenant_id and r.person_id = p.id)
    and not exists (select from users.identity i where i.tenant_id = p.tenant_id and i.person_id = p.id)
    and not exists (select from users.code c where c.tenant_id = p.tenant_id and c.person_id = p.id)`
