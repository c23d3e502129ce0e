import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { giveBack, takeOrRefuse } from '../../platform/counters.ts'
import { callerOf } from '../../platform/limits.ts'
import { knownMarkOf } from './known-browser.ts'
import { isPasswordOf } from './passwords.ts'

/** An account as its tries are counted, whatever the spelling of its address. */
export const accountOf = (tenant: string, emailFolded: string): string => `${tenant} ${emailFolded}`

/**
 * Whether it is the password behind a hash. Wrong ones are counted, for account and network, before they are looked at; those
 * of a browser that the account knows for the browser alone, so that nobody else keeps its owner waiting (attacks.md A08).
 * Throws 429, and 503 for want of a place to work, which is no try of its sender's.
 */
export async function tryPassword(
  context: Context,
  request: FastifyRequest,
  account: string,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const mark = await knownMarkOf(context.db, request, account)
  if (!mark) await takeOrRefuse(context, 'sign-in-network', callerOf(request))
  const counted = mark ? `${account} ${mark}` : account
  await takeOrRefuse(context, 'sign-in-account', counted)
  const isRight = await isPasswordOf(hash, password).catch(async (error: unknown) => {
    await giveBack(context, 'sign-in-account', counted)
    throw error
  })
  if (isRight) await giveBack(context, 'sign-in-account', counted)
  return isRight
}
