import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { ERRORS } from '@minato/contract/errors'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasCommonExtraction } from './field-extraction.ts'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { httpError, genericError } from './http-error.ts'
import { networkOf } from '../rate-limit/caller-key.ts'
import { createLog } from '../process/log.ts'

let server: TestServer
const all: Call[] = Object.values(calls)
const PUBLIC_LIST = '/api/vehicle/public/car'

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [buildCar(), buildCar({ brand: 'Nissan' })])
})
afterAll(() => server.close())

test('[API-01] serves every call under the base path of its service', async () => {
  for (const call of all) {
    expect(pathOf(call)).toMatch(
      /^\/api\/((main|catalog|vehicle|pricing|map|uum|feedback|archiving)\/|(csrf|userinfo|logout|sign-in\/\{uid\})$)/,
    )
    const url = pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')
    const { status, json } = await server.send<{ message?: string }>(call.method as 'POST', url)
    // The error code distinguishes a missing object from a missing address.
    expect([nameOf(call), status === 404 && (json as { code: string }).code === 'GENERIC_ERROR']).toEqual([
      nameOf(call),
      false,
    ])
  }
})

test('[API-04] never redirects a call, whatever the address', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/vehicle/public/car/',
    '/api//vehicle/public/car',
    '/api/vehicle/public/car/..',
    '/api/VEHICLE/public/car',
    '/api/vehicle/public%2fcar',
    PUBLIC_LIST,
  ]) {
    const { statusCode } = await server.app.inject({ url: path, headers: { 'tenant-id': 'staging' } })
    expect([path, statusCode >= 300 && statusCode < 400]).toEqual([path, false])
  }
})

test('[API-07 M07] gives every error one shape that names the field', async () => {
  const cases: [path: string, status: number, code: string, field?: string][] = [
    [`${PUBLIC_LIST}?limit=101`, 400, 'MINATO-1008', 'limit'],
    [`${PUBLIC_LIST}?limit=0`, 400, 'MINATO-1008', 'limit'],
    [`${PUBLIC_LIST}?limit=1e2`, 400, 'MINATO-1008', 'limit'],
    [`${PUBLIC_LIST}?page=-1`, 400, 'MINATO-1008', 'page'],
    [`${PUBLIC_LIST}?page=99999999999999999999`, 400, 'MINATO-1008', 'page'],
    [`${PUBLIC_LIST}?priceStart=9e9`, 400, 'MINATO-1008', 'priceStart'],
    [`${PUBLIC_LIST}?priceEnd=9000000000`, 400, 'MINATO-1008', 'priceEnd'],
    [`${PUBLIC_LIST}?order.field=price;--`, 400, 'MINATO-1008', 'order.field'],
    [`${PUBLIC_LIST}?order.direction=foo`, 400, 'MINATO-1008', 'order.direction'],
    [`${PUBLIC_LIST}?nonsense=1`, 400, 'MINATO-1008', 'nonsense'],
    [`${PUBLIC_LIST}?color=MAUVE`, 400, 'MINATO-1008', 'color.0'],
    [`${PUBLIC_LIST}?yearStart=2018&yearStart=2019`, 400, 'MINATO-1008', 'yearStart'],
    [`${PUBLIC_LIST}?queryText=${'x'.repeat(201)}`, 400, 'MINATO-1008', 'queryText'],
    [`${PUBLIC_LIST}/not-an-id`, 400, 'MINATO-1008', 'id'],
    [`${PUBLIC_LIST}/00000000-0000-4000-8000-00000000dead`, 404, 'MINATO-4004'],
    ['/api/nowhere', 404, 'GENERIC_ERROR'],
    ['/api/vehicle/car', 401, 'GENERIC_ERROR'],
  ]
  for (const [path, status, code, field] of cases) {
    const { json } = await server.get<{ code: string; status: number; message: string; body?: { path: string }[] }>(
      path,
    )
    expect([path, json.status, json.code, json.body?.[0]?.path]).toEqual([path, status, code, field])
    expect(Object.keys(json).filter((key) => !['code', 'message', 'status', 'body'].includes(key))).toEqual([])
  }
})

test('[API-07] lists each code with its status and generic errors with messages', () => {
  expect(Object.entries(ERRORS).map(([code, { status }]) => `${code} ${status}`)).toEqual([
    'MINATO-1008 400',
    'MINATO-3001 409',
    'MINATO-3003 409',
    'UUM-3001 409',
    'MINATO-4004 404',
    'MINATO-5001 503',
    'VEHICLE-3000 409',
    'VEHICLE-3001 400',
    'VEHICLE-3002 400',
    'VEHICLE-3003 409',
  ])
  expect([401, 403, 404, 409, 418].map((status) => genericError(status, 'raw').message)).toEqual([
    'Unauthorized',
    'Forbidden',
    'Not found',
    'Conflict',
    'raw',
  ])
  expect(httpError('VEHICLE-3003').reply).toEqual({
    code: 'VEHICLE-3003',
    message: 'A car with this chassis number already exists',
    status: 409,
  })
})

test('[API-07] reveals no stack, SQL or path in an internal error', async () => {
  const broken = await testServer(
    {},
    {
      now: () => {
        throw new Error('secret /srv/minato select * from x')
      },
    },
  )
  broken.app.log.level = 'silent'
  await broken.context.db.close()
  const { status, json } = await broken.get<{ code: string }>(PUBLIC_LIST)
  expect([status, json.code]).toEqual([503, 'MINATO-5001'])
  expect(JSON.stringify(json)).not.toMatch(/select|\/srv|:\d+:\d+|node_modules|pool/i)
  await broken.app.close()
})

test('[API-08] lists every call with its schemas and errors in the OpenAPI document', async () => {
  const { json } = await server.get<{
    openapi: string
    paths: Record<string, Record<string, { parameters: { name: string }[]; responses: Record<string, unknown> }>>
    components: { schemas: Record<string, unknown> }
  }>('/api/openapi.json', null)
  expect(json.openapi).toBe('3.1.0')
  for (const call of all) {
    const operation = json.paths[pathOf(call)]?.[call.method.toLowerCase()]
    expect([nameOf(call), operation?.parameters.map(({ name }) => name)]).toEqual([
      nameOf(call),
      [
        'tenant-id',
        ...(call.isCreating ? ['Idempotency-Key'] : []),
        ...(call.isVersioned ? ['If-Match'] : []),
        ...Object.keys(call.params?.shape ?? {}),
        ...Object.keys(call.query?.shape ?? {}),
        ...(hasCommonExtraction(call) ? ['fieldsToExtractCode'] : []),
      ],
    ])
    for (const code of call.errors) expect(operation?.responses).toHaveProperty(String(ERRORS[code].status))
  }
  const references = JSON.stringify(json).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  for (const [, name] of references) expect(Object.keys(json.components.schemas)).toContain(name)
  const page = await server.app.inject({ url: '/api/docs' })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const call of all) expect(page.body).toContain(pathOf(call))
})

test('[API-10] pages growing lists and returns whole lists as arrays', async () => {
  expect(Object.keys((await server.get<object>(PUBLIC_LIST)).json)).toEqual(['items', 'page', 'limit', 'total'])
  expect((await server.get<{ items: unknown[]; total: number }>(`${PUBLIC_LIST}?page=5`)).json).toMatchObject({
    items: [],
    total: 2,
    page: 5,
    limit: 20,
  })
  expect(Array.isArray((await server.get('/api/main/brand')).json)).toBe(true)
})

test('[API-14] declares the callers of each call and rejects others', async () => {
  for (const call of all.filter(({ access }) => access === 'manager')) {
    const url = pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')
    server.as(undefined)
    expect([nameOf(call), (await server.send(call.method as 'POST', url)).status]).toEqual([nameOf(call), 401])
    server.as({ ...MANAGER, roles: ['CUSTOMER'] })
    expect([nameOf(call), (await server.send(call.method as 'POST', url)).status]).toEqual([nameOf(call), 403])
    server.as({ ...MANAGER, tenant: 'second' })
    expect([nameOf(call), (await server.send(call.method as 'POST', url)).status]).toEqual([nameOf(call), 403])
  }
  server.as(undefined)
})

test('[M06] reads bodies strictly: JSON only, no coercion, no unknown key', async () => {
  server.as(MANAGER)
  const url = '/api/vehicle/car/00000000-0000-4000-8000-00000000dead/images'
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'tenant-id': 'staging', ...server.guard(), 'content-type': type },
      payload,
    })
  const id = '00000000-0000-4000-8000-00000000beef'
  expect((await post(`[{"id":"${id}","index":0}]`)).statusCode).toBe(404)
  for (const body of [
    `[{"id":"${id}","index":"0"}]`,
    `[{"id":"${id}","index":true}]`,
    `[{"id":"${id}","index":0,"tenantId":"second"}]`,
    `[{"id":"${id}","index":1e999}]`,
    `[{"id":"${id}","index":0.5}]`,
    `{"__proto__":{"a":1}}`,
    '[',
    '',
    'null',
    `[${'['.repeat(10_000)}`,
  ])
    expect([body.slice(0, 60), (await post(body)).statusCode]).toEqual([body.slice(0, 60), 400])
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html'])
    expect([type, (await post(`[{"id":"${id}","index":0}]`, type)).statusCode]).toEqual([type, 415])
  expect((await post(`["${'x'.repeat(1_100_000)}"]`)).statusCode).toBe(413)
  expect(({} as Record<string, unknown>)['a']).toBeUndefined()
  server.as(undefined)
})

test('limits requests per network', async () => {
  const few = await testServer({ RATE_SEARCH: '3' })
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push(await few.get(`${PUBLIC_LIST}?page=${i}`))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(Number(statuses[4]?.headers['retry-after'])).toBeGreaterThan(0)
  await few.close()
  expect([
    networkOf('2001:db8:1:2:3:4:5:6'),
    networkOf('2001:db8::1'),
    networkOf('::ffff:10.0.0.1'),
    networkOf('10.0.0.1'),
  ]).toEqual(['2001:db8:1:2', '2001:db8:0:0', '10.0.0.1', '10.0.0.1'])
})

test('[OPS-04] reports health, readiness and metrics, and finishes requests on a stop', async () => {
  const own = await testServer()
  expect((await own.get('/healthz', null)).json).toEqual({ status: 'ok' })
  expect((await own.get('/readyz', null)).status).toBe(200)
  expect(String((await own.get('/metrics', null)).json)).toContain('minato_request_seconds_bucket')
  expect((await own.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
    404,
  )
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part))
  const ended = new Promise((done) => socket.on('close', done))
  await new Promise((done) => socket.on('connect', done))
  socket.write(`GET ${PUBLIC_LIST} HTTP/1.1\r\nhost: localhost\r\ntenant-id: staging\r\n\r\n`)
  await new Promise((done) => own.app.server.once('request', done))
  await own.app.close()
  await ended
  expect(answer).toContain('200 OK')
  await own.context.close()
})

test('logs request ids without query, address or secret', async () => {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }).info(
    {
      req: {
        id: 'r1',
        method: 'GET',
        url: '/search-result?queryText=jane%40example',
        headers: { authorization: 'Bearer s3cret', cookie: 'sid=1' },
        ip: '203.0.113.9',
      },
    },
    'incoming',
  )
  expect(lines.join('')).toContain('"id":"r1"')
  expect(lines.join('')).not.toMatch(/jane|s3cret|203\.0\.113|sid=1/)
})

test('answers a repeated read from memory until the tenant changes', async () => {
  const { db } = server.context
  const { read, readAll } = db
  let reads = 0
  db.read = (tenant, statement) => (reads++, read(tenant, statement))
  db.readAll = (tenant, statements) => (reads++, readAll(tenant, statements))
  /** The number of cars, and whether the database was queried. */
  const asked = async () => {
    reads = 0
    const { total } = (await server.get<{ total: number }>(`${PUBLIC_LIST}?brand=toyota`)).json
    return [total, reads > 0]
  }
  try {
    expect([await asked(), await asked()]).toEqual([
      [1, true],
      [1, false],
    ])
    await addCars(server.context, [buildCar()])
    await expect.poll(asked).toEqual([2, true])
    await expect.poll(asked).toEqual([2, false])
  } finally {
    Object.assign(db, { read, readAll })
  }
})
