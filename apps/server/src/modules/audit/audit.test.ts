import type { AuditEntry } from '@minato/contract/gate'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runAsCaller } from '../../platform/auth/actor.ts'
import { sql } from '../../platform/database/sql.ts'
import { CLIENT, CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { addPerson } from '../../testing/people.ts'

interface Page {
  items: AuditEntry[]
  page: number
  limit: number
  total: number
  names: Record<string, string>
}
let server: TestServer
let carId = ''
const trail = async (query = '', tenant = 'staging') => (await server.get<Page>(`/api/main/audit${query}`, tenant)).json
const asManager = <T>(work: () => Promise<T>) => runAsCaller(MANAGER, 'PUT /of/the/test', work)
const write = (statement: Parameters<typeof sql>[0], ...given: unknown[]) =>
  server.context.db.write('staging', (tx) => tx.rows<{ id: string }>(sql(statement, ...given)))

beforeAll(async () => {
  server = await testServer()
  ;[carId = ''] = await addCars(server.context, [buildCar()])
  server.as(MANAGER)
})
afterAll(() => server.close())

test('[API-11] audits no change of a command or a scheduled job', async () => {
  await write`update vehicles.car set grade = '1.5 X'`
  expect(await trail()).toEqual({ items: [], page: 0, limit: 20, total: 0, names: {} })
})

test('[API-11] audits who changed what, when and by which call, without code in the call', async () => {
  const [image] =
    await write`insert into vehicles.image (tenant_id, width, height, placeholder) values ('staging', 8, 6, 'x') returning id`
  const before = Date.now()
  expect((await server.send('POST', `/api/vehicle/car/${carId}/images`, [{ id: image?.id, index: 0 }])).status).toBe(
    201,
  )
  const { items, total } = await trail(`?entity=car&entityId=${carId}`)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    actor: { kind: 'person', id: MANAGER.userId },
    call: 'POST /api/vehicle/car/{id}/images',
    entity: 'car',
    entityId: carId,
    part: 'image',
    operation: 'changed',
    changes: [{ field: 'carId', before: null, after: carId }],
  })
  expect(Math.abs(Date.parse(items[0]?.at ?? '') - before)).toBeLessThan(3_600_000)
  // An API client's changes carry the client's name.
  server.as({ ...CLIENT, scopes: ['vehicle.write'] })
  expect((await server.send('DELETE', `/api/vehicle/car/${carId}/image/${image?.id}`)).status).toBe(400)
  await server.context.db.write('staging', (tx) => tx.rows(sql`update vehicles.car set status = 'DRAFT'`))
  expect((await server.send('DELETE', `/api/vehicle/car/${carId}/image/${image?.id}`)).status).toBe(204)
  server.as(MANAGER)
  const [last] = (await trail(`?entity=car&entityId=${carId}`)).items
  expect(last).toMatchObject({ actor: { kind: 'client', id: CLIENT.userId }, part: 'image' })
  expect(last?.changes).toContainEqual({ field: 'carId', before: carId, after: null })
})

test('[API-11] audits only changed values, before and after, without derived ones', async () => {
  await asManager(
    () => write`update vehicles.car set base_price = 7000, grade = null, version = version + 1, updated_at = now()`,
  )
  const [entry] = (await trail('?entity=car')).items
  expect(entry?.changes).toEqual([
    { field: 'basePrice', before: 6850, after: 7000 },
    { field: 'grade', before: '1.5 X', after: null },
  ])
  const { total } = await trail()
  await asManager(
    () => write`update vehicles.car set version = version + 1, updated_at = now(), words = '{}', source_hash = 'x'`,
  )
  expect((await trail()).total).toBe(total)
  // A rejected change leaves no entry.
  await asManager(() => write`update vehicles.car set grade = 'x', base_price = -1`).catch(() => {})
  expect((await trail()).total).toBe(total)
})

test('[API-11] audits parts under their record, and creations and deletions whole', async () => {
  const port = await asManager(async () => {
    const [row] =
      await write`insert into ports.port (tenant_id, name, country, city) values ('staging', 'Mombasa', 'KE', 'Mombasa') returning id`
    await write`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${row?.id}, 90)`
    await write`delete from ports.port`
    return row?.id
  })
  const { items } = await trail(`?entity=port&entityId=${port}`)
  expect(items.map(({ part, operation }) => `${part} ${operation}`)).toEqual([
    'tariff deleted',
    'port deleted',
    'tariff created',
    'port created',
  ])
  const [, deleted, , created] = items.map(({ changes }) => changes)
  expect(created).toContainEqual({ field: 'name', before: null, after: 'Mombasa' })
  expect(deleted).toContainEqual({ field: 'city', before: 'Mombasa', after: null })
})

test('[API-11] names ids as people know them and shows only differing parts of lists', async () => {
  const { id: writer } = await addPerson(server.context, {
    role: 'SALES_MANAGER',
    firstname: 'Kenji',
    lastname: 'Morita',
  })
  const facts = (phone: string) => JSON.stringify({ name: 'Kaigan', phone, social: { youtube: '', facebook: phone } })
  await runAsCaller({ ...MANAGER, userId: writer }, 'PUT /of/the/test', async () => {
    await write`insert into settings.company (tenant_id, facts) values ('staging', ${facts('1')})`
    await write`update settings.company set facts = ${facts('2')}`
    await write`update vehicles.car set color = 'RED'`
  })
  const { items, names } = await trail(`?actor=${writer}`)
  expect(items.map(({ changes }) => changes)).toEqual([
    [{ field: 'color', before: 'SILVER', after: 'RED' }],
    [
      { field: 'facts.phone', before: '1', after: '2' },
      { field: 'facts.social.facebook', before: '1', after: '2' },
    ],
    expect.anything(),
  ])
  expect(names).toEqual({ [writer]: 'Kenji Morita', [carId]: expect.stringMatching(/^REF \d+$/) })
})

test('[API-10 API-11] pages newest first and filters by record, user and time, for managers', async () => {
  const { items, total } = await trail()
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a))
  const paged = await Promise.all(Array.from({ length: total }, (_, page) => trail(`?limit=1&page=${page}`)))
  expect(paged.flatMap((one) => one.items)).toEqual(items)
  const at = items[1]?.at ?? ''
  const [since, before] = [items.filter((one) => one.at >= at), items.filter((one) => one.at < at)]
  expect([since.length > 1, before.length > 1]).toEqual([true, true])
  expect((await trail(`?from=${at}`)).items).toEqual(since)
  expect((await trail(`?to=${at}`)).items).toEqual(before)
  expect((await trail(`?actor=${CLIENT.userId}`)).items.map(({ actor }) => actor.kind)).toEqual(['client'])
  for (const query of ['?limit=101', '?actor=me', '?from=yesterday', '?who=me'])
    expect([query, (await server.get(`/api/main/audit${query}`)).status]).toEqual([query, 400])
  expect((await server.get('/api/main/audit', 'second')).status).toBe(403)
  server.as({ ...MANAGER, tenant: 'second' })
  expect((await trail('', 'second')).total).toBe(0)
  server.as(CUSTOMER)
  expect((await server.get('/api/main/audit')).status).toBe(403)
  server.as(MANAGER)
})

test('[API-11] filters by kind, user, time and text together, on page and in export', async () => {
  const { items: all } = await trail('?limit=100')
  const kinds = [...new Set(all.map(({ entity }) => entity))]
  expect(kinds).toEqual(expect.arrayContaining(['car', 'port', 'company']))
  for (const kind of kinds)
    expect((await trail(`?entity=${kind}&limit=100`)).items).toEqual(all.filter(({ entity }) => entity === kind))
  expect((await trail('?entity=nothing')).total).toBe(0)
  const [name] = Object.values((await trail(`?entityId=${carId}`)).names).filter((one) => one.startsWith('REF'))
  expect(name).toBeDefined()
  const mine = all.filter(({ actor, entityId }) => actor.id === MANAGER.userId && entityId === carId)
  const [last, first] = [mine[0]?.at ?? '', mine.at(-1)?.at ?? '']
  expect(mine.length).toBeGreaterThan(1)
  const asked = { entity: 'car', actor: MANAGER.userId, from: first, to: last, queryText: name ?? '' }
  const meant = mine.filter(({ at }) => at >= first && at < last)
  const told = new URLSearchParams(asked)
  expect((await trail(`?${told}`)).items).toEqual(meant)
  const csv = String((await server.get(`/api/main/audit/export?${told}`)).json)
  expect(csv.match(/^\d+,/gm)?.map((id) => parseInt(id, 10))).toEqual(meant.map(({ id }) => id))
  // Each filter with another value finds nothing.
  for (const other of [{ entity: 'port' }, { actor: CUSTOMER.userId }, { to: first }, { queryText: 'nobody' }])
    expect([other, (await trail(`?${new URLSearchParams({ ...asked, ...other })}`)).total]).toEqual([other, 0])
})

test('[API-11] forbids the server to write, change or remove an audit entry', async () => {
  for (const statement of [
    sql`insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, part, operation, before, after)
        values ('staging', 'person', gen_random_uuid(), 'x', 'x', 'x', 'INSERT', '{}', '{}')`,
    sql`update platform.audit set call = 'x'`,
    sql`delete from platform.audit`,
  ])
    await expect(server.context.db.write('staging', (tx) => tx.rows(statement))).rejects.toMatchObject({
      code: '42501',
    })
})

test('[API-11] hides secrets in watched tables and rejects a table with a secret column', async () => {
  const { Client } = (await import('pg')).default
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  const { rows } = await owner.query<{ name: string; column: string }>(`
    select t.tgrelid::regclass::text as name, a.attname as column
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
    where t.tgname = 'audit' and a.attname ~ 'hash|secret|password|token' and not (encode(t.tgargs, 'escape') ~ ('\\m' || a.attname || '\\M'))`)
  expect(rows).toEqual([])
  await owner.query('create table public.login (tenant_id text, id uuid, password_hash text)')
  await expect(owner.query("select platform.audited('public.login')")).rejects.toThrow(/password_hash/)
  await owner.query("select platform.audited('public.login', left_out => '{password_hash}')")
  await owner.end()
})

test('[API-11] finds records by reference, chassis, name and email', async () => {
  const [other = ''] = await addCars(server.context, [buildCar({ specification: { chassis: 'GA4W-7654321' } })])
  const [car] = await server.context.db.read<{ car_no: number }>(
    'staging',
    sql`select car_no from vehicles.car where tenant_id = 'staging' and id = ${other}`,
  )
  const person = await addPerson(server.context, { email: 'amina.audit@buyer.example' })
  await asManager(async () => {
    await server.context.db.write('staging', (tx) =>
      tx.rows(sql`update vehicles.car set grade = 'Searched' where tenant_id = 'staging' and id = ${other}`),
    )
    await server.context.db.write('staging', (tx) =>
      tx.rows(sql`update users.person set locale = 'fr' where tenant_id = 'staging' and id = ${person.id}`),
    )
  })
  const found = async (text: string) => {
    const { items } = await trail(`?queryText=${encodeURIComponent(text)}&limit=100`)
    return [...new Set(items.map(({ entityId }) => entityId))]
  }
  for (const text of [`ref ${car?.car_no}`, 'ga4w-76543', 'GA4W7654321'])
    expect([text, await found(text)]).toEqual([text, [other]])
  expect(await found('GA4W_7654321')).toEqual([])
  expect(await found('nobody has this')).toEqual([])
  for (const text of ['amina.AUDIT@', 'amina otieno']) expect([text, await found(text)]).toEqual([text, [person.id]])
})

test('[API-11] ignores a blank search and resolves records once per export', async () => {
  // Entries of deleted records are found only without a search text.
  await asManager(async () => {
    await write`insert into ports.port (tenant_id, name, country, city) values ('staging', 'Beira', 'MZ', 'Beira')`
    await write`delete from ports.port where name = 'Beira'`
  })
  expect((await trail('?queryText=%20%20&limit=1')).total).toBe((await trail('?limit=1')).total)
  const { db } = server.context
  const { read } = db
  let looks = 0
  const textOf = (statement: Parameters<typeof read>[1]) => (statement as unknown as { text: string }).text
  db.read = (tenant, statement) => {
    if (textOf(statement).includes('strpos')) looks++
    return read(tenant, statement)
  }
  onTestFinished(() => void (db.read = read))
  const exported = async (text: string) => {
    looks = 0
    const asked = `queryText=${encodeURIComponent(text)}`
    const { json } = await server.get(`/api/main/audit/export?${asked}`)
    const [lines, looked] = [String(json).match(/^\d+,/gm)?.length, looks]
    expect((await trail(`?${asked}&limit=1`)).total).toBe(lines)
    return [lines, looked]
  }
  // One record with more entries than a batch of the export.
  await asManager(async () => {
    await write`insert into catalog.brand (tenant_id, name, name_key, slug) values ('staging', 'Tatra', 'tatra', 'tatra')`
    await write`do $$ begin for i in 1..1100 loop update catalog.brand set name = 'Tatra ' || i where slug = 'tatra'; end loop; end $$`
  })
  expect(await exported('tatra 1100')).toEqual([1101, 1])
  // More records than are resolved by name; all entries are exported.
  await asManager(
    () => write`insert into catalog.brand (tenant_id, name, name_key, slug)
      select 'staging', 'Zastava ' || i, 'zastava ' || i, 'zastava-' || i from generate_series(1, 1100) i`,
  )
  expect((await exported('zastava'))[0]).toBe(1100)
  expect(await exported('zastava 11')).toEqual([12, 1])
})

test('[BO-15] names quick replies, and documents also before they belong to an inquiry', async () => {
  const ids = await asManager(async () => {
    const [reply] =
      await write`insert into inquiries.quick_reply (tenant_id, name, text_en, text_fr) values ('staging', 'Closed', 'x', 'y') returning id`
    const [file] =
      await write`insert into documents.document (tenant_id, id, type, size, sha256) values ('staging', gen_random_uuid(), 'PDF', 9, 'x') returning id`
    return [reply?.id ?? '', file?.id ?? '']
  })
  const { names } = await trail('?limit=2')
  expect(ids.map((id) => names[id])).toEqual(['Closed', ''])
})

test('[BO-15] names deleted records by the values in the log, but no person', async () => {
  const [deletedId = ''] = await addCars(server.context, [buildCar()])
  const [car] = await write`select car_no as "carNo" from vehicles.car where id = ${deletedId}::uuid`
  const [brand] =
    await write`insert into catalog.brand (tenant_id, name, name_key, slug) values ('staging', 'Deleted', 'deleted', 'deleted') returning id`
  await asManager(() => write`delete from vehicles.car where id = ${deletedId}::uuid`)
  await asManager(() => write`delete from catalog.brand where id = ${brand?.id}::uuid`)
  const { names } = await trail()
  expect(names).toMatchObject({
    [deletedId]: `REF ${(car as unknown as { carNo: string }).carNo}`,
    [brand?.id ?? '']: 'Deleted',
  })
})
