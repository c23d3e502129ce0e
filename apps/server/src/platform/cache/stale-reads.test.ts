import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VehiclePage } from '@minato/contract/vehicles'
import { updateOutdatedPrices } from '../../modules/pricing/service.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { listenForChanges } from './change-listener.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
const LIST = '/api/vehicle/public/car'
const references = async (query: string) =>
  (await server.get<VehiclePage>(`${LIST}?${query}`)).json.items.map(({ reference }) => reference)

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar({ price: 5000, specification: { chassis: 'AB12-3456' } }),
    buildCar({ price: 4000, fields: { grade: '10001 miles' } }),
    buildCar({ price: 3000, specification: { mileage: null } }),
    buildCar({ price: 2000, specification: { mileage: null } }),
    buildCar({ price: 1000, specification: { mileage: null } }),
  ])
})
afterAll(() => server.close())

test('[SRCH-03] finds a reference as people write it, and lists it first', async () => {
  for (const text of ['10001', 'REF 10001', 'ref. 10001', 'N° 10001', 'AB 12-3456', 'ab123456'])
    expect([text, (await references(`queryText=${encodeURIComponent(text)}`))[0]]).toEqual([text, '10001'])
})

test('[API-10] returns the whole list over pages of any size, also with unknown values', async () => {
  for (const order of [
    'MILEAGE&order.direction=DESC',
    'MILEAGE&order.direction=ASC',
    'PRICE&order.direction=DESC',
    'YEAR&order.direction=DESC',
  ]) {
    const whole = await references(`order.field=${order}&limit=100`)
    for (const limit of [1, 2, 3]) {
      const pages = []
      for (let page = 0; page * limit < whole.length; page++)
        pages.push(...(await references(`order.field=${order}&limit=${limit}&page=${page}`)))
      expect([order, limit, pages]).toEqual([order, limit, whole])
    }
  }
})

test('keeps the number of query plans per connection bounded', async () => {
  for (let limit = 1; limit <= 100; limit++) await server.get(`${LIST}?limit=${limit}&color=RED&order.field=PRICE`)
  for (let limit = 1; limit <= 100; limit++) await server.get(`${LIST}?limit=${limit}`)
  const [row] = await server.context.db.read<{ n: number }>(
    'staging',
    sql`select count(*) as n from pg_prepared_statements`,
  )
  expect(row?.n).toBeLessThan(40)
})

test('counts cached, rejected, page and picture requests whatever their headers', async () => {
  const few = await testServer({ RATE_SEARCH: '5', RATE_PICTURES: '5' })
  const statuses = async (path: (i: number) => string, tenant: (i: number) => string) => {
    const answers = []
    for (let i = 0; i < 8; i++) answers.push((await few.get(path(i), tenant(i))).status)
    return answers.slice(5)
  }
  expect(
    await statuses(
      () => LIST,
      () => 'staging',
    ),
  ).toEqual([429, 429, 429])
  expect(
    await statuses(
      () => LIST,
      (i) => `z${i}`,
    ),
  ).toEqual([429, 429, 429])
  expect(
    await statuses(
      (i) => `/pictures/00000000-0000-4000-8000-00000000000${i}/320.webp`,
      () => 'staging',
    ),
  ).toEqual([429, 429, 429])
  await few.close()
})

test('[API-07] answers unreadable requests in the common error shape without a stack', async () => {
  for (const path of [
    '/api/vehicle/%E0',
    `/pictures/${'-'.repeat(36)}/320.webp`,
    `/pictures/${'a'.repeat(36)}/320.webp`,
  ]) {
    const { status, json } = await server.get<{ code: string }>(path, null)
    expect([path, [400, 404].includes(status), Object.keys(json).includes('code')]).toEqual([path, true, true])
  }
  const post = await server.app.inject({ method: 'POST', url: '/nowhere', payload: {} })
  expect(post.json()).toEqual({ code: 'GENERIC_ERROR', message: 'Not found', status: 404 })
})

test('checks an internal read like a network request', async () => {
  const { direct } = server.context
  for (const url of [
    `${LIST}/count?priceStart=1&priceStart=2`,
    `${LIST}?limit=101`,
    `${LIST}?nonsense=1`,
    `${LIST}/not-an-id`,
    `${LIST}/reference/99999`,
    `${LIST}/count?color=RED&color=SILVER`,
  ]) {
    const inside = await direct.answer('staging', url)
    const outside = await server.get(url)
    expect([url, inside?.status]).toEqual([url, outside.status])
    expect(inside?.json).toEqual(outside.json)
  }
  expect(direct.answer('staging', '/api/vehicle/car')).toBeUndefined()
  expect(direct.answer('staging', `${LIST}/%E0%A4%A`)).toBeUndefined()
})

test('applies a new markup to prices once and writes nothing afterwards', async () => {
  const { db, changes } = server.context
  await db.write('staging', async (tx) => {
    await tx.rows(sql`insert into pricing.markup (tenant_id, category_id) values ('staging', 'WAGON')`)
    await tx.rows(
      sql`insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time) select 'staging', id, 10, now() from pricing.markup`,
    )
  })
  await updateOutdatedPrices(server.context, 'staging')
  expect(
    await db.read(
      'staging',
      sql`select distinct price - base_price * 11 / 10 as off from vehicles.car where body_type = 'WAGON'`,
    ),
  ).toEqual([{ off: 0 }])
  await new Promise((done) => setTimeout(done, 200))
  const before = changes.generation('staging')
  await updateOutdatedPrices(server.context, 'staging')
  await new Promise((done) => setTimeout(done, 200))
  expect(changes.generation('staging')).toBe(before)
})

test('retries a lost database rarely and receives changes again later', async () => {
  const { host, port, user, password, database } = new pg.Client({ connectionString: server.url })
  let isDown = false
  let tries = 0
  const sockets = new Set<Socket>()
  const proxy = createServer((inside) => {
    tries++
    sockets.add(inside)
    if (isDown) return void inside.destroy()
    const outside = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    sockets.add(outside)
    inside.pipe(outside).pipe(inside)
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy())
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const url = `postgresql://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${database}`
  const changes = await listenForChanges(url, pino({ level: 'silent' }))
  isDown = true
  tries = 0
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => changes.isListening).toBe(false)
  await expect.poll(() => tries).toBeGreaterThan(1)
  // The number of attempts in one second without waiting between them.
  await new Promise((done) => setTimeout(done, 1000))
  expect(tries).toBeLessThan(12)
  isDown = false
  await expect.poll(() => changes.isListening).toBe(true)
  const before = changes.generation('staging')
  await addCars(server.context, [buildCar()])
  await expect.poll(() => changes.generation('staging')).toBeGreaterThan(before)
  await changes.close()
  proxy.close()
  for (const socket of sockets) socket.destroy()
})
