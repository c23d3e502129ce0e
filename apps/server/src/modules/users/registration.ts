import { foldEmail } from '@minato/contract/people'
import type { Registration } from '@minato/contract/users-shapes'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database.ts'
import { refuse } from '../../platform/failure.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { countries } from '../places/service.ts'
import { newCode } from './codes.ts'
import { refuseCommon } from './common-passwords.ts'
import { linkTo } from './links.ts'
import { hashPassword } from './passwords.ts'
import { grantRole, insertPerson } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { readPhone } from './phone-numbers.ts'

const TAKEN = '23505'

/** What of a registration takes long or can be refused before anything is written; `count` is asked where the form is in order. */
export async function prepareRegistration(body: z.output<typeof Registration>, count: () => Promise<void>) {
  refuseCommon(body.password, body.email)
  await refuseUnknownCountry(body.countryOfResidence)
  const phone = readPhone(body.phoneNumber)
  await count()
  return { phone, passwordHash: await hashPassword(body.password) }
}

/** A new customer, unverified, with the mail that verifies him (SES-07). Throws UUM-3001 for an address that is somebody's. */
export async function register(
  context: Context,
  tx: Transaction,
  body: z.output<typeof Registration>,
  { phone, passwordHash }: { phone: string; passwordHash: string },
): Promise<{ id: string }> {
  const { email, civility, firstname, lastname, countryOfResidence: country, locale } = body
  const person = {
    email,
    emailFolded: foldEmail(email),
    isEmailVerified: false,
    passwordHash,
    civility,
    firstname,
    lastname,
    country,
    phone,
    locale,
  }
  const [made] = await tx.rows<{ id: string }>(insertPerson(tx.tenant, person)).catch((error: unknown) => {
    throw (error as { code?: string }).code === TAKEN ? refuse('UUM-3001') : error
  })
  if (!made) throw new Error('no person was made')
  await tx.rows(grantRole(tx.tenant, made.id, 'CUSTOMER'))
  await mailVerification(context, tx, { id: made.id, email, locale, firstname })
  return { id: made.id }
}

/** Mails the link that verifies an address. */
export async function mailVerification(
  context: Context,
  tx: Transaction,
  { id, email, locale, firstname }: Pick<PersonRow, 'id' | 'locale' | 'firstname'> & { email: string },
  purpose: 'verify' | 'change-email' = 'verify',
): Promise<void> {
  const { code, expiresAt } = await newCode(tx, purpose, id, email)
  const link = linkTo(context, tx.tenant, locale, `/auth/verify-email/${id}/${code}`)
  const data = { name: firstname ?? '', link, expiresAt }
  await sendMail(tx, { to: email, locale, template: 'verifyEmail', data, personId: id })
}

export async function refuseUnknownCountry(code: string, path = 'countryOfResidence'): Promise<void> {
  if ((await countries('en')).some(({ alpha2code }) => alpha2code === code)) return
  throw refuse('MINATO-1008', { body: [{ path, message: 'This country is not valid' }] })
}
