import { foldEmail } from '@minato/contract/people'
import { REQUIRED } from '@minato/contract/primitives'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { invalidCodeError, consumeCodeOf } from './codes.ts'
import { deleteCodesOf, isCodeStillProven, consumeCode } from './codes-store.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { setKnownBrowserCookie, knownBrowserId } from './known-browser.ts'
import { accountOf } from './password-attempts.ts'
import { hashPassword } from './passwords.ts'
import { changeAddress, personOfId, verifyPhone, setPasswordHash, verifyAddress } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { hashOf } from './sessions/cookies.ts'
import { deleteSignIns, signInCustomer } from './sessions/service.ts'

const TAKEN = '23505'

interface VerificationRequest {
  tenant: string
  identity: Identity | undefined
  body: { userId: string; code: string; password?: string | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Follows a link sent to an address or number, which verifies it, and signs the customer in. The account may have
 * been created by a stranger: other sessions and pending links end, and a password that this browser has not proved
 * to know must be set anew (decision 7).
 * @throws MINATO-1008 at `password` if one must be set; the code stays valid
 */
export async function verify(
  context: Context,
  { tenant, identity, body, request, reply }: VerificationRequest,
): Promise<void> {
  const { db } = context
  const { userId, code, password } = body
  // A used link confirms again, changes nothing and opens no session.
  if ((await db.read(tenant, isCodeStillProven(tenant, userId, hashOf(code)))).length) return
  const [before] = await db.read<PersonRow>(tenant, personOfId(tenant, userId))
  const isOwnSession = identity?.kind === 'person' && identity.userId === userId
  const isKnownBrowser = isOwnSession || (await hasSignedIn(context, tenant, before, request))
  if (password !== undefined) assertUncommonPassword(password, '')
  // For a wrong code too: a guess costs the same.
  const hash = password === undefined ? undefined : await hashPassword(password)
  const proven = await db.write(tenant, async (tx) => {
    const email = await consumeVerification(tx, userId, code)
    if (!before || before.isShutOut) return undefined
    const { isUnproven, passwordHash } = before
    const mustChoose = isUnproven && passwordHash !== null && !isKnownBrowser
    if (mustChoose && !hash) throw httpError('MINATO-1008', { body: [{ path: 'password', message: REQUIRED }] })
    const chosen = email !== null && (mustChoose || passwordHash === null) ? hash : undefined
    if (chosen && password !== undefined) {
      assertUncommonPassword(password, email ?? '')
      await tx.rows(setPasswordHash(tenant, userId, chosen))
    }
    if (isUnproven) {
      await deleteSignIns(tx, userId, isOwnSession ? identity.sessionId : null)
      for (const purpose of ['change-email', 'reset', 'access'] as const)
        await tx.rows(deleteCodesOf(tenant, userId, purpose))
    }
    return { email, chosen }
  })
  if (!proven) return
  if (proven.chosen)
    await setKnownBrowserCookie(db, reply, accountOf(tenant, foldEmail(proven.email ?? '')), proven.chosen)
  if (!identity) await signInCustomer(context, tenant, userId, request, reply)
}

/** Whether this browser has shown before that it knows the password of the account. */
const hasSignedIn = async (
  { db }: Context,
  tenant: string,
  person: PersonRow | undefined,
  request: FastifyRequest,
): Promise<boolean> =>
  person?.email != null &&
  person.passwordHash !== null &&
  (await knownBrowserId(db, request, accountOf(tenant, foldEmail(person.email)), person.passwordHash)) !== undefined

/** Consumes the code of a link; returns the verified address, or null if the code was sent to a number. */
async function consumeVerification(tx: Transaction, userId: string, code: string): Promise<string | null> {
  const { tenant } = tx
  const [changed] = await tx.rows<{ email: string }>(consumeCode(tenant, userId, 'change-email', hashOf(code)))
  if (changed) {
    const { email } = changed
    await tx.rows(changeAddress(tenant, userId, email, foldEmail(email))).catch((error: unknown) => {
      throw (error as { code?: string }).code === TAKEN ? httpError('UUM-3001') : error
    })
    // Links in emails to the old address are void.
    for (const purpose of ['reset', 'verify', 'invitation'] as const)
      await tx.rows(deleteCodesOf(tenant, userId, purpose))
    return email
  }
  const [phoneCode] = await tx.rows<{ email: string }>(consumeCode(tenant, userId, 'access', hashOf(code)))
  if (phoneCode) {
    if (!(await tx.rows(verifyPhone(tenant, userId, phoneCode.email))).length) throw invalidCodeError()
    return null
  }
  const email = await consumeCodeOf(tx, 'verify', userId, code)
  const [person] = await tx.rows<PersonRow>(personOfId(tenant, userId))
  if (person?.isShutOut === false) await tx.rows(verifyAddress(tenant, userId, email, foldEmail(email)))
  return email
}
