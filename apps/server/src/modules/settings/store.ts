import type { SettingsFields } from '@minato/contract/settings'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

export interface SettingsRow {
  facts: Partial<SettingsFields>
  version: number
  updatedAt: string
  insuranceRate: number | null
}

export const settingsRow = (tenant: string): Statement =>
  sql`select facts, version, updated_at as "updatedAt", settings.insurance_in_force(${tenant}) as "insuranceRate"
    from settings.company where tenant_id = ${tenant}`

/** Buyers' questions of the last 30 days, and the median seconds to the dealer's next action; open ones wait until now. */
export const responseTime = (tenant: string): Statement =>
  sql`select count(*) as questions,
      percentile_cont(0.5) within group (order by extract(epoch from coalesce(responded_at, now()) - asked_at)) as seconds
    from inquiries.response where tenant_id = ${tenant} and asked_at > now() - interval '30 days'`

/** No row if the version differs; version 0 has never been saved. */
export const writeSettings = (tenant: string, version: number, facts: SettingsRow['facts']): Statement =>
  version === 0
    ? sql`insert into settings.company (tenant_id, facts) values (${tenant}, ${JSON.stringify(facts)})
        on conflict do nothing returning version`
    : sql`update settings.company set facts = facts || ${JSON.stringify(facts)}::jsonb, version = version + 1, updated_at = now()
        where tenant_id = ${tenant} and version = ${version} returning version`

export const insuranceRates = (tenant: string): Statement =>
  sql`select id, percentage, valid_from as "validFrom", recorded_at as "recordedAt",
      id = (select i.id from settings.insurance_rate i where i.tenant_id = ${tenant} and i.valid_from <= now()
        order by i.valid_from desc, i.recorded_at desc limit 1) is true as "isInForce"
    from settings.insurance_rate where tenant_id = ${tenant} order by valid_from desc, recorded_at desc limit 200`

export interface UndoneRateRow {
  /** No other rate was recorded after it. */
  isLast: boolean
  /** From when on the rate before it is in force again; null: now. */
  startsAt: string | null
  /** Without a rate before it, 0. */
  before: number
}
export const rateToUndo = (tenant: string, id: string): Statement => sql`
  select not exists (select from settings.insurance_rate n where n.tenant_id = ${tenant} and n.recorded_at > r.recorded_at) as "isLast",
    case when r.valid_from > now() then r.valid_from end as "startsAt",
    coalesce((select b.percentage from settings.insurance_rate b where b.tenant_id = ${tenant} and b.id <> r.id
      and b.valid_from <= greatest(r.valid_from, now()) order by b.valid_from desc, b.recorded_at desc limit 1), 0) as before
  from settings.insurance_rate r where r.tenant_id = ${tenant} and r.id = ${id}::uuid`

export const addInsuranceRate = (tenant: string, percentage: number, validFrom: string | null): Statement =>
  sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from)
    values (${tenant}, ${percentage}, coalesce(${validFrom}::timestamptz, now())) returning id`
