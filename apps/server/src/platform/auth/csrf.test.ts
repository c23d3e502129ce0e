import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { newSessionId, newToken, sessionIdOf } from './csrf.ts'
import { openPool } from '../database/database.ts'
import { secretOf } from '../process/secrets.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
const unsafe = (Object.values(calls) as Call[]).filter(({ method, isTokenless }) => method !== 'GET' && !isTokenless)
const urlOf = (call: Call): string => pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')
const PUT_ON = '/api/vehicle/car/00000000-0000-4000-8000-00000000dead/images'

const ask = (method: string, url: string, headers: Record<string, string>, payload?: string) =>
  server.app.inject({
    method: method as 'POST',
    url,
    headers: { 'tenant-id': 'staging', host: 'localhost:3000', ...headers },
    ...(payload !== undefined && { payload }),
  })
const cookies = (response: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('[API-03 C01] rejects every changing call without its session’s token', async () => {
  const { db } = server.context
  const { cookie = '', 'x-xsrf-token': token = '' } = server.guard()
  const [nonce = '', signature = ''] = token.split('.')
  const [mine, other] = [newSessionId(), newSessionId()]
  const [othersToken, mineToken] = [await newToken(db, other), await newToken(db, mine)]
  const forged: [string, Record<string, string>][] = [
    ['nothing at all', {}],
    ['no header', { cookie }],
    ['the header alone', { 'x-xsrf-token': token }],
    ['an empty header', { cookie, 'x-xsrf-token': '' }],
    ['the token of another session', { cookie, 'x-xsrf-token': othersToken }],
    ['a pair that was tossed in', { cookie: `${cookie}; XSRF-TOKEN=${othersToken}`, 'x-xsrf-token': othersToken }],
    ['the token in the cookie alone', { cookie: `${cookie}; XSRF-TOKEN=${token}` }],
    ['another nonce', { cookie, 'x-xsrf-token': `${mineToken.split('.')[0]}.${signature}` }],
    ['a signature cut short', { cookie, 'x-xsrf-token': `${nonce}.${signature.slice(0, 20)}` }],
    ['a signature of nothing', { cookie, 'x-xsrf-token': `${nonce}.` }],
    ['a session that we did not make', { cookie: '__Host-sid=short', 'x-xsrf-token': await newToken(db, 'short') }],
    ['a bearer token beside the cookie', { cookie, authorization: 'Bearer x' }],
    ['a bearer token beside a cookie of ours by name', { cookie: '__Host-sid=', authorization: 'Bearer x' }],
    ['another site', { cookie, 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { cookie, 'x-xsrf-token': token, 'sec-fetch-site': 'same-site' }],
    ['another origin', { cookie, 'x-xsrf-token': token, origin: 'https://evil.example' }],
    ['another port', { cookie, 'x-xsrf-token': token, origin: 'http://localhost:3001' }],
    ['no origin', { cookie, 'x-xsrf-token': token, origin: 'null' }],
  ]
  expect(unsafe.length).toBeGreaterThan(2)
  for (const who of [MANAGER, CUSTOMER]) {
    server.as(who)
    for (const call of unsafe)
      for (const [what, headers] of forged) {
        const { statusCode } = await ask(call.method, urlOf(call), headers)
        expect([nameOf(call), what, statusCode]).toEqual([nameOf(call), what, 403])
      }
  }
  server.as(MANAGER)
  const rights: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
  ]
  for (const right of rights)
    expect((await ask('POST', PUT_ON, { cookie, 'x-xsrf-token': token, ...right })).statusCode).toBe(400)
  expect((await ask('POST', PUT_ON, { cookie: `__Host-sid=${mine}`, 'x-xsrf-token': mineToken })).statusCode).toBe(400)
  server.as({ ...CLIENT, scopes: ['vehicle.write'] })
  expect((await ask('POST', PUT_ON, { authorization: 'Bearer x' })).statusCode).toBe(400)
  server.as(undefined)
})

test('[API-03] issues cookies for an anonymous session and keeps an existing id', async () => {
  const first = await ask('POST', '/api/csrf', { 'sec-fetch-site': 'same-origin' })
  expect([first.statusCode, first.body]).toEqual([204, ''])
  const set = first.headers['set-cookie'] as string[]
  expect(set.find((one) => one.startsWith('__Host-sid='))).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(set.find((one) => one.startsWith('XSRF-TOKEN='))).toMatch(/; Path=\/; Secure; SameSite=Strict$/)
  expect(set.join()).not.toMatch(/domain/i)
  const given = cookies(first)
  const again = await ask('POST', '/api/csrf', { cookie: `__Host-sid=${given['__Host-sid']}` })
  expect(Object.keys(cookies(again))).toEqual(['XSRF-TOKEN'])
  server.as(MANAGER)
  for (const token of [given['XSRF-TOKEN'], cookies(again)['XSRF-TOKEN']])
    expect(
      (await ask('POST', PUT_ON, { cookie: `__Host-sid=${given['__Host-sid']}`, 'x-xsrf-token': token ?? '' }))
        .statusCode,
    ).toBe(400)
  server.as(undefined)
  expect((await ask('POST', '/api/csrf', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await ask('POST', '/api/csrf', { origin: 'https://evil.example' })).statusCode).toBe(403)
  // A planted id is not ours and is replaced.
  const planted = await ask('POST', '/api/csrf', { cookie: '__Host-sid=planted' })
  expect(cookies(planted)['__Host-sid']).toMatch(/^[\w-]{43}$/)
})

test('[C02] rejects any body type and foreign page and allows no other origin', { timeout: 90_000 }, async () => {
  server.as(MANAGER)
  const body = '[{"id":"00000000-0000-4000-8000-00000000beef","index":0}]'
  const { cookie = '' } = server.guard()
  const kinds = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\ta',
    ' application/json',
    'application/json',
  ]
  for (const kind of kinds) {
    const foreign = { cookie, 'content-type': kind, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect([kind, (await ask('POST', PUT_ON, foreign, body)).statusCode]).toEqual([kind, 403])
    const own = await ask('POST', PUT_ON, { ...server.guard(), 'content-type': kind }, body)
    // Parsed and checked as JSON (404 for the car), or not read at all.
    const isJson = / ?application\/json/.test(kind)
    expect([kind, isJson ? [404, 415].includes(own.statusCode) : [400, 406, 415].includes(own.statusCode)]).toEqual([
      kind,
      true,
    ])
    const wrong = await ask('POST', PUT_ON, { ...server.guard(), 'content-type': kind }, '{"a":1}')
    expect([kind, wrong.statusCode === 400 || wrong.statusCode === 406 || wrong.statusCode === 415]).toEqual([
      kind,
      true,
    ])
  }
  expect((await ask('POST', PUT_ON, server.guard())).statusCode).toBe(400)
  const origin = 'https://evil.example'
  const isInviting = ({ headers }: { headers: object }): boolean =>
    Object.keys(headers).some((name) => name.startsWith('access-control'))
  for (const call of Object.values(calls) as Call[]) {
    const url = urlOf(call)
    const preflight = await ask('OPTIONS', url, { origin, 'access-control-request-method': call.method })
    expect([nameOf(call), preflight.statusCode, isInviting(preflight)]).toEqual([nameOf(call), 404, false])
    expect([nameOf(call), isInviting(await ask(call.method, url, { ...server.guard(), origin }))]).toEqual([
      nameOf(call),
      false,
    ])
    if (call.method === 'GET' || call.upload || call.takes) continue
    // Content types that a form of another site may send without preflight; no call reads them.
    for (const kind of [...kinds.slice(0, 3), 'application/csp-report', 'application/jsonx', '']) {
      const sent = await ask(call.method, url, { ...server.guard(), 'if-match': '"1"', 'content-type': kind }, '{}')
      expect([nameOf(call), kind, sent.statusCode]).toEqual([
        nameOf(call),
        kind,
        expect.toSatisfy((status: number) => [400, 415].includes(status)),
      ])
    }
  }
  server.as(undefined)
})

test('[API-03] creates the key once, the same in every process', async () => {
  const pools = Array.from({ length: 4 }, () => openPool(server.url, { readers: 1, writers: 2 }))
  const asked = await Promise.all([...pools, ...pools].map((db) => secretOf(db, 'of the test')))
  expect(new Set(asked.map((key) => key.toString('hex'))).size).toBe(1)
  expect(asked[0]).toHaveLength(32)
  expect(await secretOf(server.context.db, 'csrf')).not.toEqual(asked[0])
  for (const pool of pools) await pool.close()
  await expect(server.context.db.shared(sql`update platform.secret set value = '\\x00'`)).rejects.toMatchObject({
    code: '42501',
  })
})

test('rejects an id of another form', () => {
  const of = (sid: string | undefined) => sessionIdOf({ cookies: { '__Host-sid': sid } } as never)
  expect([of(undefined), of(''), of('a'.repeat(42)), of(`${'a'.repeat(42)}=`), of('a'.repeat(44))]).toEqual(
    Array(5).fill(undefined),
  )
  expect(of(newSessionId())).toMatch(/^[\w-]{43}$/)
})
