import { z } from 'zod'
import { call } from './call.ts'
import { Instant, Text } from './primitives.ts'
import { GivenPassword } from './users-shapes.ts'

/** A manager's second factor (TRU-04): codes of an authenticator app, and recovery codes. */

const own = { service: 'uum', access: 'manager', rate: 'everything', isForPeople: true } as const
/** Six digits, or a recovery code. */
const body = z.strictObject({ code: Text(40) })

export const SecondFactor = z
  .object({ since: Instant.nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = call({
  ...own,
  method: 'GET',
  path: '/account/second-factor',
  summary: 'Whether I have a second factor; `since` is null where I have none',
  reply: SecondFactor,
  errors: [],
})
export const startSecondFactor = call({
  ...own,
  method: 'PUT',
  path: '/account/second-factor',
  summary: 'A new secret for my authenticator app, as text and as QR code (SVG); it counts once a code confirms it',
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: z.object({ secret: z.string(), qrCode: z.string() }),
  errors: ['MINATO-1008'],
})
export const confirmSecondFactor = call({
  ...own,
  method: 'PUT',
  path: '/account/second-factor/confirm',
  summary: 'Turns my second factor on by a first code; answers recovery codes, which are shown once',
  body,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['MINATO-1008'],
})
export const checkSecondFactor = call({
  ...own,
  method: 'PUT',
  path: '/account/second-factor/check',
  summary: 'Checks a code for this session: it counts for ten minutes',
  body,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const removeSecondFactor = call({
  ...own,
  method: 'PUT',
  path: '/account/second-factor/off',
  summary: 'Turns my second factor off by a code',
  body,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
