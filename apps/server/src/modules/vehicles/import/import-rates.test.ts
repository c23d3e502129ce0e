import type { ImportProblem } from '@minato/contract/vehicles-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS } from './fixtures/sender.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

test('[BO-05] names the currencies of a file that need a rate and uses each rate', async () => {
  const { server, send, choose, work } = imports
  const { json: sent } = await send(
    `Maker,Model,Chassis No,Year,Price,Currency\n${[
      ['RATE-0000001', '450000', 'JPY'],
      ['RATE-0000002', '£2400', ''],
      ['RATE-0000003', '3000', 'USD'],
      ['RATE-0000004', '2700', 'EUR'],
    ]
      .map(([chassis, price, currency]) => `Toyota,Vitz,${chassis},2016,${price},${currency}\n`)
      .join('')}`,
  )
  expect(sent.reading.currencies?.toSorted()).toEqual(['EUR', 'GBP', 'JPY'])
  await work(sent.id, 'check')
  const { json } = await server.get<{ items: ImportProblem[] }>(`${IMPORTS}/${sent.id}/problem`)
  expect(json.items.map(({ code, detail }) => [code, detail])).toEqual([
    ['no-rate', 'JPY'],
    ['no-rate', 'GBP'],
    ['no-rate', 'EUR'],
  ])
  const rated = await choose(sent, { rates: { JPY: 150, GBP: 0.8, EUR: 0.9 } })
  expect(rated.json.choices.rates).toEqual({ JPY: 150, GBP: 0.8, EUR: 0.9 })
  expect(await work(sent.id, 'run')).toMatchObject({ state: 'DONE', counts: { made: 4, refused: 0 } })
  const prices = await server.context.db.read<{ base_price: number }>(
    'staging',
    sql`select base_price from vehicles.car where chassis like 'RATE-%' order by chassis`,
  )
  expect(prices.map((car) => car.base_price)).toEqual([3000, 3000, 3000, 3000])
  expect((await choose(rated.json, { rates: { yen: 150 } })).status).toBe(400)
})

test('[BO-05] asks a file with prices in yen for the rate of the yen alone', async () => {
  const { json } = await imports.send(
    'メーカー,車種,車台番号,年式,価格(円)\nトヨタ,ヴィッツ,KSP130-7654321,2016,450000\n',
  )
  expect(json.reading.currencies).toEqual(['JPY'])
  const dollars = await imports.send('Maker,Model,Chassis No,Year,Price (USD)\nToyota,Vitz,KSP130-7654321,2016,4500\n')
  expect(dollars.json.reading.currencies).toEqual([])
})
