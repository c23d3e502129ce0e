import { foldEmail } from '@minato/contract/people'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { newCode, invalidCodeError, consumeCodeOf } from '../codes.ts'
import { linkTo } from '../links.ts'
import { linkIdentity, moveIdentity, personOfId, personOfIdentity } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import { deleteSignIns } from '../sessions/service.ts'
import type { Claims } from './find-or-create-person.ts'

/** Links an existing person to an account at an external provider: by a mailed code, never by the address alone. */

/** The person and the code of a link. */
export interface ProviderLink {
  userId: string
  code: string
}

/** The value of `/auth/sign-in?link=`. */
export function readProviderLink(text: unknown): ProviderLink | undefined {
  const [, userId, code] = (typeof text === 'string' && /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(text)) || []
  return userId && code ? { userId, code } : undefined
}

/**
 * Mails a link to the person's verified address; earlier ones end. Opening it leads to the provider and uses up nothing.
 * @throws MINATO-4004 without an external provider or for an unknown person, MINATO-1008 without a verified address
 */
export async function mailProviderLink(context: Context, tx: Transaction, personId: string): Promise<string> {
  const [person] = await tx.rows<PersonRow>(personOfId(tx.tenant, personId))
  if (!context.config.oidc || !person || person.isShutOut) throw httpError('MINATO-4004')
  if (!person.email || !person.isEmailVerified)
    throw httpError('MINATO-1008', { message: 'This person has no confirmed email address' })
  const { code, expiresAt } = await newCode(tx, 'link', person.id, person.email)
  const link = linkTo(context, tx.tenant, 'en', `/auth/sign-in?locale=${person.locale}&link=${person.id}.${code}`)
  const data = { name: person.firstname ?? '', link, expiresAt }
  await sendMail(tx, { to: person.email, locale: person.locale, template: 'providerLink', data, personId: person.id })
  return link
}

/**
 * Links the account that has just signed in, if the provider vouches for the address that the code was mailed to. An account
 * that is another person's already moves only from a newcomer without an address.
 * @throws MINATO-1008 for a used, expired or foreign code, another address, and an account of another person
 */
export async function linkPerson(tx: Transaction, claims: Claims, { userId, code }: ProviderLink): Promise<void> {
  const email = await consumeCodeOf(tx, 'link', userId, code)
  const [person] = await tx.rows<PersonRow>(personOfId(tx.tenant, userId))
  if (!person || person.isShutOut || foldEmail(person.email ?? '') !== foldEmail(email)) throw invalidCodeError()
  const { issuer, subject } = claims
  const [previousOwner] = await tx.rows<PersonRow>(personOfIdentity(tx.tenant, issuer, subject))
  if (previousOwner?.id === userId) return
  // Without this rule, a link that its holder sends on would take over the account of the person who follows it.
  const isSameAddress = claims.isEmailVerified && foldEmail(claims.email ?? '') === foldEmail(email)
  if (!isSameAddress) throw httpError('MINATO-1008', { message: 'This account has another email address' })
  if (!previousOwner) return void (await tx.rows(linkIdentity(tx.tenant, issuer, subject, userId)))
  if (previousOwner.email !== null || previousOwner.roles.join() !== 'CUSTOMER')
    throw httpError('MINATO-1008', { message: 'This account is linked to another person' })
  await tx.rows(moveIdentity(tx.tenant, issuer, subject, userId))
  await deleteSignIns(tx, previousOwner.id)
}
