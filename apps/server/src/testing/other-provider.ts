import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { JWK } from 'jose'
import { Provider } from 'oidc-provider'
import type { AccountClaims } from 'oidc-provider'

/**
 * Another OpenID provider in its own process, with its own keys, records and people. Prints its port, and ends on SIGTERM or
 * with the test that started it.
 */
export interface OtherProviderOptions {
  port: number
  /** The signing key. */
  key: JWK
  clientId: string
  clientSecret: string
  callback: string
  home: string
  /** Claims by subject; the sign-in form accepts any of these subjects. */
  people: Record<string, AccountClaims | object>
  delayMs?: number
  clockOffMs?: number
}
const given = JSON.parse(process.argv[2] ?? '{}') as OtherProviderOptions
const { clockOffMs = 0, delayMs = 0 } = given
const trueNow = Date.now.bind(Date)
Date.now = () => trueNow() + clockOffMs

const server = createServer((request, response) => {
  void setTimeout(delayMs).then(() => answer(request, response))
})
await new Promise<void>((resolve) => void server.listen(given.port, 'localhost', resolve))
const { port } = server.address() as AddressInfo

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: given.clientId,
      client_secret: given.clientSecret,
      redirect_uris: [given.callback],
      post_logout_redirect_uris: [given.home],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [given.key] },
  ttl: { IdToken: 300 },
  cookies: { keys: ['of-the-other'] },
  scopes: ['openid', 'profile', 'email'],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'groups'],
  },
  pkce: { required: () => true },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...given.people[sub], sub }) }),
  loadExistingGrant: async ({ oidc: { client, session } }) => {
    const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
    grant.addOIDCScope('openid profile email')
    await grant.save()
    return grant
  },
})
const answer = provider.callback()
console.log(port)

process.once('SIGTERM', () => process.exit())
process.stdin.once('end', () => process.exit()).resume()
