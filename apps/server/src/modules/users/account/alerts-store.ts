import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import type { Locale } from '@minato/contract/enumerations'

/** Saved searches with email alerts (db/migrations/0007). Times are the database's. */

/**
 * End of the reported period, in whole milliseconds as in JavaScript. It lags behind the clock, because a publication
 * takes its time before its commit and would otherwise be missed.
 */
export const alertsUntil = (): Statement =>
  sql`select date_trunc('milliseconds', now() - interval '10 minutes') as until`

/** At most one alert a day per search, and only to verified addresses (SES-11). */
const IS_DUE: Sql = sql`s.has_alert and (s.last_alert_at is null or s.last_alert_at <= now() - interval '1 day')
  and p.email is not null and p.email_verified_at is not null and p.deactivated_at is null and p.deleted_at is null`

export interface DueSearch {
  id: string
  name: string
  criteria: string
  toldUntil: string
}
/** By id, so that a walk through all of them ends. */
export const dueSearches = (tenant: string, afterId: string, until: string, limit: number): Statement =>
  sql`select s.id, s.name, s.criteria, s.told_until as "toldUntil"
    from users.saved_search s join users.person p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.tenant_id = ${tenant} and s.id > ${afterId}::uuid and s.told_until < ${until}::timestamptz and ${IS_DUE}
    order by s.id limit ${limit}`

export interface AlertRecipient {
  personId: string
  email: string
  firstname: string | null
  locale: Locale
}
/**
 * Marks the search as alerted; no row where another process was faster or the alert was switched
 * off.
 */
export const claimAlert = (tenant: string, id: string, until: string): Statement =>
  sql`update users.saved_search s set last_alert_at = now(), told_until = ${until}::timestamptz
    from users.person p
    where s.tenant_id = ${tenant} and s.id = ${id} and p.tenant_id = s.tenant_id and p.id = s.person_id and ${IS_DUE}
    returning p.id as "personId", p.email, p.firstname, p.locale`

/** No new cars: the next period starts here. An alert switched on again meanwhile keeps its own start. */
export const skipAlerts = (tenant: string, ids: readonly string[], until: string): Statement =>
  sql`update users.saved_search set told_until = ${until}::timestamptz
    where tenant_id = ${tenant} and id = any(${ids}::uuid[]) and told_until < ${until}::timestamptz`
