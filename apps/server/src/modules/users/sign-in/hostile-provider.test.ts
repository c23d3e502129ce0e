import { generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { countPeople } from '../../../testing/sessions.ts'
import { asSecret, CLIENT_ID, CLIENT_SECRET, stubProvider, unsigned } from '../../../testing/provider-stub.ts'
import type { StubReplies, StubProvider } from '../../../testing/provider-stub.ts'

let stub: StubProvider
let server: TestServer
let shiftMs = 0
const lines: string[] = []
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })

beforeAll(async () => {
  stub = await stubProvider()
  const env = {
    PORT: '3000',
    OIDC_ISSUER: stub.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ROLES_CLAIM: 'roles',
  }
  server = await testServer(env, { now: () => new Date(Date.now() + shiftMs) })
  for (const level of ['warn', 'error'] as const)
    server.app.addHook('onRequest', async (request) => {
      const log = request.log[level].bind(request.log)
      request.log[level] = (...given: unknown[]) => {
        lines.push(JSON.stringify(given))
        log(...(given as [string]))
      }
    })
})
afterAll(async () => {
  await server.close()
  await stub.stop()
})
beforeEach(() => {
  stub.reset()
  lines.length = 0
  // The cached metadata of the provider is discarded.
  shiftMs += 3_600_000
})

interface Way {
  browser: TestBrowser
  state: string
  nonce: string
}
async function begin(browser = browserAt(server)): Promise<Way> {
  const { status, headers } = await browser.get('/auth/sign-in?return=%2Freviews')
  const to = new URL(String(headers['location']), 'http://localhost:3000')
  expect([status, to.origin + to.pathname]).toEqual([302, `${stub.issuer}/authorize`])
  return { browser, state: to.searchParams.get('state') ?? '', nonce: to.searchParams.get('nonce') ?? '' }
}
const comeBack = ({ browser }: Way, query: [string, string][]): Promise<Reply> =>
  browser.get(`/auth/callback?${new URLSearchParams(query)}`)
const honestQuery = ({ state, nonce }: Way): [string, string][] => [
  ['code', nonce],
  ['state', state],
  ['iss', stub.issuer],
]

test('[G30 SES-01] creates a customer by issuer and subject from an honest provider', async () => {
  const way = await begin()
  const back = await comeBack(way, honestQuery(way))
  expect([back.status, back.headers['location']]).toEqual([302, '/success-login?return=%2Freviews'])
  expect((await way.browser.get('/api/userinfo')).json).toMatchObject({
    firstname: 'Amina',
    email: 'stub@example.com',
    roles: ['CUSTOMER'],
  })
  expect(lines).toEqual([])
})

type Lie = (way: Way) => { replies?: Partial<StubReplies>; query?: [string, string][] }
const token = (change: (claims: JWTPayload) => JWTPayload): { replies: Partial<StubReplies> } => ({
  replies: { token: (claims) => stub.sign(change(claims)) },
})
const answer = (say: (response: ServerResponse) => void): { replies: Partial<StubReplies> } => ({
  replies: {
    answer: (response) => {
      say(response)
      return true
    },
  },
})
const without = (what: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(what).filter(([one]) => one !== name))
const now = (): number => Math.floor(Date.now() / 1000)
const instead = (way: Way, name: string, value: string): [string, string][] => [
  ...honestQuery(way).filter(([one]) => one !== name),
  [name, value],
]

const LIES: [what: string, lie: Lie][] = [
  ['another issuer in the token', () => token((claims) => ({ ...claims, iss: 'https://evil.example' }))],
  ['a token for another client', () => token((claims) => ({ ...claims, aud: 'another' }))],
  ['a token for two clients, issued to the other', () => token((c) => ({ ...c, aud: [CLIENT_ID, 'b'], azp: 'b' }))],
  ['a token for us that was issued to another', () => token((claims) => ({ ...claims, azp: 'another' }))],
  ['no nonce', () => token((claims) => without(claims, 'nonce'))],
  ['another nonce', () => token((claims) => ({ ...claims, nonce: 'x' }))],
  ['a token that has ended', () => token((claims) => ({ ...claims, exp: now() - 3600 }))],
  ['a token of tomorrow', () => token((claims) => ({ ...claims, iat: now() + 86_400, exp: now() + 90_000 }))],
  ['no end', () => token((claims) => without(claims, 'exp'))],
  ['no subject', () => token((claims) => without(claims, 'sub'))],
  ['a subject that no database keeps', () => token((claims) => ({ ...claims, sub: 'a\0b' }))],
  ['a subject without end', () => token((claims) => ({ ...claims, sub: 'a'.repeat(20_000) }))],
  ['alg none', () => ({ replies: { token: (claims) => unsigned(claims) } })],
  ['alg none under another name', () => ({ replies: { token: (claims) => unsigned(claims, 'nOnE') } })],
  [
    'HS256 with the public key as its secret',
    () => ({ replies: { token: (claims) => stub.sign(claims, { alg: 'HS256' }, asSecret(stub.keys.public)) } }),
  ],
  [
    'HS256 with our own secret, where the provider says that it signs so',
    () => ({
      replies: {
        discovery: (honest) => ({ ...honest, id_token_signing_alg_values_supported: ['HS256', 'none', 'RS256'] }),
        token: (claims) => stub.sign(claims, { alg: 'HS256' }, asSecret(stub.keys.public)),
      },
    }),
  ],
  [
    'alg none, where the provider says that it signs so',
    () => ({
      replies: {
        discovery: (honest) => ({ ...honest, id_token_signing_alg_values_supported: ['none'] }),
        token: (claims) => unsigned(claims),
      },
    }),
  ],
  [
    'the key of a stranger under the known kid',
    () => ({ replies: { token: (claims) => stub.sign(claims, {}, stranger.privateKey) } }),
  ],
  [
    'a kid that nobody published',
    () => ({ replies: { token: (claims) => stub.sign(claims, { kid: 'other' }, stranger.privateKey) } }),
  ],
  [
    'a jku of its own',
    () => ({
      replies: { token: (c) => stub.sign(c, { kid: 'x', jku: `${stub.issuer}/evil` }, stranger.privateKey) },
    }),
  ],
  [
    'a key in its header',
    () => ({
      replies: {
        token: (claims) =>
          stub.sign(
            claims,
            { jwk: stranger.publicKey.export({ format: 'jwk' }), x5u: `${stub.issuer}/x` },
            stranger.privateKey,
          ),
      },
    }),
  ],
  ['no signature', () => ({ replies: { token: async (c) => (await stub.sign(c)).replace(/[^.]+$/, '') } })],
  [
    'other claims under a good signature',
    () => ({
      replies: {
        token: async (claims) => {
          const [head, , signature] = (await stub.sign(claims)).split('.')
          const other = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url')
          return `${head}.${other}.${signature}`
        },
      },
    }),
  ],
  ['no token', () => ({ replies: { token: () => undefined as unknown as string } })],
  ["the token of another's sign-in", () => token((claims) => ({ ...claims, nonce: 'of-another', sub: 'another' }))],
  ['a state of nobody', (way) => ({ query: instead(way, 'state', 'x') })],
  ['no state', (way) => ({ query: honestQuery(way).filter(([name]) => name !== 'state') })],
  ['a code twice', (way) => ({ query: [...honestQuery(way), ['code', 'x']] })],
  ['a state twice', (way) => ({ query: [...honestQuery(way), ['state', way.state]] })],
  ["another provider's iss", (way) => ({ query: instead(way, 'iss', 'https://evil.example') })],
  ['no iss, though it says that there is one', (way) => ({ query: honestQuery(way).slice(0, 2) })],
  ['no code', (way) => ({ query: honestQuery(way).slice(1) })],
  [
    'an error with markup',
    (way) => ({
      query: [
        ['error', '<script>alert(1)</script>'],
        ['error_description', '"><img src=x onerror=alert(1)>'],
        ...honestQuery(way).slice(1),
      ],
    }),
  ],
  ['a token endpoint that fails', () => answer((r) => void r.writeHead(500).end('no'))],
  ['a token endpoint of HTML', () => answer((r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'))],
  ['a token endpoint that redirects', () => answer((r) => void r.writeHead(307, { location: '/userinfo' }).end())],
  ['a token endpoint that hangs up', () => answer((r) => void r.destroy())],
  [
    'a token endpoint without end',
    () =>
      answer((r) => {
        r.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"')
        const more = setInterval(() => void r.write('x'.repeat(100_000)), 1)
        r.on('close', () => clearInterval(more)).on('error', () => {})
      }),
  ],
  ['keys that are none', () => ({ replies: { jwks: () => ({ keys: [] }) } })],
  ['keys without end', () => ({ replies: { jwks: (honest) => ({ ...honest, more: 'x'.repeat(2_000_000) }) } })],
  ['keys of HTML', () => ({ replies: { jwks: () => '<p>' } })],
  ['user info of somebody else', () => ({ replies: { userInfo: () => ({ sub: 'victim' }) } })],
  ['user info of nobody', () => ({ replies: { userInfo: () => ({}) } })],
]

test.each(LIES)('[G30 A04] rejects without account or session: %s', async (_, lie) => {
  const before = await countPeople(server.context)
  const way = await begin()
  const { replies, query = honestQuery(way) } = lie(way)
  Object.assign(stub.replies, replies)
  // False metadata has effect only when it is fetched.
  if (replies?.discovery) shiftMs += 3_600_000
  const back = await comeBack(way, query)
  expect(back.status).toBe(302)
  expect(back.headers['location']).toMatch(/^\/login\?problem=(?:refused|provider|expired)&return=%2F(?:reviews)?$/)
  expect(back.headers['cache-control']).toBe('no-store')
  expect(way.browser.cookies.has('__Host-sid')).toBe(false)
  expect(await countPeople(server.context)).toEqual(before)
  expect(lines.join()).not.toMatch(/eyJ|stub@example|alert|harbour/)
})

test('[G30] rejects a provider with another issuer or a useless answer', async () => {
  const sayings: StubReplies['discovery'][] = [
    (honest) => ({ ...honest, issuer: 'https://evil.example' }),
    (honest) => without(honest, 'authorization_endpoint'),
    (honest) => ({ ...honest, authorization_endpoint: 'javascript:alert(1)' }),
    () => '<p>',
    () => [],
    () => 'x'.repeat(2_000_000),
  ]
  for (const discovery of sayings) {
    shiftMs += 3_600_000
    stub.replies.discovery = discovery
    const { status, headers } = await browserAt(server).get('/auth/sign-in?return=%2Freviews')
    expect([status, headers['location']]).toEqual([302, '/login?problem=provider&return=%2Freviews'])
  }
})

test('[G30 H04] limits provider requests for unknown keys', async () => {
  stub.replies.token = (claims) => stub.sign(claims, { kid: 'other' }, stranger.privateKey)
  stub.requestCounts.clear()
  for (let i = 0; i < 5; i++) {
    const way = await begin()
    await comeBack(way, honestQuery(way))
  }
  expect([stub.requestCounts.get('/jwks'), stub.requestCounts.get('/token')]).toEqual([1, 5])
})

test('[A04] signs in one of twenty concurrent callers with one answer', async () => {
  const before = await countPeople(server.context)
  stub.replies.token = (claims) => stub.sign({ ...claims, sub: 'of-twenty' })
  const way = await begin()
  const backs = await Promise.all(Array.from({ length: 20 }, () => comeBack(way, honestQuery(way))))
  expect(backs.filter(({ headers }) => String(headers['location']).startsWith('/success-login'))).toHaveLength(1)
  expect(await countPeople(server.context)).toEqual({ sessions: before.sessions + 1, persons: before.persons + 1 })
})
