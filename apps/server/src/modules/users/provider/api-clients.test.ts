import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CLIENTS, createClient, requestToken } from '../../../testing/api-clients.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { signedInPerson } from '../../../testing/people.ts'

let server: TestServer
let manager: TestBrowser
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  manager = (await signedInPerson(server, { role: 'SALES_MANAGER' })).browser
})
afterAll(() => server.close())

const newClient = (scopes: string[], browser = manager) => createClient(browser, scopes)
const tokenOf = (...asked: Parameters<typeof requestToken> extends [TestServer, ...infer Rest] ? Rest : never) =>
  requestToken(server, ...asked)
const call = async (token: string, url: string, more: Record<string, string> = {}, method = 'GET', payload?: object) =>
  (
    await server.app.inject({
      method: method as 'GET',
      url,
      headers: { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token}`, ...more },
      ...(payload && { payload }),
    })
  ).statusCode

test('[API-05 API-13] lets an API client call what a browser may call, with equal rights', async () => {
  const [car = ''] = await addCars(server.context, [buildCar({ status: 'DRAFT' })])
  const draft = `/api/vehicle/car/${car}`
  const made = await newClient(['vehicle.read', 'vehicle.write'])
  const { status, headers, json } = await tokenOf(made)
  expect([status, json.expires_in, headers['cache-control']]).toEqual([200, 300, 'no-store'])
  const asManager = await manager.get(draft)
  expect(asManager.status).toBe(200)
  const answer = await server.app.inject({
    url: draft,
    headers: { 'tenant-id': 'staging', authorization: `Bearer ${json.access_token}` },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, asManager.json])
  // Bearer calls need no anti-forgery token, because browsers do not send them across sites.
  const images = `${draft}/images`
  expect((await manager.send('POST', images, {})).status).toBe(400)
  expect(await call(json.access_token, images, {}, 'POST', {})).toBe(400)
  // Permissions that were not selected, and calls for people only.
  for (const path of [
    '/api/main/audit',
    '/api/main/settings',
    '/api/uum/manager',
    CLIENTS,
    '/api/uum/account',
    '/api/userinfo',
  ])
    expect([path, await call(json.access_token, path)]).toEqual([path, 403])
  expect(await call(json.access_token, '/api/vehicle/public/car')).toBe(200)
})

test('[API-13] grants fewer scopes than permitted on request, never more', async () => {
  const made = await newClient(['vehicle.read', 'main.read'])
  const less = await tokenOf(made, { scope: 'main.read' })
  expect(await call(less.json.access_token, '/api/main/settings')).toBe(200)
  expect(await call(less.json.access_token, '/api/vehicle/car/00000000-0000-4000-8000-00000000dead')).toBe(403)
  for (const scope of ['vehicle.write', 'main.read vehicle.write', 'openid', 'everything']) {
    const more = await tokenOf(made, { scope })
    const opened =
      more.status === 200 && (await call(more.json.access_token, '/api/vehicle/car/x/images', {}, 'POST', {}))
    expect([scope, [false, 403]]).toEqual([scope, expect.arrayContaining([opened])])
  }
  // Revocation by a manager ends running tokens.
  const whole = await tokenOf(made)
  expect(await call(whole.json.access_token, '/api/main/settings')).toBe(200)
  await server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`update users.api_client set scopes = '{vehicle.read}' where tenant_id = 'staging' and id = ${made.client.id}`,
    ),
  )
  expect(await call(whole.json.access_token, '/api/main/settings')).toBe(403)
})

test('[API-05 API-13] rejects a revoked client or expired token at the next call', async () => {
  const [one, two, three] = [
    await newClient(['main.read']),
    await newClient(['main.read']),
    await newClient(['main.read']),
  ]
  const [first, second, third] = [await tokenOf(one), await tokenOf(two), await tokenOf(three)]
  const statuses = () =>
    Promise.all([first, second, third].map(({ json }) => call(json.access_token, '/api/main/settings')))
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await manager.send('DELETE', `${CLIENTS}/${one.client.id}`)).status).toBe(204)
  const form = { token: second.json.access_token }
  const revoked = await server.app.inject({
    method: 'POST',
    url: '/oidc/staging/token/revocation',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${two.client.id}:${two.secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams(form).toString(),
  })
  expect(revoked.statusCode).toBe(200)
  await server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`update users.provider_record set expires_at = now() where tenant_id = 'staging' and payload->>'clientId' = ${three.client.id}`,
    ),
  )
  expect(await statuses()).toEqual([401, 401, 401])
  expect((await tokenOf(one)).status).toBe(401)
})

test('[API-13] shows the secret once, stores its hash and rejects a wrong one', async () => {
  const made = await newClient(['main.read'])
  expect(made.secret).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify((await manager.get(CLIENTS)).json)).not.toContain(made.secret)
  const rows = await server.context.db.read(
    'staging',
    sql`select c::text from users.api_client c where tenant_id = 'staging'`,
  )
  expect(JSON.stringify(rows)).not.toContain(made.secret)
  const [kept] = await server.context.db.read<{ hash: string }>(
    'staging',
    sql`select secret_hash as hash from users.api_client where tenant_id = 'staging' and id = ${made.client.id}`,
  )
  for (const secret of ['x', made.secret.slice(1), kept?.hash ?? ''])
    expect((await tokenOf({ ...made, secret })).status).toBe(401)
  const nobody = '00000000-0000-4000-8000-00000000dead'
  for (const id of [nobody, "' or 1=1 --", 'minato-web'])
    expect([id, (await tokenOf({ client: { id }, secret: made.secret })).status]).toEqual([id, 401])
})

test('[A07 E02 API-05] accepts a token only at its tenant, in its header, without a cookie', async () => {
  const made = await newClient(['main.read', 'vehicle.write'])
  const { json } = await tokenOf(made)
  const { access_token: token } = json
  expect(await call(token, '/api/main/settings', { 'tenant-id': 'second' })).toBe(401)
  expect((await tokenOf(made, { tenant: 'second', host: 'second.localhost:3000' })).status).toBe(401)
  // Whatever audience is requested, the token is for this API; a foreign audience is rejected.
  const foreign = await tokenOf(made, { resource: 'https://evil.example/api' })
  expect([foreign.status, await call(foreign.json.access_token, '/api/main/settings')]).toEqual([200, 200])
  const audiences = await server.context.db.read<{ aud: unknown }>(
    'staging',
    sql`select payload->'aud' as aud from users.provider_record where tenant_id = 'staging'
      and model = 'ClientCredentials' and payload->>'clientId' = ${made.client.id}`,
  )
  expect(audiences.map(({ aud }) => aud)).toEqual(Array(2).fill('http://localhost:3000/api'))
  const inAddress = (url: string) => server.app.inject({ url, headers: { 'tenant-id': 'staging' } })
  expect((await inAddress(`/api/main/settings?access_token=${token}`)).statusCode).toBe(401)
  expect((await inAddress(`/api/vehicle/public/car?access_token=${token}`)).statusCode).toBe(400)
  // The cookie has precedence: with a visitor's or ended session the client is a visitor and needs an anti-forgery token.
  const cookie = `__Host-sid=${'A'.repeat(43)}`
  expect(await call(token, '/api/main/settings', { cookie })).toBe(401)
  const session = `__Host-sid=${manager.cookies.get('__Host-sid')}`
  const images = '/api/vehicle/car/00000000-0000-4000-8000-00000000dead/images'
  expect(await call(token, images, {}, 'POST', {})).toBe(400)
  expect(await call(token, images, { cookie: session }, 'POST', {})).toBe(403)
  for (const authorization of [`Basic ${token}`, `Bearer  ${token}x`, `Bearer ${token},`, token])
    expect([401, 403]).toContain(await call('', '/api/main/settings', { authorization }))
})

test('[API-13] lets only managers create API clients, with existing scopes', async () => {
  const customer = (await signedInPerson(server)).browser
  const body = { name: 'x', scopes: ['main.read'] }
  expect((await customer.send('POST', CLIENTS, body)).status).toBe(403)
  for (const wrong of [
    { ...body, scopes: [] },
    { ...body, scopes: ['all'] },
    { ...body, secret: 'mine' },
    { scopes: ['main.read'] },
  ])
    expect((await manager.send('POST', CLIENTS, wrong)).status).toBe(400)
  const other = (await signedInPerson(server, { tenant: 'second', role: 'SALES_MANAGER' })).browser
  const { client } = await newClient(['main.read'])
  expect((await other.send('DELETE', `${CLIENTS}/${client.id}`)).status).toBe(404)
  expect(JSON.stringify((await other.get(CLIENTS)).json)).not.toContain(client.id)
})
