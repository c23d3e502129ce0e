import { foldEmail } from '@minato/contract/people'
import type { VisitorRegistration } from '@minato/contract/users-shapes'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { sendMail } from '../../platform/email/mail.ts'
import { countries } from '../places/service.ts'
import { newCode } from './codes.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { linkTo } from './links.ts'
import { hashPassword } from './passwords.ts'
import { grantRole, insertPerson, isEmailTaken } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { readPhone } from './phone-numbers.ts'

const TAKEN = '23505'

/** A registration, whole or as short as a visitor's first inquiry makes it. */
type NewCustomer = z.output<typeof VisitorRegistration>
interface PreparedRegistration {
  phone: string | null
  passwordHash: string | null
}
/** A link that proves an address, and until when it works. */
export interface VerificationLink {
  link: string
  expiresAt: string
}

/** The slow checks of a registration before anything is written; `count` runs for a valid form. */
export async function prepareRegistration(
  { password, email = '', countryOfResidence, phoneNumber }: NewCustomer,
  count: () => Promise<void>,
): Promise<PreparedRegistration> {
  if (password !== undefined) assertUncommonPassword(password, email)
  if (countryOfResidence !== undefined) await assertKnownCountry(countryOfResidence)
  const phone = phoneNumber ? readPhone(phoneNumber) : null
  await count()
  return { phone, passwordHash: password === undefined ? null : await hashPassword(password) }
}

/** Whether an address has an account of any kind. */
export const isEmailKnown = async ({ db }: Context, tenant: string, email: string): Promise<boolean> =>
  (await db.read(tenant, isEmailTaken(tenant, foldEmail(email)))).length > 0

/** A new customer with the mail that proves the address (SES-07). Throws UUM-3001 for an address that has an account. */
export async function register(
  context: Context,
  tx: Transaction,
  body: NewCustomer & { email: string },
  prepared: PreparedRegistration,
): Promise<{ id: string }> {
  const { email, firstname, locale } = body
  const id = await insertCustomer(tx, body, prepared)
  await mailVerification(context, tx, { id, email, locale, firstname })
  return { id }
}

/** Registers a visitor who creates an inquiry: the email that confirms the inquiry contains the verification link. */
export async function registerVisitor(
  context: Context,
  tx: Transaction,
  body: NewCustomer,
  prepared: PreparedRegistration,
): Promise<{ id: string; proof: VerificationLink | null }> {
  const id = await insertCustomer(tx, body, prepared)
  const { email, locale } = body
  return {
    id,
    proof: email === undefined ? null : await createVerification(context, tx, { id, email, locale }, 'verify'),
  }
}

async function insertCustomer(tx: Transaction, body: NewCustomer, prepared: PreparedRegistration): Promise<string> {
  const { email = null, civility = null, firstname, lastname = null, countryOfResidence: country = null, locale } = body
  const person = {
    email,
    emailFolded: email && foldEmail(email),
    isEmailVerified: false,
    isUnproven: true,
    civility,
    firstname,
    lastname,
    country,
    locale,
    ...prepared,
  }
  const [inserted] = await tx.rows<{ id: string }>(insertPerson(tx.tenant, person)).catch((error: unknown) => {
    throw (error as { code?: string }).code === TAKEN ? httpError('UUM-3001') : error
  })
  if (!inserted) throw new Error('no person was made')
  await tx.rows(grantRole(tx.tenant, inserted.id, 'CUSTOMER'))
  return inserted.id
}

/** A link that proves an address or number, for a mail to it; earlier ones of its kind end. */
export async function createVerification(
  context: Pick<Context, 'tenants'>,
  tx: Transaction,
  { id, email, locale }: Pick<PersonRow, 'id' | 'locale'> & { email: string },
  purpose: 'verify' | 'change-email' | 'access',
): Promise<VerificationLink> {
  const { code, expiresAt } = await newCode(tx, purpose, id, email)
  return { link: linkTo(context, tx.tenant, locale, `/auth/verify-email/${id}/${code}`), expiresAt }
}

/** Mails the link that verifies an address. */
export async function mailVerification(
  context: Context,
  tx: Transaction,
  { id, email, locale, firstname }: Pick<PersonRow, 'id' | 'locale' | 'firstname'> & { email: string },
  purpose: 'verify' | 'change-email' = 'verify',
): Promise<void> {
  const data = { name: firstname ?? '', ...(await createVerification(context, tx, { id, email, locale }, purpose)) }
  await sendMail(tx, { to: email, locale, template: 'verifyEmail', data, personId: id })
}

export async function assertKnownCountry(code: string, path = 'countryOfResidence'): Promise<void> {
  if ((await countries('en')).some(({ alpha2code }) => alpha2code === code)) return
  throw httpError('MINATO-1008', { body: [{ path, message: 'This country is not valid' }] })
}
