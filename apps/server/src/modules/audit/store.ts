import { join, sql, whole } from '../../platform/sql.ts'
import type { Statement } from '../../platform/sql.ts'

export interface AuditRow {
  id: number
  at: string
  actor_kind: 'person' | 'client'
  actor_id: string
  call: string
  entity: string
  entity_id: string | null
  part: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export interface AuditFilter {
  entity?: string | undefined
  entityId?: string | undefined
  actor?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Older than this line. */
  below?: number | undefined
}

const matching = (tenant: string, { entity, entityId, actor, from, to, below }: AuditFilter) =>
  join(
    [
      sql`tenant_id = ${tenant}`,
      ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
      ...(entityId === undefined ? [] : [sql`entity_id = ${entityId}`]),
      ...(actor === undefined ? [] : [sql`actor_id = ${actor}::uuid`]),
      ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
      ...(below === undefined ? [] : [sql`id < ${below}`]),
      ...(to === undefined ? [] : [sql`at < ${to}::timestamptz`]),
    ],
    sql` and `,
  )

export const auditLines = (tenant: string, filter: AuditFilter, limit: number, offset: number): Statement => sql`
  select id, at, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after
  from platform.audit where ${matching(tenant, filter)} order by id desc limit ${whole(limit)} offset ${whole(offset)}`

export const countAuditLines = (tenant: string, filter: AuditFilter): Statement =>
  sql`select count(*) as total from platform.audit where ${matching(tenant, filter)}`

/** What ids are called by, whatever they stand for; a removed person has no name any more. */
export const namesOf = (tenant: string, ids: readonly string[]): Statement => sql`
  select id, name from (
    select id, concat('REF ', car_no) as name from vehicles.car where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, name from catalog.brand where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, name from catalog.model where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, name from catalog.trim where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, name from ports.port where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, category_id from pricing.markup where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, customer_name from reviews.review where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, concat_ws(' ', bank, account_number) from settings.bank_account
      where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, reference from inquiries.inquiry where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, name from users.api_client where tenant_id = ${tenant} and id = any(${ids}::uuid[])
    union all select id, coalesce(nullif(concat_ws(' ', firstname, lastname), ''), email) from users.person
      where tenant_id = ${tenant} and id = any(${ids}::uuid[])
  ) named where name is not null`
