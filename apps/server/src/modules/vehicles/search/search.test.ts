import type { Facets } from '@minato/contract/search'
import type { VehiclePage } from '@minato/contract/vehicles'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { countCars, planOf } from './service.ts'
import { whereOf } from './criteria-store.ts'
import { indexCars } from './index-cars.ts'

let server: TestServer
const references = (page: VehiclePage) => page.items.map((car) => car.reference)
const search = async (query: string, tenant?: string) =>
  (await server.get<VehiclePage>(`/api/vehicle/public/car?fieldsToExtractCode=CODE_2&${query}`, tenant)).json
const names = async (query: string) =>
  (await search(query)).items.map((car) => `${car.trim?.model.brand.name} ${car.trim?.model.name}`)

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar({ price: 6850, specification: { chassis: 'NZE161-7012345' } }),
    buildCar({
      brand: 'Nissan',
      model: 'X-Trail',
      trim: 'NT32',
      price: 9300,
      publicationDate: '2026-06-02T00:00:00Z',
      fields: { grade: '20X', firstRegistration: { year: 2018, month: 11 } },
      specification: { mileage: 92_000, driveType: '4WD', color: 'BROWN', engineSize: 1997, engineCode: 'MR20' },
      utils: { type: 'SUV' },
    }),
    buildCar({
      brand: 'Honda',
      model: 'Fit',
      trim: 'GK3',
      price: 4450,
      publicationDate: '2026-06-03T00:00:00Z',
      fields: { grade: '13G F', firstRegistration: { year: 2018, month: 8 } },
      specification: { mileage: 88_000, color: 'RED', engineSize: 1317, chassis: 'GK3-1234567' },
      utils: { type: 'HATCH' },
    }),
    buildCar({
      brand: 'Citroën',
      model: 'C3',
      trim: 'B6',
      price: 3200,
      publicationDate: '2026-06-04T00:00:00Z',
      fields: { grade: null, firstRegistration: { year: 2015, month: null } },
      specification: { mileage: null, color: 'RED', steering: 'LEFT' },
      utils: { type: 'HATCH' },
    }),
    buildCar({
      brand: 'Toyota',
      model: 'Vitz',
      trim: 'KSP130',
      price: 3950,
      previousPrice: 4500,
      bestDealSince: '2026-06-01T00:00:00Z',
      publicationDate: '2026-06-05T00:00:00Z',
      utils: { type: 'HATCH' },
      specification: { color: 'BLUE', mileage: 71_000 },
    }),
    buildCar({
      status: 'DRAFT',
      publicationDate: null,
      brand: 'Toyota',
      model: 'Secretive',
      specification: { chassis: 'SECRET-1' },
    }),
    buildCar({ status: 'SOLD', brand: 'Toyota', model: 'Crown' }),
    buildCar({
      status: 'RESERVED',
      brand: 'Toyota',
      model: 'Crown',
      publicationDate: '2026-05-01T00:00:00Z',
      utils: { type: 'SEDAN' },
    }),
  ])
  await addCars(
    server.context,
    [buildCar({ brand: 'Toyota', model: 'Corolla Fielder', fields: { grade: 'foreign' } })],
    'second',
  )
})
afterAll(() => server.close())

test('[SRCH-03] searches reference, brand, model, code, chassis and grade by every word', async () => {
  expect(await names('queryText=fielder')).toEqual(['Toyota Corolla Fielder'])
  expect(await names('queryText=nt32')).toEqual(['Nissan X-Trail'])
  expect(await names('queryText=13g')).toEqual(['Honda Fit'])
  expect(await names('queryText=GK3-1234567')).toEqual(['Honda Fit'])
  expect(await names('queryText=10002')).toEqual(['Nissan X-Trail'])
  expect(await names('queryText=toyota%20hybrid')).toEqual([])
  expect((await names('queryText=toyota')).sort()).toEqual(['Toyota Corolla Fielder', 'Toyota Crown', 'Toyota Vitz'])
})

test('[SRCH-03] ignores case, accents and a small typo', async () => {
  expect(await names('queryText=toyta%20corola')).toEqual(['Toyota Corolla Fielder'])
  expect(await names('queryText=CITROEN')).toEqual(['Citroën C3'])
  expect(await names(`queryText=${encodeURIComponent('citroën c3')}`)).toEqual(['Citroën C3'])
  expect(await names('queryText=xtrail')).toEqual(['Nissan X-Trail'])
  expect(await names('queryText=x-trail')).toEqual(['Nissan X-Trail'])
  expect(await names('queryText=corollafielder%202019')).toEqual(['Toyota Corolla Fielder'])
  expect(await names('queryText=fielder%202018')).toEqual([])
})

test('[SRCH-03] finds and suggests brands and models by trade and Japanese names', async () => {
  const found = (text: string) => names(`queryText=${encodeURIComponent(text)}`)
  expect(await found('ﾎﾝﾀﾞ')).toEqual(['Honda Fit'])
  expect(await found('日産 エクストレイル')).toEqual(['Nissan X-Trail'])
  expect((await found('トヨタ')).sort()).toEqual((await found('toyota')).sort())
  expect(await found('トヨタ フィット')).toEqual([])
  const suggested = async (text: string) =>
    (await server.get<{ label: string }[]>(`/api/vehicle/public/car/suggestion?queryText=${encodeURIComponent(text)}`))
      .json
  expect((await suggested('トヨ'))[0]?.label).toBe('Toyota')
  expect((await suggested('ﾌｨｯﾄ')).map(({ label }) => label)).toEqual(['Honda Fit'])
})

test('[SRCH-03] finds a car by full reference or chassis, also beside a name', async () => {
  expect(references(await search('queryText=nze161-7012345'))).toEqual(['10001'])
  expect(references(await search('queryText=10001%20toyota'))).toEqual(['10001'])
})

test('[SRCH-01] selects by every criterion', async () => {
  const cases: [query: string, expected: string[]][] = [
    ['brand=toyota', ['10005', '10001', '10008']],
    ['brand=nissan,honda', ['10003', '10002']],
    ['model=x-trail', ['10002']],
    ['category=HATCH', ['10005', '10004', '10003']],
    ['priceStart=4000&priceEnd=7000', ['10003', '10001', '10008']],
    ['yearStart=2018&yearEnd=2018', ['10003', '10002']],
    ['mileageEnd=71000', ['10005', '10001', '10008']],
    ['mileageStart=90000', ['10002']],
    ['engineSizeEnd=1400', ['10003']],
    ['color=RED,BLUE', ['10005', '10004', '10003']],
    ['color=RED&color=BLUE', ['10005', '10004', '10003']],
    ['steering=LEFT', ['10004']],
    ['driveType=4WD', ['10002']],
    ['engineCode=mr-20', ['10002']],
    ['bestDeal=true', ['10005']],
    ['doors=5&numberSeat=5&color=BROWN', ['10002']],
    ['transmissionType=MANUAL', []],
    ['fuelType=DIESEL', []],
    ['priceStart=9000&priceEnd=1000', []],
    ['brand=nobody', []],
  ]
  for (const [query, expected] of cases) expect([query, references(await search(query))]).toEqual([query, expected])
})

test('[SRCH-01] sorts by year, mileage and price both ways, unknown last', async () => {
  expect(references(await search('order.field=PRICE&order.direction=ASC'))).toEqual([
    '10004',
    '10005',
    '10003',
    '10008',
    '10001',
    '10002',
  ])
  expect(references(await search('order.field=PRICE&order.direction=DESC'))).toEqual([
    '10002',
    '10001',
    '10008',
    '10003',
    '10005',
    '10004',
  ])
  expect(references(await search('order.field=MILEAGE&order.direction=ASC&limit=2')).slice(0, 2)).toEqual([
    '10008',
    '10001',
  ])
  expect(references(await search('order.field=MILEAGE&order.direction=DESC')).at(-1)).toBe('10004')
  expect(references(await search('order.field=MILEAGE')).at(-1)).toBe('10004')
  expect(references(await search('order.field=YEAR&order.direction=DESC')).slice(-3)).toEqual(
    ['10002', '10003', '10004'].sort(
      (a, b) => ['10002', '10003', '10004'].indexOf(a) - ['10002', '10003', '10004'].indexOf(b),
    ),
  )
})

test('[API-10 SRCH-01] lists each car once over all pages with the total on each', async () => {
  const pages = await Promise.all([0, 1, 2, 3].map((page) => search(`limit=2&page=${page}&order.field=PRICE`)))
  expect(pages.map((page) => page.total)).toEqual([6, 6, 6, 6])
  expect(pages.flatMap(references)).toEqual(['10004', '10005', '10003', '10008', '10001', '10002'])
  expect((await server.get('/api/vehicle/public/car?limit=101')).status).toBe(400)
})

test('[SRCH-05] counts per facet what each option would leave, without its own criterion', async () => {
  const { json } = await server.get<Facets>('/api/vehicle/public/car/facet?category=HATCH&color=RED')
  const counts = (facet: keyof Facets) => Object.fromEntries(json[facet].map(({ value, count }) => [value, count]))
  expect(counts('category')).toEqual({ HATCH: 2 })
  expect(counts('color')).toEqual({ RED: 2, BLUE: 1 })
  expect(counts('steering')).toEqual({ RIGHT: 1, LEFT: 1 })
  expect(counts('mileageUpTo')).toEqual({ '90000': 1, '100000': 1, '150000': 1, '200000': 1 })
})

test('[VEH-03 D06] reveals no hidden car by criterion, order or count', async () => {
  for (const query of [
    'queryText=secretive',
    'queryText=SECRET-1',
    'queryText=10006',
    'statuses=DRAFT,SOLD',
    'status=DRAFT',
    'isArchived=true&statuses=ARCHIVED',
    'model=secretive',
  ])
    expect([query, (await search(query)).total]).toEqual([query, 0])
  expect((await search('statuses=DRAFT,PUBLISHED')).total).toBe(5)
  const { json } = await server.get<Facets>('/api/vehicle/public/car/facet')
  expect(json.brand.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  expect((await server.get<unknown[]>('/api/vehicle/public/car/suggestion?queryText=secr')).json).toEqual([])
})

test('[API-02] searches only the tenant’s own cars', async () => {
  const own = await search('queryText=fielder', 'second')
  expect(own.items.map((car) => car.grade)).toEqual(['foreign'])
  expect((await search('queryText=vitz', 'second')).total).toBe(0)
})

test('matches bitmap and rows for any criteria', async () => {
  const pick = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const criteria = fc.record({
    brand: pick(['toyota'], ['nissan', 'honda']),
    category: pick(['HATCH' as const], ['SUV' as const, 'WAGON' as const]),
    color: pick(['RED' as const]),
    bestDeal: pick(true, false),
    priceStart: pick(0, 3950, 4450, 4451),
    priceEnd: pick(0, 3950, 9300, 100_000_000),
    mileageStart: pick(0, 68_000, 68_001),
    mileageEnd: pick(70_999, 71_000),
    engineSizeEnd: pick(1317, 30_000),
    yearStart: pick(2015, 2018),
    yearEnd: pick(2018, 2019),
    queryText: pick(
      'toyota',
      'toyta',
      '10001',
      'fit 13g',
      'zzz',
      'fit 2018',
      'REF 10003',
      'red or brown',
      'hatch under 4450',
      'double cab 2018+',
      '1300cc',
      'toyota zzz',
    ),
  })
  await fc.assert(
    fc.asyncProperty(criteria, async (given) => {
      const { criteria: plan } = await planOf(server.context, 'staging', given, ['PUBLISHED', 'RESERVED', 'DRAFT'])
      const [row] = await server.context.db.read<{ n: number }>(
        'staging',
        sql`select count(*) as n from vehicles.car c where c.tenant_id = 'staging' and ${whereOf(plan)}`,
      )
      expect(await countCars(server.context, 'staging', plan)).toBe(row?.n)
    }),
    { numRuns: 150 },
  )
})

test('finds a changed car by its new values, set singly or by rebuild', async () => {
  const { context } = server
  const bits = () =>
    context.db.read(
      'staging',
      sql`select kind, value, segment, bits::text from vehicles.search_bits where tenant_id = 'staging' and bits <> repeat('0', 16384)::bit(16384) order by 1, 2, 3`,
    )
  await context.db.write('staging', (tx) =>
    tx.rows(
      sql`update vehicles.car set color = 'GREEN', base_price = 5150, words = words || 'brandnew'::text where tenant_id = 'staging' and car_no = 10003`,
    ),
  )
  await indexCars(context, 'staging')
  expect(references(await search('color=GREEN&priceStart=5150&priceEnd=5150&queryText=brandnew'))).toEqual(['10003'])
  expect((await search('color=RED&brand=honda')).total).toBe(0)
  const singly = await bits()
  await context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.search_todo (tenant_id, segment) values ('staging', 0)`),
  )
  await indexCars(context, 'staging')
  expect(await bits()).toEqual(singly)
})

test('[SRCH-03] suggests brands, models and references, prefix matches first', async () => {
  const suggest = async (text: string) =>
    (
      await server.get<{ label: string }[]>(`/api/vehicle/public/car/suggestion?queryText=${encodeURIComponent(text)}`)
    ).json.map(({ label }) => label)
  // A number beside a name is a year if no model has that name; only existing years are suggested.
  expect(await suggest('fielder 2019')).toEqual(['Toyota Corolla Fielder 2019'])
  expect(await suggest('toyota fielder 2018')).toEqual([])
  expect(await suggest('toy')).toEqual(['Toyota', 'Toyota Corolla Fielder', 'Toyota Crown', 'Toyota Vitz'])
  expect(await suggest('corola')).toEqual(['Toyota Corolla Fielder'])
  expect(await suggest('10002')).toEqual(['REF 10002 Nissan X-Trail'])
  // The test above has changed its colour.
  expect(await suggest('honda green')).toEqual(['Honda green', 'Honda Fit green'])
})
