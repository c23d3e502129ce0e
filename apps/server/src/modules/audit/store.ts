import { join, sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

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
  /** The name of a record, looked up among all records in each statement. */
  queryText?: string | undefined
  /** Some records, found before. */
  records?: readonly RecordKey[] | undefined
  from?: string | undefined
  to?: string | undefined
  /** Older than this line. */
  below?: number | undefined
}

/** What is called by which name, and what else its people know it by (chassis, e-mail); a removed person has no name any more. */
const recordNames = (tenant: string): Statement => sql`
  select 'car' as entity, id, concat('REF ', car_no) as name, concat_ws(' ', chassis, chassis_key) as known_by
    from vehicles.car where tenant_id = ${tenant}
  union all select 'import', id, file_name, null from vehicles.import where tenant_id = ${tenant}
  union all select 'brand', id, name, null from catalog.brand where tenant_id = ${tenant}
  union all select 'model', id, name, null from catalog.model where tenant_id = ${tenant}
  union all select 'trim', id, name, null from catalog.trim where tenant_id = ${tenant}
  union all select 'port', id, name, null from ports.port where tenant_id = ${tenant}
  union all select 'voyage', id, concat_ws(' ', vessel, number), null from voyages.voyage where tenant_id = ${tenant}
  union all select 'markup', id, category_id, null from pricing.markup where tenant_id = ${tenant}
  union all select distinct 'import_rule', rule_id, country, null from import_rules.rule_version where tenant_id = ${tenant}
  union all select distinct on (cost_id) 'estimated_cost', cost_id, concat_ws(' ', country, kind), null from import_rules.cost_version
    where tenant_id = ${tenant}
  union all select 'review', id, customer_name, null from reviews.review where tenant_id = ${tenant}
  union all select 'bankAccount', id, concat_ws(' ', bank, account_number), null from settings.bank_account where tenant_id = ${tenant}
  union all select 'proposal', id, coalesce(after ->> 'bank', before ->> 'bank', (after ->> 'waitingHours') || ' h'), null
    from settings.proposal where tenant_id = ${tenant}
  union all select 'inquiry', id, 'N° ' || reference, null from inquiries.inquiry where tenant_id = ${tenant}
  union all select 'document', d.id, coalesce('N° ' || i.reference, ''), null from documents.document d
    left join inquiries.inquiry i on i.tenant_id = d.tenant_id and i.id = d.inquiry_id where d.tenant_id = ${tenant}
  union all select 'quick reply', id, name, null from inquiries.quick_reply where tenant_id = ${tenant}
  union all select 'api_client', id, name, null from users.api_client where tenant_id = ${tenant}
  union all select 'person', id, coalesce(nullif(concat_ws(' ', firstname, lastname), ''), email), email
    from users.person where tenant_id = ${tenant}`

/** Display names of ids of any entity. */
export const namesOf = (tenant: string, ids: readonly string[]): Statement =>
  sql`select id, name from (${recordNames(tenant)}) n where id = any(${ids}::uuid[]) and name is not null`

export interface RecordKey {
  entity: string
  id: string
}
const keys = (records: readonly RecordKey[]): Statement =>
  sql`select * from unnest(${records.map(({ entity }) => entity)}::text[], ${records.map(({ id }) => id)}::text[])`

/** Names of deleted records, read from the values in the log. Persons and their texts get no name. */
export const namesOfDeleted = (tenant: string, records: readonly RecordKey[]): Statement => sql`
  select distinct on (entity_id) entity_id as id, coalesce('REF ' || (before ->> 'car_no'), before ->> 'name', before ->> 'file_name',
      nullif(concat_ws(' ', before ->> 'vessel', before ->> 'number'), ''), before ->> 'category_id') as name
    from platform.audit where tenant_id = ${tenant} and operation = 'DELETE' and before ->> 'id' = entity_id
      and entity in ('car', 'import', 'brand', 'model', 'trim', 'port', 'voyage', 'markup', 'quick reply', 'api_client')
      and (entity, entity_id) in (${keys(records)})
    order by entity_id, id desc`

/** The records that have the text in what they are called by, in capitals or not. */
const nameMatches = (tenant: string, text: string): Statement =>
  sql`select entity, id::text as id from (${recordNames(tenant)}) n where strpos(lower(concat_ws(' ', name, known_by)), ${text.toLowerCase()}) > 0`

export const recordsByName = (tenant: string, text: string, limit: number): Statement =>
  sql`${nameMatches(tenant, text)} limit ${integerLiteral(limit)}`

const matching = (tenant: string, { entity, entityId, actor, queryText, records, from, to, below }: AuditFilter) =>
  join(
    [
      sql`tenant_id = ${tenant}`,
      ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
      ...(entityId === undefined ? [] : [sql`entity_id = ${entityId}`]),
      ...(actor === undefined ? [] : [sql`actor_id = ${actor}::uuid`]),
      ...(queryText === undefined ? [] : [sql`(entity, entity_id) in (${nameMatches(tenant, queryText)})`]),
      ...(records === undefined ? [] : [sql`(entity, entity_id) in (${keys(records)})`]),
      ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
      ...(below === undefined ? [] : [sql`id < ${below}`]),
      ...(to === undefined ? [] : [sql`at < ${to}::timestamptz`]),
    ],
    sql` and `,
  )

export const auditLines = (tenant: string, filter: AuditFilter, limit: number, offset: number): Statement => sql`
  select id, at, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after
  from platform.audit where ${matching(tenant, filter)} order by id desc limit ${integerLiteral(limit)} offset ${integerLiteral(offset)}`

export const countAuditLines = (tenant: string, filter: AuditFilter): Statement =>
  sql`select count(*) as total from platform.audit where ${matching(tenant, filter)}`
