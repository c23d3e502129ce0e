import type * as webauthn from '@simplewebauthn/server'
import { MAX_PASSKEYS } from '@minato/contract/passkeys'
import type { checkPasskey as checkCall, confirmPasskey as confirmCall } from '@minato/contract/passkeys'
import type { PasskeyCreation, PasskeyRequest } from '@minato/contract/passkeys'
import type { BodyOf } from '@minato/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Context, Person } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { assertWithinLimit, uncountAttempt } from '../../../platform/rate-limit/counters.ts'
import { genericError, HttpError, httpError } from '../../../platform/http/http-error.ts'
import { companyNameIn } from '../../settings/service.ts'
import { lockWithPassword } from '../account/credentials.ts'
import { accountRow, lockAccount } from '../account/profile.ts'
import * as store from './passkeys-store.ts'
import type { PasskeyRow, Purpose } from './passkeys-store.ts'
import { assertCheckedIfSet, assertOwner, mailFactorChanged } from './service.ts'
import { noteNewFactor, noteRemoval, spendSecondFactor } from './service.ts'
import { recordCheck } from './store.ts'

/** Passkeys as a second factor (WebAuthn): what the browser signs is bound to tenant, session and person. */

const CHALLENGE_MINUTES = 5
/** EdDSA, ES256 and RS256 (COSE), which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000

/** Of bytes (WebAuthn, section 4). */
const MAX_CREDENTIAL_ID = 1023
const NO_SUCH_ROW = '23503'
const ROOTS = ['android-key', 'android-safetynet', 'apple', 'mds'] as const

/**
 * Loaded at first use: it takes 26 MB. Without root certificates it follows no chain of them, so a passkey makes the
 * server fetch nothing.
 */
async function library(): Promise<typeof webauthn> {
  const loaded = await import('@simplewebauthn/server')
  for (const identifier of ROOTS) loaded.SettingsService.setRootCertificates({ identifier, certificates: [] })
  return loaded
}

/** The tenant's own pages alone; another host of the tenant has no passkeys. */
function partyOf({ tenants }: Context, tenant: string): { origin: string; id: string } {
  const origin = tenants.originOf(tenant)
  return { origin, id: new URL(origin).hostname }
}
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({ id: base64url(credentialId), transports })
const withType = <D extends object>(descriptors: readonly D[] = []) =>
  descriptors.map((descriptor) => ({ ...descriptor, type: 'public-key' as const }))

const tooMany = () =>
  new HttpError({
    ...genericError(409).reply,
    reason: { code: 'TOO_MANY_PASSKEYS', message: `You can have ${MAX_PASSKEYS} passkeys; remove one first` },
  })
const wrongPasskey = () =>
  httpError('MINATO-1008', { body: [{ path: 'passkey', message: 'This passkey could not be verified' }] })

/**
 * What the browser creates a passkey with. Passkeys that the person has are excluded.
 * @throws MINATO-1008 for a wrong password; 409 TOO_MANY_PASSKEYS, SIGN_IN_REQUIRED, or SECOND_FACTOR_REQUIRED beside
 * another factor
 */
export async function startPasskey(
  context: Context,
  person: Person,
  password: string | undefined,
  request: FastifyRequest,
): Promise<PasskeyCreation> {
  const { tenant, userId, sessionId } = person
  const row = await accountRow(context, tenant, userId)
  await assertOwner(context, person, row, password, request)
  const { generateRegistrationOptions } = await library()
  return context.db.write(tenant, async (tx) => {
    await lockWithPassword(tx, row)
    await assertCheckedIfSet(tx, userId, sessionId)
    const passkeys = await tx.rows<PasskeyRow>(store.passkeysOf(tenant, userId))
    if (passkeys.length >= MAX_PASSKEYS) throw tooMany()
    const rp = { id: partyOf(context, tenant).id, name: (await companyNameIn(tx)) || 'Minato' }
    const options = await generateRegistrationOptions({
      rpName: rp.name,
      rpID: rp.id,
      userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
      userName: row.email ?? '',
      userDisplayName: `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim(),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: passkeys.map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    })
    await putChallenge(tx, sessionId, 'add', options.challenge)
    return {
      ...options,
      rp,
      timeout: TIMEOUT_MS,
      excludeCredentials: withType(options.excludeCredentials),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    }
  })
}

/** Adds the created passkey. @throws MINATO-1008 for one that cannot be verified or is registered already */
export async function confirmPasskey(
  context: Context,
  person: Person,
  { name, credentialId: id, clientDataJSON, attestationObject, transports }: BodyOf<typeof confirmCall>,
): Promise<string[]> {
  const { tenant, userId, sessionId } = person
  const party = partyOf(context, tenant)
  const { verifyRegistrationResponse } = await library()
  const expectedChallenge = await takeChallenge(context, person, 'add')
  const { registrationInfo } = await orRejected(
    context,
    person,
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw wrongPasskey()
  const { credential } = registrationInfo
  const credentialId = Buffer.from(credential.id, 'base64url')
  if (credentialId.length === 0 || credentialId.length > MAX_CREDENTIAL_ID) throw wrongPasskey()
  return context.db.write(tenant, async (tx) => {
    await lockAccount(tx, userId)
    await assertCheckedIfSet(tx, userId, sessionId)
    if ((await tx.rows(store.passkeysOf(tenant, userId))).length >= MAX_PASSKEYS) throw tooMany()
    const recoveryCodes = await noteNewFactor(tx, person)
    const passkey = {
      name,
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
    }
    if (!(await tx.rows(store.insertPasskey(tenant, userId, passkey))).length) throw wrongPasskey()
    await mailFactorChanged(context, tx, userId, true, name)
    return recoveryCodes
  })
}

/** What one of the person's passkeys has to sign for `checkPasskey`. */
export async function challengePasskey(context: Context, person: Person): Promise<PasskeyRequest> {
  const { tenant, userId, sessionId } = person
  const { generateAuthenticationOptions } = await library()
  return context.db.write(tenant, async (tx) => {
    const passkeys = await tx.rows<PasskeyRow>(store.passkeysOf(tenant, userId))
    const options = await generateAuthenticationOptions({
      rpID: partyOf(context, tenant).id,
      allowCredentials: passkeys.map(descriptorOf),
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    })
    await putChallenge(tx, sessionId, 'check', options.challenge)
    return {
      rpId: partyOf(context, tenant).id,
      challenge: options.challenge,
      timeout: TIMEOUT_MS,
      allowCredentials: withType(options.allowCredentials),
      userVerification: 'required',
    }
  })
}

/** Notes in the session that the second factor is at hand. Wrong passkeys are counted, as wrong codes are. */
export async function checkPasskey(
  context: Context,
  person: Person,
  { credentialId: id, clientDataJSON, authenticatorData, signature }: BodyOf<typeof checkCall>,
): Promise<void> {
  const { tenant, userId, sessionId } = person
  const account = `${tenant} ${userId}`
  await assertWithinLimit(context, 'second-factor-account', account)
  const party = partyOf(context, tenant)
  const { verifyAuthenticationResponse } = await library()
  const expectedChallenge = await takeChallenge(context, person, 'check')
  await context.db.write(tenant, async (tx) => {
    // The lock serialises the counter.
    const [row] = await tx.rows<PasskeyRow>(store.lockPasskey(tenant, userId, Buffer.from(id, 'base64url')))
    if (!row) throw wrongPasskey()
    const { verified, authenticationInfo } = await orRejected(
      context,
      person,
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: { id, publicKey: Uint8Array.from(row.publicKey), counter: row.counter },
      }),
    )
    if (!verified) throw wrongPasskey()
    await tx.rows(store.recordUse(tenant, row.id, authenticationInfo.newCounter))
    await tx.rows(recordCheck(tenant, userId, sessionId))
  })
  await uncountAttempt(context, 'second-factor-account', account)
}

/** @throws MINATO-4004 */
export const renamePasskey = ({ db }: Context, { tenant, userId }: Person, id: string, name: string): Promise<void> =>
  db.write(tenant, async (tx) => {
    if (!(await tx.rows(store.renamePasskey(tenant, userId, id, name))).length) throw httpError('MINATO-4004')
  })

/** @throws MINATO-4004; 409 SECOND_FACTOR_REQUIRED */
export const removePasskey = (context: Context, person: Person, id: string): Promise<void> =>
  context.db.write(person.tenant, async (tx) => {
    const { tenant, userId } = person
    await lockAccount(tx, userId)
    if (!(await tx.rows<PasskeyRow>(store.passkeysOf(tenant, userId))).some((one) => one.id === id))
      throw httpError('MINATO-4004')
    await spendSecondFactor(tx, person)
    const [removed] = await tx.rows<{ name: string }>(store.deletePasskey(tenant, userId, id))
    await noteRemoval(context, tx, person, removed?.name)
  })

/** @throws 401 where the session was ended meanwhile */
async function putChallenge(tx: Transaction, sessionId: string, purpose: Purpose, challenge: string): Promise<void> {
  await tx
    .rows(store.putChallenge(tx.tenant, sessionId, purpose, challenge, CHALLENGE_MINUTES))
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === NO_SUCH_ROW ? genericError(401) : error
    })
}

/** The session's challenge, which is used up whatever comes of it. @throws MINATO-1008 without one */
async function takeChallenge({ db }: Context, { tenant, sessionId }: Person, purpose: Purpose): Promise<string> {
  const [taken] = await db.write(tenant, (tx) =>
    tx.rows<{ challenge: string; isValid: boolean }>(store.takeChallenge(tenant, sessionId, purpose)),
  )
  if (!taken?.isValid) throw wrongPasskey()
  return taken.challenge
}
/** What the library finds. @throws MINATO-1008 where it rejects */
const orRejected = <T>({ log }: Context, { tenant, userId }: Person, verified: Promise<T>): Promise<T> =>
  verified.catch((error: unknown) => {
    log.warn({ tenant, userId, err: error }, 'passkey rejected')
    throw wrongPasskey()
  })
