import type {
  Customer,
  CustomerCriteria,
  CustomerDetails,
  CustomerEdit,
  CustomerNote,
  NewCustomer,
} from '@minato/contract/customers'
import { foldEmail } from '@minato/contract/people'
import type { SwitchItem } from '@minato/contract/switch'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { countries } from '../../places/service.ts'
import { addCustomer } from '../people-lookup/service.ts'
import { deactivate, lockNewPeople, personOfId, reactivate } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import { deleteCodesOf } from '../codes-store.ts'
import { phoneText, phoneView, readPhone } from '../phone-numbers.ts'
import { createVerification, assertKnownCountry } from '../registration.ts'
import type { VerificationLink } from '../registration.ts'
import { deleteSignIns } from '../sessions/service.ts'
import { assertEditable, OWN_EMAIL } from './assert-editable.ts'
import * as store from './customers-store.ts'
import type { CustomerDetailsRow, CustomerFilter, CustomerRow } from './customers-store.ts'

/** Calls of managers for customers (DOC-03). */

const MAX_WORDS = 10

/**
 * The list's filter from typed text: a phone number also matches with its leading zero, a country
 * by its name.
 */
export async function filterOf({ queryText = '', country, isDeactivated }: CustomerCriteria): Promise<CustomerFilter> {
  const words = queryText.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const known = words.length ? [...(await countries('en')), ...(await countries('fr'))] : []
  return {
    country,
    isDeactivated,
    words: words.map((word) => ({
      text: /^0\d{2,}$/.test(word) ? word.slice(1) : word,
      countries:
        word.length < 3
          ? []
          : known
              .filter(({ name }) =>
                name
                  .toLowerCase()
                  .split(/[\s'’-]+/)
                  .some((part) => part.startsWith(word)),
              )
              .map(({ alpha2code }) => alpha2code),
    })),
  }
}

const BATCH = 1000
/** All of them, the oldest first, however many; batch by batch. */
export async function* everyCustomer(
  { db }: Context,
  tenant: string,
  filter: CustomerFilter,
): AsyncGenerator<CustomerRow[]> {
  let last: { createdAt: string; id: string } | undefined
  for (;;) {
    const rows = await db.read<CustomerRow & { madeAt: string }>(
      tenant,
      store.customersOfInquiries(tenant, filter, last, BATCH),
    )
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    // Microseconds, which a JavaScript Date cannot hold.
    last = { createdAt: end.madeAt, id: end.id }
  }
}

const noteFrom = ({ note, noteVersion, notedAt, notedBy }: CustomerDetailsRow): CustomerNote => ({
  text: note ?? '',
  writtenAt: notedAt,
  writtenBy: notedBy,
  version: noteVersion ?? 0,
})

export const customerView = (row: CustomerRow): Customer => ({ ...row, phoneText: phoneText(row.phoneNumber) })

function detailsFrom(row: CustomerDetailsRow | undefined): CustomerDetails {
  if (!row) throw httpError('MINATO-4004', { message: 'There is no such customer' })
  const { note, noteVersion, notedAt, notedBy, destinationCountry: country, destinationPortId: portId, ...more } = row
  const { signsInByEmail, isInvoiced, isAccountPrinted: _, ...rest } = more
  return {
    ...customerView(rest),
    ...rest,
    isEmailEditable: !signsInByEmail && !isInvoiced,
    phone: phoneView(rest.phoneNumber),
    destination: country === null ? null : { country, portId },
    note: noteFrom({ ...row, note, noteVersion, notedAt, notedBy }),
  }
}

export const customerDetails = async ({ db }: Context, tenant: string, id: string): Promise<CustomerDetails> =>
  detailsFrom((await db.read<CustomerDetailsRow>(tenant, store.customerOf(tenant, id)))[0])

async function lockCustomer(tx: Transaction, id: string): Promise<void> {
  if (!(await tx.rows(store.lockCustomer(tx.tenant, id))).length)
    throw httpError('MINATO-4004', { message: 'There is no such customer' })
}

const NO_SUCH_ROW = '23503'
const TAKEN = '23505'
/** @throws MINATO-1008 at the port for one that does not exist */
const portError = (error: unknown): never => {
  if ((error as { code?: string }).code !== NO_SUCH_ROW) throw error
  throw httpError('MINATO-1008', { body: [{ path: 'destination.portId', message: 'There is no such port' }] })
}

/** @throws MINATO-3001 for the number of another customer */
async function assertNewNumber(tx: Transaction, phone: string): Promise<void> {
  const message = 'A customer with this phone number already exists'
  if ((await tx.rows(store.customersWithPhone(tx.tenant, phone))).length)
    throw httpError('MINATO-3001', { body: [{ path: 'phoneNumber.number', message }] })
}

/** Emails the link that confirms the address and signs in, to choose a password. */
async function mailInvitation(
  context: Context,
  tx: Transaction,
  { id, email, firstname, locale }: Pick<CustomerDetails, 'id' | 'email' | 'firstname' | 'locale'>,
  managerId: string,
): Promise<void> {
  const [manager] = await tx.rows<PersonRow>(personOfId(tx.tenant, managerId))
  const proof = await createVerification(context, tx, { id, email, locale }, 'verify')
  const data = { name: firstname, invitedBy: manager?.firstname ?? '', ...proof }
  await sendMail(tx, { to: email, locale, template: 'customerInvited', data, personId: id })
}

/**
 * Creates a customer for a manager. The mailed link confirms the address and signs in, to choose a password.
 * @throws MINATO-3003 for an address that has an account, MINATO-3001 for the number of another customer
 */
export async function createCustomer(
  context: Context,
  tx: Transaction,
  { destination, isInvited, isNumberShared, ...given }: NewCustomer,
  managerId: string,
): Promise<CustomerDetails> {
  const { tenant } = tx
  const { email, firstname, locale, phoneNumber } = given
  if (isInvited && context.config.oidc)
    throw httpError('MINATO-1008', { message: 'Passwords and registration are managed by your sign-in provider' })
  if (destination) await assertKnownCountry(destination.country, 'destination.country')
  await tx.rows(lockNewPeople(tenant))
  if (phoneNumber && !isNumberShared) await assertNewNumber(tx, readPhone(phoneNumber))
  const id = await addCustomer(tx, given, 'countryOfResidence')
  if (destination)
    await tx.rows(store.setDestination(tenant, id, destination.country, destination.portId)).catch(portError)
  if (isInvited && email !== null) await mailInvitation(context, tx, { id, email, firstname, locale }, managerId)
  return readDetails(tx, id)
}

/** Links of these kinds are sent to the address. */
const EMAIL_CODES = ['verify', 'reset', 'change-email', 'invitation'] as const

/**
 * Corrects a customer's data.
 * @throws MINATO-1008 as `assertEditable` does, 409 with the current customer for a stale version (API-11)
 */
export async function updateCustomer(
  { db }: Context,
  tenant: string,
  { id, version }: { id: string; version: number },
  { destination, isNumberShared, phoneNumber, countryOfResidence: country, ...given }: CustomerEdit,
): Promise<CustomerDetails> {
  if (country) await assertKnownCountry(country)
  if (destination) await assertKnownCountry(destination.country, 'destination.country')
  const phone = phoneNumber && readPhone(phoneNumber)
  return db.write(tenant, async (tx) => {
    await tx.rows(lockNewPeople(tenant))
    await lockCustomer(tx, id)
    const [row] = await tx.rows<CustomerDetailsRow>(store.customerOf(tenant, id))
    const current = detailsFrom(row)
    if (current.version !== version) throw conflictError(current)
    const isNewEmail = (given.email ?? '') !== current.email
    const isNewPhone = phone !== current.phoneNumber
    if (row) assertEditable(row, { ...given, country, phone })
    if (phone && isNewPhone && !isNumberShared) await assertNewNumber(tx, phone)
    const fields = { ...given, emailFolded: given.email && foldEmail(given.email), country, phone, destination }
    await tx
      .rows(store.updateCustomer(tenant, id, fields))
      .catch((error: unknown) => {
        throw (error as { code?: string }).code === TAKEN ? httpError('MINATO-3003') : error
      })
      .catch(portError)
    // Links that were sent to the former address or number end.
    for (const purpose of isNewEmail ? EMAIL_CODES : []) await tx.rows(deleteCodesOf(tenant, id, purpose))
    if (isNewEmail || isNewPhone) await tx.rows(deleteCodesOf(tenant, id, 'access'))
    // So do the sessions of links that a stranger may have followed.
    if ((isNewEmail || isNewPhone) && current.canSignIn && !row?.signsInByEmail) await deleteSignIns(tx, id)
    return readDetails(tx, id)
  })
}

/** An invitation this recent is not repeated: a second click would end the first link. */
const SAME_INVITATION_MS = 60_000
/** @throws MINATO-1008 without an address, and for a customer who can sign in or is blocked */
export const inviteCustomer = (
  context: Context,
  tenant: string,
  id: string,
  managerId: string,
): Promise<CustomerDetails> =>
  context.db.write(tenant, async (tx) => {
    await lockCustomer(tx, id)
    const customer = await readDetails(tx, id)
    if (!customer.email) throw httpError('MINATO-1008', { message: 'An invitation needs an email address' })
    if (context.config.oidc || customer.canSignIn || customer.isDeactivated)
      throw httpError('MINATO-1008', { body: [OWN_EMAIL] })
    const { invitedAt } = customer
    if (invitedAt !== null && context.now().getTime() - Date.parse(invitedAt) < SAME_INVITATION_MS) return customer
    await mailInvitation(context, tx, customer, managerId)
    return readDetails(tx, id)
  })

const readDetails = async (tx: Transaction, id: string): Promise<CustomerDetails> =>
  detailsFrom((await tx.rows<CustomerDetailsRow>(store.customerOf(tx.tenant, id)))[0])

/** @throws 409 with the current note for a stale version (API-11) */
export const note = (
  { db }: Context,
  tenant: string,
  id: string,
  { text, by, version }: { text: string; by: string; version: number },
): Promise<CustomerNote> =>
  db.write(tenant, async (tx) => {
    await lockCustomer(tx, id)
    const [current] = await tx.rows<{ version: number }>(store.noteVersion(tenant, id))
    if (current?.version === version) await tx.rows(store.insertNote(tenant, id, version + 1, text, by))
    const [row] = await tx.rows<CustomerDetailsRow>(store.customerOf(tenant, id))
    if (!row) throw httpError('MINATO-4004')
    if (current?.version !== version) throw conflictError(noteFrom(row))
    return noteFrom(row)
  })

/** Deactivates a customer and ends all sessions and tokens, or reactivates. Repeating has no effect. */
export const setCustomerActive = (
  { db }: Context,
  tenant: string,
  id: string,
  isActive: boolean,
): Promise<CustomerDetails> =>
  db.write(tenant, async (tx) => {
    await lockCustomer(tx, id)
    const current = await readDetails(tx, id)
    if (current.isDeactivated !== isActive) return current
    await tx.rows(isActive ? reactivate(tenant, id) : deactivate(tenant, id))
    if (!isActive) {
      await deleteSignIns(tx, id)
    }
    return readDetails(tx, id)
  })

/**
 * A sign-in link for a customer without an email address; the manager sends it to the customer's number.
 * @throws MINATO-1008 for a customer with an address
 */
export const signInLink = (context: Context, tenant: string, id: string): Promise<VerificationLink> =>
  context.db.write(tenant, async (tx) => {
    await lockCustomer(tx, id)
    const [person] = await tx.rows<PersonRow>(personOfId(tenant, id))
    if (context.config.oidc || !person?.phone || person.email !== null || person.isShutOut)
      throw httpError('MINATO-1008', { message: 'Links are for customers with a phone number and no email address' })
    return createVerification(context, tx, { id, email: person.phone, locale: person.locale }, 'access')
  })

/** Customers that a text may mean, for the quick switcher. */
export async function switchToCustomers(
  { db }: Context,
  tenant: string,
  queryText: string,
  limit: number,
): Promise<SwitchItem[]> {
  const filter = await filterOf({ queryText })
  const order = { field: 'NAME', direction: 'ASC' } as const
  const rows = await db.read<CustomerRow>(tenant, store.customersFor(tenant, filter, order, limit, 0))
  return rows.map(({ id, firstname, lastname, email }) => ({
    kind: 'customer',
    id,
    label: `${firstname} ${lastname}`.trim() || email,
    detail: email,
    path: `/customer?id=${id}`,
  }))
}
