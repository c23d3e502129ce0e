import type { VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { readImport } from '../import/read.ts'
import { runImport } from '../import/run-import.ts'
import { EXPORT_HEADER } from './export.ts'

let server: TestServer
const V = '/api/vehicle'

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

const exported = async (query = '', tenant = 'staging') => {
  const answer = await server.get<string>(`${V}/car/export?${query}`, tenant)
  return { ...answer, lines: answer.status === 200 ? answer.json.split('\r\n').slice(1, -1) : [] }
}
/** All fields of a car except identity and internal data. */
const said = async (tenant: string) =>
  (
    await server.get<{ items: VehicleReply[] }>(
      `${V}/car?limit=100&order.field=PRICE&fieldsToExtractCode=CODE_3`,
      tenant,
    )
  ).json.items.map((car) => ({
    grade: car.grade,
    firstRegistration: car.firstRegistration,
    manufacture: car.manufacture,
    location: car.location,
    specification: car.specification,
    utils: car.utils,
    sheets: [car.equipKit, car.inspectorFeedback, car.equipmentFeedback],
    basePrice: car.office?.basePrice,
    names: [car.trim?.name, car.trim?.model.name, car.trim?.model.modelYear, car.trim?.model.brand.name],
  }))

/** Formulas, separators, and attempts to escape both. */
const HOSTILE = [
  '=1+1',
  '=HYPERLINK("http://evil.example",\'x\')',
  '+SUM(A1)',
  '-2+3',
  '@cmd',
  "'=quoted",
  "''=twice",
  'a,b;c d',
  'say "when"',
  'Été — 特別仕様',
]

test('[VEH-11 I03] exports spreadsheet-safe RFC 4180 CSV that the import reads back', async () => {
  await addCars(
    server.context,
    HOSTILE.map((grade, i) => {
      const car = buildCar({
        price: 1000 + i,
        status: 'DRAFT',
        fields: { grade, manufacture: i % 2 ? { year: 2018, month: 11 } : { year: 2018, month: null } },
        specification: { chassis: `NZE161-70000${10 + i}`, seatBeltYear: 2018, engineSize: 660 + i, doors: 4 },
        utils: { cubicMeter: 10.25, frontTireSize: '185/60R15', rearTireSize: '195/65R15' },
      })
      car.fields.equipKit.jack = i % 2 ? 'EQUIPPED' : 'NOT_EQUIPPED'
      car.fields.inspectorFeedback.engine = 'MEDIUM'
      car.fields.equipmentFeedback.hid = 'BAD'
      return car
    }),
  )
  const { status, headers, json, lines } = await exported()
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="cars-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(json.startsWith(`\ufeff${EXPORT_HEADER.join(',')}\r\n`)).toBe(true)
  expect(lines).toHaveLength(HOSTILE.length)
  // No cell starts like a formula, with or without quotation marks.
  for (const line of lines) expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t\r]/)
  expect(json).toContain(`"'=HYPERLINK(""http://evil.example"",'x')"`)
  expect(json).toContain(`,"a,b;c d",`)

  const reading = await readImport({ name: 'cars.csv', bytes: Buffer.from(json) })
  const outcome = await runImport(server.context, 'second', reading)
  expect(outcome).toMatchObject({ imported: HOSTILE.length, refused: 0, partial: 0, written: true })
  const before = await said('staging')
  server.as({ ...MANAGER, tenant: 'second' })
  expect(await said('second')).toEqual(before)
  const back = await exported('', 'second')
  server.as(MANAGER)
  const withoutReference = (all: readonly string[]) => all.map((line) => line.replace(/^\d+/, '')).sort()
  expect(withoutReference(back.lines)).toEqual(withoutReference(lines))
  // An import of the export into the same stock changes nothing.
  await runImport(server.context, 'staging', await readImport({ name: 'cars.csv', bytes: Buffer.from(json) }))
  expect(await said('staging')).toEqual(before)
})

test('[VEH-11] exports the whole requested list and rejects a bad request first', async () => {
  const many = Array.from({ length: 2_345 }, (_, i) =>
    buildCar({ brand: 'Nissan', model: 'Note', trim: 'E12', price: 2000 + i }),
  )
  await addCars(server.context, many)
  await addCars(server.context, [buildCar({ brand: 'Nissan', model: 'Note', trim: 'E12', status: 'ARCHIVED' })])
  const { lines } = await exported('brand=nissan')
  expect(lines).toHaveLength(2345)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2345)
  expect((await exported('brand=nissan&isArchived=true')).lines).toHaveLength(1)
  expect((await exported('brand=nissan&status=DRAFT')).lines).toEqual([])
  const { paths } = (await server.get<{ paths: Record<string, { get: { responses: object } }> }>('/api/openapi.json'))
    .json
  expect(paths[`${V}/car/export`]?.get.responses).toMatchObject({ 200: { content: { 'text/csv': {} } } })
  for (const query of ['brnd=nissan', 'status=LOST', 'page=1'])
    expect([query, (await exported(query)).status]).toEqual([query, 400])
})

test('[BO-17] exports chosen cars and columns with headings in the reader’s language', async () => {
  const ids = await addCars(server.context, [
    buildCar({
      price: 5000,
      specification: { chassis: 'ABC1-0000001' },
      fields: { firstRegistration: { year: 2018, month: 7 } },
    }),
    buildCar({ price: 6000, status: 'ARCHIVED' }),
    buildCar({ price: 7000 }),
  ])
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.purchase (tenant_id, car_id, cost, rate)
      values ('staging', ${ids[0]}::uuid, 300000, 100)`),
  )
  const send = (body: object) => server.send<string>('POST', '/api/vehicle/car/export', body)
  const columns = ['vehicle', 'chassis', 'price', 'margin']
  const lines = async (body: object) =>
    (await send({ columns, ...body })).json.replace('\ufeff', '').trim().split('\r\n')
  expect(await lines({ chosen: { ids: ids.slice(0, 2) }, locale: 'fr' })).toEqual([
    'Véhicule,Numéro de châssis,Prix FOB (USD),Marge (USD)',
    'Toyota Corolla Fielder 1.5 G,"ABC1-0000001",5000,2000',
    'Toyota Corolla Fielder 1.5 G,,6000,',
  ])
  const all = await lines({ chosen: { criteria: { priceStart: '5000', priceEnd: '5000' } } })
  expect(all[0]).toBe('Vehicle,Chassis number,FOB price (USD),Margin (USD)')
  expect(all).toContain('Toyota Corolla Fielder 1.5 G,"ABC1-0000001",5000,2000')
  expect(
    await lines({ columns: ['drive', 'fuel', 'status', 'published'], chosen: { ids: ids.slice(1, 2) }, locale: 'fr' }),
  ).toEqual(['"Boîte, transmission",Carburant,État,Publiée le', 'Automatique 4x2,Essence,Archivée,"2026-06-01"'])
  expect(await lines({ columns: ['drive', 'fuel', 'status'], chosen: { ids: ids.slice(1, 2) } })).toEqual([
    '"Gearbox, drive",Fuel,Status',
    'Automatic 2WD,Petrol,Archived',
  ])
  expect(await lines({ columns: ['registered', 'cost'], chosen: { ids: ids.slice(0, 1) } })).toEqual([
    'First registration,Cost (USD)',
    '"2018-07",3000',
  ])
  expect((await send({ columns: ['password'], chosen: { ids } })).status).toBe(400)
  server.as(CUSTOMER)
  expect((await send({ columns, chosen: { ids } })).status).toBe(403)
  server.as(MANAGER)
})
