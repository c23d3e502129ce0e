import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, Name } from './primitives.ts'
import { GivenPassword } from './users-shapes.ts'

/** Passkeys (WebAuthn) as a manager's second factor. Bytes are base64url, as in the JSON of the standard. */

const ownAccount = { service: 'uum', access: 'manager', rate: 'everything', isForPeople: true } as const
const params = z.strictObject({ id: Id })

const Bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
/** Of 1,023 bytes at most (WebAuthn, section 4). */
const CredentialId = Bytes(1364)
/** How a browser reaches the authenticator: 'internal', 'usb', …; new ones are possible. */
const Transport = z.string().regex(/^[a-z-]{1,20}$/)

/** At most this many passkeys a person. */
export const MAX_PASSKEYS = 10

export const Passkey = z
  .object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

/** PublicKeyCredentialDescriptorJSON of the standard. */
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation', description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn' })
export type PasskeyCreation = z.infer<typeof PasskeyCreation>
export const PasskeyRequest = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest', description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn' })
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const startPasskey = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/passkey',
  summary:
    'Returns what a new passkey is created with, valid for five minutes. 409 with TOO_MANY_PASSKEYS, SECOND_FACTOR_REQUIRED beside another factor, or SIGN_IN_REQUIRED as with the app',
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: PasskeyCreation,
  errors: ['MINATO-1008'],
})
export const confirmPasskey = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/passkey/confirm',
  summary:
    'Adds the passkey that the browser created; returns new recovery codes where none are left. Uses the check up',
  body: z.strictObject({
    name: Name(60),
    credentialId: CredentialId,
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(20_000),
    transports: z.array(Transport).max(10),
  }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['MINATO-1008'],
})
export const challengePasskey = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/passkey/challenge',
  summary: "Returns what one of the caller's passkeys has to sign, valid for five minutes",
  reply: PasskeyRequest,
  errors: [],
})
export const checkPasskey = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/passkey/check',
  summary: 'Verifies a passkey for this session, valid for ten minutes',
  body: z.strictObject({
    credentialId: CredentialId,
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(2000),
  }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const renamePasskey = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/passkey/{id}',
  summary: 'Renames a passkey',
  params,
  body: z.strictObject({ name: Name(60) }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removePasskey = call({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/passkey/{id}',
  summary:
    'Removes a passkey: 409 with SECOND_FACTOR_REQUIRED without a factor checked in this session. Uses the check up',
  params,
  reply: null,
  status: 204,
  errors: ['MINATO-4004'],
})
