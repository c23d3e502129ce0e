import type { Context } from '../../context.ts'
import { giveBack } from '../../platform/counters.ts'
import { isPasswordOf } from './passwords.ts'

/** `isPasswordOf` for a try that was counted for an account: one not looked at, for want of a place to work, is none of its sender's. */
export const isCountedPasswordOf = (
  context: Context,
  account: string,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> =>
  isPasswordOf(hash, password).catch(async (error: unknown) => {
    await giveBack(context, 'sign-in-account', account)
    throw error
  })
