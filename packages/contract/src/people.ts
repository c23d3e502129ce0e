/** Rules on people that page and server share, without zod: how an address and a password must look. */

export const EMAIL_LIMIT = 254
/** RFC 5321 sizes, without quoted local parts and address literals; each part is bounded, so that no text makes it slow. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
const DOTS = /^\.|\.\.|\.@/

/** Characters that are not seen: controls, zero-width and bidirectional ones, fillers, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Joiners and variation selectors after a character of a script, or an emoji, that is written with them. */
const JOINED =
  /([^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}!-~])[\p{Join_Control}\p{Variation_Selector}]{1,2}/gu

/** Whether a name has visible characters only. */
export const isName = (text: string): boolean => !INVISIBLE.test(text.replace(JOINED, '$1'))

/** Whether a text shows anything at all. */
export const hasVisible = (text: string): boolean => /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Whether a text is the address of one mailbox. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LIMIT && EMAIL.test(text) && !DOTS.test(text) && !INVISIBLE.test(text)

/** The key of an address: case and Unicode form do not make another mailbox. */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The specification's rule: at least 8 characters with letters and numbers; our bound is 128. */
export const isPasswordFormed = (password: string): boolean =>
  password.length >= PASSWORD_MIN &&
  password.length <= PASSWORD_MAX &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  !password.includes('\0')
