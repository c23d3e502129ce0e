import type { Locale, OfficeLocale, Role } from '@minato/contract/enumerations'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** People with the columns that sign-in needs. */
export interface PersonRow {
  id: string
  email: string | null
  phone: string | null
  isEmailVerified: boolean
  /** Whether the person entered the contact data and has not followed a link sent there. */
  isUnproven: boolean
  passwordHash: string | null
  locale: Locale
  officeLocale: OfficeLocale | null
  firstname: string | null
  isShutOut: boolean
  roles: Role[]
}

const columns = (
  tenant: string,
) => sql`p.id, p.email, p.phone, p.email_verified_at is not null as "isEmailVerified", p.is_unproven as "isUnproven",
  p.password_hash as "passwordHash", p.locale, p.office_locale as "officeLocale", p.firstname,
  p.deactivated_at is not null or p.deleted_at is not null as "isShutOut",
  array(select role from users.role r where r.tenant_id = ${tenant} and r.person_id = p.id) as roles`

/** `folded` is the address as `foldEmail` makes it. */
export const personOfEmail = (tenant: string, folded: string): Statement =>
  sql`select ${columns(tenant)} from users.person p where p.tenant_id = ${tenant} and p.email_folded = ${folded}`

export const personOfId = (tenant: string, id: string): Statement =>
  sql`select ${columns(tenant)} from users.person p where p.tenant_id = ${tenant} and p.id = ${id}::uuid`

export const personOfIdentity = (tenant: string, issuer: string, subject: string): Statement =>
  sql`select ${columns(tenant)} from users.identity i join users.person p on p.tenant_id = i.tenant_id and p.id = i.person_id
    where i.tenant_id = ${tenant} and i.issuer = ${issuer} and i.subject = ${subject}`

export interface NewPerson {
  email: string | null
  emailFolded: string | null
  isEmailVerified: boolean
  passwordHash: string | null
  civility: string | null
  firstname: string | null
  lastname: string | null
  country: string | null
  phone: string | null
  locale: Locale
  isUnproven?: boolean
}
/** Fails with 23505 for an address that is taken. */
export const insertPerson = (tenant: string, person: NewPerson): Statement =>
  sql`insert into users.person (tenant_id, email, email_folded, email_verified_at, password_hash, civility, firstname, lastname,
      country, phone, locale, is_unproven)
    values (${tenant}, ${person.email}, ${person.emailFolded}, case when ${person.isEmailVerified}::boolean then now() end,
      ${person.passwordHash}, ${person.civility}, ${person.firstname}, ${person.lastname}, ${person.country}, ${person.phone},
      ${person.locale}, ${person.isUnproven ?? false})
    returning id`

export const isEmailTaken = (tenant: string, folded: string): Statement =>
  sql`select from users.person where tenant_id = ${tenant} and email_folded = ${folded}`

export const linkIdentity = (tenant: string, issuer: string, subject: string, personId: string): Statement =>
  sql`insert into users.identity (tenant_id, issuer, subject, person_id) values (${tenant}, ${issuer}, ${subject}, ${personId})
    on conflict do nothing returning person_id`

export const moveIdentity = (tenant: string, issuer: string, subject: string, personId: string): Statement =>
  sql`update users.identity set person_id = ${personId}, linked_at = now()
    where tenant_id = ${tenant} and issuer = ${issuer} and subject = ${subject}`

/** A row where another provider knows the person. */
export const identityOf = (tenant: string, personId: string): Statement =>
  sql`select from users.identity where tenant_id = ${tenant} and person_id = ${personId} limit 1`

/** Locks registrations until the end of the transaction: later reads see earlier ones. */
export const lockNewPeople = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`newcomers ${tenant}`}, 0))`

export const grantRole = (tenant: string, personId: string, role: Role): Statement =>
  sql`insert into users.role (tenant_id, person_id, role) values (${tenant}, ${personId}, ${role}) on conflict do nothing`

export const revokeRole = (tenant: string, personId: string, role: Role): Statement =>
  sql`delete from users.role where tenant_id = ${tenant} and person_id = ${personId} and role = ${role}`

export const setPasswordHash = (tenant: string, personId: string, hash: string): Statement =>
  sql`update users.person set password_hash = ${hash}, updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${personId}`

/** No row where the password has become another one since it was checked: a reset by mail is not undone by who knew the old one. */
export const replacePassword = (tenant: string, id: string, currentHash: string | null, hash: string): Statement =>
  sql`update users.person set password_hash = ${hash}, updated_at = now()
    where tenant_id = ${tenant} and id = ${id} and password_hash is not distinct from ${currentHash} returning id`

/** A row while the password is still the checked one; changes wait until the end of the transaction. */
export const lockPassword = (tenant: string, id: string, checkedHash: string | null): Statement =>
  sql`select from users.person where tenant_id = ${tenant} and id = ${id} and password_hash is not distinct from ${checkedHash}
    for share`

export const deactivate = (tenant: string, personId: string): Statement =>
  sql`update users.person set deactivated_at = now(), updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${personId}`

export const reactivate = (tenant: string, personId: string): Statement =>
  sql`update users.person set deactivated_at = null, updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${personId}`

/** Verifies the address that a followed link was sent to, unless the account has another one by now. */
export const verifyAddress = (tenant: string, personId: string, email: string, folded: string): Statement =>
  sql`update users.person set email = case when email_verified_at is null then ${email} else email end,
      email_verified_at = coalesce(email_verified_at, now()), is_unproven = false
    where tenant_id = ${tenant} and id = ${personId} and email_folded = ${folded}`

/** Fails with 23505 where the address was taken meanwhile. */
export const changeAddress = (tenant: string, personId: string, email: string, folded: string): Statement =>
  sql`update users.person set email = ${email}, email_folded = ${folded}, email_verified_at = now(), is_unproven = false,
      updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${personId} and deleted_at is null`

/**
 * Verifies the number that a followed link was sent to; no row where the account has another number
 * by now.
 */
export const verifyPhone = (tenant: string, personId: string, phone: string): Statement =>
  sql`update users.person set is_unproven = false where tenant_id = ${tenant} and id = ${personId} and phone = ${phone}
    returning id`
