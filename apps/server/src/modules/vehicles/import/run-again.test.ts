import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { readImport } from './read.ts'
import { runImport } from './run-import.ts'
import type { ImportOptions } from './run-import.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const run = async (text: string, options: ImportOptions = {}) =>
  runImport(server.context, 'staging', await readImport({ bytes: Buffer.from(text), name: 'list.csv' }), options)
const ask = <Row = Record<string, unknown>>(statement: Statement) => server.context.db.read<Row>('staging', statement)
const write = (statement: Statement) => server.context.db.write('staging', (tx) => tx.rows(statement))
const carOf = async (chassis: string) =>
  (
    await ask(sql`
      select c.*, n.brand, n.model, n.trim from vehicles.car c join catalog.car_name n on n.trim_id = c.trim_id
      where c.chassis = ${chassis}`)
  )[0] as Record<string, unknown>
const addCar = async (chassis: string, about: Parameters<typeof buildCar>[0] = {}) => {
  const [id] = await addCars(server.context, [
    buildCar({ ...about, specification: { ...about.specification, chassis } }),
  ])
  return id as string
}

test('[VEH-09] keeps entered values that the file lacks and replaces the others', async () => {
  await addCar('NZE161-7000001', {
    fields: {
      equipKit: { jack: 'EQUIPPED', repairKit: null, spareKey: 'EQUIPPED', toolKit: null },
    },
    specification: { color: 'BLUE', doors: 4 },
  })
  const file =
    'Maker,Model,Chassis No,Odometer,Jack,Tool kit,Price (USD)\nToyota,Corolla Fielder,NZE161-7000001,70000,no,yes,6500\n'
  expect(await run(file)).toMatchObject({ rows: 1, imported: 1 })
  expect(await carOf('NZE161-7000001')).toMatchObject({
    mileage: 70_000,
    base_price: 6500,
    price: 6500,
    color: 'BLUE',
    doors: 4,
    grade: '1.5 G',
    city: 'Yokohama',
    body_type: 'WAGON',
    length: 4400,
    first_registration_year: 2019,
    first_registration_month: 4,
    trim: 'NZE161G',
    status: 'PUBLISHED',
    words: expect.arrayContaining(['toyota', 'corolla', 'fielder', 'nze161g', '1', '5', 'g']),
  })
  const [sheet] = await ask(sql`
    select s.jack, s.repair_kit, s.spare_key, s.tool_kit from vehicles.sheet s join vehicles.car c on c.id = s.car_id
    where c.chassis = 'NZE161-7000001'`)
  expect(sheet).toEqual({ jack: 'NOT_EQUIPPED', repair_kit: null, spare_key: 'EQUIPPED', tool_kit: 'EQUIPPED' })
})

test('[VEH-09] keeps no month of another year and no street of another country', async () => {
  await addCar('NZE161-7000002', {
    fields: {
      firstRegistration: { year: 2019, month: 4 },
      location: { country: 'JP', city: 'Yokohama', street: 'Honmoku 1', district: null },
    },
  })
  await run(
    'Maker,Model,Chassis No,Reg. year,Country\nToyota,Corolla Fielder,NZE161-7000002,2018,United Arab Emirates\n',
  )
  expect(await carOf('NZE161-7000002')).toMatchObject({
    first_registration_year: 2018,
    first_registration_month: null,
    country: 'AE',
    city: null,
    street: null,
  })
})

test('[VEH-09] moves a car to the file’s model and finds it by its words', async () => {
  await addCar('NZE161-7000003')
  await run('Maker,Model,Chassis No\nToyota,Corolla Axio,NZE161-7000003\n')
  const car = await carOf('NZE161-7000003')
  expect(car).toMatchObject({ model: 'Corolla Axio', trim: 'Standard', grade: '1.5 G' })
  expect(car['words']).toEqual(expect.arrayContaining(['axio', 'standard']))
  expect(car['words']).not.toContain('fielder')
})

test('[VEH-09] keeps a best deal while the new price is lower, else ends it', async () => {
  const bestDealFields = { price: 6000, previousPrice: 6850, bestDealSince: '2026-06-02T00:00:00.000Z' }
  await addCar('NZE161-7000004', bestDealFields)
  await addCar('NZE161-7000005', bestDealFields)
  await addCar('NZE161-7000006', bestDealFields)
  await run(
    'Maker,Model,Chassis No,Price (USD)\nToyota,Corolla Fielder,NZE161-7000004,6400\nToyota,Corolla Fielder,NZE161-7000005,6850\nToyota,Corolla Fielder,NZE161-7000006,\n',
  )
  const bestDeal = { base_previous_price: 6850, previous_price: 6850, best_deal_since: '2026-06-02T00:00:00.000Z' }
  const none = { base_previous_price: null, previous_price: null, best_deal_since: null }
  expect(await carOf('NZE161-7000004')).toMatchObject({ base_price: 6400, ...bestDeal })
  expect(await carOf('NZE161-7000005')).toMatchObject({ base_price: 6850, ...none })
  expect(await carOf('NZE161-7000006')).toMatchObject({ base_price: 6000, ...bestDeal })
})

test('[VEH-09] skips and names reserved, sold and archived cars', async () => {
  const chassis = ['NZE161-7000010', 'NZE161-7000011', 'NZE161-7000012']
  for (const [i, status] of (['RESERVED', 'SOLD', 'ARCHIVED'] as const).entries())
    await addCar(chassis[i] as string, { status })
  const before = await Promise.all(chassis.map(carOf))
  const file = `Maker,Model,Chassis No,Price (USD)\n${chassis.map((one) => `Toyota,Corolla Fielder,${one},1000\n`).join('')}`
  const said: string[] = []
  expect(
    await run(file, {
      publish: true,
      onProblem: ({ severity, line, message }) => said.push(`${severity} ${line} ${message}`),
    }),
  ).toMatchObject({ rows: 3, imported: 0, unchanged: 3 })
  expect(await Promise.all(chassis.map(carOf))).toEqual(before)
  expect(said).toEqual([
    'flagged 2 the car is reserved: left as it is',
    'flagged 3 the car is sold: left as it is',
    'flagged 4 the car is archived: left as it is',
  ])
})

const STOCK = 'Stock No,Maker,Model,Chassis No,Odometer\n'
const stock = (stockNo: string) =>
  ask(sql`select chassis, mileage, source_key from vehicles.car where source_key = ${`source:list:${stockNo}`}`)
const counted = async () => (await ask<{ n: number }>(sql`select count(*) as n from vehicles.car`))[0]?.n ?? 0

test('[VEH-09] recognises a row that gains or loses a chassis as the same car', async () => {
  const before = await counted()
  await run(`${STOCK}K-77,Nissan,Note,,50000\nK-79,Nissan,Note,,60000\n`)
  expect(await run(`${STOCK}K-77,Nissan,Note,E12-100077,50000\n`)).toMatchObject({ imported: 1 })
  expect(await stock('K-77')).toEqual([{ chassis: 'E12-100077', mileage: 50_000, source_key: 'source:list:K-77' }])
  await run(`${STOCK}K-77,Nissan,Note,,51000\n`)
  expect(await stock('K-77')).toEqual([{ chassis: 'E12-100077', mileage: 51_000, source_key: 'source:list:K-77' }])
  // Entered by hand with its chassis number, then in the dealer's list under a number.
  await addCar('E12-100080')
  await run(`${STOCK}K-80,Nissan,Note,e12 100080,1000\n`)
  await run(`${STOCK}K-80,Nissan,Note,,2000\n`)
  expect(await stock('K-80')).toMatchObject([{ mileage: 2000 }])
  expect(await counted()).toBe(before + 3)
})

test('[VEH-09] moves a number to another chassis’ car and keeps the first car', async () => {
  await run(`${STOCK}K-90,Nissan,Note,E12-100090,50000\n`)
  expect(await run(`${STOCK}K-90,Nissan,Note,E12-100091,70000\n`)).toMatchObject({ imported: 1 })
  expect(await stock('K-90')).toMatchObject([{ chassis: 'E12-100091', mileage: 70_000 }])
  expect(await carOf('E12-100090')).toMatchObject({ mileage: 50_000, source_key: null })
})

test('[VEH-09] keeps swapped numbers of one list with their chassis', async () => {
  await run(`${STOCK}K-92,Nissan,Note,E12-100092,50000\nK-93,Nissan,Note,E12-100093,50000\n`)
  expect(await run(`${STOCK}K-93,Nissan,Note,E12-100092,50000\nK-92,Nissan,Note,E12-100093,50000\n`)).toMatchObject({
    imported: 2,
    refused: 0,
  })
  expect(await stock('K-92')).toMatchObject([{ chassis: 'E12-100093' }])
  expect(await stock('K-93')).toMatchObject([{ chassis: 'E12-100092' }])
})

test('[VEH-09] rejects the second of two rows for one car with the first line', async () => {
  await run(`${STOCK}K-95,Nissan,Note,E12-100095,50000\n`)
  const said: string[] = []
  const twice = `${STOCK}K-95,Nissan,Note,,51000\nK-96,Nissan,Note,E12-100095,52000\n`
  expect(
    await run(twice, {
      goodRows: true,
      onProblem: ({ line, code, message }) => said.push(`${line} ${code} ${message}`),
    }),
  ).toMatchObject({ rows: 2, imported: 1, refused: 1, written: true })
  expect(said).toEqual(['3 car-twice this is the car of line 2'])
  expect(await run(twice)).toMatchObject({ imported: 0, refused: 1, written: false })
})

test('[VEH-09] reports a committed import as succeeded, even if indexing fails', async () => {
  const { context } = server
  let writes = 0
  const db: typeof context.db = {
    ...context.db,
    pool: context.db.pool,
    write: (tenant, work) => (writes++ === 0 ? context.db.write(tenant, work) : Promise.reject(new Error('no index'))),
    shared: () => Promise.reject(new Error('no statistics')),
  }
  const said: string[] = []
  const log = Object.assign(Object.create(context.log), { error: (_: object, line: string) => said.push(line) })
  const reading = await readImport({ bytes: Buffer.from(`${STOCK}L-1,Honda,Fit,GK3-100001,1\n`), name: 'list.csv' })
  expect(await runImport({ ...context, db, log }, 'staging', reading)).toMatchObject({ imported: 1, written: true })
  expect(said).toEqual(['search index update failed', 'statistics update failed'])
  expect(await stock('L-1')).toHaveLength(1)
})

test('[VEH-09] rejects a second import of one stock while the first runs', async () => {
  const list = (n: number) => `${STOCK}L-${n},Honda,Fit,GK3-10000${n},1\n`
  let release = () => {}
  let started = () => {}
  const isStarted = new Promise<void>((resolve) => (started = resolve))
  const first = server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('import ' || platform.tenant_now()))`)
    started()
    await new Promise<void>((resolve) => (release = resolve))
  })
  await isStarted
  try {
    await expect(run(list(2))).rejects.toMatchObject({
      reply: {
        status: 409,
        code: 'GENERIC_ERROR',
        message: 'Another import of this stock is running; try again when it has ended.',
      },
    })
    const reading = await readImport({ bytes: Buffer.from(list(3)), name: 'list.csv' })
    expect(await runImport(server.context, 'second', reading)).toMatchObject({ imported: 1 })
  } finally {
    release()
    await first
  }
  expect(await run(list(2))).toMatchObject({ imported: 1 })
})

test('[VEH-09] runs an import without a statement timeout', async () => {
  const { context } = server
  let limit: string | undefined
  const db: typeof context.db = {
    ...context.db,
    pool: context.db.pool,
    write: (tenant, work) =>
      context.db.write(tenant, async (tx) => {
        const value = await work(tx)
        const [row] = await tx.rows<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)
        limit ??= row?.limit
        return value
      }),
  }
  const reading = await readImport({ bytes: Buffer.from(`${STOCK}L-4,Honda,Fit,GK3-100004,1\n`), name: 'list.csv' })
  await runImport({ ...context, db }, 'staging', reading)
  expect(limit).toBe('0')
})

const PUBLISHED = 'Stock No,Maker,Model,Body type,Color,Price (USD)\n'
const shown = (stockNo: string) =>
  ask(sql`
    select c.status, c.publication_date is not null as is_dated,
      (select array_agg(h.status order by h.id) from vehicles.status_history h where h.car_id = c.id) as history,
      (select json_agg(json_build_object('index', i.index, 'view', i.view, 'drawing', i.drawing)) from vehicles.image i where i.car_id = c.id) as images
    from vehicles.car c where c.source_key = ${`source:list:${stockNo}`}`)
const illustration = (category: string, color: string) => [
  { index: 0, view: 'front34', drawing: { category, color, view: 'front34', seed: 0 } },
]

test('[VEH-09 VEH-07] gives published cars a history and one marked illustration', async () => {
  await run(
    `${PUBLISHED}P-1,Mazda,Demio,Hatchback,Red,2000\nP-2,Mazda,Axela,Sedan,,3000\nP-3,Mazda,Roadster,,Red,9000\nP-4,Mazda,Atenza,Sedan,Red,\n`,
    { publish: true },
  )
  const published = { status: 'PUBLISHED', is_dated: true, history: ['PUBLISHED'] }
  expect(await shown('P-1')).toEqual([{ ...published, images: illustration('HATCH', 'RED') }])
  expect(await shown('P-2')).toEqual([{ ...published, images: illustration('SEDAN', 'SILVER') }])
  expect(await shown('P-3')).toEqual([{ ...published, images: null }])
  expect(await shown('P-4')).toEqual([{ status: 'DRAFT', is_dated: false, history: null, images: null }])
})

test('[VEH-09] publishes unchanged drafts on request, counts them and hides nothing', async () => {
  const list = `${PUBLISHED}P-5,Mazda,Demio,Hatchback,Red,2000\nP-6,Mazda,Demio,Hatchback,Red,\nP-7,Mazda,Demio,Hatchback,Blue,2100\n`
  await run(list)
  const [car] = await ask<{ id: string }>(sql`select id from vehicles.car where source_key = 'source:list:P-7'`)
  await write(
    sql`insert into vehicles.image (tenant_id, car_id, width, height, placeholder) values ('staging', ${car?.id}::uuid, 8, 6, '')`,
  )
  expect(await run(list, { publish: true, dryRun: true })).toMatchObject({ imported: 2, unchanged: 1, written: false })
  expect(await shown('P-5')).toMatchObject([{ status: 'DRAFT' }])
  expect(await run(list, { publish: true })).toMatchObject({ imported: 2, unchanged: 1 })
  expect(await shown('P-5')).toMatchObject([
    { status: 'PUBLISHED', is_dated: true, history: ['PUBLISHED'], images: illustration('HATCH', 'RED') },
  ])
  expect(await shown('P-6')).toMatchObject([{ status: 'DRAFT', images: null }])
  expect(await shown('P-7')).toMatchObject([{ status: 'PUBLISHED', images: [{ index: 0, view: null, drawing: null }] }])
  // A draft that gets its price from the list is changed and published in one step.
  const priced = list.replace('P-6,Mazda,Demio,Hatchback,Red,', 'P-6,Mazda,Demio,Hatchback,Red,1900')
  expect(await run(priced, { publish: true })).toMatchObject({ imported: 1, unchanged: 2 })
  expect(await shown('P-6')).toMatchObject([{ status: 'PUBLISHED', images: illustration('HATCH', 'RED') }])
  expect(await run(priced, { publish: true })).toMatchObject({ imported: 0, unchanged: 3 })
})
