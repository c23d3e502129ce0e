import { randomBytes } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A document's code: 80 random bits in sixteen unambiguous characters (Crockford's base 32). */
export const newCode = (): string => Array.from(randomBytes(16), (byte) => SIGNS[byte % 32]).join('')
