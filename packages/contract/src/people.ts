/** Rules on people that page and server share, without zod: how an address and a password must look. */

export const EMAIL_LIMIT = 254
/** RFC 5321 sizes, without quoted local parts and address literals; each part is bounded, so that no text makes it slow. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
const DOTS = /^\.|\.\.|\.@/

/** Whether a text is the address of one mailbox. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LIMIT && EMAIL.test(text) && !DOTS.test(text)

/** What two spellings of one address share: case and Unicode form do not make another mailbox. */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The specification's rule: at least 8 characters, letters and numbers among them; nobody's is longer than 128. */
export const isPasswordFormed = (password: string): boolean =>
  password.length >= PASSWORD_MIN &&
  password.length <= PASSWORD_MAX &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  !password.includes('\0')
