import { BODY_TYPES, COLORS, FUEL_TYPES } from '@minato/contract/enumerations'
import { Vehicle } from '@minato/contract/vehicles-shapes'
import type { VehiclePage, VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
let ids: string[]
const V = '/api/vehicle'
const STATUSES = ['PUBLISHED', 'RESERVED', 'DRAFT', 'SOLD', 'ARCHIVED'] as const

beforeAll(async () => {
  server = await testServer()
  const full = buildCar({
    specification: { chassis: 'NZE161-7012345' },
    previousPrice: 7900,
    bestDealSince: new Date().toISOString(),
    publicationDate: new Date().toISOString(),
  })
  full.fields.equipKit.jack = 'EQUIPPED'
  full.fields.inspectorFeedback.engine = 'GOOD'
  full.fields.equipmentFeedback.hid = 'BAD'
  ids = await addCars(server.context, [
    full,
    ...STATUSES.slice(1).map((status) => buildCar({ status, specification: { chassis: `HIDDEN-${status}` } })),
    buildCar({
      price: null,
      fields: { grade: null, firstRegistration: null },
      specification: { mileage: null, color: null },
      utils: { type: null, cubicMeter: null },
    }),
    buildCar({ publicationDate: '2020-01-01T00:00:00Z', brand: 'Nissan', model: 'Note', trim: 'E12' }),
  ])
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.image (tenant_id, car_id, index, width, height, placeholder, drawing)
      select 'staging', ${ids[0]}::uuid, n, 1600, 1200, 'data:,', '{"category":"WAGON","color":"SILVER","view":"side","seed":1}' from generate_series(0, 2) n`),
  )
})
afterAll(() => server.close())

test('[VEH-01 API-12] stores every field of the specification under its name', async () => {
  server.as(MANAGER)
  const { json } = await server.get<VehicleReply>(`${V}/car/${ids[0]}?fieldsToExtractCode=CODE_4`)
  server.as(undefined)
  expect(Object.keys(json).sort()).toEqual([...Object.keys(Vehicle.shape), 'office'].sort())
  expect(Vehicle.parse(json)).toMatchObject({
    reference: '10001',
    baseReference: '10001',
    price: { value: 6850, currency: 'USD' },
    previousPrice: { value: 7900, currency: 'USD' },
    isBestDeal: true,
    equipKit: { jack: 'EQUIPPED', toolKit: null },
    inspectorFeedback: { engine: 'GOOD', radiator: null },
    equipmentFeedback: { hid: 'BAD', abs: null },
    firstRegistration: { year: 2019, month: 4 },
    manufacture: null,
    utils: { type: 'WAGON', dimension: { length: 4400 }, cubicMeter: 11 },
    trim: { name: 'NZE161G', model: { name: 'Corolla Fielder', brand: { name: 'Toyota' } } },
    statusHistories: [{ status: 'DRAFT' }],
  })
})

test('[VEH-01] has the additional enumeration values that real stock needs', () => {
  expect(FUEL_TYPES).toEqual(
    expect.arrayContaining(['ESSENCE', 'DIESEL', 'HYBRID', 'PLUG_IN_HYBRID', 'ELECTRIC', 'LPG', 'CNG']),
  )
  expect(BODY_TYPES).toEqual(expect.arrayContaining(['LIMOUSINE', 'CUV', 'WAGON', 'TRUCK', 'BUS']))
  expect(COLORS).toEqual(expect.arrayContaining(['PEARL', 'GOLD', 'BEIGE']))
})

test('[VEH-01] makes short, unique references and a chassis unique per tenant', async () => {
  const [first] = await addCars(server.context, [buildCar({ model: 'Gone' })])
  const reference = (id: string | undefined) =>
    server.context.db.read<{ car_no: number }>('staging', sql`select car_no from vehicles.car where id = ${id}::uuid`)
  const [{ car_no } = { car_no: 0 }] = await reference(first)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`delete from vehicles.car where tenant_id = 'staging' and id = ${first}::uuid`),
  )
  const [second] = await addCars(server.context, [buildCar({ status: 'DRAFT' })])
  expect((await reference(second))[0]?.car_no).toBe(car_no + 1)
  await expect(
    addCars(server.context, [buildCar({ specification: { chassis: 'nze161 7012345' } })]),
  ).rejects.toMatchObject({ code: '23505', constraint: 'car_tenant_id_chassis_key_key' })
  await addCars(server.context, [buildCar({ specification: { chassis: 'NZE161-7012345' } })], 'second')
})

test('[VEH-03 D06] shows visitors only cars on sale or reserved, by id, reference and list', async () => {
  for (const [i, status] of STATUSES.entries()) {
    const expected = status === 'PUBLISHED' || status === 'RESERVED' ? 200 : 404
    expect([status, (await server.get(`${V}/public/car/${ids[i]}`)).status]).toEqual([status, expected])
    expect([status, (await server.get(`${V}/public/car/reference/${10001 + i}`)).status]).toEqual([status, expected])
    expect([status, (await server.get(`${V}/public/car/reference/${ids[i]}`)).status]).toEqual([status, expected])
    expect([status, (await server.get(`${V}/public/car/${ids[i]}/similar`)).status]).toEqual([status, expected])
  }
  // Hidden cars are reported like missing ones.
  const nobody = '00000000-0000-4000-8000-00000000dead'
  const readPublic = async (path: string) => (await server.get(`${V}/public/${path}`)).json
  expect(await readPublic(`car/${ids[2]}`)).toEqual(await readPublic(`car/${nobody}`))
  expect(await readPublic('car/reference/10003')).toEqual(await readPublic('car/reference/99999'))
  expect(await readPublic('sold-car/10003')).toEqual(await readPublic('sold-car/99999'))
  const { json } = await server.get<VehiclePage>(`${V}/public/car?limit=100`)
  expect(new Set(json.items.map((car) => car.status))).toEqual(new Set(['PUBLISHED', 'RESERVED']))
})

test('[VEH-03 D07] masks a chassis for visitors and finds it by its full number', async () => {
  for (const code of ['CODE_2', 'CODE_3', 'CODE_4']) {
    const { json } = await server.get<VehicleReply>(`${V}/public/car/${ids[0]}?fieldsToExtractCode=${code}`)
    expect(json.specification?.chassis).toBe(code === 'CODE_2' ? undefined : 'NZE161-•••••45')
    expect(json).not.toHaveProperty('version')
    expect(json).not.toHaveProperty('statusHistories')
  }
  expect((await server.get<VehiclePage>(`${V}/public/car?queryText=NZE161-7012345`)).json.total).toBe(1)
  // Callers choose one of four fixed field lists.
  for (const wrong of [
    'CODE_9',
    'code_2',
    '',
    '__proto__',
    'constructor',
    'CODE_2,CODE_4',
    'CODE_2&fieldsToExtractCode=CODE_4',
  ])
    for (const path of [`car/${ids[0]}`, 'car'])
      expect([wrong, (await server.get(`${V}/public/${path}?fieldsToExtractCode=${wrong}`)).status]).toEqual([
        wrong,
        400,
      ])
  for (const key of [
    'fields',
    'include',
    'select',
    'filter',
    'expand',
    'populate',
    '$where',
    'filter[office]',
    '__proto__[a]',
  ])
    expect([key, (await server.get(`${V}/public/car?${encodeURIComponent(key)}=basePrice`)).status]).toEqual([key, 400])
})

test('[VEH-03] shows only sale date, description and similar cars of a sold car', async () => {
  const sold = ['2026-03-02T00:00:00.000Z', '2026-05-04T00:00:00.000Z']
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.status_history (tenant_id, car_id, time, status)
      select 'staging', ${ids[3]}::uuid, time, 'SOLD' from unnest(${sold}::timestamptz[]) time`),
  )
  const { status, json } = await server.get<Record<string, unknown>>(`${V}/public/sold-car/10004`)
  expect(status).toBe(200)
  expect(Object.keys(json)).toEqual([
    'reference',
    'trim',
    'grade',
    'firstRegistration',
    'manufacture',
    'specification',
    'utils',
    'soldAt',
    'similar',
  ])
  expect(json['soldAt']).toBe(sold[1])
  expect(Object.keys(json['utils'] as object)).toEqual(['type'])
  const { similar: _, ...own } = json
  expect(JSON.stringify(own)).not.toMatch(/chassis|engineCode|price|image|picture/i)
  expect((json['similar'] as unknown[]).length).toBeGreaterThan(0)
  for (const reference of ['10001', '10003', '10005', '99999', 'x'])
    expect((await server.get(`${V}/public/sold-car/${reference}`)).status).toBe(404)
})

test('[VEH-05] counts publicly what the public list holds', async () => {
  const total = (await server.get<VehiclePage>(`${V}/public/car?limit=1`)).json.total
  expect((await server.get(`${V}/public/car/count`)).json).toEqual({ numberOfCar: total })
  const [brand] = (await server.get<{ id: string; name: string }[]>('/api/main/brand')).json.filter(
    ({ name }) => name === 'Nissan',
  )
  expect((await server.get(`${V}/public/brand/${brand?.id}/car/count`)).json).toEqual({ numberOfCarByBrand: 1 })
  expect((await server.get(`${V}/public/brand/00000000-0000-4000-8000-00000000dead/car/count`)).status).toBe(404)
  expect((await server.get(`${V}/public/car/new-arrival-of-current-week/count`)).json).toEqual({
    newArrivalCarNumberOfCurrentWeek: 1,
  })
  expect((await server.get(`${V}/public/car/best-deal-of-current-week/count`)).json).toEqual({
    numberOfBestDealOfCurrentWeek: 1,
  })
})

test('[API-06] selects reply fields by an extraction code and rejects an unknown one', async () => {
  const keys = async (code: string) =>
    Object.keys((await server.get<VehicleReply>(`${V}/public/car/${ids[0]}?fieldsToExtractCode=${code}`)).json)
  expect(await keys('CODE_1')).toEqual(['id', 'reference'])
  expect(await keys('CODE_2')).not.toContain('inspectorFeedback')
  expect(await keys('CODE_3')).toContain('inspectorFeedback')
  const all = (await server.get<VehicleReply>(`${V}/public/car/${ids[0]}`)).json
  expect(all.images).toHaveLength(3)
  const list = (await server.get<VehiclePage>(`${V}/public/car?fieldsToExtractCode=CODE_2&limit=100`)).json.items.find(
    (car) => car.id === ids[0],
  )
  expect([list?.images?.length, list?.numberOfImages]).toEqual([1, 3])
  for (const code of ['CODE_9', '', '__proto__', 'CODE_2&fieldsToExtractCode=CODE_4'])
    expect((await server.get(`${V}/public/car/${ids[0]}?fieldsToExtractCode=${code}`)).status).toBe(400)
})

test('[API-14 VEH-05] forbids manager-only reads to everyone else', async () => {
  for (const path of [`${V}/car`, `${V}/car/${ids[2]}`, `${V}/car/reference/10003`]) {
    server.as(undefined)
    expect((await server.get(path)).status).toBe(401)
    server.as(CUSTOMER)
    expect((await server.get(path)).status).toBe(403)
    server.as({ ...MANAGER, tenant: 'second' })
    expect((await server.get(path)).status).toBe(403)
    server.as(MANAGER)
    expect((await server.get(path)).status).toBe(200)
  }
  const statuses = async (query: string) =>
    new Set((await server.get<VehiclePage>(`${V}/car?limit=100&${query}`)).json.items.map((car) => car.status))
  expect(await statuses('')).toEqual(new Set(['PUBLISHED', 'RESERVED', 'DRAFT', 'SOLD']))
  expect(await statuses('isArchived=true')).toEqual(new Set(['ARCHIVED']))
  expect(await statuses('statuses=DRAFT,SOLD')).toEqual(new Set(['DRAFT', 'SOLD']))
  server.as(undefined)
})

test('includes the current markup in visitor prices, in SQL and in code', async () => {
  const { db } = server.context
  await db.write('staging', async (tx) => {
    await tx.rows(sql`insert into pricing.markup (tenant_id, category_id) values ('staging', 'COUPE')`)
    await tx.rows(sql`insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
      select 'staging', id, v.percentage, now() + v.at from pricing.markup, (values (12.5, interval '-2 days'), (7.25, interval '-1 day'), (50, interval '1 day')) v (percentage, at)
      where category_id = 'COUPE'`)
  })
  const [id] = await addCars(server.context, [buildCar({ price: 3999, utils: { type: 'COUPE' } })])
  const price = async () => (await server.get<VehicleReply>(`${V}/public/car/${id}`)).json.price?.value
  expect(await price()).toBe(4289)
  await db.write('staging', (tx) =>
    tx.rows(sql`update vehicles.car set base_price = 4001 where tenant_id = 'staging' and id = ${id}::uuid`),
  )
  expect(
    (await db.read<{ price: number }>('staging', sql`select price from vehicles.car where id = ${id}::uuid`))[0]?.price,
  ).toBe(4291)
})
