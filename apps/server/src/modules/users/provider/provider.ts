import { randomBytes } from 'node:crypto'
import type { AdapterPayload, Configuration, Provider } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { SIGN_IN_PURPOSES } from '@minato/contract/enumerations'
import { SCOPES } from '@minato/contract/users-shapes'
import { secretOf } from '../../../platform/process/secrets.ts'
import { signingKeys } from './keys-store.ts'
import { isFrench, renderError, renderLogout } from './pages.ts'
import { recordsOf } from './records-store.ts'
import { apiClientOf, hashSecret } from './api-clients-store.ts'

/**
 * The embedded OpenID provider (SES-01): the certified library, one issuer for each tenant (decision 7), records in
 * PostgreSQL. It knows two kinds of clients: our own pages, by the code flow with PKCE, and API clients, by their credentials.
 */

export const WEB_CLIENT = 'minato-web'
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

export const issuerPath = (tenant: string): string => `/oidc/${tenant}`
/** The audience of API clients' tokens. */
export const apiOf = (origin: string): string => `${origin}/api`

/** Loaded by the first sign-in: it takes 45 MB, and is not used with an external provider. */
const loadLibrary = () => import('oidc-provider')
type Library = Awaited<ReturnType<typeof loadLibrary>>

/**
 * Every authorization asks for the password again: the provider's memory of a browser must not
 * restart a session that ended here (threat A02).
 */
function alwaysPromptPolicy({ interactionPolicy }: Library) {
  const { Check } = interactionPolicy
  const policy = interactionPolicy.base()
  const isRemembered = new Check('remembered', 'Sign-in is asked for anew', ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  policy.get('login')?.checks.add(isRemembered)
  return policy
}

/** Opens the provider of a tenant at the origin that is configured for it. */
export async function openProvider(context: Context, tenant: string): Promise<Provider> {
  const { db, log, tenants } = context
  const origin = tenants.originOf(tenant)
  const [library, keys, cookieKey, webSecret] = await Promise.all([
    loadLibrary(),
    signingKeys(db, tenant),
    secretOf(db, 'provider cookies'),
    webClientSecret(context, tenant),
  ])
  const webClient: AdapterPayload = {
    client_id: WEB_CLIENT,
    client_secret: webSecret,
    client_name: 'Minato',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [`${origin}/auth/callback`],
    post_logout_redirect_uris: [`${origin}/`, `${origin}/fr`],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    scope: 'openid',
  }
  const loadClient = async (id: string): Promise<AdapterPayload | undefined> => {
    if (id === WEB_CLIENT) return webClient
    const client = await apiClientOf(db, tenant, id)
    return (
      client && {
        client_id: id,
        client_secret: client.secretHash,
        client_name: client.name,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        scope: client.scopes.join(' '),
      }
    )
  }
  const configuration: Configuration = {
    adapter: (model: string) => recordsOf(db, tenant, model, loadClient),
    jwks: { keys: keys },
    scopes: ['openid', ...SCOPES],
    claims: { openid: ['sub'] },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    cookies: {
      keys: [cookieKey.toString('base64url')],
      names: { session: '__Host-op', interaction: '__Host-op-interaction', resume: '__Secure-op-resume' },
      long: { httpOnly: true, sameSite: 'lax', secure: true, signed: true, path: '/' },
      // For the whole site, because the form is a shop page and its answer an API call.
      short: { httpOnly: true, sameSite: 'lax', secure: true, signed: true, path: '/' },
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      dPoP: { enabled: false },
      introspection: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      userinfo: { enabled: false },
      claimsParameter: { enabled: false },
      requestObjects: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: renderLogout, postLogoutSuccessSource: renderError },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiOf(origin),
        useGrantedResource: () => true,
        // Opaque: a token that is revoked is dead at the next call, on every process.
        getResourceServerInfo: () => ({
          scope: SCOPES.join(' '),
          audience: apiOf(origin),
          accessTokenFormat: 'opaque',
          accessTokenTTL: 5 * MINUTE_S,
        }),
      },
    },
    interactions: {
      policy: alwaysPromptPolicy(library),
      url: ({ oidc: { params = {} } }, { uid }) => {
        const purpose = SIGN_IN_PURPOSES.find((one) => one === params['for'])
        return `${isFrench(params['ui_locales']) ? '/fr' : ''}/sign-in/${uid}${purpose ? `?for=${purpose}` : ''}`
      },
    },
    // The purpose of the sign-in, for its page.
    extraParams: ['for'],
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    // No consent page: this provider serves this shop only.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
    renderError,
    ttl: {
      AccessToken: 5 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      ClientCredentials: 5 * MINUTE_S,
      Grant: HOUR_S,
      IdToken: 5 * MINUTE_S,
      // The lifetime of the sign-in flow (sign-in/page-routes.ts).
      Interaction: 10 * MINUTE_S,
      Session: HOUR_S,
    },
  }
  const provider: Provider = new library.Provider(tenants.originOf(tenant) + issuerPath(tenant), configuration)
  // Its addresses come from the configured origin (routes.ts puts it into the request), and its cookies are `Secure`
  // also on http://localhost, where browsers take them.
  provider.proxy = true
  const createContext = provider.createContext.bind(provider)
  provider.createContext = (...args) => {
    const koaContext = createContext(...args)
    koaContext.cookies.secure = true
    return koaContext
  }
  hashSecretsOf(provider)
  provider.on('server_error', (_, error) => log.error({ err: error }, 'the provider failed'))
  // Without a listener the framework below prints them: requests that broke off.
  const emitter: NodeJS.EventEmitter = provider
  emitter.on('error', (error: Error) => log.info({ err: error }, 'provider request aborted'))
  return provider
}

/** API clients' secrets are stored as hashes; our own client's is derived from a secret that all processes share. */
function hashSecretsOf(provider: Provider): void {
  const compareSecret = provider.Client.prototype.compareClientSecret
  provider.Client.prototype.compareClientSecret = function (secret: string) {
    return compareSecret.call(this, this.clientId === WEB_CLIENT ? secret : hashSecret(secret))
  }
}

export const webClientSecret = async ({ db }: Context, tenant: string): Promise<string> =>
  hashSecret(`${(await secretOf(db, 'web client')).toString('base64url')} ${tenant}`)

export const newSecret = (): string => randomBytes(32).toString('base64url')
