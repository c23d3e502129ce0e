import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { assertWithinLimit } from '../../platform/rate-limit/counters.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { callerKey } from '../../platform/rate-limit/caller-key.ts'
import { deleteCodesOf, insertCode, consumeCode } from './codes-store.ts'
import type { Purpose } from './codes-store.ts'
import { hashOf } from './sessions/cookies.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
const LIFETIME_S: Record<Purpose, number> = {
  reset: 10 * MINUTE_S,
  verify: 7 * DAY_S,
  'change-email': DAY_S,
  invitation: 7 * DAY_S,
  access: 7 * DAY_S,
  link: 7 * DAY_S,
}

/** A new code of 128 random bits for a mail to this address; earlier ones of its kind end. */
export async function newCode(
  tx: Transaction,
  purpose: Purpose,
  personId: string,
  email: string,
): Promise<{ code: string; expiresAt: string }> {
  const code = randomBytes(16).toString('base64url')
  await tx.rows(deleteCodesOf(tx.tenant, personId, purpose))
  const [inserted] = await tx.rows<{ expiresAt: string }>(
    insertCode(tx.tenant, { personId, purpose, hash: hashOf(code), email, seconds: LIFETIME_S[purpose] }),
  )
  return { code, expiresAt: inserted?.expiresAt ?? '' }
}

/**
 * Uses up a code and returns the address it was sent to. A wrong, used, replaced or expired code gives one and the
 * same error, so a guess reveals nothing.
 */
export async function consumeCodeOf(
  tx: Transaction,
  purpose: Purpose,
  personId: string,
  code: string,
): Promise<string> {
  const [consumed] = await tx.rows<{ email: string }>(consumeCode(tx.tenant, personId, purpose, hashOf(code)))
  if (!consumed) throw invalidCodeError()
  return consumed.email
}
export const invalidCodeError = () =>
  httpError('MINATO-1008', { message: 'This link is not valid any more; please ask for a new one' })

/** Guesses are rate limited per person and per network before they are checked. */
export async function limitGuesses(
  context: Context,
  tenant: string,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  await assertWithinLimit(context, 'code-network', callerKey(request))
  await assertWithinLimit(context, 'code-account', `${tenant} ${userId}`)
}
