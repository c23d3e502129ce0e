import { createHash, randomBytes } from 'node:crypto'
import { toString } from 'qrcode'
import type { SecondFactor, SecondFactorRule } from '@minato/contract/second-factor'
import type { FastifyRequest } from 'fastify'
import type { Context, Person } from '../../../context.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { assertWithinLimit, uncountAttempt } from '../../../platform/rate-limit/counters.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { genericError, HttpError, httpError } from '../../../platform/http/http-error.ts'
import { companyNameIn } from '../../settings/service.ts'
import { checkPassword, lockWithPassword } from '../account/credentials.ts'
import { accountRow } from '../account/profile.ts'
import { linkTo } from '../links.ts'
import { personOfId } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import * as store from './store.ts'
import type { FactorRow } from './store.ts'
import { base32, otpAddress, stepOf } from './totp.ts'

/** A manager's second factor: an authenticator app, passkeys (passkeys.ts), and recovery codes for the day they are lost. */

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** So long a checked code counts in its session. */
const CHECKED_MINUTES = 10

export async function secondFactorOf({ db }: Context, { tenant, userId }: Person): Promise<SecondFactor> {
  const [row] = await db.read<SecondFactor>(tenant, store.factorOf(tenant, userId))
  if (!row) throw new Error('no second factor was read')
  return row
}

/**
 * Creates a secret, which is active once confirmed.
 * @throws MINATO-1008 for a wrong password; 409 while there is an app or the password was changed meanwhile, and
 * SECOND_FACTOR_REQUIRED beside another factor
 */
export async function startSecondFactor(
  context: Context,
  person: Person,
  password: string | undefined,
  request: FastifyRequest,
): Promise<{ secret: string; qrCode: string }> {
  const { tenant, userId, sessionId } = person
  const row = await accountRow(context, tenant, userId)
  await checkPassword(context, person, row, password, request)
  const secret = randomBytes(SECRET_BYTES)
  const issuer = await context.db.write(tenant, async (tx) => {
    await lockWithPassword(tx, row)
    await assertCheckedIfSet(tx, userId, sessionId)
    if (!(await tx.rows(store.putSecret(tenant, userId, secret))).length) throw genericError(409)
    return companyNameIn(tx)
  })
  const address = otpAddress(secret, row.email ?? '', issuer || 'Minato')
  return { secret: base32(secret), qrCode: await toString(address, { type: 'svg', margin: 2 }) }
}

/** Turns it on; recovery codes with the first factor alone. @throws 1008 for a wrong code */
export function confirmSecondFactor(context: Context, person: Person, code: string): Promise<string[]> {
  return withValidCode(context, person, code, false, async (tx) => {
    await assertCheckedIfSet(tx, person.userId, person.sessionId)
    const codes = await addRecoveryCodes(tx, person.userId)
    await tx.rows(store.confirmFactor(tx.tenant, person.userId))
    await tx.rows(store.recordCheck(tx.tenant, person.userId, person.sessionId))
    await mailFactorChanged(context, tx, person.userId, true)
    return codes
  })
}

/** With a person's first factor. */
export async function addRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  if ((await factorState(tx, userId, null)).hasFactor) return []
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(randomBytes(10).toString('hex')))
  await tx.rows(store.insertRecoveryCodes(tx.tenant, userId, codes.map(hashOf)))
  return codes
}
/** Notes in the session that the second factor is at hand. @throws 1008 for a wrong code */
export const checkSecondFactor = (context: Context, person: Person, code: string): Promise<void> =>
  withValidCode(context, person, code, true, async (tx) => {
    await tx.rows(store.recordCheck(tx.tenant, person.userId, person.sessionId))
  })
/** Removes the authenticator app. @throws 409 SECOND_FACTOR_REQUIRED; MINATO-4004 without one */
export const removeSecondFactor = (context: Context, { tenant, userId, sessionId }: Person): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    await assertSecondFactor(tx, userId, sessionId)
    if (!(await tx.rows(store.deleteApp(tenant, userId))).length) throw httpError('MINATO-4004')
    await mailFactorChanged(context, tx, userId, false)
  })

/** Tells the manager that a factor was added or removed; `passkey`: its name, absent for the app. */
export async function mailFactorChanged(
  context: Context,
  tx: Transaction,
  personId: string,
  isOn: boolean,
  passkey?: string,
): Promise<void> {
  const [person] = await tx.rows<PersonRow>(personOfId(tx.tenant, personId))
  if (!person?.email) return
  const { email, locale, firstname } = person
  const link = linkTo(context, tx.tenant, locale, '/account')
  const data = { name: firstname ?? '', changedAt: context.now().toISOString(), isOn, passkey, link }
  await sendMail(tx, { to: email, locale, template: 'secondFactorChanged', data, personId })
}

interface FactorState {
  hasFactor: boolean
  /** One was checked in this session lately. */
  isChecked: boolean
}
async function factorState(tx: Transaction, userId: string, sessionId: string | null): Promise<FactorState> {
  const [state] = await tx.rows<FactorState>(store.checkOf(tx.tenant, userId, sessionId, CHECKED_MINUTES))
  return state ?? { hasFactor: false, isChecked: false }
}
const objection = (code: string, message: string) =>
  new HttpError({ ...genericError(409).reply, reason: { code, message } })

/** @throws 409 SECOND_FACTOR_MISSING, or SECOND_FACTOR_REQUIRED without a factor checked in this session lately */
export async function assertSecondFactor(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const { hasFactor } = await factorState(tx, userId, sessionId)
  if (!hasFactor) throw objection('SECOND_FACTOR_MISSING', 'Set up two-factor authentication in your account first')
  await assertCheckedIfSet(tx, userId, sessionId)
}
/** @throws 409 SECOND_FACTOR_REQUIRED for a person with a factor that was not checked in this session lately */
export async function assertCheckedIfSet(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const { hasFactor, isChecked } = await factorState(tx, userId, sessionId)
  if (hasFactor && !isChecked)
    throw objection('SECOND_FACTOR_REQUIRED', 'Use a passkey or enter a code from your authenticator app')
}

export async function secondFactorRule({ db }: Context, tenant: string): Promise<SecondFactorRule> {
  const [rule] = await db.read<SecondFactorRule>(tenant, store.ruleOf(tenant))
  return rule ?? { isRequired: false }
}
/** @throws 409 SECOND_FACTOR_MISSING or SECOND_FACTOR_REQUIRED: who sets the rule has a factor, so is not locked out */
export const setSecondFactorRule = (
  { db }: Context,
  { tenant, userId, sessionId }: Person,
  rule: SecondFactorRule,
): Promise<SecondFactorRule> =>
  db.write(tenant, async (tx) => {
    await assertSecondFactor(tx, userId, sessionId)
    await tx.rows(store.writeRule(tenant, rule.isRequired))
    return rule
  })

const wrongCode = () =>
  httpError('MINATO-1008', { body: [{ path: 'code', message: 'This code is wrong, has expired or was already used' }] })

/** Uses a code up and does the work with it. Wrong codes are counted, as passwords are. */
async function withValidCode<T>(
  context: Context,
  { tenant, userId }: Person,
  input: string,
  isConfirmed: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const account = `${tenant} ${userId}`
  await assertWithinLimit(context, 'second-factor-account', account)
  const code = input.replaceAll(/[\s-]/g, '').toLowerCase()
  const result = await context.db.write(tenant, async (tx) => {
    const [row] = await tx.rows<FactorRow>(store.lockFactor(tenant, userId))
    if (!isConfirmed && row?.confirmedAt !== null) throw wrongCode()
    // A person with passkeys alone has recovery codes and no app.
    const app = row && (row.confirmedAt !== null) === isConfirmed ? row : undefined
    const step = app ? stepOf(app.secret, code, Date.parse(app.now), app.lastStep) : null
    if (step !== null) await tx.rows(store.updateLastStep(tenant, userId, step))
    else if (!isConfirmed || !(await tx.rows(store.consumeRecoveryCode(tenant, userId, hashOf(code)))).length)
      throw wrongCode()
    return work(tx)
  })
  await uncountAttempt(context, 'second-factor-account', account)
  return result
}

const grouped = (code: string): string => code.match(/.{5}/g)?.join('-') ?? code
const hashOf = (code: string): Buffer => createHash('sha256').update(code.replaceAll('-', '')).digest()
