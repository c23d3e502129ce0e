import { createHash, randomBytes } from 'node:crypto'
import { toString } from 'qrcode'
import type { SecondFactor } from '@minato/contract/second-factor'
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

/** A manager's second factor: an authenticator app, and recovery codes for the day the phone is lost. */

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** So long a checked code counts in its session. */
const CHECKED_MINUTES = 10

export async function secondFactorOf({ db }: Context, { tenant, userId }: Person): Promise<SecondFactor> {
  const [row] = await db.read<SecondFactor>(tenant, store.factorOf(tenant, userId))
  return row ?? { since: null, recoveryCodesLeft: 0 }
}

/**
 * Creates a secret, which is active once confirmed.
 * @throws MINATO-1008 for a wrong password, 409 while a second factor is active or the password was changed meanwhile
 */
export async function startSecondFactor(
  context: Context,
  person: Person,
  password: string | undefined,
  request: FastifyRequest,
): Promise<{ secret: string; qrCode: string }> {
  const { tenant, userId } = person
  const row = await accountRow(context, tenant, userId)
  await checkPassword(context, person, row, password, request)
  const secret = randomBytes(SECRET_BYTES)
  const issuer = await context.db.write(tenant, async (tx) => {
    await lockWithPassword(tx, row)
    if (!(await tx.rows(store.putSecret(tenant, userId, secret))).length) throw genericError(409)
    return companyNameIn(tx)
  })
  const address = otpAddress(secret, row.email ?? '', issuer || 'Minato')
  return { secret: base32(secret), qrCode: await toString(address, { type: 'svg', margin: 2 }) }
}

/** Turns it on. @throws 1008 for a wrong code */
export function confirmSecondFactor(context: Context, person: Person, code: string): Promise<string[]> {
  return withValidCode(context, person, code, false, async (tx) => {
    const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(randomBytes(10).toString('hex')))
    await tx.rows(store.confirmFactor(tx.tenant, person.userId))
    await tx.rows(store.insertRecoveryCodes(tx.tenant, person.userId, codes.map(hashOf)))
    await tx.rows(store.recordCheck(tx.tenant, person.userId, person.sessionId))
    await mailFactorChanged(context, tx, person.userId, true)
    return codes
  })
}
/** Notes in the session that the second factor is at hand. @throws 1008 for a wrong code */
export const checkSecondFactor = (context: Context, person: Person, code: string): Promise<void> =>
  withValidCode(context, person, code, true, async (tx) => {
    await tx.rows(store.recordCheck(tx.tenant, person.userId, person.sessionId))
  })
/** @throws 1008 for a wrong code */
export const removeSecondFactor = (context: Context, person: Person, code: string): Promise<void> =>
  withValidCode(context, person, code, true, async (tx) => {
    await tx.rows(store.deleteFactor(tx.tenant, person.userId))
    await mailFactorChanged(context, tx, person.userId, false)
  })

/** Tells the manager that the second factor was turned on or off. */
async function mailFactorChanged(
  context: Context,
  tx: Transaction,
  personId: string,
  isEnabled: boolean,
): Promise<void> {
  const [person] = await tx.rows<PersonRow>(personOfId(tx.tenant, personId))
  if (!person?.email) return
  const { email, locale, firstname } = person
  const link = linkTo(context, tx.tenant, locale, '/account')
  const data = { name: firstname ?? '', changedAt: context.now().toISOString(), isOn: isEnabled, link }
  await sendMail(tx, { to: email, locale, template: 'secondFactorChanged', data, personId })
}

/** @throws 409 SECOND_FACTOR_MISSING, or SECOND_FACTOR_REQUIRED without a recently checked code in this session */
export async function assertSecondFactor(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const [factorState] = await tx.rows<{ hasFactor: boolean; isChecked: boolean }>(
    store.checkOf(tx.tenant, userId, sessionId, CHECKED_MINUTES),
  )
  const forbiddenError = (code: string, message: string) =>
    new HttpError({ ...genericError(409).reply, reason: { code, message } })
  if (!factorState?.hasFactor)
    throw forbiddenError('SECOND_FACTOR_MISSING', 'Set up two-factor authentication in your account first')
  if (!factorState.isChecked) throw forbiddenError('SECOND_FACTOR_REQUIRED', 'Enter a code from your authenticator app')
}

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
    if (!row || (row.confirmedAt !== null) !== isConfirmed) throw wrongCode()
    const step = stepOf(row.secret, code, Date.parse(row.now), row.lastStep)
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
