import { z } from 'zod'
import { call } from './call.ts'
import { Instant, Text } from './primitives.ts'
import { GivenPassword } from './users-shapes.ts'

/** A manager's second factor (TRU-04): codes of an authenticator app, and recovery codes. */

const ownAccount = { service: 'uum', access: 'manager', rate: 'everything', isForPeople: true } as const
/** Six digits, or a recovery code. */
const body = z.strictObject({ code: Text(40) })

export const SecondFactor = z
  .object({ since: Instant.nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = call({
  ...ownAccount,
  method: 'GET',
  path: '/account/second-factor',
  summary: "Returns the caller's second factor; `since` is null without one",
  reply: SecondFactor,
  errors: [],
})
export const startSecondFactor = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/second-factor',
  summary: 'Creates a secret for an authenticator app, as text and QR code (SVG); a first code activates it',
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: z.object({ secret: z.string(), qrCode: z.string() }),
  errors: ['MINATO-1008'],
})
export const confirmSecondFactor = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/second-factor/confirm',
  summary: 'Turns the second factor on by a first code; returns recovery codes once',
  body,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['MINATO-1008'],
})
export const checkSecondFactor = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/second-factor/check',
  summary: 'Verifies a code for this session, valid for ten minutes',
  body,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const removeSecondFactor = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/second-factor/off',
  summary: 'Turns the second factor off by a code',
  body,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
