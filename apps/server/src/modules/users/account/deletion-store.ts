import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** The row stays for references to it, without any personal data. */
export const anonymizePerson = (tenant: string, id: string): Statement =>
  sql`update users.person set email = null, email_folded = null, email_verified_at = null, password_hash = null, civility = null,
      firstname = null, lastname = null, country = null, phone = null, locale = 'en', office_locale = null, destination_country = null,
      destination_port_id = null, deactivated_at = now(), deleted_at = now(), updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id} and deleted_at is null`

const TABLES = {
  session: sql`users.session`,
  role: sql`users.role`,
  identity: sql`users.identity`,
  code: sql`users.code`,
  favourite: sql`users.favourite`,
  savedSearch: sql`users.saved_search`,
  customerNote: sql`users.customer_note`,
  secondFactor: sql`users.second_factor`,
  passkey: sql`users.passkey`,
  recoveryCode: sql`users.recovery_code`,
}
export const deleteRelatedRows = (tenant: string, id: string): Statement[] =>
  Object.values(TABLES).map((table) => sql`delete from ${table} where tenant_id = ${tenant} and person_id = ${id}`)

/** Stored replies that contain the person: of own calls, invitations and managed inquiries. */
export const deleteRepliesAbout = (tenant: string, id: string): Statement =>
  sql`delete from platform.kept_answer
    where tenant_id = ${tenant} and (actor = ${`person ${id}`} or position(${id}::text in reply::text) > 0)`
