import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import type { Locale, SignInPurpose } from '@minato/contract/enumerations'
import type { Context } from '../../../context.ts'
import { newSessionId } from '../../../platform/auth/csrf.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { limitGuesses } from '../codes.ts'
import { beginSession } from '../sessions/service.ts'
import { clearFlowCookie, setLanguageCookie, flowIdOf, setFlowCookie, hashOf } from '../sessions/cookies.ts'
import type { Clients } from './oidc-clients.ts'
import { exchange, describeFailure, isProviderUnavailable } from './token-exchange.ts'
import { insertFlow, consumeFlow } from './flow-store.ts'
import type { Flow } from './flow-store.ts'
import { personOf } from './find-or-create-person.ts'
import { readProviderLink } from './provider-links.ts'
import { purposeOf, returnRouteOf } from './return-route.ts'

/** The way to the provider and back: page addresses that redirect, unlike calls (API-04). */

const FLOW_S = 600
/** The return route of a flow that links a person. `returnRouteOf` rejects addresses that start so. */
const LINKING = '/auth/link/'
/** Message on `/login` after a failed sign-in. */
type Problem = 'refused' | 'provider' | 'expired' | 'link'

export function serveSignInPages(app: FastifyInstance, context: Context, clients: Clients): void {
  const config = { rateLimit: { max: context.config.rates.everything, groupId: 'sign-in-pages' } }
  const rateLimited = { rateLimit: { max: context.config.rates.signIn, groupId: 'sign-in-begun' } }
  app.get('/auth/sign-in', { config: rateLimited }, async (request, reply) => {
    const tenant = context.tenants.ofHost(request.hostname)
    if (!tenant) return unknownTenant(reply)
    const query = request.query as Record<string, unknown>
    const origin = context.tenants.originOf(tenant)
    // The provider returns to the configured host, which would lack another host's cookies. Redirects once only,
    // because a proxy may hide the host.
    if (request.hostname !== new URL(origin).hostname && query['at'] !== 'origin') {
      const originQuery = new URLSearchParams({ at: 'origin' })
      for (const [name, value] of Object.entries(query)) if (typeof value === 'string') originQuery.set(name, value)
      return redirect(reply, `${origin}/auth/sign-in?${originQuery}`)
    }
    const link = context.config.oidc && readProviderLink(query['link'])
    const returnRoute = link ? `${LINKING}${link.userId}.${link.code}` : returnRouteOf(query['return'])
    const locale: Locale = query['locale'] === 'fr' || /^\/fr(?![^/?])/.test(returnRoute) ? 'fr' : 'en'
    const purpose = purposeOf(query['for'], returnRoute)
    const isNew = query['create'] === 'true'
    return redirectToProvider(context, clients, tenant, { returnRoute, locale, isNew, purpose }, request, reply)
  })
  app.get('/auth/callback', { config }, async (request, reply) => {
    const tenant = context.tenants.ofHost(request.hostname)
    if (!tenant) return unknownTenant(reply)
    return handleCallback(context, clients, tenant, request, reply)
  })
}

const unknownTenant = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')

const redirect = (reply: FastifyReply, location: string): FastifyReply =>
  reply
    .code(302)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('location', location)
    .send()

const toLogin = (reply: FastifyReply, locale: Locale, problem: Problem, returnRoute = '/'): FastifyReply =>
  redirect(reply, `${locale === 'fr' ? '/fr' : ''}/login?${new URLSearchParams({ problem, return: returnRoute })}`)

/** A browser has one cookie and one sign-in flow per open tab; a flow is identified by both. */
const flowHash = (id: string, state: string): Buffer => hashOf(`${id}.${state}`)

interface Leaving {
  returnRoute: string
  locale: Locale
  isNew: boolean
  purpose: SignInPurpose | undefined
}

async function redirectToProvider(
  context: Context,
  clients: Clients,
  tenant: string,
  { returnRoute, locale, isNew, purpose }: Leaving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, db, tenants } = context
  const flow: Flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    returnRoute,
    locale,
  }
  let providerUrl: URL
  try {
    const client = await clients.of(tenant)
    const prompt = config.oidc ? isNew && knowsCreate(client) && 'create' : 'login'
    providerUrl = oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${tenants.originOf(tenant)}/auth/callback`,
      scope: config.oidc ? 'openid profile email' : 'openid',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
      // A provider with a remembered sign-in must not restart a session that ended: the user signs
      // in again.
      ...(prompt && { prompt }),
      ...(!config.oidc && purpose && { for: purpose }),
    })
  } catch (error) {
    request.log.error(describeFailure(error), 'the provider does not answer')
    return toLogin(reply, locale, 'provider', returnRouteOf(returnRoute))
  }
  const id = flowIdOf(request) ?? newSessionId()
  await db.write(tenant, (tx) => tx.rows(insertFlow(tenant, flowHash(id, flow.state), flow, FLOW_S)))
  setFlowCookie(reply, id, FLOW_S)
  return redirect(reply, providerUrl.href)
}

/** Whether the provider supports a link to its sign-up (Initiating User Registration via OpenID Connect 1.0). */
const knowsCreate = (client: oidc.Configuration): boolean => {
  const prompts = client.serverMetadata()['prompt_values_supported']
  return Array.isArray(prompts) && prompts.includes('create')
}

async function handleCallback(
  context: Context,
  clients: Clients,
  tenant: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, db, tenants } = context
  const cookie = flowIdOf(request)
  const { state } = request.query as Record<string, unknown>
  const [flow] =
    cookie && typeof state === 'string'
      ? await db.write(tenant, (tx) => tx.rows<Flow>(consumeFlow(tenant, flowHash(cookie, state))))
      : []
  if (!flow) return toLogin(reply, 'en', 'expired')
  const { locale } = flow
  const link = flow.returnRoute.startsWith(LINKING)
    ? readProviderLink(flow.returnRoute.slice(LINKING.length))
    : undefined
  const returnRoute = link ? '/' : flow.returnRoute
  const callback = new URL(`${tenants.originOf(tenant)}/auth/callback${/\?.*$/.exec(request.raw.url ?? '')?.[0] ?? ''}`)
  const answer = await exchange(context, clients, tenant, flow, callback).catch((error: unknown) => {
    clients.doubt(tenant)
    const problem = isProviderUnavailable(error) ? 'provider' : 'refused'
    request.log.warn(
      describeFailure(error),
      problem === 'provider' ? 'the provider does not answer' : 'sign-in refused',
    )
    return problem
  })
  if (typeof answer === 'string') return toLogin(reply, locale, answer, returnRoute)
  const { claims, idToken } = answer
  if (link) await limitGuesses(context, tenant, link.userId, request)
  const person = await personOf(context, tenant, claims, !config.oidc, locale, link).catch((error: unknown) => {
    if (link && error instanceof HttpError) return 'link' as const
    throw error
  })
  if (person === 'link') return toLogin(reply, locale, 'link', returnRoute)
  if (!person) return toLogin(reply, locale, 'refused', returnRoute)
  const isManager = person.roles.includes('SALES_MANAGER')
  const code = config.oidc ? undefined : (callback.searchParams.get('code') ?? '')
  const session = { personId: person.id, isManager, issuer: claims.issuer, idToken, code }
  if (!(await beginSession(context, tenant, session, request, reply)))
    return toLogin(reply, locale, 'refused', returnRoute)
  clearFlowCookie(reply)
  if (isManager) setLanguageCookie(request, reply, person)
  return redirect(
    reply,
    `${locale === 'fr' ? '/fr' : ''}/success-login?${new URLSearchParams({ return: returnRoute })}`,
  )
}
