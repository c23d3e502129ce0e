import { createHmac } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds, as every authenticator app has them. */

const STEP_S = 30
/** Clocks of phones differ by a step. */
const TOLERANCE = 1

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_S)

/** The code of a step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  // Dynamic truncation (RFC 4226, section 5.3).
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The time step of a code, later than the last used one; null for a wrong, expired or used code. */
export function stepOf(secret: Buffer, code: string, now: number, lastStep: number): number | null {
  const current = stepAt(now)
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step++)
    if (step > lastStep && codeAt(secret, step) === code) return step
  return null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As authenticator apps take a secret that is typed (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const otpAddress = (secret: Buffer, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret: base32(secret), issuer })}`
