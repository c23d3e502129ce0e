import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import type { Transaction } from '../database/database.ts'
import type { HttpError } from './http-error.ts'
import { withIdempotency, sweepIdempotencyKeys } from './idempotency.ts'
import type { IdempotentRequest } from './idempotency.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
let carId = ''
beforeAll(async () => {
  server = await testServer()
  ;[carId = ''] = await addCars(server.context, [buildCar()])
})
afterAll(() => server.close())

/** A countable effect: the number of brands with that name. */
const make = (name: string) => async (tx: Transaction) => {
  const [row] = await tx.rows<{ id: string }>(sql`
    insert into catalog.brand (tenant_id, name, name_key, slug) values (${tx.tenant}, ${name}, gen_random_uuid()::text, ${name}) returning id`)
  return { id: row?.id ?? '' }
}
const made = async (name: string, tenant = 'staging') =>
  (await server.context.db.read(tenant, sql`select from catalog.brand where name = ${name}`)).length
const asked = (overrides: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  tenant: 'staging',
  actor: 'person a',
  route: 'POST /x',
  key: 'k1',
  asked: { body: { a: 1 } },
  ...overrides,
})
const statusOf = (thrown: unknown): number => (thrown as HttpError).reply.status
const pictures = async (n: number): Promise<string[]> => {
  const rows = await server.context.db.write('staging', (tx) =>
    tx.rows<{ id: string }>(
      sql`insert into vehicles.image (tenant_id, width, height, placeholder) select 'staging', 800, 600, '' from generate_series(1, ${n}) returning id`,
    ),
  )
  return rows.map(({ id }) => id)
}

test('[API-09 R04] applies one of twenty concurrent calls with a key, others wait or get 409', async () => {
  const { db } = server.context
  // Connections that are open already, so that all requests run at the same time.
  await Promise.all(Array.from({ length: 20 }, () => db.write('staging', (tx) => tx.rows(sql`select pg_sleep(0.05)`))))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => withIdempotency(db, asked({ key: 'twenty' }), make('twenty'))),
  )
  expect(await made('twenty')).toBe(1)
  const ids = new Set(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])))
  expect(ids.size).toBe(1)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [statusOf(one.reason)] : []))
  expect(refused.filter((status) => status !== 409)).toEqual([])
  expect(await withIdempotency(db, asked({ key: 'twenty' }), make('twenty'))).toEqual({ id: [...ids][0] })
})

test('[API-09 R04] answers a concurrent repeat at once with 409', async () => {
  const { db } = server.context
  let [goOn, isIn] = [() => {}, () => {}]
  const inside = new Promise<void>((resolve) => (isIn = resolve))
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const first = withIdempotency(db, asked({ key: 'slow' }), async (tx) => {
    isIn()
    await gate
    return make('slow')(tx)
  })
  await inside
  expect(
    statusOf(await withIdempotency(db, asked({ key: 'slow' }), make('slow')).catch((error: unknown) => error)),
  ).toBe(409)
  goOn()
  const answer = await first
  expect(await withIdempotency(db, asked({ key: 'slow' }), make('slow'))).toEqual(answer)
  expect(await made('slow')).toBe(1)
})

test('[API-09 R04 E02] binds a key to caller, call and tenant and rejects other uses', async () => {
  const { db } = server.context
  const first = await withIdempotency(db, asked({ key: 'own' }), make('own'))
  for (const other of [{ actor: 'person b' }, { route: 'POST /y' }, { tenant: 'second' }])
    expect(await withIdempotency(db, asked({ key: 'own', ...other }), make('own'))).not.toEqual(first)
  expect([await made('own'), await made('own', 'second')]).toEqual([3, 1])
  const otherBody = withIdempotency(db, asked({ key: 'own', asked: { body: { a: 2 } } }), make('own'))
  expect(statusOf(await otherBody.catch((error: unknown) => error))).toBe(422)
  const otherFile = withIdempotency(db, asked({ key: 'own' }), make('own'), {
    file: Buffer.from('x'),
    prepare: async () => {},
  })
  expect(statusOf(await otherFile.catch((error: unknown) => error))).toBe(422)
  expect(await withIdempotency(db, asked({ key: 'own' }), make('own'))).toEqual(first)
  expect(await made('own')).toBe(3)
})

test('[API-09] stores only hashes of key and body', async () => {
  const secret = { body: { password: 'harbour2026' } }
  await withIdempotency(server.context.db, asked({ key: 'secret-key', asked: secret }), make('secret'))
  const rows = await server.context.db.read<{ text: string; asked_hash: Buffer }>(
    'staging',
    sql`select k::text as text, asked_hash from platform.kept_answer k where tenant_id = 'staging'`,
  )
  expect(rows.some(({ text }) => text.includes('secret-key'))).toBe(false)
  const plain = createHash('sha256').update(JSON.stringify(secret)).digest()
  expect(rows.some(({ asked_hash: kept }) => kept.equals(plain))).toBe(false)
})

test('[API-09] keeps neither effect nor answer of a failure and frees keys after a day', async () => {
  const { db } = server.context
  const failing = withIdempotency(db, asked({ key: 'day' }), async (tx) => {
    await make('day')(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await made('day')).toBe(0)
  const first = await withIdempotency(db, asked({ key: 'day' }), make('day'))
  const age = (hours: number) =>
    db.write('staging', (tx) =>
      tx.rows(
        sql`update platform.kept_answer set created_at = now() - make_interval(hours => ${hours}) where key = ${createHash('sha256').update('day').digest('base64url')}`,
      ),
    )
  await age(23)
  await sweepIdempotencyKeys(db, 'staging')
  expect(await withIdempotency(db, asked({ key: 'day' }), make('day'))).toEqual(first)
  await age(24)
  expect(await withIdempotency(db, asked({ key: 'day' }), make('day'))).not.toEqual(first)
  expect(await made('day')).toBe(2)
  await age(24)
  await sweepIdempotencyKeys(db, 'staging')
  expect(
    await db.read(
      'staging',
      sql`select from platform.kept_answer where key = ${createHash('sha256').update('day').digest('base64url')}`,
    ),
  ).toEqual([])
})

test('[API-09] does not repeat slow work for a stored answer', async () => {
  const { db } = server.context
  let prepared = 0
  const ask = () =>
    withIdempotency(db, asked({ key: 'long' }), async (_, n: number) => ({ n }), { prepare: async () => ++prepared })
  expect([await ask(), await ask(), prepared]).toEqual([{ n: 1 }, { n: 1 }, 1])
})

test('[API-09 R05] returns the stored answer after a crash between commit and reply', async () => {
  server.as(MANAGER)
  const url = `/api/vehicle/car/${carId}/images`
  const [id = ''] = await pictures(1)
  const put = () => server.send('POST', url, [{ id, index: 0 }], 'staging', { 'idempotency-key': 'killed' })
  const { db } = server.context
  const { write } = db
  db.write = async (...given: Parameters<typeof write>) => {
    await (write as (...all: unknown[]) => Promise<unknown>)(...given)
    throw new Error('killed')
  }
  expect((await put()).status).toBe(500)
  db.write = write
  const answer = await put()
  expect([answer.status, (answer.json as { id: string }[]).map((one) => one.id)]).toEqual([201, [id]])
  // Without the key it is a new request, which finds the picture used.
  expect((await server.send('POST', url, [{ id, index: 0 }])).status).toBe(400)
  server.as(undefined)
})

test('[API-09] returns the first answer, 422 for another body and 400 for a bad key', async () => {
  server.as(MANAGER)
  const [a = '', b = ''] = await pictures(2)
  const [otherCar = ''] = await addCars(server.context, [buildCar({ brand: 'Nissan' })])
  const put = (car: string, id: string, key: string) =>
    server.send('POST', `/api/vehicle/car/${car}/images`, [{ id, index: 0 }], 'staging', { 'idempotency-key': key })
  const first = await put(carId, a, 'net')
  expect(first.status).toBe(201)
  const again = await put(carId, a, 'net')
  expect([again.status, again.json]).toEqual([201, first.json])
  expect((await put(carId, b, 'net')).status).toBe(422)
  expect((await put(otherCar, a, 'net')).status).toBe(422)
  for (const key of ['', ' ', 'two words', 'é', 'x'.repeat(201)])
    expect([key.slice(0, 9), (await put(carId, b, key)).status]).toEqual([key.slice(0, 9), 400])
  // Another caller with the same key gets an own reply.
  server.as({ ...CLIENT, scopes: ['vehicle.write'] })
  expect((await put(carId, a, 'net')).status).toBe(400)
  server.as(undefined)
})
