import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { openPool } from './database.ts'
import { sql } from './sql.ts'

let server: TestServer
const all: Call[] = Object.values(calls)
const LIST = '/api/vehicle/public/car'
interface Row {
  tenant_id: string
}

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [buildCar(), buildCar({ brand: 'Nissan' })])
  await addCars(
    server.context,
    [buildCar({ grade: 'foreign' } as object), buildCar({ brand: 'Honda' }), buildCar({ brand: 'Mazda' })],
    'second',
  )
})
afterAll(() => server.close())

/** All tables with a tenant column, from the database's catalogue. */
const guardedTables = async () => {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<{ name: string; enabled: boolean; forced: boolean; key: string[] | null }>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select array_agg(a.attname::text order by a.attnum) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
    where c.relkind = 'r' order by 1`)
  const unique = await client.query<{ name: string; columns: string[] }>(`
    select i.indexrelid::regclass::text as name, array_agg(a.attname::text) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisunique and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id') group by 1`)
  const foreign = await client.query<{ name: string; columns: string[] }>(`
    select k.conname as name, array_agg(a.attname::text) as columns from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and exists (select from pg_attribute t where t.attrelid = k.conrelid and t.attname = 'tenant_id') group by 1`)
  await client.end()
  return { rows, unique: unique.rows, foreign: foreign.rows }
}

test('[API-02 E03] forces row-level security on tenant tables and the tenant in every key', async () => {
  const { rows, unique, foreign } = await guardedTables()
  expect(rows.length).toBeGreaterThan(15)
  for (const { name, enabled, forced, key } of rows)
    expect([name, enabled, forced, key?.includes('tenant_id')]).toEqual([name, true, true, true])
  for (const { name, columns } of [...unique, ...foreign])
    expect([name, columns.includes('tenant_id')]).toEqual([name, true])
})

test('[API-02 E03] neither reads nor writes foreign rows without a where clause', async () => {
  const { db } = server.context
  const { rows } = await guardedTables()
  for (const { name } of rows) {
    const table = { text: `select tenant_id from ${name}`, values: [] }
    const found = await db.read<Row>('second', table)
    expect([name, found.filter((row) => row.tenant_id !== 'second')]).toEqual([name, []])
  }
  expect(await db.read<Row>('second', sql`select tenant_id from vehicles.car`)).toHaveLength(3)
  expect(
    await db.write('second', (tx) => tx.rows(sql`update vehicles.car set grade = 'stolen' returning tenant_id`)),
  ).toHaveLength(3)
  expect(
    await db.write('second', (tx) =>
      tx.rows(
        sql`delete from vehicles.car where brand_id in (select id from catalog.brand where name = 'Nissan') returning tenant_id`,
      ),
    ),
  ).toHaveLength(0)
  await expect(
    db.write('second', (tx) =>
      tx.rows(sql`insert into catalog.brand (tenant_id, name, name_key, slug) values ('staging', 'X', 'x', 'x')`),
    ),
  ).rejects.toMatchObject({ code: '42501' })
  expect(await db.read<Row>('staging', sql`select tenant_id from vehicles.car where grade = 'stolen'`)).toHaveLength(0)
})

test('[API-02 E03] shows no rows without a tenant, and the runtime role cannot bypass it', async () => {
  const { db } = server.context
  expect(await db.shared(sql`select 1 from vehicles.car`)).toHaveLength(0)
  const [role] = await db.shared<{ me: string; super: boolean; bypass: boolean; owns: number }>(sql`
    select current_user as me, rolsuper as super, rolbypassrls as bypass, (select count(*)::integer from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = current_user`)
  expect(role).toEqual({ me: 'minato_app', super: false, bypass: false, owns: 0 })
})

test('[API-02 E04] ends the tenant setting with its transaction, also after errors and kills', async () => {
  const db = openPool(server.url, { readers: 2, writers: 2 })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const expected: Record<string, number> = { staging: 2, second: 3 }
  const wrong: unknown[] = []
  let answered = 0
  const one = async (i: number): Promise<void> => {
    const tenant = i % 2 ? 'staging' : 'second'
    try {
      if (i % 7 === 0) await db.read(tenant, sql`select 1 / 0`)
      if (i % 11 === 0) await db.write(tenant, async () => Promise.reject(new Error('given up')))
      const rows =
        i % 3
          ? await db.read(tenant, sql`select from vehicles.car`)
          : await db.write(tenant, (tx) => tx.rows(sql`select from vehicles.car`))
      answered++
      if (rows.length !== expected[tenant]) wrong.push([tenant, rows.length])
      if (i % 5 === 0 && (await db.shared(sql`select from vehicles.car`)).length) wrong.push(['none', i])
    } catch {
      // Rejected or cut off; a wrong answer would be the fault.
    }
  }
  for (let i = 0; i < 1000; i += 50) {
    const requests = Array.from({ length: 50 }, (_, k) => one(i + k))
    if (i % 200 === 0)
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query not like 'listen%'",
      )
    await Promise.all(requests)
  }
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(500)
  await admin.end()
  await db.close()
})

test('[API-02 E06] keeps a cached reply to its tenant', async () => {
  const totals = async () =>
    Promise.all(
      ['staging', 'second'].map(
        async (tenant) => (await server.get<{ total: number }>('/api/vehicle/public/car?limit=1', tenant)).json.total,
      ),
    )
  expect(await totals()).toEqual([2, 3])
  expect(await totals()).toEqual([2, 3])
})

test('[API-02 E01] requires one known tenant header', async () => {
  expect((await server.get(LIST, null)).status).toBe(400)
  for (const [tenant, status] of [
    ['', 400],
    ['nobody', 404],
    ['Staging', 404],
    ['staging,second', 404],
    ['staging, staging', 404],
    ['a'.repeat(10_000), 404],
    ["staging' or 1=1", 404],
  ] as const)
    expect([tenant.slice(0, 20), (await server.get(LIST, tenant)).status]).toEqual([tenant.slice(0, 20), status])
  const twice = await server.app.inject({
    url: LIST,
    headers: { 'tenant-id': ['staging', 'second'] as unknown as string },
  })
  expect(twice.statusCode).toBe(404)
  expect((await server.get(LIST)).status).toBe(200)
  const guard = server.guard()
  for (const call of all)
    for (const [tenant, status] of [
      [undefined, 400],
      ['', 400],
      ['staging,second', 404],
      ['sta\0ging', 404],
    ] as const) {
      const headers = { ...guard, ...(tenant !== undefined && { 'tenant-id': tenant }) }
      const url = pathOf(call).replace(/\{[^}]+\}/g, 'x')
      const { statusCode } = await server.app.inject({ method: call.method, url, headers })
      expect([nameOf(call), tenant, statusCode]).toEqual([nameOf(call), tenant, status])
    }
})

test('[E01] requires the tenant header in production with a single dealer too', async () => {
  const one = await testServer({ NODE_ENV: 'production', TENANT_HOSTS: 'https://shop.example=staging' })
  expect((await one.get(LIST, null)).status).toBe(400)
  expect((await one.get(LIST)).status).toBe(200)
  await one.close()
})

test('[F28] answers 404 on an unknown host, also with a single dealer', async () => {
  const one = await testServer({ TENANT_HOSTS: 'https://shop.example=staging' })
  for (const url of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/mailbox'])
    for (const [host, status] of [
      ['shop.example', 200],
      ['SHOP.example:8443', 200],
      ['other.example', 404],
      ['shop.example.evil.example', 404],
      ['127.0.0.1', 404],
    ] as const) {
      const { statusCode } = await one.app.inject({ url, headers: { host } })
      expect([url, host, statusCode]).toEqual([url, host, status])
    }
  await one.close()
})
