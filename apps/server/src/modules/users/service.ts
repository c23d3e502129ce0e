import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import { isBearerOnly, sessionIdOf } from '../../platform/auth/csrf.ts'
import { apiClientOf, recordUse } from './provider/api-clients-store.ts'
import { apiOf } from './provider/provider.ts'
import { createProviders } from './provider/providers.ts'
import type { Providers } from './provider/providers.ts'
import { serveProvider } from './provider/routes.ts'
import type { HandOverInquiries, PersonalData } from './account/personal-data.ts'
import { serveAccount } from './account/routes.ts'
import { serveStopPage } from './account/stop-alert-page.ts'
import { serveSecondFactor } from './second-factor/routes.ts'
import { signedIn, userInfoOf } from './sessions/service.ts'
import { createClients } from './sign-in/oidc-clients.ts'
import { serveSignInPages } from './sign-in/page-routes.ts'
import { serveSessions } from './sign-in/routes.ts'
import { serveCustomers } from './customers/routes.ts'
import { serveManagers } from './manager-routes.ts'
import { serveRegistration } from './routes.ts'

/** Registers people on the server: the provider, the sign-in routes, and `context.identify`. */
export async function serveUsers(
  app: FastifyInstance,
  context: Context,
  { personalData, handOverInquiries }: { personalData: readonly PersonalData[]; handOverInquiries: HandOverInquiries },
): Promise<void> {
  const providers = createProviders(context)
  const clients = createClients(app, context)
  context.identify = (request) => identityOf(context, providers, request)
  context.userOf = (tenant, request) => userInfoOf(context, tenant, request)
  await serveProvider(app, context, providers)
  serveSignInPages(app, context, clients)
  serveSessions(app, context, providers, clients)
  serveRegistration(app, context)
  serveManagers(app, context, handOverInquiries)
  serveCustomers(app, context)
  serveAccount(app, context, personalData)
  serveSecondFactor(app, context)
  await serveStopPage(app, context)
}

/**
 * Identifies the caller by the cookie, or else by an API client's bearer token. An invalid token
 * gives undefined.
 */
async function identityOf(
  context: Context,
  providers: Providers,
  request: FastifyRequest,
): Promise<Identity | undefined> {
  const { tenant } = request
  if (sessionIdOf(request)) {
    const session = await signedIn(context, tenant, request)
    return session && { kind: 'person', tenant, ...session }
  }
  return isBearerOnly(request) ? clientOf(context, providers, request) : undefined
}

/** The API client of a token: alive, of this tenant's provider, meant for this tenant's calls. */
async function clientOf(
  { config, db, log, tenants }: Context,
  providers: Providers,
  { tenant, headers }: FastifyRequest,
): Promise<Identity | undefined> {
  // A tenant without a host has no provider, so no token of it exists.
  if (!config.tenantOrigins.has(tenant)) return undefined
  const [, token = ''] = /^Bearer ([\w~.+/-]{1,200}=*)$/i.exec(headers.authorization ?? '') ?? []
  const provider = await providers.of(tenant)
  const accessToken = token ? await provider.ClientCredentials.find(token) : undefined
  if (!accessToken?.clientId || !accessToken.isValid || accessToken.aud !== apiOf(tenants.originOf(tenant)))
    return undefined
  const client = await apiClientOf(db, tenant, accessToken.clientId)
  if (!client) return undefined
  if (client.isStale)
    void db
      .write(tenant, (tx) => tx.rows(recordUse(tenant, accessToken.clientId ?? '')))
      .catch((error: unknown) => log.warn({ err: error }, 'last use of an API client not saved'))
  // The client's scopes, narrowed to the requested ones; a manager may have revoked some since.
  const requestedScopes = accessToken.scope?.split(' ')
  const scopes = client.scopes.filter((scope) => !requestedScopes || requestedScopes.includes(scope))
  return { kind: 'client', userId: accessToken.clientId, tenant, roles: ['SALES_MANAGER'], scopes }
}
