import type { Suggestion } from '@minato/contract/search'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { newVisibleCars } from '../service.ts'

let server: TestServer
const PUBLIC = '/api/vehicle/public/car'
const OFFICE = '/api/vehicle/car'
const ask = async <T = VehiclePage>(path: string, query: string) =>
  (await server.get<T>(`${path}?${new URLSearchParams(query)}`)).json
const references = (page: VehiclePage) => page.items.map(({ reference }) => reference)
const chips = ({ textParts = [] }: VehiclePage) => textParts.flatMap(({ criteria }) => criteria ?? [])

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar({ model: 'Vitz', price: 4000, specification: { color: 'RED' }, utils: { type: 'HATCH', cubicMeter: 10 } }),
    buildCar({
      model: 'Vitz',
      price: 3000,
      specification: { color: 'BLUE' },
      utils: { type: 'HATCH', cubicMeter: 10 },
    }),
    buildCar({
      model: 'Prado',
      price: 9000,
      specification: { color: 'RED', fuelType: 'DIESEL' },
      utils: { type: 'SUV' },
    }),
    buildCar({ model: 'Vitz', price: 2000, fields: { grade: 'Red Line' }, specification: { color: 'WHITE' } }),
    buildCar({ status: 'DRAFT', publicationDate: null, model: 'Secretive', specification: { color: 'RED' } }),
  ])
})
afterAll(() => server.close())

test('[F13] returns how a text was read and the text without each part', async () => {
  const page = await ask(PUBLIC, 'queryText=Vitz red zzzz')
  expect(references(page).sort()).toEqual(['10001', '10004'])
  expect(page.textParts).toEqual([
    { text: 'Vitz', criteria: null, isLeftOut: false, rest: 'red zzzz' },
    { text: 'red', criteria: { color: ['RED'] }, isLeftOut: false, rest: 'Vitz zzzz' },
    { text: 'zzzz', criteria: null, isLeftOut: true, rest: 'Vitz red' },
  ])
  expect((await ask(PUBLIC, 'brand=toyota')).textParts).toBeUndefined()
})

test('[F13] returns the word that replaces a misspelled one', async () => {
  const corrections = async (text: string) =>
    (await ask(PUBLIC, `queryText=${text}`)).textParts?.map((part) => part.corrections)
  expect(await corrections('toyta')).toEqual([['toyota']])
  expect(await corrections('Toyta vittz red')).toEqual([['toyota'], ['vitz'], undefined])
  expect(await corrections('toyota deisel')).toEqual([undefined, ['diesel']])
  expect(await corrections('toyota zzzz')).toEqual([undefined, undefined])
  // A word that only a hidden car has is not suggested.
  expect(await corrections('secretivve')).toEqual([undefined])
})

test('[F13 VEH-03] drops a word that only hidden cars have, like an unknown word', async () => {
  for (const word of ['secretive', 'qqqqqqqq', '10005']) {
    const page = await ask(PUBLIC, `queryText=toyota ${word}`)
    expect([word, page.total, page.textParts?.map(({ isLeftOut }) => isLeftOut)]).toEqual([word, 4, [false, true]])
    expect((await ask(PUBLIC, `queryText=${word}`)).total).toBe(0)
  }
})

test('[F13] finds nothing where no word is known, also beside an order', async () => {
  for (const text of ['zzzz', 'zzzz yyyy', 'cheap zzzz'])
    expect([text, (await ask(PUBLIC, `queryText=${text}`)).total]).toEqual([text, 0])
})

test("[F13] orders by price for 'cheap', unless the caller requests an order", async () => {
  const cheap = await ask(PUBLIC, 'queryText=cheap toyota')
  expect(references(cheap)).toEqual(['10004', '10002', '10001', '10003'])
  const asked = await ask(PUBLIC, 'queryText=cheap toyota&order.field=PRICE&order.direction=DESC')
  expect(references(asked)).toEqual(['10003', '10001', '10002', '10004'])
  expect(chips(asked)).toEqual([])
})

test('[F13] reads an amount in a text as delivered price with a port', async () => {
  const [port] = await server.context.db.write('staging', (tx) =>
    tx.rows<{ id: string }>(
      sql`insert into ports.port (tenant_id, name, country, city) values ('staging', 'Mombasa', 'KE', 'Mombasa') returning id`,
    ),
  )
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${port?.id}::uuid, 92)`),
  )
  expect((await ask(PUBLIC, 'queryText=vitz under 4000')).total).toBe(3)
  const delivered = await ask(PUBLIC, `queryText=vitz under 4000&port=${port?.id}`)
  expect(references(delivered).sort()).toEqual(['10002', '10004'])
})

test('[F13] finds new cars of saved searches by the same words', async () => {
  const between = { after: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' }
  const { total } = await newVisibleCars(
    server.context,
    'staging',
    { queryText: 'gari nyekundu ya dizeli' },
    between,
    5,
  )
  expect(total).toBe(1)
})

test('[F13] completes the last word in suggestions beside names', async () => {
  const labels = async (text: string) =>
    (await ask<Suggestion[]>(`${PUBLIC}/suggestion`, `queryText=${text}`)).map(({ label, count }) => [label, count])
  expect(await labels('die')).toEqual([['diesel', 1]])
  expect(await labels('vitz nyek')).toEqual([['vitz nyekundu', 1]])
  expect(await labels('red vitz')).toEqual([['Toyota Vitz red', 2]])
  expect(await labels('vitz under 3500')).toEqual([['Toyota Vitz under 3500', 2]])
})

test('[F13] understands the same words in managers’ list, tabs and export', async () => {
  server.as(MANAGER)
  const page = await ask(OFFICE, 'queryText=red secretive')
  expect([references(page), chips(page)]).toEqual([['10005'], [{ color: ['RED'] }]])
  const drafts = await ask(OFFICE, 'queryText=red prado&status=DRAFT')
  expect(drafts.total).toBe(0)
  expect(await ask(`${OFFICE}/count`, 'queryText=red prado')).toMatchObject({ PUBLISHED: 1, DRAFT: 0 })
  const { json: csv } = await server.get<string>(`${OFFICE}/export?queryText=rouge+suv`)
  expect(csv.trim().split('\n')).toHaveLength(2)
})
