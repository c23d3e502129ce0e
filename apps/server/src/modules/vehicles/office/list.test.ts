import { OFFICE_SORT_FIELDS } from '@minato/contract/enumerations'
import type { Facets } from '@minato/contract/search'
import type { SwitchItem } from '@minato/contract/switch'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAsCaller } from '../../../platform/auth/actor.ts'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { wholeCar } from '../../../testing/backoffice-cars.ts'
import { recordInquiry, writeViews } from './views.ts'

let server: TestServer
let ids: string[]
const V = '/api/vehicle'
const STATUSES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED'] as const

beforeAll(async () => {
  server = await testServer()
  ids = await addCars(
    server.context,
    Array.from({ length: 60 }, (_, i) =>
      buildCar({
        status: STATUSES[i % 5] ?? 'DRAFT',
        price: 1000 + ((i * 37) % 60),
        specification: { chassis: `NZE161-70${String(i).padStart(5, '0')}` },
      }),
    ),
  )
  server.as(MANAGER)
})
afterAll(() => server.close())

const list = async (query: string, path = 'car') => (await server.get<VehiclePage>(`${V}/${path}?${query}`)).json
const write = (statement: Parameters<typeof sql>[0], ...given: unknown[]) =>
  server.context.db.write('staging', (tx) => tx.rows(sql(statement, ...given)))

test('[VEH-04 VEH-11] counts tabs without the search and keeps archived cars apart', async () => {
  for (const criteria of ['', 'priceEnd=1030', 'queryText=corolla', 'brand=nissan']) {
    const counts = (await server.get<Record<string, number>>(`${V}/car/count?${criteria}`)).json
    for (const status of STATUSES) {
      const archive = status === 'ARCHIVED' ? '&isArchived=true' : ''
      expect([criteria, status, (await list(`${criteria}&status=${status}${archive}`)).total]).toEqual([
        criteria,
        status,
        counts[status],
      ])
    }
  }
  expect((await list('')).total).toBe(48)
  expect((await list('status=ARCHIVED')).total).toBe(0)
  const archive = (await list('isArchived=true')).items
  expect(archive.map(({ status }) => status)).toEqual(Array<string>(12).fill('ARCHIVED'))
})

test('[F27 SRCH-05] counts the cars that each filter option would leave', async () => {
  for (const criteria of ['', 'priceEnd=1030', 'status=DRAFT', 'isArchived=true']) {
    const facets = (await server.get<Facets>(`${V}/car/facet?${criteria}`)).json
    const options = [
      ...facets.color.map(({ value, count }) => [`color=${value}`, count] as const),
      ...(criteria.includes('price') ? [] : facets.priceUpTo.slice(0, 3)).map(
        ({ value, count }) => [`priceEnd=${value}`, count] as const,
      ),
    ]
    expect(options.length).toBeGreaterThan(0)
    for (const [option, count] of options)
      expect([criteria, option, (await list(`${criteria}&${option}`)).total]).toEqual([criteria, option, count])
  }
  server.as(CUSTOMER)
  expect((await server.get(`${V}/car/facet`)).status).toBe(403)
  server.as(MANAGER)
})

test('[VEH-04 API-06] shows internal fields on managers’ cards only', async () => {
  await write`update vehicles.car set created_at = now() - interval '41 days 5 hours', publication_date = now() where id = ${ids[1]}::uuid`
  await write`update vehicles.car set created_at = now() - interval '50 days', publication_date = now() where id = ${ids[3]}::uuid`
  await write`insert into vehicles.status_history (tenant_id, car_id, time, status)
    values ('staging', ${ids[3]}::uuid, now() - interval '20 days', 'SOLD')`
  const cards = (await list('limit=100&fieldsToExtractCode=CODE_2')).items
  const card = cards.find(({ id }) => id === ids[1])
  expect(card?.office).toEqual({
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    daysInStock: 41,
    numberOfViews: 0,
    numberOfInquiry: 0,
    basePrice: { value: 1037, currency: 'USD' },
    basePreviousPrice: null,
    markupPercentage: 0,
    chassis: 'NZE161-7000001',
    cost: null,
    margin: null,
  })
  expect(Math.abs(Date.parse(card?.office?.createdAt ?? '') - (Date.now() - 41.2 * 86_400_000))).toBeLessThan(3_600_000)
  // Days in stock end with the sale.
  expect(cards.find(({ id }) => id === ids[3])?.office?.daysInStock).toBe(30)
  expect(cards.every(({ version }) => version === 1)).toBe(true)
  expect(JSON.stringify(await list('limit=100&fieldsToExtractCode=CODE_2', 'public/car'))).not.toMatch(/office|version/)
  expect((await list('limit=1&fieldsToExtractCode=CODE_1')).items[0]).not.toHaveProperty('office')
})

test('[VEH-04 VEH-12 M07 D06] pages through every managers’ order without gap or repeat', async () => {
  await write`insert into vehicles.interest (tenant_id, car_id, car_no, number_of_views, number_of_inquiry)
    select 'staging', id, car_no, car_no % 7, car_no % 3 from vehicles.car where car_no % 2 = 0`
  await write`update vehicles.car set updated_at = now() - car_no % 11 * interval '1 hour'`
  type Card = VehiclePage['items'][number]
  const day = 86_400_000
  const keys: Record<(typeof OFFICE_SORT_FIELDS)[number], (car: Card) => number> = {
    YEAR: (car) => car.firstRegistration?.year ?? 0,
    MILEAGE: (car) => car.specification?.mileage ?? 0,
    PRICE: (car) => car.price?.value ?? 0,
    REFERENCE: (car) => Number(car.reference),
    MADE: (car) => Number(car.reference),
    DAYS: (car) =>
      -Math.min(...[car.office?.createdAt, car.publicationDate].flatMap((at) => Date.parse(at ?? '') || [])),
    CHANGED: (car) => Math.round((Date.parse(car.office?.updatedAt ?? '') / day) * 24),
    PUBLISHED: (car) => Date.parse(car.publicationDate ?? ''),
    VIEWS: (car) => car.office?.numberOfViews ?? 0,
    INQUIRIES: (car) => car.office?.numberOfInquiry ?? 0,
  }
  // With a selective filter, a broad one, and none: three query plans for the page.
  for (const filter of ['', 'brand=toyota', 'priceEnd=1010'])
    for (const field of OFFICE_SORT_FIELDS)
      for (const direction of ['ASC', 'DESC']) {
        const order = `${filter}&order.field=${field}&order.direction=${direction}`
        const whole = await list(`${order}&limit=100`)
        const values = whole.items.map(keys[field])
        const sorted = values.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a))
        expect([order, values]).toEqual([order, sorted])
        const pages = []
        for (let page = 0; page * 10 < whole.total; page++) pages.push(await list(`${order}&limit=10&page=${page}`))
        expect([order, pages.flatMap(({ items }) => items.map(({ id }) => id))]).toEqual([
          order,
          whole.items.map(({ id }) => id),
        ])
      }
  server.as(undefined)
  for (const field of OFFICE_SORT_FIELDS.slice(3))
    expect([field, (await server.get(`${V}/public/car?order.field=${field}`)).status]).toEqual([field, 400])
  server.as(MANAGER)
})

test('[DOC-04 VEH-04] counts a view per visitor, car and day, not of managers or hidden cars', async () => {
  const [draft = '', shown = ''] = ids
  const before = (await wholeCar(server, shown)).office?.numberOfViews ?? 0
  const look = (id: string, agent: string, tenant = 'staging') =>
    server.app.inject({
      method: 'POST',
      url: `${V}/public/car/${id}/view`,
      headers: { 'tenant-id': tenant, 'user-agent': agent },
    })
  const generation = server.context.changes.generation('staging')
  server.as(undefined)
  for (const agent of ['a', 'b', 'a', 'a']) expect((await look(shown, agent)).statusCode).toBe(204)
  await writeViews(server.context)
  await look(shown, 'b')
  await look(draft, 'a')
  await look(shown, 'c', 'second')
  await look('00000000-0000-4000-8000-00000000dead', 'a')
  server.as(CUSTOMER)
  await look(shown, 'd')
  server.as(MANAGER)
  await look(shown, 'e')
  await runAsCaller(undefined, '', () => writeViews(server.context))
  const asked = (await wholeCar(server, shown)).office?.numberOfInquiry ?? 0
  await server.context.db.write('staging', (tx) => recordInquiry(tx, shown))
  expect((await wholeCar(server, shown)).office?.numberOfInquiry).toBe(asked + 1)
  const views = async (id: string) => (await wholeCar(server, id)).office?.numberOfViews
  expect([await views(shown), await views(draft)]).toEqual([before + 3, 0])
  // Cached public data stays cached.
  expect(server.context.changes.generation('staging')).toBe(generation)
  const seen = await server.context.db.read<{ visitor: string; car_id: string }>(
    'staging',
    sql`select visitor, car_id from vehicles.view_seen`,
  )
  expect(seen.every(({ visitor }) => /^[\w-]{22}$/.test(visitor))).toBe(true)
  // Only visible cars are stored, so made-up ids cannot fill the table.
  expect([...new Set(seen.map(({ car_id }) => car_id))]).toEqual([shown])
  expect((await server.send('POST', `${V}/public/car/x/view`)).status).toBe(400)
})

test('[F11] limits views raised by forged cookies and browsers of one network', async () => {
  const [, shown = ''] = ids
  const views = async () => (await wholeCar(server, shown)).office?.numberOfViews ?? 0
  const before = await views()
  server.as(undefined)
  const look = (more: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `${V}/public/car/${shown}/view`,
      headers: { 'tenant-id': 'staging', ...more },
      remoteAddress: '198.51.100.7',
    })
  for (let i = 0; i < 20; i++) await look({ 'user-agent': 'a', cookie: `__Host-sid=${String(i).padStart(43, 'x')}` })
  await writeViews(server.context)
  server.as(MANAGER)
  expect(await views()).toBe(before + 1)
  server.as(undefined)
  for (let i = 0; i < 60; i++) await look({ 'user-agent': `browser ${i}` })
  await writeViews(server.context)
  server.as(MANAGER)
  expect(await views()).toBeLessThanOrEqual(before + 8)
})

test('[STF-06 E05] finds cars by start of reference and chassis, by words, brands and models', async () => {
  const found = async (text: string, tenant = 'staging') =>
    (await server.get<SwitchItem[]>(`/api/main/switch?queryText=${encodeURIComponent(text)}`, tenant)).json
  const [only] = await found('10017')
  expect(only).toEqual({
    kind: 'car',
    id: ids[16],
    label: 'REF 10017',
    detail: 'Toyota Corolla Fielder · NZE161G · 2019 · NZE161-7000016',
    path: '/vehicles/toyota/corolla-fielder/10017',
  })
  expect((await found('REF 1001')).map(({ label }) => label)).toEqual(
    [10010, 10011, 10012, 10013, 10014, 10015, 10016, 10017].map((no) => `REF ${no}`),
  )
  const begun = await found('nze161-70000')
  expect(begun.length).toBeGreaterThan(1)
  expect(begun.filter(({ detail }) => !detail.includes('NZE161-70000'))).toEqual([])
  expect((await found('nze161 7000033')).map(({ label }) => label)).toEqual(['REF 10034'])
  const worded = await found('fielder')
  expect(worded.map(({ kind }) => kind)).toEqual([...Array<string>(8).fill('car'), 'model'])
  expect((await found('toyo')).find(({ kind }) => kind === 'brand')).toMatchObject({ label: 'Toyota' })
  for (const text of ['%', '_', "'; drop table", '=#', '0']) expect([text, await found(text)]).toEqual([text, []])
  expect((await server.get('/api/main/switch?queryText=')).status).toBe(400)
  server.as({ ...MANAGER, tenant: 'second' })
  expect(await found('10017', 'second')).toEqual([])
  server.as(CUSTOMER)
  expect((await server.get('/api/main/switch?queryText=a')).status).toBe(403)
  server.as(MANAGER)
})
