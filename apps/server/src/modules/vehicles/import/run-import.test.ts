import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { readImport } from './read.ts'
import type { ImportMapping } from './mapping.ts'
import { runImport } from './run-import.ts'
import type { ImportOptions } from './run-import.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const file = (text: string, name = 'list.csv', mapping: ImportMapping = {}) =>
  readImport({ bytes: Buffer.from(text), name }, { mapping })
const run = async (text: string, options: ImportOptions = {}, tenant = 'staging', name?: string) =>
  runImport(server.context, tenant, await file(text, name), options)
const cars = (tenant = 'staging') =>
  server.context.db.read<{
    car_no: number
    brand: string
    model: string
    trim: string
    status: string
    base_price: number | null
    chassis: string | null
    mileage: number | null
  }>(
    tenant,
    sql`select c.car_no, n.brand, n.model, n.trim, c.status, c.base_price, c.chassis, c.mileage from vehicles.car c join catalog.car_name n on n.trim_id = c.trim_id order by c.car_no`,
  )
const HEAD = 'Maker,Model,Chassis No,Reg. year,Odometer,Engine,T/M,Fuel,Price (USD)\n'

test('[VEH-09] makes cars of rows, keeps gaps, and uses Standard for missing codes', async () => {
  const report = await run(
    `${HEAD}toyota,vitz,KSP130-1234567,2016/4,"71,000 km",996cc,CVT,gasoline,3950\nNissan,Note,,2015,,1.2L,AT,petrol,\n`,
  )
  expect(report).toMatchObject({
    rows: 2,
    made: 2,
    changed: 0,
    imported: 2,
    unchanged: 0,
    partial: 0,
    refused: 0,
    written: true,
    isBlocked: false,
  })
  expect(await cars()).toEqual([
    {
      car_no: 10001,
      brand: 'Toyota',
      model: 'Vitz',
      trim: 'Standard',
      status: 'DRAFT',
      base_price: 3950,
      chassis: 'KSP130-1234567',
      mileage: 71000,
    },
    {
      car_no: 10002,
      brand: 'Nissan',
      model: 'Note',
      trim: 'Standard',
      status: 'DRAFT',
      base_price: null,
      chassis: null,
      mileage: null,
    },
  ])
})

test('[VEH-09 I04] makes no duplicates on a second run and updates a car by chassis', async () => {
  const again = `${HEAD}TOYOTA,Vitz,ksp130 1234567,2016/4,"72,500 km",996cc,CVT,gasoline,3700\nNissan,Note,,2015,,1.2L,AT,petrol,\n`
  expect(await run(again)).toMatchObject({ rows: 2, imported: 1, unchanged: 1, refused: 0 })
  expect((await cars()).map(({ car_no, base_price, mileage }) => [car_no, base_price, mileage])).toEqual([
    [10001, 3700, 72500],
    [10002, null, null],
  ])
  expect(await run(again)).toMatchObject({ rows: 2, imported: 0, unchanged: 2 })
})

test('[VEH-09] imports two equal rows as two cars, once', async () => {
  const twins = `${HEAD}Honda,Fit,,2014,80000,1300,AT,petrol,2000\nHonda,Fit,,2014,80000,1300,AT,petrol,2000\n`
  expect(await run(twins)).toMatchObject({ imported: 2 })
  expect(await run(twins)).toMatchObject({ imported: 0, unchanged: 2 })
})

test('[VEH-09 I04] changes nothing for a file with a broken row unless good rows are requested', async () => {
  const before = await cars()
  const broken = `${HEAD}Mazda,Demio,DY3W-100001,2004,90000,1300,AT,petrol,900\n,,DY3W-100002,2005,1,1300,AT,petrol,900\n`
  expect(await run(broken)).toMatchObject({ rows: 2, imported: 0, refused: 1, written: false })
  expect(await cars()).toEqual(before)
  expect(await run(broken, { goodRows: true })).toMatchObject({ rows: 2, imported: 1, refused: 1, written: true })
  expect((await cars()).length).toBe(before.length + 1)
})

test('[VEH-09] changes nothing in a dry run and reports the result', async () => {
  const before = await cars()
  expect(
    await run(`${HEAD}Subaru,Forester,SJ5-012345,2016,60000,2000,AT,petrol,9000\n`, { dryRun: true }),
  ).toMatchObject({ imported: 1, written: false })
  expect(await cars()).toEqual(before)
})

test('[VEH-09 API-02] imports the same file for another tenant as another stock', async () => {
  const text = `${HEAD}toyota,vitz,KSP130-1234567,2016/4,71000,996cc,CVT,gasoline,3950\n`
  expect(await run(text, { publish: true }, 'second')).toMatchObject({ imported: 1 })
  expect((await cars('second')).map(({ car_no, status }) => [car_no, status])).toEqual([[10001, 'PUBLISHED']])
  const page = await server.get<VehiclePage>('/api/vehicle/public/car?queryText=vitz', 'second')
  expect(
    page.json.items.map(({ reference, price, numberOfImages }) => [reference, price?.value, numberOfImages]),
  ).toEqual([['10001', 3950, 0]])
})

test('[VEH-09] keeps nothing of an interrupted import and completes the next one', async () => {
  const rows = Array.from(
    { length: 9000 },
    (_, i) => `Suzuki,Swift,ZC83S-${100000 + i},2018,${i},1200,AT,petrol,${3000 + i}`,
  ).join('\n')
  const reading = await file(HEAD + rows)
  const before = (await cars()).length
  let seen = 0
  await expect(
    runImport(server.context, 'staging', reading, {
      onProgress: (count) => {
        seen = count
        throw new Error('killed')
      },
    }),
  ).rejects.toThrow('killed')
  expect(seen).toBeGreaterThan(0)
  expect((await cars()).length).toBe(before)
  expect(await runImport(server.context, 'staging', reading)).toMatchObject({ rows: 9000, imported: 9000 })
  expect(await runImport(server.context, 'staging', await file(HEAD + rows))).toMatchObject({
    imported: 0,
    unchanged: 9000,
  })
})

const JAPAN = resolve('../shared/data/stock/japan_used_cars.csv')
test.skipIf(!existsSync(JAPAN))(
  '[VEH-09] imports the Japanese list without its tractor and without duplicates',
  async () => {
    const own = await testServer()
    const problems: string[] = []
    const reading = () => readImport({ path: JAPAN })
    const report = await runImport(own.context, 'staging', await reading(), {
      onProblem: ({ severity, line, field }) => problems.push(`${severity} ${line} ${field}`),
    })
    expect(report).toMatchObject({
      rows: 2318,
      imported: 2317,
      unchanged: 0,
      refused: 1,
      written: true,
      isBlocked: false,
    })
    expect(problems.filter((one) => one.startsWith('refused'))).toContain('refused 25 brand')
    const flagged = problems.filter((one) => one.startsWith('flagged')).length
    expect(flagged).toBeGreaterThanOrEqual(8)
    expect(flagged).toBeLessThanOrEqual(30)
    expect(await runImport(own.context, 'staging', await reading())).toMatchObject({
      imported: 0,
      unchanged: 2317,
      refused: 1,
    })
    await own.close()
  },
)
