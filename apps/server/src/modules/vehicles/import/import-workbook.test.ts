import type { ImportedCar } from '@minato/contract/import-cars'
import type { ImportProblem } from '@minato/contract/vehicles-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { buildXlsx } from './fixtures/build-xlsx.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS } from './fixtures/sender.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

interface Page<T> {
  items: T[]
}
const HEAD = ['Maker', 'Model', 'Model code', 'Chassis No', 'Reg. date', 'Odometer', 'Price (USD)']
/** 1 April 2016 and 1 November 2018, as a workbook counts days. */
const [SPRING, AUTUMN] = [42_461, 43_405]

test('[VEH-09] imports an Excel workbook by the same calls as a CSV', async () => {
  const { server, send, choose, work } = imports
  const date = (value: number) => ({ value, style: 0 })
  const workbook = buildXlsx(
    [
      { name: 'Read me', rows: [['Stock of June'], ['Prices are FOB']] },
      {
        name: 'Cars',
        rows: [
          HEAD,
          ['Toyota', 'Vitz', 'KSP130', 'KSP130-2234567', date(SPRING), 71_000, 3950],
          ['Nissan', 'Note', 'E12', 'E12-223456', date(AUTUMN), 60_000.4, 4100],
          ['Nissan', null, 'E12', 'E12-223457', date(AUTUMN), 60_000, 4100],
          ['Citroën', 'C3', null, 'VF7SXHMZ0FT000001', date(AUTUMN), '60,000 km', 2900],
        ],
      },
    ],
    ['yyyy-mm-dd'],
  )
  const { status, json: sent } = await send(workbook, { name: 'june.xlsx' })
  expect([status, sent.state, sent.rows]).toEqual([201, 'READY', 4])
  expect(sent.reading).toMatchObject({ format: 'xlsx', sheet: 'Cars', encoding: null })
  expect(sent.reading.columns.map(({ field }) => field)).toEqual([
    'brand',
    'model',
    'trim',
    'chassis',
    'firstRegistration',
    'mileage',
    'price',
  ])
  const checked = await work(sent.id, 'check')
  expect(checked.counts).toEqual({ rows: 4, made: 3, changed: 0, unchanged: 0, partial: 0, refused: 1 })
  const problems = (await server.get<Page<ImportProblem>>(`${IMPORTS}/${sent.id}/problem`)).json.items
  expect(problems.map(({ line, code }) => [line, code])).toEqual([[4, 'missing-model']])
  await choose(checked, { goodRows: true })
  const done = await work(sent.id, 'run')
  expect([done.state, done.counts]).toEqual(['DONE', checked.counts])
  const made = (await server.get<Page<ImportedCar>>(`${IMPORTS}/${sent.id}/car`)).json.items
  expect(made.map(({ name }) => name)).toEqual(['Toyota Vitz', 'Nissan Note', 'Citroen C3'])
  const cars = await server.context.db.read(
    'staging',
    sql`select n.trim, c.chassis, c.first_registration_year as year, c.first_registration_month as month, c.mileage,
        c.base_price as price from vehicles.car c
      join catalog.car_name n on n.tenant_id = c.tenant_id and n.trim_id = c.trim_id
      where c.tenant_id = 'staging' order by c.car_no`,
  )
  expect(cars).toEqual([
    { trim: 'KSP130', chassis: 'KSP130-2234567', year: 2016, month: 4, mileage: 71_000, price: 3950 },
    { trim: 'E12', chassis: 'E12-223456', year: 2018, month: 11, mileage: 60_000, price: 4100 },
    { trim: 'Standard', chassis: 'VF7SXHMZ0FT000001', year: 2018, month: 11, mileage: 60_000, price: 2900 },
  ])
  // The same workbook once more changes nothing.
  const again = (await send(workbook, { name: 'june.xlsx' })).json
  expect((await work(again.id, 'check')).counts).toMatchObject({ made: 0, unchanged: 3, refused: 1 })
})
