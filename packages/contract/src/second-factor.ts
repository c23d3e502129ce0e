import { z } from 'zod'
import { call } from './call.ts'
import { Instant, Text } from './primitives.ts'
import { Passkey } from './passkeys.ts'
import { GivenPassword } from './users-shapes.ts'

/** A manager's second factor (TRU-04): an authenticator app, passkeys (passkeys.ts), and recovery codes for both. */

const ownAccount = { service: 'uum', access: 'manager', rate: 'everything', isForPeople: true } as const
/** Six digits, or a recovery code. */
const body = z.strictObject({ code: Text(40) })

export const SecondFactor = z
  .object({
    /** Since when there is one of any kind; null without. */
    since: Instant.nullable(),
    /** Since when there is an authenticator app. */
    appSince: Instant.nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
  })
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
  summary:
    'Creates a secret for an authenticator app, as text and QR code (SVG); a first code activates it. Beside another factor: 409 with SECOND_FACTOR_REQUIRED. Without a password: 409 with SIGN_IN_REQUIRED ten minutes after the sign-in',
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: z.object({ secret: z.string(), qrCode: z.string() }),
  errors: ['MINATO-1008'],
})
export const confirmSecondFactor = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/second-factor/confirm',
  summary:
    'Turns the authenticator app on by a first code; returns new recovery codes where none are left. Uses the check up',
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
  summary:
    'Removes the authenticator app: 409 with SECOND_FACTOR_REQUIRED without a factor checked in this session. Uses the check up',
  reply: null,
  status: 204,
  errors: ['MINATO-4004'],
})

/** Whether every manager must have a second factor, and use it once in a session before the first change. */
export const SecondFactorRule = z.strictObject({ isRequired: z.boolean() }).meta({ id: 'SecondFactorRule' })
export type SecondFactorRule = z.infer<typeof SecondFactorRule>
export const getSecondFactorRule = call({
  ...ownAccount,
  method: 'GET',
  path: '/second-factor-rule',
  summary: 'Returns whether every manager must have a second factor',
  reply: SecondFactorRule,
  errors: [],
})
export const setSecondFactorRule = call({
  ...ownAccount,
  method: 'PUT',
  path: '/second-factor-rule',
  summary:
    'Requires a second factor of every manager, or no longer: 409 with SECOND_FACTOR_MISSING or SECOND_FACTOR_REQUIRED. Calls that write then answer 403: with SECOND_FACTOR_SETUP_REQUIRED to managers without one, with SECOND_FACTOR_REQUIRED in sessions in which none was checked',
  body: SecondFactorRule,
  reply: SecondFactorRule,
  errors: ['MINATO-1008'],
})
