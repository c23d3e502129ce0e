import type { Dashboard } from '@minato/contract/dashboard'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'

/** Filters of the managers' list only, and the dashboard figures that link to them. */

let server: TestServer
let ids: string[] = []
const V = '/api/vehicle'
const list = async (query: string) =>
  (await server.get<VehiclePage>(`${V}/car?limit=100&fieldsToExtractCode=CODE_2&${query}`)).json
const places = async (query: string) =>
  (await list(query)).items.map(({ id }) => ids.indexOf(id)).toSorted((a, b) => a - b)
const write = (statement: ReturnType<typeof sql>) => server.context.db.write('staging', (tx) => tx.rows(statement))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const month = (days: number) => new Date(Date.now() - days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 7)

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
  ids = await addCars(server.context, [
    buildCar({
      publicationDate: daysAgo(5),
      price: 5000,
      fields: { location: { country: 'JP', city: 'Nagoya', street: null, district: null } },
    }),
    buildCar({ publicationDate: daysAgo(45), price: 9000 }),
    buildCar({ publicationDate: daysAgo(120), price: 4000, status: 'RESERVED' }),
    buildCar({ status: 'DRAFT', publicationDate: null, price: null }),
    buildCar({ publicationDate: daysAgo(100), status: 'SOLD', price: 10_000 }),
    buildCar({ publicationDate: daysAgo(100), status: 'ARCHIVED', price: 7000 }),
  ])
  const [first, second, , draft, sold, archived] = ids
  await write(sql`insert into vehicles.status_history (tenant_id, car_id, time, status) values
    ('staging', ${first}::uuid, now(), 'PUBLISHED'), ('staging', ${sold}::uuid, now() - interval '40 days', 'SOLD'),
    ('staging', ${draft}::uuid, now() - interval '40 days', 'SOLD'),
    ('staging', ${archived}::uuid, now() - interval '40 days', 'SOLD')`)
  await write(sql`insert into vehicles.image (tenant_id, car_id, width, height, placeholder)
    values ('staging', ${first}::uuid, 4, 3, '')`)
  await write(sql`insert into vehicles.purchase (tenant_id, car_id, cost, inland_cost, rate) values
    ('staging', ${first}::uuid, 300000, 100000, 100), ('staging', ${second}::uuid, 1000000, null, 100)`)
})
afterAll(() => server.close())

test('[BO-17] filters the managers’ list by pictures, yard, days in stock and margin', async () => {
  expect(await places('hasPictures=true')).toEqual([0])
  expect(await places('hasPictures=false')).toEqual([1, 2, 3, 4])
  expect(await places('yard=NAGOYA')).toEqual([0])
  expect(await places('daysStart=31&daysEnd=60')).toEqual([1, 4])
  expect(await places('daysStart=61')).toEqual([2])
  expect(await places('marginStart=1000')).toEqual([0])
  expect(await places('marginEnd=0')).toEqual([1])
  expect(await places('brand=toyota&daysEnd=60&hasPictures=false')).toEqual([1, 3, 4])
  // Tabs, facets and the order agree with the filter.
  const counts = (await server.get<Record<string, number>>(`${V}/car/count?daysStart=31&daysEnd=60`)).json
  expect(counts).toMatchObject({ PUBLISHED: 1, SOLD: 1, DRAFT: 0 })
  const { items } = await list('daysEnd=60&order.field=DAYS&order.direction=DESC')
  const days = items.map(({ office }) => office?.daysInStock ?? 0)
  expect(items.find(({ id }) => id === ids[0])?.office).toMatchObject({
    cost: { value: 4000 },
    margin: { value: 1000 },
    daysInStock: 5,
  })
  expect(Math.max(...days)).toBeLessThanOrEqual(60)
})

test('[BO-17] counts months in Japan time and no sale that was undone', async () => {
  await write(sql`insert into vehicles.status_history (tenant_id, car_id, time, status)
    values ('staging', ${ids[1]}::uuid, '2026-06-30T16:00:00Z', 'PUBLISHED')`)
  expect([await places('publishedMonth=2026-06'), await places('publishedMonth=2026-07')]).toEqual([[], [1]])
  expect(await places(`soldMonth=${month(40)}`)).toEqual([4, 5])
})

test('[BO-17] moves a car between margins at once when its purchase changes', async () => {
  await list('')
  await write(sql`update vehicles.purchase set cost = 100000 where car_id = ${ids[1]}::uuid`)
  expect(await places('marginStart=1000')).toEqual([0, 1])
  expect((await list('')).items.find(({ id }) => id === ids[1])?.office?.margin?.value).toBe(8000)
})

test('[BO-17] keeps the list working with the highest possible purchase costs', async () => {
  await write(sql`update vehicles.purchase set inland_cost = 2000000000, repair_cost = 2000000000,
    other_cost = 2000000000, rate = 1
    where car_id = ${ids[1]}::uuid`)
  const { items } = await list('marginEnd=-1000')
  expect(items.map(({ id, office }) => [ids.indexOf(id), office?.cost?.value])).toEqual([[1, 6_000_100_000]])
})

test('[BO-17] rejects managers’ filters for visitors and invalid ones for all', async () => {
  for (const query of ['daysStart=-1', 'soldMonth=2026-13', 'inquiryStep=NONE', 'hasPictures=perhaps'])
    expect([query, (await server.get(`${V}/car?${query}`)).status]).toEqual([query, 400])
  server.as(CUSTOMER)
  expect((await server.get(`${V}/public/car?marginStart=1`)).status).toBe(400)
  server.as(MANAGER)
})

test('[BO-14] counts ages, months, statuses and brands as the linked lists do', async () => {
  const { age, months, status, makers } = (await server.get<Dashboard>('/api/main/dashboard')).json
  const total = async (query: string) => (await list(query)).total
  for (const { from, to, drafts, offered } of age) {
    const days = `daysStart=${from}${to === null ? '' : `&daysEnd=${to}`}`
    expect([days, await total(`statuses=DRAFT&${days}`)]).toEqual([days, drafts])
    expect([days, await total(`statuses=PUBLISHED,RESERVED&${days}`)]).toEqual([days, offered])
  }
  for (const one of months) {
    expect([one.month, await total(`publishedMonth=${one.month}`)]).toEqual([one.month, one.published])
    expect([one.month, await total(`soldMonth=${one.month}`)]).toEqual([one.month, one.sold])
  }
  expect(await places(`soldMonth=${month(40)}`)).toEqual([4, 5])
  for (const one of status) expect(await total(`statuses=${one.status}`)).toBe(one.cars)
  for (const one of makers) expect(await total(`brand=${one.slug}&statuses=DRAFT,PUBLISHED,RESERVED`)).toBe(one.cars)
})
