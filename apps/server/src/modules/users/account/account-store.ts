import type { Civility, Locale, OfficeLocale, Role } from '@minato/contract/enumerations'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** A person's own account. */
export interface AccountRow {
  id: string
  email: string | null
  isEmailVerified: boolean
  passwordHash: string | null
  civility: Civility | null
  firstname: string | null
  lastname: string | null
  country: string | null
  phone: string | null
  locale: Locale
  /** A language of the back office that the shop does not have. */
  officeLocale: OfficeLocale | null
  destinationCountry: string | null
  destinationPortId: string | null
  roles: Role[]
  createdAt: string
  version: number
}

export const accountOf = (tenant: string, id: string): Statement =>
  sql`select p.id, p.email, p.email_verified_at is not null as "isEmailVerified", p.password_hash as "passwordHash", p.civility,
      p.firstname, p.lastname, p.country, p.phone, p.locale, p.office_locale as "officeLocale", p.destination_country as "destinationCountry",
      p.destination_port_id as "destinationPortId", p.created_at as "createdAt", p.version,
      array(select role from users.role r where r.tenant_id = p.tenant_id and r.person_id = p.id order by role) as roles
    from users.person p where p.tenant_id = ${tenant} and p.id = ${id} and p.deleted_at is null`

export const lockPerson = (tenant: string, id: string): Statement =>
  sql`select from users.person where tenant_id = ${tenant} and id = ${id} and deleted_at is null for no key update`

export interface PersonalFields {
  civility: string
  firstname: string
  lastname: string
  country: string
  phone: string
  /** Null: unchanged. */
  locale: Locale | null
  officeLocale: OfficeLocale | null
  destinationCountry: string | null
  destinationPortId: string | null
}
/** No row if the version differs. Fails with 23503 for another tenant's port. */
export const updatePerson = (tenant: string, id: string, version: number, fields: PersonalFields): Statement =>
  sql`update users.person set civility = ${fields.civility}, firstname = ${fields.firstname}, lastname = ${fields.lastname},
      country = ${fields.country}, phone = ${fields.phone}, locale = coalesce(${fields.locale}, locale), office_locale = ${fields.officeLocale},
      destination_country = ${fields.destinationCountry}, destination_port_id = ${fields.destinationPortId},
      updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id} and version = ${version} and deleted_at is null returning id`
