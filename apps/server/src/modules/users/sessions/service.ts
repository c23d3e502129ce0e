import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { Context } from '../../../context.ts'
import { setSessionCookie, newSessionId, sessionIdOf } from '../../../platform/auth/csrf.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { hashOf } from './cookies.ts'
import { deleteRecordsOf, lockSignIn } from '../provider/records-store.ts'
import { personOfId } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import { deleteSession, deleteSessionsOf, insertSession, updateLastSeen, sessionOf } from './sessions-store.ts'
import type { SessionRow } from './sessions-store.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
/** How long a session lasts untouched, and in all (decision 7). */
const LIFETIMES = {
  manager: { idle: 60 * MINUTE_S, whole: 12 * HOUR_S },
  customer: { idle: 30 * DAY_S, whole: 90 * DAY_S },
}

/** The signed-in person of a request by its cookie; undefined for a visitor. */
export async function signedIn(
  { db, log }: Context,
  tenant: string,
  request: FastifyRequest,
): Promise<SessionRow | undefined> {
  const id = sessionIdOf(request)
  if (!id) return undefined
  const hash = hashOf(id)
  const [row] = await db.read<SessionRow>(tenant, sessionOf(tenant, hash, LIFETIMES.manager.idle))
  if (row?.isStale)
    void db
      .write(tenant, (tx) => tx.rows(updateLastSeen(tenant, hash)))
      .catch((error: unknown) => log.warn({ err: error }, 'session activity not saved'))
  return row
}

/** The signed-in person as pages and calls show it; undefined for a visitor. */
export async function userInfoOf(
  context: Context,
  tenant: string,
  request: FastifyRequest,
): Promise<UserInfo | undefined> {
  const user = await signedIn(context, tenant, request)
  if (!user) return undefined
  const { userId: id, firstname, lastname, email, roles, isComplete, isEmailVerified, needsSecondFactor } = user
  return {
    id,
    firstname,
    lastname,
    email,
    roles,
    isComplete,
    isEmailVerified,
    ...(needsSecondFactor && { needsSecondFactor }),
  }
}

/**
 * Begins a session under a new id, whatever cookie the browser sent (threat A01), with a new CSRF token. False if the
 * sign-in was ended meanwhile, for example by a password reset.
 */
export async function beginSession(
  { db }: Context,
  tenant: string,
  signIn: {
    personId: string
    isManager: boolean
    issuer: string
    idToken: string | undefined
    /** Records of the embedded provider, which end with the person's sessions. */
    code: string | undefined
  },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const id = newSessionId()
  const { idle, whole } = LIFETIMES[signIn.isManager ? 'manager' : 'customer']
  const before = sessionIdOf(request)
  const isStarted = await db.write(tenant, async (tx) => {
    if (signIn.code !== undefined && !(await tx.rows(lockSignIn(tenant, signIn.code, signIn.personId))).length)
      return false
    if (before) await tx.rows(deleteSession(tenant, hashOf(before)))
    await tx.rows(
      insertSession(tenant, {
        idHash: hashOf(id),
        personId: signIn.personId,
        idleSeconds: idle,
        wholeSeconds: whole,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
        network: callerKey(request),
        issuer: signIn.issuer,
        idToken: signIn.idToken,
      }),
    )
    return true
  })
  if (isStarted) await setSessionCookie(db, reply, id, whole)
  return isStarted
}

/**
 * Signs a browser in without the provider, to an account it has just created or whose emailed link it has followed.
 * Managers and accounts of another provider always sign in at the provider.
 */
export async function signInCustomer(
  context: Context,
  tenant: string,
  personId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config, db, tenants } = context
  const [person] = await db.read<PersonRow>(tenant, personOfId(tenant, personId))
  if (config.oidc || !person || person.isShutOut || person.roles.join() !== 'CUSTOMER') return
  const signIn = { personId, isManager: false, issuer: tenants.originOf(tenant), idToken: undefined, code: undefined }
  await beginSession(context, tenant, signIn, request, reply)
}

/** The same for a new account, also for a repeated call; not after the address was confirmed. */
export async function signInNewcomer(
  context: Context,
  tenant: string,
  personId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [person] = await context.db.read<PersonRow>(tenant, personOfId(tenant, personId))
  if (person?.isUnproven) await signInCustomer(context, tenant, personId, request, reply)
}

/**
 * Ends a person's sign-ins and all sessions but one. Unfinished sign-ins end first: a concurrent `beginSession` is
 * waited for, and its session is then seen.
 */
export async function deleteSignIns(
  tx: Transaction,
  personId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  await tx.rows(deleteRecordsOf(tx.tenant, personId))
  await tx.rows(deleteSessionsOf(tx.tenant, personId, exceptSessionId))
}

/** Ends the session of this browser. Returns the data for the provider's sign-out; undefined without a session. */
export async function endOwnSession(
  { db }: Context,
  tenant: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ issuer: string; idToken: string | null; personId: string } | undefined> {
  const id = sessionIdOf(request)
  // Replaced by a visitor's id, which the old CSRF token does not match.
  await setSessionCookie(db, reply, newSessionId())
  if (!id) return undefined
  const [deleted] = await db.write(tenant, (tx) =>
    tx.rows<{ issuer: string; idToken: string | null; personId: string }>(deleteSession(tenant, hashOf(id))),
  )
  return deleted
}
