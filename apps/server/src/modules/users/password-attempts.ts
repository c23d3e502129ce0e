import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { CounterClass } from '../../platform/rate-limit/counter-classes.ts'
import { uncountAttempt, assertWithinLimit } from '../../platform/rate-limit/counters.ts'
import { callerKey } from '../../platform/rate-limit/caller-key.ts'
import { knownBrowserId } from './known-browser.ts'
import { isPasswordOf } from './passwords.ts'

/** The key that counts attempts for an account, independent of the spelling of its address. */
export const accountOf = (tenant: string, emailFolded: string): string => `${tenant} ${emailFolded}`

/**
 * Verifies a password against a hash. Attempts are counted before the check: per known browser of the account, per
 * signed-in session, or else per network and account. Attempts from elsewhere therefore cannot block the owner on a
 * known browser (threat A08).
 * @throws 429 for too many attempts, 503 while too many hashes are computed; neither counts as an attempt
 */
export async function verifyPasswordAttempt(
  context: Context,
  request: FastifyRequest,
  account: string,
  hash: string | null | undefined,
  password: string,
  sessionId?: string,
): Promise<boolean> {
  const callerId = (await knownBrowserId(context.db, request, account, hash ?? '')) ?? sessionId
  const network = callerKey(request)
  // The network's limit first: attempts beyond it must not use up the account's limit.
  const limits: [CounterClass, string][] = callerId
    ? [['sign-in-caller', `${account} ${callerId}`]]
    : [
        ['sign-in-network', network],
        ['sign-in-caller', `${account} ${network}`],
        ['sign-in-account', account],
      ]
  const counted: typeof limits = []
  let isWrong = false
  try {
    for (const count of limits) {
      await assertWithinLimit(context, ...count)
      counted.push(count)
    }
    isWrong = !(await isPasswordOf(hash, password))
    return !isWrong
  } finally {
    if (!isWrong) for (const count of counted) await uncountAttempt(context, ...count)
  }
}
