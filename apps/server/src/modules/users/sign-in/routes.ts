import { getUserInfo, signIn, signOut } from '@minato/contract/sessions'
import type { FastifyInstance } from 'fastify'
import * as oidc from 'openid-client'
import { foldEmail } from '@minato/contract/people'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { httpError, genericError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { setKnownBrowserCookie } from '../known-browser.ts'
import { accountOf, verifyPasswordAttempt } from '../password-attempts.ts'
import { hashPassword, isHashOld, isPasswordOf } from '../passwords.ts'
import { lockPassword, personOfEmail, personOfId, replacePassword } from '../people-store.ts'
import type { PersonRow } from '../people-store.ts'
import type { Providers } from '../provider/providers.ts'
import { deleteRecordsOf } from '../provider/records-store.ts'
import { deleteSignIns, endOwnSession, userInfoOf } from '../sessions/service.ts'
import type { Clients } from './oidc-clients.ts'

export function serveSessions(app: FastifyInstance, context: Context, providers: Providers, clients: Clients): void {
  const { config, db, tenants } = context

  serve(app, context, getUserInfo, async ({ tenant, request }) => {
    const user = await userInfoOf(context, tenant, request)
    if (!user) throw genericError(401)
    return user
  })

  serve(app, context, signIn, async ({ tenant, params, body, request, reply }) => {
    if (config.oidc) throw httpError('MINATO-4004')
    const provider = await providers.of(tenant)
    const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined
      throw error
    })
    if (!interaction || interaction.uid !== params.uid || interaction.prompt.name !== 'login')
      throw httpError('MINATO-4004', { message: 'This sign-in has expired. Please start again' })
    const email = foldEmail(body.email)
    const account = accountOf(tenant, email)
    const [person] = await db.read<PersonRow>(tenant, personOfEmail(tenant, email))
    // Unknown and deactivated people take the same time as a wrong password.
    const hash = person?.isShutOut ? null : person?.passwordHash
    const isPasswordCorrect = await verifyPasswordAttempt(context, request, account, hash, body.password)
    if (!person || !isPasswordCorrect) throw genericError(401)
    const login = { accountId: person.id, remember: false }
    const location = await provider.interactionResult(request.raw, reply.raw, { login })
    const currentHash = await lockCurrentHash(db, tenant, person, body.password)
    if (currentHash === undefined) throw genericError(401)
    await setKnownBrowserCookie(db, reply, account, currentHash)
    return { location }
  })

  serve(app, context, signOut, async ({ tenant, request, reply }) => {
    const session = await endOwnSession(context, tenant, request, reply)
    // Clears cached pages of the signed-in user (threat C06).
    reply.header('clear-site-data', '"cache"')
    const home = `${tenants.originOf(tenant)}/`
    // A session that began without the provider has nothing to end there.
    if (!session?.idToken) return { location: home }
    if (!config.oidc) await db.write(tenant, (tx) => tx.rows(deleteRecordsOf(tenant, session.personId)))
    try {
      const endSessionUrl = oidc.buildEndSessionUrl(await clients.of(tenant), {
        post_logout_redirect_uri: home,
        id_token_hint: session.idToken,
      })
      return { location: endSessionUrl.href }
    } catch (error) {
      // The provider is unreachable or has no such address; the session here has ended anyway.
      request.log.warn({ err: error }, 'sign-out at the provider failed')
      return { location: home }
    }
  })
}

/**
 * The hash of the password just verified, rehashed where its parameters are old. Undefined where
 * the password was changed meanwhile: all sign-ins of the person end.
 */
async function lockCurrentHash(
  db: Database,
  tenant: string,
  person: PersonRow,
  password: string,
): Promise<string | undefined> {
  const { id } = person
  const storedHash = person.passwordHash ?? ''
  const renewed = isHashOld(storedHash) ? await hashPassword(password).catch(() => undefined) : undefined
  const statement = renewed ? replacePassword(tenant, id, storedHash, renewed) : lockPassword(tenant, id, storedHash)
  if ((await db.write(tenant, (tx) => tx.rows(statement))).length) return renewed ?? storedHash
  // The hash may have changed without the password, by a concurrent sign-in that rehashed it.
  const [now] = await db.read<PersonRow>(tenant, personOfId(tenant, id))
  if (now && (await isPasswordOf(now.passwordHash, password).catch(() => false)))
    return lockCurrentHash(db, tenant, now, password)
  await db.write(tenant, (tx) => deleteSignIns(tx, id))
  return undefined
}
