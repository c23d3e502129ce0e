import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { countPeople } from '../../../testing/sessions.ts'
import { webClientSecret } from './provider.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const HOST = 'localhost:3000'
const CALLBACK = `http://${HOST}/auth/callback`
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
const basic = async (tenant = 'staging') =>
  `Basic ${Buffer.from(`minato-web:${await webClientSecret(server.context, tenant)}`).toString('base64')}`

async function token(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/oidc/staging/token',
    headers: {
      host: HOST,
      'content-type': 'application/x-www-form-urlencoded',
      authorization: await basic(),
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  })
  return {
    status: answer.statusCode,
    json: answer.json<{ error?: string; access_token?: string; id_token?: string }>(),
  }
}

/** An authorization code with its verifier, as our own client receives it. */
async function newCode(more: Record<string, string> = {}): Promise<{ code: string; verifier: string }> {
  const { email } = await addPerson(server.context)
  const verifier = randomBytes(32).toString('base64url')
  const browser = browserAt(server)
  const asked = {
    client_id: 'minato-web',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: CALLBACK,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    nonce: 'n',
    ...more,
  }
  const form = await browser.follow(`/oidc/staging/auth?${new URLSearchParams(asked)}`)
  const { json } = await browser.send('POST', `/api/sign-in/${form.split('/').at(-1)}`, { email, password: PASSWORD })
  const { headers } = await browser.get((json as { location: string }).location)
  return { code: new URL(String(headers['location'])).searchParams.get('code') ?? '', verifier }
}
const trade = ({ code, verifier }: { code: string; verifier: string }, more: Record<string, string> = {}) =>
  token({ grant_type: 'authorization_code', redirect_uri: CALLBACK, code, code_verifier: verifier, ...more })

test('[A04] accepts a code once, with its verifier, client and address', async () => {
  const given = await newCode()
  const wrong: [string, Record<string, string>][] = [
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: `${CALLBACK}/` }],
    ['another code', { code: 'x'.repeat(43) }],
  ]
  for (const [what, more] of wrong) expect([what, await trade(given, more)]).toMatchObject([what, { status: 400 }])
  const { code_verifier: _, ...bare } = { code_verifier: '' }
  const missing = await token({ grant_type: 'authorization_code', redirect_uri: CALLBACK, code: given.code, ...bare })
  expect(missing.status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 20 }, () => trade(given)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(400)])
  expect(new Set(answers.filter(({ status }) => status === 400).map(({ json }) => json.error))).toEqual(
    new Set(['invalid_grant']),
  )
  expect((await token({ grant_type: 'authorization_code' }, { authorization: 'Basic eDp5' })).status).toBe(401)
})

test('[A04] revokes the tokens of a code that is used again', async () => {
  const given = await newCode()
  expect((await trade(given)).status).toBe(200)
  const tokens = () =>
    server.context.db.read('staging', {
      text: "select from users.provider_record where tenant_id = 'staging' and model = 'AccessToken'",
      values: [],
    })
  const before = (await tokens()).length
  expect((await trade(given)).status).toBe(400)
  expect((await tokens()).length).toBe(before - 1)
})

test('[A05] redirects only to the registered address', async () => {
  const addresses = [
    `${CALLBACK}/x`,
    `${CALLBACK}/../evil`,
    `${CALLBACK}?a=b`,
    `${CALLBACK}#x`,
    `${CALLBACK}%2e`,
    CALLBACK.replace('//', '//user@'),
    'http://localhost:3000@evil.example/auth/callback',
    'http://evil.localhost:3000/auth/callback',
    'http://localhost:3001/auth/callback',
    'https://localhost:3000/auth/callback',
    'http://localhost/auth/callback',
    'http://LOCALHOST:3000/auth/callback',
    'http://127.0.0.1:3000/auth/callback',
    '//evil.example',
    'javascript:alert(1)',
    '',
  ]
  const asked = { client_id: 'minato-web', response_type: 'code', scope: 'openid', code_challenge_method: 'S256' }
  for (const address of addresses) {
    const query = new URLSearchParams({ ...asked, code_challenge: challengeOf('x'), redirect_uri: address })
    const { status, headers, json } = await browserAt(server).get(`/oidc/staging/auth?${query}`, {
      accept: 'text/html',
    })
    expect([address, status, headers['location']]).toEqual([address, 400, undefined])
    expect(String(json)).not.toMatch(/evil|alert/)
  }
})

test('[A05 A06] redirects only to the registered page after a sign-out', async () => {
  for (const address of [
    `http://${HOST}/evil`,
    `http://${HOST}//evil.example`,
    `http://${HOST}/?a=b`,
    `http://${HOST}@evil.example/`,
    'http://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
  ]) {
    const query = new URLSearchParams({ client_id: 'minato-web', post_logout_redirect_uri: address })
    const { status, headers, json } = await browserAt(server).get(`/oidc/staging/session/end?${query}`)
    expect([address, status, headers['location']]).toEqual([address, 400, undefined])
    expect(String(json)).not.toMatch(/evil|alert/)
  }
})

test('[A05 C04] shows no input on the error page and forbids framing', async () => {
  const { status, headers, json } = await browserAt(server).get(
    '/oidc/staging/auth?client_id=<script>alert(1)</script>',
    {
      accept: 'text/html',
      'accept-language': 'fr',
    },
  )
  expect([status, String(json)]).toEqual([400, expect.stringContaining('La connexion n’a pas pu se poursuivre')])
  expect(String(json)).not.toContain('alert(1)')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('[A05 A07] issues no code without PKCE S256 or in any other flow', async () => {
  const good = {
    client_id: 'minato-web',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: CALLBACK,
    code_challenge: challengeOf('x'),
    code_challenge_method: 'S256',
  }
  const { code_challenge: _, code_challenge_method: __, ...bare } = good
  for (const query of [
    bare,
    { ...good, code_challenge_method: 'plain' },
    { ...good, response_type: 'id_token', nonce: 'n' },
    { ...good, response_type: 'code id_token', nonce: 'n' },
    { ...good, response_type: 'token' },
    { ...good, response_type: 'none' },
    { ...good, request: 'eyJhbGciOiJub25lIn0.e30.' },
    { ...good, prompt: 'none' },
  ]) {
    const { headers } = await browserAt(server).get(`/oidc/staging/auth?${new URLSearchParams(query)}`)
    const to = new URL(String(headers['location']))
    expect([to.origin + to.pathname, to.searchParams.get('code')]).toEqual([CALLBACK, null])
    expect(to.hash + to.search).toMatch(/error=\w/)
  }
  for (const grant of ['password', 'implicit', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'])
    expect([
      grant,
      (await token({ grant_type: grant, username: 'a', password: 'b', refresh_token: 'x' })).status,
    ]).toEqual([grant, 400])
})

test('[A07] disables unused provider features', async () => {
  for (const [method, path] of [
    ['GET', '/interaction/x'],
    ['POST', '/interaction/x'],
    ['POST', '/reg'],
    ['GET', '/reg/minato-web'],
    ['POST', '/token/introspection'],
    ['POST', '/request'],
    ['POST', '/device/auth'],
    ['POST', '/backchannel'],
    ['GET', '/me'],
    ['POST', '/challenge'],
  ] as const) {
    const url = `/oidc/staging${path}`
    const answer = await server.app.inject({ method, url, headers: { host: HOST } })
    expect([method, path, answer.statusCode]).toEqual([method, path, 404])
  }
})

test('[A07] publishes the code flow, S256, ES256 and own addresses, no private key', async () => {
  const forged = { host: HOST, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const about = async (path: string) =>
    (await server.app.inject({ url: `/oidc/staging${path}`, headers: forged })).json<Record<string, unknown>>()
  const said = await about('/.well-known/openid-configuration')
  expect(said).toMatchObject({
    issuer: `http://${HOST}/oidc/staging`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: false,
  })
  expect(JSON.stringify(said)).not.toContain('evil')
  const { keys } = (await about('/jwks')) as { keys: Record<string, unknown>[] }
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
    expect(Object.keys(key)).not.toContain('d')
  }
  // Another tenant's provider answers at its own host only and has its own keys.
  expect((await server.app.inject({ url: '/oidc/second/jwks', headers: { host: HOST } })).statusCode).toBe(404)
  const second = await server.app.inject({ url: '/oidc/second/jwks', headers: { host: 'second.localhost:3000' } })
  expect(second.json<{ keys: { kid: string }[] }>().keys[0]?.kid).not.toBe(keys[0]?.['kid'])
})

test('[A07 API-05] rejects sign-in tokens as bearer tokens or in the address', async () => {
  const { json } = await trade(await newCode())
  const before = await countPeople(server.context)
  for (const bearer of [json.access_token, json.id_token, 'x'.repeat(43)]) {
    const headers = { 'tenant-id': 'staging', authorization: `Bearer ${bearer}` }
    for (const url of ['/api/userinfo', '/api/uum/account', '/api/vehicle/public/car'])
      expect([url, (await server.app.inject({ url, headers })).statusCode]).toEqual([url, 401])
    const inAddress = async (path: string) => {
      const url = `${path}?${new URLSearchParams({ access_token: String(bearer) })}`
      return (await server.app.inject({ url, headers: { 'tenant-id': 'staging' } })).statusCode
    }
    // The published list of parameters does not contain it.
    expect([await inAddress('/api/uum/account'), await inAddress('/api/vehicle/public/car')]).toEqual([401, 400])
    expect(await inAddress('/api/userinfo')).toBe(401)
  }
  expect(await countPeople(server.context)).toEqual(before)
})

test('[A05 SES-01] rejects the form of another browser', async () => {
  const { email } = await signedInPerson(server)
  const uid = await browserAt(server).begin()
  const other = browserAt(server)
  await other.begin()
  for (const browser of [other, browserAt(server)]) {
    const { status } = await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
    expect(status).toBe(404)
  }
})

test('[G04] limits open sign-ins to sixty a minute per network for ten minutes', async () => {
  const { db } = server.context
  await browserAt(server).begin()
  const long = sql`select from users.provider_record where tenant_id = 'staging' and model = 'Interaction'
    and expires_at > now() + interval '10 minutes'`
  expect(await db.read('staging', long)).toEqual([])
  const few = await testServer({ PORT: '3000', RATE_SIGN_IN: '3' })
  try {
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await browserAt(few).get('/auth/sign-in')).status)
    expect(statuses).toEqual([302, 302, 302, 429, 429])
    expect((await browserAt(few).get('/auth/callback')).status).toBe(302)
    const origin = await few.app.listen({ port: 0, host: 'localhost' })
    const ask = async (path: string) => (await fetch(`${origin}/oidc/staging${path}`, { redirect: 'manual' })).status
    // All spellings are the same address.
    const asked = []
    for (const path of ['/auth?client_id=x', '/auth', '/auth/', '/AUTH', '/auth?a=b']) asked.push(await ask(path))
    expect(asked.map((status) => status === 429)).toEqual([false, false, false, true, true])
    for (let i = 0; i < 5; i++) expect(await ask('/jwks')).toBe(200)
  } finally {
    await few.close()
  }
})
