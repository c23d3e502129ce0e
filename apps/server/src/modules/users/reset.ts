import type { Locale } from '@minato/contract/enumerations'
import { foldEmail } from '@minato/contract/people'
import type { Context } from '../../context.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { sendMail } from '../../platform/email/mail.ts'
import { newCode, consumeCodeOf } from './codes.ts'
import { deleteCodesOf } from './codes-store.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { linkTo } from './links.ts'
import { hashPassword } from './passwords.ts'
import { identityOf, personOfEmail, personOfId, setPasswordHash, verifyAddress } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { deleteSignIns } from './sessions/service.ts'

const RESET_JOB = 'reset-password'

/**
 * Queues a password reset (SES-08). A job looks up the address, so the reply takes the same time
 * and says the same for unknown ones.
 */
export const requestReset = (
  { db }: Context,
  tenant: string,
  email: string,
  locale: Locale | undefined,
): Promise<void> => db.write(tenant, (tx) => addJob(tx, RESET_JOB, { email: foldEmail(email), locale }))

export const resetTask = (context: Context): Task<{ email: string; locale?: Locale }> => ({
  name: RESET_JOB,
  run: ({ tenant, data: { email, locale: requestedLocale } }) =>
    context.db.write(tenant, async (tx) => {
      const [person] = await tx.rows<PersonRow>(personOfEmail(tenant, email))
      // Users of another provider have no password here; customers created by a manager get their first one (INQ-16).
      if (!person?.email || person.isShutOut) return
      const isCreatedByManager = person.roles.includes('CUSTOMER') && !context.config.oidc
      if (!person.passwordHash && !(isCreatedByManager && !(await tx.rows(identityOf(tenant, person.id))).length))
        return
      const locale = requestedLocale ?? person.locale
      const { code, expiresAt } = await newCode(tx, 'reset', person.id, person.email)
      const link = linkTo(context, tenant, locale, `/auth/reset-password/${person.id}/${code}`)
      const data = { name: person.firstname ?? '', link, expiresAt }
      await sendMail(tx, { to: person.email, locale, template: 'resetPassword', data, personId: person.id })
    }),
})

/**
 * Sets a new password by an emailed code: ends all sessions and tokens of the person and sends an
 * email. Returns the address, the new hash, and whether the account was unverified before.
 */
export async function reset(
  context: Context,
  tenant: string,
  userId: string,
  code: string,
  password: string,
): Promise<{ email: string; passwordHash: string; isFirstProof: boolean }> {
  const { db } = context
  const [known] = await db.read<PersonRow>(tenant, personOfId(tenant, userId))
  assertUncommonPassword(password, '')
  // Hashed for a wrong code too: a guess costs the same and its duration reveals nothing.
  const passwordHash = await hashPassword(password)
  return db.write(tenant, async (tx) => {
    const email = await consumeCodeOf(tx, 'reset', userId, code)
    // Checked only for a holder of the code; a rejected password does not use it up.
    assertUncommonPassword(password, email)
    await tx.rows(setPasswordHash(tenant, userId, passwordHash))
    // Following the link proves the address.
    await tx.rows(verifyAddress(tenant, userId, email, foldEmail(email)))
    await deleteSignIns(tx, userId)
    // The previous password may have been used to request another address: that link ends too.
    await tx.rows(deleteCodesOf(tenant, userId, 'change-email'))
    if (known?.email) await mailPasswordChanged(context, tx, known)
    return { email, passwordHash, isFirstProof: known?.isUnproven ?? false }
  })
}

/** Notifies a person of a changed password, in case someone else changed it. */
export async function mailPasswordChanged(
  context: Context,
  tx: Parameters<typeof sendMail>[0],
  { id: personId, email, locale, firstname }: Pick<PersonRow, 'id' | 'email' | 'locale' | 'firstname'>,
): Promise<void> {
  if (!email) return
  const link = linkTo(context, tx.tenant, locale, '/auth/forgot-password')
  const data = { name: firstname ?? '', changedAt: context.now().toISOString(), link }
  await sendMail(tx, { to: email, locale, template: 'passwordChanged', data, personId })
}
