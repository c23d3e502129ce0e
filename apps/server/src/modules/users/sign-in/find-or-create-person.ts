import { foldEmail, isEmail } from '@minato/contract/people'
import type { Locale, Role } from '@minato/contract/enumerations'
import type { Context } from '../../../context.ts'
import { runAsCaller } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { PersonRow } from '../people-store.ts'
import {
  grantRole,
  insertPerson,
  isEmailTaken,
  linkIdentity,
  lockNewPeople,
  personOfId,
  personOfIdentity,
  revokeRole,
} from '../people-store.ts'
import { queueHandOver } from './hand-over.ts'
import { linkPerson } from './provider-links.ts'
import type { ProviderLink } from './provider-links.ts'

/** The origin of roles in the audit log. */
const CALLBACK = 'GET /auth/callback'

/** The provider's claims about the person. */
export interface Claims {
  issuer: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  givenName: string | undefined
  familyName: string | undefined
  /** Set where the configuration maps roles from a claim. */
  roles: Role[] | undefined
}

/**
 * The person of a sign-in. The embedded provider's subject is the person's id; another provider's
 * person is known by issuer and subject only and becomes a new customer at first (decision 7,
 * threat A11), unless `link` names an existing person. Undefined: not allowed in.
 */
export async function personOf(
  context: Context,
  tenant: string,
  claims: Claims,
  isEmbedded: boolean,
  locale: Locale,
  link?: ProviderLink,
): Promise<PersonRow | undefined> {
  const { db } = context
  const found = await db.write(tenant, async (tx) => {
    if (link) {
      await tx.rows(lockNewPeople(tenant))
      await linkPerson(tx, claims, link)
    }
    const known = await find(tx, claims, isEmbedded)
    return isEmbedded ? known : (known ?? (await findOrCreate(tx, claims, locale)))
  })
  const { roles } = claims
  if (!found || isEmbedded || !roles) return found?.isShutOut ? undefined : found
  const applyRoles = async (tx: Transaction): Promise<PersonRow | undefined> => {
    await mapRoles(tx, found, roles)
    return find(tx, claims, isEmbedded)
  }
  // In a separate transaction, because the audit log takes the actor when a transaction begins.
  const person = await runAsCaller({ kind: 'person', userId: found.id }, CALLBACK, () => db.write(tenant, applyRoles))
  return person?.isShutOut ? undefined : person
}

const find = async (
  tx: Transaction,
  { issuer, subject }: Claims,
  isEmbedded: boolean,
): Promise<PersonRow | undefined> =>
  (
    await tx.rows<PersonRow>(isEmbedded ? personOfId(tx.tenant, subject) : personOfIdentity(tx.tenant, issuer, subject))
  )[0]

/** Serialises first sign-ins, so that parallel ones of one person or address create one account. */
async function findOrCreate(tx: Transaction, claims: Claims, locale: Locale): Promise<PersonRow | undefined> {
  await tx.rows(lockNewPeople(tx.tenant))
  const known = await find(tx, claims, false)
  if (known) return known
  await createNewcomer(tx, claims, locale)
  return find(tx, claims, false)
}

async function createNewcomer(tx: Transaction, claims: Claims, locale: Locale): Promise<void> {
  const { email, isEmailVerified } = claims
  // An address that is unverified at the provider, or taken here, is not used: the person enters
  // one later.
  const isUsable =
    email !== undefined &&
    isEmailVerified &&
    isEmail(email) &&
    !(await tx.rows(isEmailTaken(tx.tenant, foldEmail(email)))).length
  const [made] = await tx.rows<{ id: string }>(
    insertPerson(tx.tenant, {
      email: isUsable ? email : null,
      emailFolded: isUsable ? foldEmail(email) : null,
      isEmailVerified: isUsable,
      passwordHash: null,
      civility: null,
      firstname: nameOf(claims.givenName),
      lastname: nameOf(claims.familyName),
      country: null,
      phone: null,
      locale,
    }),
  )
  if (!made) throw new Error('no person was made')
  await tx.rows(linkIdentity(tx.tenant, claims.issuer, claims.subject, made.id))
  await tx.rows(grantRole(tx.tenant, made.id, 'CUSTOMER'))
}

/** A name as a person could have typed it here: cut first, since a cut can leave half of a surrogate pair. */
const nameOf = (name: string | undefined): string | null =>
  name
    ?.slice(0, 100)
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim() || null

async function mapRoles(tx: Transaction, { id, roles: currentRoles }: PersonRow, roles: Role[]): Promise<void> {
  for (const role of roles.filter((one) => !currentRoles.includes(one))) await tx.rows(grantRole(tx.tenant, id, role))
  for (const role of currentRoles.filter((one) => !roles.includes(one))) await tx.rows(revokeRole(tx.tenant, id, role))
  if (currentRoles.includes('SALES_MANAGER') && !roles.includes('SALES_MANAGER')) await queueHandOver(tx, id)
}
