import { randomBytes } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A paper's code: 80 random bits in sixteen signs that nobody takes for one another (Crockford's base 32). */
export const newCode = (): string => Array.from(randomBytes(16), (byte) => SIGNS[byte % 32]).join('')
