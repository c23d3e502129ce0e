import { dictionary } from '@zxcvbn-ts/language-common'
import { httpError } from '../../platform/http/http-error.ts'
import { PASSWORD_MESSAGE } from '@minato/contract/users-shapes'
import { isPasswordFormed } from '@minato/contract/people'

/** About five thousand common passwords that satisfy the rule on letters and numbers (decision 7). */
const COMMON = new Set(dictionary['passwords-common'].filter(isPasswordFormed).map((one) => one.toLowerCase()))
const PRODUCT_WORDS = ['minato', 'password', 'motdepasse']

/** Whether a password is common, or an obvious word for this person with a few digits. */
function isPasswordCommon(password: string, email: string): boolean {
  const lowercase = password.toLowerCase()
  const letters = lowercase.replace(/[^\p{L}]/gu, '')
  const name = (email.split('@')[0] ?? '').toLowerCase().replace(/[^\p{L}]/gu, '')
  return COMMON.has(lowercase) || PRODUCT_WORDS.includes(letters) || (name.length > 2 && letters === name)
}

/** Throws 1008 at `path` for a password that is guessed first. */
export function assertUncommonPassword(password: string, email: string, path = 'password'): void {
  if (!isPasswordCommon(password, email)) return
  const message = `${PASSWORD_MESSAGE}, and not be one that is easily guessed`
  throw httpError('MINATO-1008', { body: [{ path, message }] })
}
