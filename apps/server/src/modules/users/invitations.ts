import { nameOf } from '@minato/contract/call'
import { foldEmail } from '@minato/contract/people'
import { acceptInvitation } from '@minato/contract/users'
import type { ApiClient, ApiClientSecret, Manager } from '@minato/contract/users-shapes'
import type { Locale } from '@minato/contract/enumerations'
import type { Context } from '../../context.ts'
import { runAsCaller } from '../../platform/auth/actor.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { sendMail } from '../../platform/email/mail.ts'
import { companyNameIn } from '../settings/service.ts'
import { newCode, invalidCodeError, consumeCodeOf } from './codes.ts'
import { deleteCodesOf, nameByCode } from './codes-store.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { linkOfInvitation } from './links.ts'
import { deleteUninvited, listManagers, lockManagers, namePerson } from './managers-store.ts'
import { hashPassword } from './passwords.ts'
import {
  grantRole,
  insertPerson,
  personOfEmail,
  personOfId,
  setPasswordHash,
  revokeRole,
  verifyAddress,
} from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { managersOf } from './people-lookup/service.ts'
import { clientById, handOverClient, hashSecret, lockClientsOf } from './provider/api-clients-store.ts'
import { newSecret } from './provider/provider.ts'
import { deleteTokensOf } from './provider/records-store.ts'
import { hashOf } from './sessions/cookies.ts'
import { deleteSignIns } from './sessions/service.ts'

/** Managers join by invitation only (SES-10). */

export interface Invitation {
  email: string
  firstname: string
  lastname: string
  locale: Locale
}

/**
 * Invites by mail. An invited customer keeps the account and gets the role with the acceptance.
 * @throws MINATO-3001 for a manager and for a blocked person, MINATO-1008 while the company has no name for the mail
 */
export async function invite(
  context: Context,
  tx: Transaction,
  invitation: Invitation,
  invitedBy: string,
): Promise<{ manager: Manager; code: string }> {
  if (!(await companyNameIn(tx)))
    throw httpError('MINATO-1008', { message: 'Save the company name first: the invitation names the company' })
  const foldedEmail = foldEmail(invitation.email)
  const [known] = await tx.rows<PersonRow>(personOfEmail(tx.tenant, foldedEmail))
  if (known?.roles.includes('SALES_MANAGER'))
    throw httpError('MINATO-3001', { message: 'This person is a manager already' })
  if (known?.isShutOut) throw httpError('MINATO-3001', { message: 'This person’s access was removed' })
  const id = known?.id ?? (await insertInvitedPerson(tx, invitation))
  // Another spelling may be another mailbox: the verified address is used, or the invited one before that.
  const email = (known?.isEmailVerified && known.email) || invitation.email
  const { code, expiresAt } = await newCode(tx, 'invitation', id, email)
  const link = linkOfInvitation(context, tx.tenant, invitation.locale, id, code)
  const data = { name: invitation.firstname, link, expiresAt, invitedBy }
  await sendMail(tx, { to: email, locale: invitation.locale, template: 'invitation', data, personId: id })
  const manager = (await tx.rows<Manager>(listManagers(tx.tenant))).find((one) => one.id === id)
  if (!manager) throw new Error('an invitation left no trace')
  return { manager, code }
}

async function insertInvitedPerson(
  tx: Transaction,
  { email, firstname, lastname, locale }: Invitation,
): Promise<string> {
  const [inserted] = await tx.rows<{ id: string }>(
    insertPerson(tx.tenant, {
      email,
      emailFolded: foldEmail(email),
      isEmailVerified: false,
      passwordHash: null,
      civility: null,
      firstname,
      lastname,
      country: null,
      phone: null,
      locale,
    }),
  )
  if (!inserted) throw new Error('no person was made')
  return inserted.id
}

/**
 * The name that the inviting manager gave, or that the account has, so that the invited person need not type it.
 * @throws MINATO-1008 for a code that is wrong, used or ended
 */
export async function invitedName(
  { db }: Context,
  tenant: string,
  userId: string,
  code: string,
): Promise<{ firstname: string; lastname: string }> {
  const [name] = await db.read<{ firstname: string; lastname: string }>(
    tenant,
    nameByCode(tenant, userId, 'invitation', hashOf(code)),
  )
  if (!name) throw invalidCodeError()
  return name
}

/** An invited person chooses a password and becomes a manager. The link proves the address. */
export async function accept(
  context: Context,
  tenant: string,
  {
    userId,
    code,
    password,
    firstname,
    lastname,
  }: { userId: string; code: string; password: string; firstname: string; lastname: string },
): Promise<void> {
  const { db } = context
  assertUncommonPassword(password, '')
  const passwordHash = await hashPassword(password)
  const acceptIn = async (tx: Transaction): Promise<void> => {
    const email = await consumeCodeOf(tx, 'invitation', userId, code)
    await assertSameEmail(tx, userId, email)
    // The address is checked only for a holder of the code, so it is not revealed to others.
    assertUncommonPassword(password, email)
    await tx.rows(setPasswordHash(tenant, userId, passwordHash))
    await tx.rows(namePerson(tenant, userId, firstname, lastname))
    await tx.rows(verifyAddress(tenant, userId, email, foldEmail(email)))
    await tx.rows(grantRole(tenant, userId, 'SALES_MANAGER'))
    // Customer sessions last ninety days; a new manager signs in again.
    await deleteSignIns(tx, userId)
    // Links requested earlier must not open the manager's account or change its address.
    for (const purpose of ['change-email', 'reset'] as const) await tx.rows(deleteCodesOf(tenant, userId, purpose))
  }
  // The audit log names the new manager, who was a visitor when the call began.
  await runAsCaller({ kind: 'person', userId }, nameOf(acceptInvitation), () => db.write(tenant, acceptIn))
}

/** An invitation is of the address it was sent to: an account that has another one by now is not promoted by it. */
async function assertSameEmail(tx: Transaction, userId: string, email: string): Promise<void> {
  const [known] = await tx.rows<PersonRow>(personOfId(tx.tenant, userId))
  if (foldEmail(known?.email ?? '') !== foldEmail(email)) throw invalidCodeError()
}

/**
 * Removes a manager's role or an open invitation; sessions and tokens end with it. API clients of that manager are revoked by
 * the database (db/migrations/0007), or handed to `handClientsTo`; returns those handed over, each with its new secret.
 * @throws MINATO-4004 for an unknown manager, MINATO-1008 for the last one and for a recipient who is not a manager
 */
export async function removeManager(tx: Transaction, id: string, handClientsTo?: string): Promise<ApiClientSecret[]> {
  const managers = await tx.rows<{ id: string }>(lockManagers(tx.tenant))
  const isManager = managers.some((one) => one.id === id)
  if (!isManager && !(await tx.rows<Manager>(listManagers(tx.tenant))).some((one) => one.id === id))
    throw httpError('MINATO-4004')
  if (isManager && managers.length === 1)
    throw httpError('MINATO-1008', { message: 'You cannot remove the last manager' })
  const handedOver = handClientsTo === undefined ? [] : await handOverClients(tx, id, handClientsTo)
  await tx.rows(revokeRole(tx.tenant, id, 'SALES_MANAGER'))
  await tx.rows(deleteCodesOf(tx.tenant, id, 'invitation'))
  await deleteSignIns(tx, id)
  await tx.rows(deleteUninvited(tx.tenant, id))
  return handedOver
}

/** Each client gets a new secret, since the manager who leaves may know the old one. */
async function handOverClients(tx: Transaction, from: string, to: string): Promise<ApiClientSecret[]> {
  const managers = await managersOf((statement) => tx.rows(statement), tx.tenant)
  if (from === to || !managers.some((one) => one.id === to))
    throw httpError('MINATO-1008', { body: [{ path: 'handClientsTo', message: 'Choose a manager who stays' }] })
  const handedOver: ApiClientSecret[] = []
  for (const { id } of await tx.rows<{ id: string }>(lockClientsOf(tx.tenant, from))) {
    const secret = newSecret()
    await tx.rows(handOverClient(tx.tenant, id, to, hashSecret(secret)))
    await tx.rows(deleteTokensOf(tx.tenant, id))
    const [client] = await tx.rows<ApiClient>(clientById(tx.tenant, id))
    if (client) handedOver.push({ client, secret })
  }
  return handedOver
}
