import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { CounterClass } from '../../platform/rate-limit/counter-classes.ts'
import { uncountAttempt, assertWithinLimit } from '../../platform/rate-limit/counters.ts'
import { callerKey } from '../../platform/rate-limit/caller-key.ts'
import { knownMarkOf } from './known-browser.ts'
import { isPasswordOf } from './passwords.ts'

/** An account as its tries are counted, whatever the spelling of its address. */
export const accountOf = (tenant: string, emailFolded: string): string => `${tenant} ${emailFolded}`

/**
 * Whether it is the password behind a hash. Wrong ones are counted, before they are looked at, for whoever tries: a browser that
 * the account knows, the session of somebody signed in, or else a network, whose tries count for the account as well. So nobody
 * keeps its owner waiting at such a browser, and no single network does at any other (threat A08). Throws 429, and 503 for
 * want of a place to work; neither is a try of its sender's.
 */
export async function tryPassword(
  context: Context,
  request: FastifyRequest,
  account: string,
  hash: string | null | undefined,
  password: string,
  sessionId?: string,
): Promise<boolean> {
  const own = (await knownMarkOf(context.db, request, account, hash ?? '')) ?? sessionId
  const network = callerKey(request)
  // In this order: what a network may not try any more does not fill the account.
  const counts: [CounterClass, string][] = own
    ? [['sign-in-caller', `${account} ${own}`]]
    : [
        ['sign-in-network', network],
        ['sign-in-caller', `${account} ${network}`],
        ['sign-in-account', account],
      ]
  const taken: typeof counts = []
  let isWrong = false
  try {
    for (const count of counts) {
      await assertWithinLimit(context, ...count)
      taken.push(count)
    }
    isWrong = !(await isPasswordOf(hash, password))
    return !isWrong
  } finally {
    if (!isWrong) for (const count of taken) await uncountAttempt(context, ...count)
  }
}
