import type { OfficeInquiry } from '@minato/contract/inquiries'
import type { Locale } from '@minato/contract/enumerations'
import { foldEmail } from '@minato/contract/people'
import type { z } from 'zod'
import type { PhoneNumber } from '@minato/contract/users-shapes'
import type { Context, Person } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import {
  lastDeparture,
  managerRole,
  activeManagers,
  partiesById,
  peopleByName,
  rolesOfSession,
  setFirstDestination,
} from './people-lookup-store.ts'
import type { PartyRow } from './people-lookup-store.ts'
import { grantRole, insertPerson } from '../people-store.ts'
import { readPhone, phoneView } from '../phone-numbers.ts'
import { assertKnownCountry } from '../registration.ts'

export { requirePerson } from '../account/require-person.ts'
export { linkTo } from '../links.ts'
export { assertPhoneNumber, internationalFormat, withoutTrunkPrefix } from '../phone-numbers.ts'
export { prepareRegistration, assertKnownCountry, registerVisitor } from '../registration.ts'
export type { VerificationLink } from '../registration.ts'
export { signInNewcomer } from '../sessions/service.ts'

/** People as parties of an inquiry, for modules that work with inquiries. */

export interface InquiryParty {
  id: string
  firstname: string
  lastname: string
  country: string | null
  phoneNumber: z.output<typeof PhoneNumber> | null
  email: string | null
  locale: Locale
  /** Whether the person entered the contact data and has not followed a link sent there (SES-07). */
  isUnproven: boolean
  /** Null without a confirmed email address. */
  emailConfirmedAt: string | null
  isGone: boolean
}
/** Runs a statement, inside a transaction or outside. */
export type RunQuery = <Row>(statement: Statement) => Promise<Row[]>

const partyView = ({ phone, ...row }: PartyRow): InquiryParty => ({ ...row, phoneNumber: phoneView(phone) })

/** People by id; a deleted person has no name. */
export async function partiesOf(
  runQuery: RunQuery,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, InquiryParty>> {
  const uniqueIds = [...new Set(ids)]
  const rows = uniqueIds.length ? await runQuery<PartyRow>(partiesById(tenant, uniqueIds)) : []
  return new Map(rows.map((row) => [row.id, partyView(row)]))
}

export const managersOf = async (runQuery: RunQuery, tenant: string): Promise<InquiryParty[]> =>
  (await runQuery<PartyRow>(activeManagers(tenant))).map(partyView)

/** Since when a person has been a manager; null for anyone else. With `isLocked`, locks the role until the transaction ends. */
export async function managerSince(
  runQuery: RunQuery,
  tenant: string,
  id: string,
  isLocked: boolean,
): Promise<string | null> {
  const [role] = await runQuery<{ since: string }>(managerRole(tenant, id, isLocked))
  return role?.since ?? null
}
/** The other managers at work, and when a manager was last removed. */
export async function staffOf(
  runQuery: RunQuery,
  tenant: string,
  id: string,
): Promise<{ others: number; lastDepartureAt: string | null }> {
  const managers = await runQuery<PartyRow>(activeManagers(tenant))
  const [departure] = await runQuery<{ leftAt: string | null }>(lastDeparture(tenant))
  return { others: managers.filter((one) => one.id !== id).length, lastDepartureAt: departure?.leftAt ?? null }
}

/** Ids of people whose name or address contains the text, at most `limit`. */
export const idsOfPeopleByName = async (
  { db }: Context,
  tenant: string,
  text: string,
  limit = 200,
): Promise<string[]> => (await db.read<{ id: string }>(tenant, peopleByName(tenant, text, limit))).map(({ id }) => id)

/** Sets the destination of an inquiry on an account without one. */
export const keepFirstDestination = async (
  tx: Transaction,
  id: string,
  { finalDestination, portId }: { finalDestination: string; portId: string },
): Promise<unknown> => tx.rows(setFirstDestination(tx.tenant, id, finalDestination, portId))

/** Whether the session of an open stream is still valid with its roles. Does not extend it. */
export async function isStillSignedIn({ db }: Context, { tenant, sessionId, roles }: Person): Promise<boolean> {
  const [row] = await db.read<{ roles: string[] }>(tenant, rolesOfSession(tenant, sessionId))
  return row !== undefined && roles.every((role) => row.roles.includes(role))
}

type NewCustomer = Omit<Exclude<OfficeInquiry['customer'], { id: string }>, 'lastname'> & { lastname: string | null }

/**
 * Adds a customer for a manager (INQ-16), without a password until the customer sets one by an emailed link.
 * `countryPath`: the request field of the country.
 * @throws MINATO-3003 for an address that has an account
 */
export async function addCustomer(tx: Transaction, customer: NewCustomer, countryPath: string): Promise<string> {
  const { email, phoneNumber, countryOfResidence: country, firstname, lastname, locale } = customer
  if (country) await assertKnownCountry(country, countryPath)
  const person = {
    email,
    emailFolded: email && foldEmail(email),
    isEmailVerified: false,
    passwordHash: null,
    civility: null,
    firstname,
    lastname,
    country,
    phone: phoneNumber && readPhone(phoneNumber),
    locale,
  }
  const [inserted] = await tx.rows<{ id: string }>(insertPerson(tx.tenant, person)).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? httpError('MINATO-3003') : error
  })
  if (!inserted) throw new Error('no customer was made')
  await tx.rows(grantRole(tx.tenant, inserted.id, 'CUSTOMER'))
  return inserted.id
}
