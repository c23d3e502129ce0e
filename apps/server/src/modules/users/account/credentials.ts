import { foldEmail } from '@minato/contract/people'
import { REQUIRED } from '@minato/contract/primitives'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Person } from '../../../context.ts'
import { assertWithinLimit } from '../../../platform/rate-limit/counters.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, genericError } from '../../../platform/http/http-error.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { deleteCodesOf } from '../codes-store.ts'
import { assertUncommonPassword } from '../common-passwords.ts'
import { setKnownBrowserCookie } from '../known-browser.ts'
import { linkTo } from '../links.ts'
import { hashPassword } from '../passwords.ts'
import { lockPassword, isEmailTaken, replacePassword } from '../people-store.ts'
import { accountOf, verifyPasswordAttempt } from '../password-attempts.ts'
import { mailVerification } from '../registration.ts'
import { mailPasswordChanged } from '../reset.ts'
import { deleteSignIns } from '../sessions/service.ts'
import type { AccountRow } from './account-store.ts'
import { hasPassword, lockAccount, accountRow } from './profile.ts'

/**
 * Checks the password of an account that has one. Attempts are counted like sign-ins, so an unattended browser cannot
 * be used to guess it.
 * @throws MINATO-1008 at `path` for a wrong password
 */
export async function checkPassword(
  context: Context,
  { tenant, sessionId }: Person,
  row: AccountRow,
  password: string | undefined,
  request: FastifyRequest,
  path = 'password',
): Promise<void> {
  if (!hasPassword(context, row)) return
  if (password === undefined) throw httpError('MINATO-1008', { body: [{ path, message: REQUIRED }] })
  const account = accountOf(tenant, foldEmail(row.email ?? ''))
  if (!(await verifyPasswordAttempt(context, request, account, row.passwordHash, password, sessionId)))
    throw httpError('MINATO-1008', { body: [{ path, message: 'This is not your password' }] })
}

/**
 * Locks the person.
 * @throws 409 if the checked password has changed since
 */
export async function lockWithPassword(tx: Transaction, { id, passwordHash }: AccountRow): Promise<void> {
  await lockAccount(tx, id)
  if (!(await tx.rows(lockPassword(tx.tenant, id, passwordHash))).length) throw genericError(409)
}

/**
 * Changes the password, or sets the first one of an account with a verified address. Ends the other sessions and
 * pending links and sends a notice by email; this browser stays known.
 */
export async function changePassword(
  context: Context,
  person: Person,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { tenant, userId, sessionId } = person
  const row = await accountRow(context, tenant, userId)
  if (context.config.oidc)
    throw httpError('MINATO-4004', { message: 'Your password is managed by your sign-in provider' })
  if (row.passwordHash === null && !row.isEmailVerified)
    throw httpError('MINATO-4004', { message: 'Please confirm your email address first' })
  assertUncommonPassword(newPassword, row.email ?? '', 'newPassword')
  await checkPassword(context, person, row, currentPassword, request, 'currentPassword')
  const hash = await hashPassword(newPassword)
  await context.db.write(tenant, async (tx) => {
    const changed = await tx.rows(replacePassword(tenant, userId, row.passwordHash, hash))
    if (!changed.length) throw genericError(409)
    await deleteSignIns(tx, userId, sessionId)
    await tx.rows(deleteCodesOf(tenant, userId, 'reset'))
    await tx.rows(deleteCodesOf(tenant, userId, 'change-email'))
    if (row.passwordHash !== null) await mailPasswordChanged(context, tx, row)
  })
  await setKnownBrowserCookie(context.db, reply, accountOf(tenant, foldEmail(row.email ?? '')), hash)
}

/**
 * Emails a link to a new address and a notice to the old one. Following the link replaces the address, which is
 * verified by that (threat B06).
 */
export async function requestEmailChange(
  context: Context,
  person: Person,
  { email, password }: { email: string; password?: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  const { tenant, userId } = person
  const row = await accountRow(context, tenant, userId)
  await checkPassword(context, person, row, password, request)
  await assertWithinLimit(context, 'reset-account', `${tenant} ${userId}`)
  await context.db.write(tenant, async (tx) => {
    await lockWithPassword(tx, row)
    if ((await tx.rows(isEmailTaken(tenant, foldEmail(email)))).length) throw httpError('UUM-3001')
    await mailVerification(context, tx, { ...row, email }, 'change-email')
    if (!row.email) return
    const link = linkTo(context, tenant, row.locale, '/auth/forgot-password')
    const data = { name: row.firstname ?? '', askedAt: context.now().toISOString(), link }
    await sendMail(tx, { to: row.email, locale: row.locale, template: 'emailChanging', data, personId: userId })
  })
}
