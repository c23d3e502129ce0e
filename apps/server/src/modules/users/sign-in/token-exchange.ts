import { setTimeout } from 'node:timers/promises'
import * as oidc from 'openid-client'
import { ROLES } from '@minato/contract/enumerations'
import type { Role } from '@minato/contract/enumerations'
import type { Context } from '../../../context.ts'
import type { Clients } from './oidc-clients.ts'
import type { Flow } from './flow-store.ts'
import type { Claims } from './find-or-create-person.ts'

/**
 * Verifies a provider's reply (threat A04, G30): exchanges the code for an ID token, and checks the
 * token.
 */

/** Discovery, token, keys and user info together; below the server's own limit, which would answer 503. */
const DEADLINE_MS = 12_000
/** How far two honest clocks are apart. */
const CLOCK_SKEW_S = 5 * 60

/**
 * Exchanges the code for the claims of the user.
 * @throws TokenOdd or ProviderAway
 */
export async function exchange(
  context: Context,
  clients: Clients,
  tenant: string,
  flow: Flow,
  callback: URL,
): Promise<{ claims: Claims; idToken: string | undefined }> {
  const deadlineAbort = new AbortController()
  const deadline = setTimeout(DEADLINE_MS, undefined, { signal: deadlineAbort.signal, ref: false }).then(() => {
    throw new ProviderUnavailable('the provider takes too long')
  })
  try {
    return await Promise.race([exchangeCode(context, clients, tenant, flow, callback), deadline])
  } finally {
    deadline.catch(() => {})
    deadlineAbort.abort()
  }
}

class ProviderUnavailable extends Error {}
class InvalidToken extends Error {}

async function exchangeCode(context: Context, clients: Clients, tenant: string, flow: Flow, callback: URL) {
  const client = await clients.of(tenant)
  const tokens = await oidc.authorizationCodeGrant(client, callback, {
    pkceCodeVerifier: flow.codeVerifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token) throw new InvalidToken('no ID token')
  const { client_id: own } = client.clientMetadata()
  // OpenID Connect Core 3.1.3.7 (5 and 10) leaves both checks to the client, and so does the library.
  if (token['azp'] !== undefined && token['azp'] !== own) throw new InvalidToken('issued to another client')
  // Section 2 allows 255 ASCII characters. Control characters are rejected too, because the database cannot store
  // NUL.
  if (!/^[\x20-\x7e]{1,255}$/.test(token.sub)) throw new InvalidToken('the subject is not one')
  if (token.iat > Date.now() / 1000 + CLOCK_SKEW_S)
    throw new ProviderUnavailable('issued in the future: one of the clocks is wrong')
  const userInfo = context.config.oidc ? await userInfoOf(client, tokens.access_token, token) : {}
  return { claims: claimsOf(context, tenant, { ...userInfo, ...token }), idToken: tokens.id_token }
}

/** Claims of the user info endpoint, where the token lacks them (OpenID Connect Core 5.4). */
async function userInfoOf(client: oidc.Configuration, accessToken: string, { sub }: oidc.IDToken): Promise<object> {
  return client.serverMetadata().userinfo_endpoint ? oidc.fetchUserInfo(client, accessToken, sub) : {}
}

function claimsOf({ config, log }: Context, tenant: string, token: oidc.IDToken): Claims {
  const text = (name: string): string | undefined => {
    const value = token[name]
    return typeof value === 'string' && value ? value : undefined
  }
  const rolesClaim = config.oidc?.rolesClaim
  const claimedRoles = rolesClaim === undefined ? [] : [token[rolesClaim]].flat()
  const [own, isSingleTenant] = [`${tenant}:`, config.tenantOrigins.size === 1]
  const roles = rolesIn(claimedRoles, isSingleTenant ? ['', own] : [own])
  // Managers by the single-dealer claim lose the role once a second dealer exists.
  if (claimedRoles.includes('SALES_MANAGER') && !roles.includes('SALES_MANAGER'))
    log.warn(
      { tenant },
      `a role counts with its dealer alone: the provider says SALES_MANAGER, not ${own}SALES_MANAGER`,
    )
  return {
    issuer: token.iss,
    subject: token.sub,
    email: text('email'),
    isEmailVerified: token['email_verified'] === true,
    givenName: text('given_name'),
    familyName: text('family_name'),
    roles: rolesClaim ? roles : undefined,
  }
}

/**
 * Without one of our roles the person is a customer. `before`: the dealer's id and a colon; a
 * provider that serves several dealers must use it, or one dealer's manager would be every
 * dealer's.
 */
const rolesIn = (claim: unknown[], before: string[]): Role[] => {
  const roles = ROLES.filter((role) => before.some((dealer) => claim.includes(dealer + role)))
  return roles.length ? roles : ['CUSTOMER']
}

const UNAVAILABLE_CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Whether the provider failed or is misconfigured (clock, keys), rather than rejecting the sign-in. */
export function isProviderUnavailable(error: unknown): boolean {
  const { code = '', cause } = error as { code?: string; cause?: { status?: number } }
  return (
    error instanceof ProviderUnavailable ||
    error instanceof TypeError ||
    UNAVAILABLE_CODES.has(code) ||
    (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && (cause?.status ?? 0) >= 500)
  )
}

/** Facts for the log, without tokens, codes and personal data, which such errors contain. */
export function describeFailure(error: unknown): {
  fault: string
  code: string | undefined
  reason: string | undefined
} {
  const { message, code, cause } = error as {
    message: string
    code?: string
    cause?: { message?: string; code?: string }
  }
  return {
    fault: message.slice(0, 200),
    code: code ?? cause?.code,
    reason: cause?.code && cause.message?.slice(0, 200),
  }
}
