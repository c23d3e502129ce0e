import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

export interface SearchRow {
  id: string
  name: string
  criteria: string
  hasAlert: boolean
  createdAt: string
  lastAlertAt: string | null
}
const COLUMNS: Sql = sql`id, name, criteria, has_alert as "hasAlert", created_at as "createdAt", last_alert_at as "lastAlertAt"`

export const searchesOf = (tenant: string, personId: string): Statement =>
  sql`select ${COLUMNS} from users.saved_search where tenant_id = ${tenant} and person_id = ${personId}
    order by created_at desc, id`

/** An alert that is switched on again covers later cars only. */
const TOLD_UNTIL = sql`case when has_alert then told_until else now() end`

export const updateSearch = (
  tenant: string,
  personId: string,
  id: string,
  { name, hasAlert }: { name: string; hasAlert: boolean },
): Statement =>
  sql`update users.saved_search set name = ${name}, has_alert = ${hasAlert}, told_until = ${TOLD_UNTIL}
    where tenant_id = ${tenant} and person_id = ${personId} and id = ${id} returning ${COLUMNS}`

export const insertSearch = (
  tenant: string,
  personId: string,
  { name, criteria, hasAlert }: { name: string; criteria: string; hasAlert: boolean },
): Statement =>
  sql`insert into users.saved_search (tenant_id, person_id, name, criteria, has_alert)
    values (${tenant}, ${personId}, ${name}, ${criteria}, ${hasAlert}) returning ${COLUMNS}`

export const deleteSearch = (tenant: string, personId: string, id: string): Statement =>
  sql`delete from users.saved_search where tenant_id = ${tenant} and person_id = ${personId} and id = ${id} returning id`

/** Ends an alert by the link in its email, which identifies the person. */
export const endAlerts = (tenant: string, id: string): Statement =>
  sql`update users.saved_search set has_alert = false where tenant_id = ${tenant} and id = ${id}`
