import type { ImportRuleFields, ImportRuleVersion } from '@minato/contract/import-rules'
import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export type RuleRow = Omit<ImportRuleVersion, keyof ImportRuleFields> & { fields: ImportRuleFields }

const columns = sql`r.rule_id as id, r.version, r.fields, to_char(r.reviewed_on, 'YYYY-MM-DD') as "reviewedOn",
  r.is_removed as "isRemoved", r.recorded_at as "recordedAt",
  (select n.name from users.person_name n where n.tenant_id = r.tenant_id and n.id = r.recorded_by) as "recordedBy"`

/** The newest version of each rule that is on file. */
const newestVersions = (tenant: string, where: Sql): Statement => sql`
  select * from (
    select distinct on (r.rule_id) ${columns} from import_rules.rule_version r
    where r.tenant_id = ${tenant} and ${where} order by r.rule_id, r.version desc
  ) newest where not "isRemoved" order by fields ->> 'country', "recordedAt", id`

export const rules = (tenant: string): Statement => newestVersions(tenant, sql`true`)
/**
 * A rule whose newest version names another country is found by the version, and left out by the caller. `at`: as recorded
 * by this moment; null: as of now.
 */
export const rulesOfCountry = (tenant: string, country: string, at: string | null): Statement =>
  newestVersions(
    tenant,
    sql`r.rule_id in (select o.rule_id from import_rules.rule_version o where o.tenant_id = ${tenant} and o.country = ${country})
      and r.recorded_at <= coalesce(${at}::timestamptz, 'infinity')`,
  )

export const versionsOf = (tenant: string, id: string): Statement => sql`
  select ${columns} from import_rules.rule_version r
  where r.tenant_id = ${tenant} and r.rule_id = ${id}::uuid order by r.version desc`

/** A version that the next one replaced, in the form of the audit log. */
export interface ReplacedVersion {
  id: string
  /** When the next version was recorded. */
  at: string
  values: Record<string, unknown>
}
/** The replaced versions of rules and estimated costs, for the audit log. */
export const replacedVersions = (tenant: string, ids: readonly string[]): Statement => {
  const values = sql`jsonb_strip_nulls(to_jsonb(v) - '{tenant_id,version,recorded_at,recorded_by}'::text[]) as values`
  return sql`
    select v.rule_id as id, n.recorded_at as at, ${values} from import_rules.rule_version v
      join import_rules.rule_version n on n.tenant_id = ${tenant} and n.rule_id = v.rule_id and n.version = v.version + 1
      where v.tenant_id = ${tenant} and v.rule_id = any(${ids}::uuid[])
    union all
    select v.cost_id, n.recorded_at, ${values} from import_rules.cost_version v
      join import_rules.cost_version n on n.tenant_id = ${tenant} and n.cost_id = v.cost_id and n.version = v.version + 1
      where v.tenant_id = ${tenant} and v.cost_id = any(${ids}::uuid[])`
}

/** Serialises the edits of a tenant's rules within the transaction. */
export const lockRules = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtext('import-rules ' || ${tenant}))`

export const insertVersion = (
  tenant: string,
  { id, version, fields, reviewedOn, isRemoved = false, recordedAt }: NewVersion,
): Statement => sql`
  insert into import_rules.rule_version (tenant_id, rule_id, version, country, fields, reviewed_on, is_removed, recorded_at, recorded_by)
  values (${tenant}, ${id}::uuid, ${version}, ${fields.country}, ${JSON.stringify(fields)}::jsonb,
    coalesce(${reviewedOn ?? null}::date, current_date), ${isRemoved},
    coalesce(${recordedAt ?? null}::timestamptz, now()),
    case when current_setting('app.actor', true) like 'person %' then split_part(current_setting('app.actor', true), ' ', 2)::uuid end)`

export interface NewVersion {
  id: string
  version: number
  fields: ImportRuleFields
  /** Today without it. */
  reviewedOn?: string
  isRemoved?: boolean
  /** Now without it. */
  recordedAt?: string
}
