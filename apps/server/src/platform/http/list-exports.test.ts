import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCsvSplitter } from '../../modules/vehicles/import/file/csv.ts'
import { IMPORT_LIMITS } from '../../modules/vehicles/import/limits.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { bothSides, openInquiry } from '../../testing/inquiries.ts'
import { addPerson } from '../../testing/people.ts'

/** Every filtered list of the managers can be exported with the same rows in the same order. */

let server: TestServer
const FORMULA = '=HYPERLINK("x")'
const ids: Record<string, string> = {}
const addressed = (text: string): string => text.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? '')

beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  const sides = await bothSides(server)
  const [carId = ''] = await addCars(server.context, [
    buildCar(),
    buildCar({ brand: FORMULA }),
    buildCar({ model: FORMULA, fields: { grade: FORMULA } }),
    buildCar({ trim: FORMULA }),
  ])
  await openInquiry(server, sides, { carId })
  await addPerson(server.context, { firstname: FORMULA, lastname: 'Zed', country: 'FR' })
  server.as(MANAGER)
  const made = async (path: string, body: object): Promise<string> => {
    const { status, json } = await server.send<{ id: string }>('POST', path, body)
    expect([path, status, json]).toMatchObject([path, 201, {}])
    return json.id
  }
  ids['port'] = await made('/api/main/port', { name: FORMULA, country: 'MU', city: 'Port Louis', tariff: null })
  const review = { country: 'KE', purchasedCarBrand: 'Toyota', purchasedCarModel: 'Vitz', comment: 'As described.' }
  const none = { imageId: null, reply: null, seller: null }
  await made('/api/feedback/review', { ...review, ...none, customerName: 'Amina' })
  await made('/api/feedback/review', { ...review, ...none, customerName: FORMULA })
  const named = async (path: string, name: string): Promise<string> =>
    (await server.get<{ id: string; name: string }[]>(path)).json.find((one) => one.name === name)?.id ?? ''
  ids['brand'] = await named('/api/catalog/brand', 'Toyota')
  ids['model'] = await named(`/api/catalog/brand/${ids['brand']}/model`, 'Corolla Fielder')
})
afterAll(() => server.close())

/** A list, a column, and its expected values: of all rows, then of the filtered ones. */
const LISTS: [path: string, column: string, all: string[], filter: string, left: string[]][] = [
  ['/api/catalog/brand', 'name', [FORMULA, 'Toyota'], 'queryText=TOYOTÁ', ['Toyota']],
  ['/api/catalog/brand', 'name', [FORMULA, 'Toyota'], 'order.field=CARS&order.direction=DESC', ['Toyota', FORMULA]],
  ['/api/catalog/brand/{brand}/model', 'name', [FORMULA, 'Corolla Fielder'], 'queryText=fielder', ['Corolla Fielder']],
  ['/api/catalog/brand/{brand}/model/{model}/trim', 'name', [FORMULA, 'NZE161G'], 'queryText=nze', ['NZE161G']],
  ['/api/main/port', 'name', [FORMULA, 'Mombasa'], 'queryText=ouganda&locale=fr', ['Mombasa']],
  ['/api/main/port', 'name', [FORMULA, 'Mombasa'], 'order.field=TARIFF', ['Mombasa', FORMULA]],
  ['/api/feedback/review', 'customerName', [FORMULA, 'Amina'], 'queryText=amina', ['Amina']],
  [
    '/api/feedback/review',
    'customerName',
    [FORMULA, 'Amina'],
    'order.field=CUSTOMER&order.direction=DESC',
    ['Amina', FORMULA],
  ],
  [
    '/api/main/audit',
    'entity',
    ['review', 'review', 'port', 'port', 'person', 'inquiry'],
    'entity=port&entityId={port}',
    ['port', 'port'],
  ],
  ['/api/uum/customer', 'firstname', ['Amina', FORMULA], 'country=KE', ['Amina']],
  ['/api/main/inquiry', 'buyer', ['Amina Otieno'], 'queryText=nobody', []],
  [
    '/api/vehicle/car',
    'Model code',
    [FORMULA, 'NZE161G', 'NZE161G', 'NZE161G'],
    'brand=toyota&queryText=fielder',
    [FORMULA, 'NZE161G'],
  ],
]

/** Parses a file like a spreadsheet: column names and rows. */
function read(text: string): { head: string[]; lines: string[][] } {
  const splitter = createCsvSplitter(',', IMPORT_LIMITS)
  const [head = [], ...lines] = [...splitter.push(text.replace('\ufeff', '')), ...splitter.end()].map(
    ({ cells }) => cells,
  )
  return { head, lines }
}

test.each(LISTS)(
  '[VEH-11 I03] list %#, %s, is exported as a file, with filter and order',
  async (path, column, all, filter, left) => {
    const columnOf = async (query: string): Promise<string[]> => {
      const { status, headers, json } = await server.get<string>(addressed(`${path}/export?${query}`))
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'no-store',
      ])
      // Formulas are prefixed with an apostrophe.
      expect(json).not.toMatch(/(?:^|[,\n])"?[=+@\t]/)
      const { head, lines } = read(json)
      expect(head).toContain(column)
      return lines.map((line) => (line[head.indexOf(column)] ?? '').replace(/^'/, ''))
    }
    expect(await columnOf('')).toEqual(all)
    expect(await columnOf(filter)).toEqual(left)
  },
)

test('[VEH-11 API-05] rejects exports for non-managers, other dealers and bad queries', async () => {
  for (const path of new Set(LISTS.map(([one]) => addressed(`${one}/export`)))) {
    expect([path, (await server.get(`${path}?no-such-key=1`)).status]).toEqual([path, 400])
    server.as(CUSTOMER)
    expect([path, (await server.get(path)).status]).toEqual([path, 403])
    server.as(undefined)
    expect([path, (await server.get(path)).status]).toEqual([path, 401])
    server.as({ ...MANAGER, tenant: 'second' })
    const { status, json } = await server.get<string>(path, 'second')
    // Another dealer has no such maker and sees no row of the first dealer.
    const lines = status === 404 ? [] : read(json).lines
    expect([path, lines]).toEqual([path, []])
    server.as(MANAGER)
  }
})

test('[VEH-11 API-11] exports an audit entry with the words of its page', async () => {
  const { head, lines } = read((await server.get<string>(addressed('/api/main/audit/export?entityId={port}'))).json)
  const line = lines.at(-1) ?? []
  const said = Object.fromEntries(head.map((name, i) => [name, line[i]]))
  expect(said).toMatchObject({ actorId: MANAGER.userId, call: 'POST /api/main/port', operation: 'created' })
  expect(said['record']).toBe(`'${FORMULA}`)
  expect(said['changes']?.split('\n')).toContain('city:  → Port Louis')
})
