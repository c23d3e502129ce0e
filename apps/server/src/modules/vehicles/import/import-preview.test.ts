import type { ImportPreview, PreviewedCar } from '@minato/contract/import-cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER } from '../../../testing/app.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS } from './fixtures/sender.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

const HEAD = 'Stock No,Maker,Model,Chassis No,Year,Mileage,Colour,Body,Price (USD)\n'
const previewOf = async (id: string) =>
  (await imports.server.get<{ items: PreviewedCar[] }>(`${IMPORTS}/${id}/preview`)).json.items

test('[BO-04] previews the first cars with price and missing facts', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, i) => `P-${i},Toyota,Vitz,PRE-00000${10 + i},2016,71000,white,hatchback,3950\n`,
  )
  rows[1] = 'P-1,Toyota,,PRE-0000099,2016,71000,white,hatchback,3950\n'
  rows[2] = 'P-2,Toyota,Vitz,,,71000,,,\n'
  const { json: sent } = await imports.send(HEAD + rows.join(''), { name: 'preview.csv' })
  const cars = await previewOf(sent.id)
  expect(cars.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(cars[0]).toMatchObject({
    change: 'new',
    brand: 'Toyota',
    model: 'Vitz',
    reference: null,
    missing: ['engineSize', 'transmissionType', 'fuelType', 'steering', 'cubicMeter'],
    car: {
      price: { value: 3950 },
      firstRegistration: { year: 2016 },
      specification: { mileage: 71000, color: 'WHITE' },
      utils: { type: 'HATCH' },
      images: [],
    },
  })
  expect(cars[1]?.missing).toEqual(
    expect.arrayContaining(['price', 'chassis', 'firstRegistration', 'color', 'bodyType']),
  )
  // With another mapping the preview shows other cars.
  await imports.choose(sent, { columns: { Colour: null } })
  expect((await previewOf(sent.id))[0]?.missing).toContain('color')
  imports.server.as(CUSTOMER)
  expect((await imports.server.get(`${IMPORTS}/${sent.id}/preview`)).status).toBe(403)
  imports.server.as(MANAGER)
})

/** Another header than above, whose mapping is remembered. */
const OTHER_HEAD = HEAD.replace('Colour', 'Color')
test('[BO-04] previews what the import would make of a car in stock', async () => {
  const { server, send, work } = imports
  const car = (price: string, colour: string) => `V-1,Mazda,Demio,DEM-0000001,2015,60000,${colour},hatchback,${price}\n`
  const { json: first } = await send(OTHER_HEAD + car('4000', 'white'), { name: 'demio.csv' })
  await work(first.id, 'run')
  const [made] = await server.context.db.read<{ car_no: number }>(
    'staging',
    sql`select car_no from vehicles.car where chassis = 'DEM-0000001'`,
  )
  const { json: same } = await send(OTHER_HEAD + car('4000', 'white'), { name: 'demio.csv' })
  expect(await previewOf(same.id)).toMatchObject([{ change: 'unchanged', reference: String(made?.car_no) }])
  // Without a price and a colour the stock's values stay.
  const { json: next } = await send(OTHER_HEAD + car('', ''), { name: 'demio.csv' })
  expect(await previewOf(next.id)).toMatchObject([
    {
      change: 'changed',
      reference: String(made?.car_no),
      car: { price: { value: 4000 }, specification: { color: 'WHITE', mileage: 60000 } },
    },
  ])
})

test('[BO-04] imports the template without a question, as CSV and XLSX, in both languages', async () => {
  const { server, send, work } = imports
  for (const locale of ['en', 'fr'])
    for (const format of ['csv', 'xlsx']) {
      const answer = await server.app.inject({
        url: `${IMPORTS}/template?format=${format}&locale=${locale}`,
        headers: { 'tenant-id': 'staging' },
      })
      const name = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? ''
      expect(name.endsWith(`.${format}`)).toBe(true)
      const { json: sent } = await send(answer.rawPayload, { name })
      expect([
        name,
        sent.reading.columns.filter(({ field, confidence }) => field === null || confidence < 0.9),
      ]).toEqual([name, []])
      const assumed = sent.reading.guesses.filter(
        ({ params }) => params['reason'] === 'assumed' || params['rate'] === null,
      )
      expect([name, assumed, sent.reading.notes]).toEqual([name, [], []])
      expect(sent.reading.guesses.map(({ code }) => code)).toEqual(['money', 'distance', 'known-by-row'])
      const checked = await work(sent.id, 'check')
      expect([name, checked.isBlocked, checked.problemCounts, checked.counts?.refused]).toEqual([name, false, [], 0])
      const items = await previewOf(sent.id)
      expect([name, items.map(({ missing }) => missing)]).toEqual([name, [['cubicMeter'], ['cubicMeter']]])
    }
})

test('[BO-04 PRT-04] previews the price of the file beside the price with markup', async () => {
  const { server, send } = imports
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`with made as (insert into pricing.markup (tenant_id, category_id) values ('staging', 'HATCH') returning id)
      insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
        select 'staging', id, 4, now() - interval '1 minute' from made`),
  )
  const { json: sent } = await send(`${HEAD}P-90,Toyota,Vitz,PRE-0000090,2016,71000,white,hatchback,3950\n`)
  const { json } = await server.get<ImportPreview>(`${IMPORTS}/${sent.id}/preview`)
  expect(json.markups).toContainEqual({ bodyType: 'HATCH', percentage: 4 })
  expect(json.items[0]).toMatchObject({ basePrice: 3950, car: { price: { value: 4108 } } })
})
