import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSecretKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { decodeJwt, exportJWK, SignJWT } from 'jose'
import type { JWK, JWTPayload } from 'jose'

/** An OpenID provider for tests (goal G30). It replies correctly until a test replaces one of its replies. */
export interface StubProvider {
  issuer: string
  /** The replies, read at each request. */
  replies: StubReplies
  /** Number of requests by path. */
  requestCounts: Map<string, number>
  keys: { private: KeyObject; public: KeyObject; kid: string }
  sign(claims: JWTPayload, header?: Record<string, unknown>, key?: KeyObject): Promise<string>
  /** Resets all replies to honest ones. */
  reset(): void
  stop(): Promise<void>
}
export interface StubReplies {
  discovery(honest: Record<string, unknown>): object | string
  jwks(honest: { keys: JWK[] }): object | string
  /** The ID token, made from honest claims. */
  token(claims: JWTPayload, asked: URLSearchParams): string | Promise<string>
  /** The whole reply of the token endpoint; undefined is the honest one. */
  answer(response: ServerResponse): boolean | Promise<boolean>
  userInfo(sub: string): object
}

export const CLIENT_ID = 'minato'
export const CLIENT_SECRET = 'the secret of a test'
const SUBJECT = 'subject-of-the-stub'

export async function stubProvider(): Promise<StubProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'the-one'
  const requestCounts = new Map<string, number>()
  // The subject of the latest token, valid or not.
  let subject = SUBJECT
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const stub: StubProvider = {
    issuer,
    replies: honest(),
    requestCounts,
    keys: { private: privateKey, public: publicKey, kid },
    sign: (claims, header = {}, key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key),
    reset: () => void (stub.replies = honest()),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  /** A code equals its nonce, which tests pass along (`codeOf`). */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', issuer)
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1)
    const send = (what: object | string): void => {
      response.setHeader('content-type', typeof what === 'string' ? 'text/html' : 'application/json')
      response.end(typeof what === 'string' ? what : JSON.stringify(what))
    }
    if (pathname === '/.well-known/openid-configuration') return send(stub.replies.discovery(metadata(issuer)))
    if (pathname === '/jwks') {
      const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
      return send(stub.replies.jwks({ keys: [jwk] }))
    }
    if (pathname === '/userinfo') return send(stub.replies.userInfo(subject))
    if (pathname !== '/token') return void response.writeHead(404).end()
    const form = new URLSearchParams(await bodyOf(request))
    if (await stub.replies.answer(response)) return
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      sub: SUBJECT,
      aud: CLIENT_ID,
      iat: now,
      exp: now + 300,
      nonce: form.get('code') ?? '',
    }
    const idToken = await stub.replies.token(claims, form)
    subject = subjectOf(idToken)
    send({ access_token: 'of-the-stub', token_type: 'Bearer', expires_in: 300, id_token: idToken })
  }

  return stub

  function honest(): StubReplies {
    return {
      discovery: (given) => given,
      jwks: (given) => given,
      token: (claims) => stub.sign(claims),
      answer: () => false,
      userInfo: (sub) => ({ sub, email: 'stub@example.com', email_verified: true, given_name: 'Amina' }),
    }
  }
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

function subjectOf(token: string): string {
  try {
    return decodeJwt(token).sub ?? SUBJECT
  } catch {
    return SUBJECT
  }
}

/** A token with `alg: none`. */
export const unsigned = (claims: JWTPayload, alg = 'none'): string => `${base64url({ alg })}.${base64url(claims)}.`
const base64url = (what: object): string => Buffer.from(JSON.stringify(what)).toString('base64url')

/** The public key used as a shared secret, for verifiers that trust the header's algorithm. */
export const asSecret = (key: KeyObject): KeyObject =>
  createSecretKey(Buffer.from(key.export({ type: 'spki', format: 'pem' }) as string))
