import type { Dashboard } from '@minato/contract/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
let ids: string[] = []
const figures = async () => (await server.get<Dashboard>('/api/main/dashboard')).json
const write = (statement: ReturnType<typeof sql>) => server.context.db.write('staging', (tx) => tx.rows(statement))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const published = (days: number, more: Parameters<typeof buildCar>[0] = {}) =>
  buildCar({ publicationDate: daysAgo(days), ...more })

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
  ids = await addCars(server.context, [
    published(10),
    published(30.5, { price: 1000 }),
    published(31.5, { price: 1000 }),
    published(200, { brand: 'Nissan', model: 'Note', trim: 'E12', status: 'RESERVED', price: 9000 }),
    buildCar({ status: 'DRAFT', publicationDate: null, price: null }),
    published(40, { status: 'SOLD', price: 10_000 }),
    published(40, { status: 'SOLD', price: 5000 }),
    published(40, { status: 'ARCHIVED', price: 7000 }),
  ])
  const [first, , , note, , sold, cheap, archived] = ids
  await write(sql`insert into vehicles.status_history (tenant_id, car_id, time, status) values
    ('staging', ${first}::uuid, now(), 'PUBLISHED'), ('staging', ${first}::uuid, now(), 'PUBLISHED'),
    ('staging', ${sold}::uuid, now(), 'SOLD'), ('staging', ${cheap}::uuid, now(), 'SOLD'),
    ('staging', ${note}::uuid, now(), 'SOLD')`)
  await write(sql`insert into vehicles.purchase (tenant_id, car_id, cost, inland_cost, rate) values
    ('staging', ${sold}::uuid, 900000, 100000, 125), ('staging', ${cheap}::uuid, 900000, null, null)`)
  await write(sql`insert into vehicles.interest (tenant_id, car_id, car_no, number_of_views, number_of_inquiry)
    select tenant_id, id, car_no, case id when ${first}::uuid then 5 when ${note}::uuid then 9 else 20 end,
      case id when ${ids[1]}::uuid then 1 else 0 end
    from vehicles.car where id in (${first}::uuid, ${note}::uuid, ${ids[1]}::uuid, ${archived}::uuid)`)
})
afterAll(() => server.close())

test('[DOC-04] adds up stock by status, age and brand to the same cars', async () => {
  const { status, age, makers } = await figures()
  expect(status.map((one) => [one.status, one.cars, one.value])).toEqual([
    ['DRAFT', 1, 0],
    ['PUBLISHED', 3, 8850],
    ['RESERVED', 1, 9000],
    ['SOLD', 2, 15_000],
  ])
  expect(age.map((one) => [one.from, one.to, one.drafts, one.offered])).toEqual([
    [0, 30, 1, 2],
    [31, 60, 0, 1],
    [61, 90, 0, 0],
    [91, 180, 0, 0],
    [181, null, 0, 1],
  ])
  expect(makers).toEqual([
    { brand: 'Toyota', slug: 'toyota', cars: 4, value: 8850 },
    { brand: 'Nissan', slug: 'nissan', cars: 1, value: 9000 },
  ])
})

test('[DOC-04] counts final sales by month and the cars with known margins', async () => {
  const { months } = await figures()
  expect(months).toHaveLength(12)
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
  expect(months.at(-1)).toEqual({
    month: new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7),
    published: 1,
    sold: 2,
    sales: 15_000,
    known: 1,
    margin: 2000,
  })
  expect(months.slice(0, -1).every(({ published: one, sold }) => one === 0 && sold === 0)).toBe(true)
})

test('[DOC-04] lists cars on sale without inquiries, most viewed first', async () => {
  const { unasked } = await figures()
  expect(unasked.map(({ id, views }) => [id, views])).toEqual([
    [ids[3], 9],
    [ids[0], 5],
  ])
  expect(unasked[0]).toMatchObject({ name: 'Nissan Note 1.5 G', days: 200 })
  expect(unasked[0]?.path).toMatch(/^\/vehicles\/nissan\/note\/\d+$/)
})

test('[DOC-04 I03] exports every chart as CSV, to managers of the dealer only', async () => {
  const csv = async (chart: string) => (await server.get<string>(`/api/main/dashboard/${chart}/export`)).json
  expect((await csv('makers')).replace('\ufeff', '')).toBe('brand,cars,value\r\nToyota,4,8850\r\nNissan,1,9000\r\n')
  for (const chart of ['status', 'age', 'months', 'unasked'])
    expect((await csv(chart)).split('\r\n').length).toBeGreaterThan(2)
  expect((await server.get('/api/main/dashboard/secret/export')).status).toBe(400)
  server.as({ ...MANAGER, tenant: 'second' })
  expect((await server.get<Dashboard>('/api/main/dashboard', 'second')).json).toMatchObject({ makers: [], unasked: [] })
  server.as(CUSTOMER)
  expect((await server.get('/api/main/dashboard')).status).toBe(403)
  server.as(MANAGER)
})
