import { expect, test } from 'vitest'
import { base32, codeAt, otpAddress, stepAt, stepOf } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[TRU-04] computes the code of second %i by RFC 6238, appendix B', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code)
})

test('[TRU-04] accepts a code one step early or late, once', () => {
  const step = 41_152_263
  const now = step * 30_000
  for (const drift of [-1, 0, 1]) expect(stepOf(SECRET, codeAt(SECRET, step + drift), now, 0)).toBe(step + drift)
  for (const drift of [-2, 2]) expect(stepOf(SECRET, codeAt(SECRET, step + drift), now, 0)).toBeNull()
  expect(stepOf(SECRET, codeAt(SECRET, step), now, step)).toBeNull()
})

test('[TRU-04] formats a secret as authenticator apps read it', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpAddress(SECRET, 'a@b.example', 'Minato Motors')).toBe(
    'otpauth://totp/Minato%20Motors%3Aa%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Minato+Motors',
  )
})
