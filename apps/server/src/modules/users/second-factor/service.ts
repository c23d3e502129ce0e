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
import type { AccountRow } from '../account/account-store.ts'
import { checkPassword, lockWithPassword } from '../account/credentials.ts'
import { accountRow, hasPassword, lockAccount } from '../account/profile.ts'
import { linkTo } from '../links.ts'
import { personOfId } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import * as store from './store.ts'
import type { FactorRow } from './store.ts'
import { base32, otpAddress, stepOf } from './totp.ts'

/** A manager's second factor: an authenticator app, passkeys (passkeys.ts), and recovery codes for the day they are lost. */

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** So long a checked code counts in its session, and a sign-in in place of a password. */
const CHECKED_MINUTES = 10

export async function secondFactorOf({ db }: Context, { tenant, userId }: Person): Promise<SecondFactor> {
  const [row] = await db.read<SecondFactor>(tenant, store.factorOf(tenant, userId))
  if (!row) throw new Error('no second factor was read')
  return row
}

/**
 * Creates a secret, which is active once confirmed.
 * @throws MINATO-1008 for a wrong password; 409 while there is an app or the password was changed meanwhile,
 * SIGN_IN_REQUIRED, and SECOND_FACTOR_REQUIRED beside another factor
 */
export async function startSecondFactor(
  context: Context,
  person: Person,
  password: string | undefined,
  request: FastifyRequest,
): Promise<{ secret: string; qrCode: string }> {
  const { tenant, userId, sessionId } = person
  const row = await accountRow(context, tenant, userId)
  await assertOwner(context, person, row, password, request)
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

/**
 * The password, or a sign-in of the last minutes where the account has none: a session alone adds no factor.
 * @throws MINATO-1008; 409 SIGN_IN_REQUIRED
 */
export async function assertOwner(
  context: Context,
  person: Person,
  row: AccountRow,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  await checkPassword(context, person, row, password, request)
  if (hasPassword(context, row)) return
  const { tenant, sessionId } = person
  if (!(await context.db.read(tenant, store.recentSession(tenant, sessionId, CHECKED_MINUTES))).length)
    throw objection('SIGN_IN_REQUIRED', 'Sign out and sign in again, then add it within ten minutes')
}

/** Turns it on; returns new recovery codes, if any. @throws 1008 for a wrong code; 409 SECOND_FACTOR_REQUIRED */
export async function confirmSecondFactor(context: Context, person: Person, code: string): Promise<string[]> {
  // A check that is out of date costs no attempt.
  await context.db.write(person.tenant, (tx) => assertCheckedIfSet(tx, person.userId, person.sessionId))
  return withValidCode(context, person, code, false, async (tx) => {
    await assertCheckedIfSet(tx, person.userId, person.sessionId)
    const codes = await noteNewFactor(tx, person)
    await tx.rows(store.confirmFactor(tx.tenant, person.userId))
    await mailFactorChanged(context, tx, person.userId, true)
    return codes
  })
}

/**
 * Before a factor is added: the first one counts as checked, and another one uses up the check. Returns new recovery
 * codes for a person who has none left.
 */
export async function noteNewFactor(tx: Transaction, { userId, sessionId }: Person): Promise<string[]> {
  const { hasFactor, hasRecoveryCodes } = await factorState(tx, userId, sessionId)
  const note = hasFactor ? store.spendCheck : store.recordCheck
  await tx.rows(note(tx.tenant, userId, sessionId))
  if (hasRecoveryCodes) return []
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
export const removeSecondFactor = (context: Context, person: Person): Promise<void> =>
  context.db.write(person.tenant, async (tx) => {
    const { tenant, userId } = person
    await spendSecondFactor(tx, person)
    if (!(await tx.rows(store.deleteApp(tenant, userId))).length) throw httpError('MINATO-4004')
    await noteRemoval(context, tx, person)
  })
/** Ends the checks of the person's other sessions. `passkey`: its name, absent for the app. */
export async function noteRemoval(
  context: Context,
  tx: Transaction,
  { tenant, userId, sessionId }: Person,
  passkey?: string,
): Promise<void> {
  await tx.rows(store.endOtherChecks(tenant, userId, sessionId))
  await mailFactorChanged(context, tx, userId, false, passkey)
}

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
  /** One that is not used. */
  hasRecoveryCodes: boolean
}
async function factorState(tx: Transaction, userId: string, sessionId: string): Promise<FactorState> {
  const [state] = await tx.rows<FactorState>(store.checkOf(tx.tenant, userId, sessionId, CHECKED_MINUTES))
  if (!state) throw new Error('no second factor was read')
  return state
}
const objection = (code: string, message: string) =>
  new HttpError({ ...genericError(409).reply, reason: { code, message } })

/** @throws 409 SECOND_FACTOR_MISSING, or SECOND_FACTOR_REQUIRED without a factor checked in this session lately */
export async function assertSecondFactor(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const { hasFactor } = await factorState(tx, userId, sessionId)
  if (!hasFactor) throw objection('SECOND_FACTOR_MISSING', 'Set up two-factor authentication in your account first')
  await assertCheckedIfSet(tx, userId, sessionId)
}
/** The same for a change of factors or of the rule, which uses the check up. Locks the person. */
export async function spendSecondFactor(tx: Transaction, { userId, sessionId }: Person): Promise<void> {
  await lockAccount(tx, userId)
  await assertSecondFactor(tx, userId, sessionId)
  await tx.rows(store.spendCheck(tx.tenant, userId, sessionId))
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
  person: Person,
  rule: SecondFactorRule,
): Promise<SecondFactorRule> =>
  db.write(person.tenant, async (tx) => {
    await spendSecondFactor(tx, person)
    await tx.rows(store.writeRule(tx.tenant, rule.isRequired))
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
    await lockAccount(tx, userId)
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
