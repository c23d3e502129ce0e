import { PRICE_OPTIONS } from '@minato/contract/enumerations'
import type { Quote } from '@minato/contract/quotes'
import type { Facets } from '@minato/contract/search'
import type { VehiclePage } from '@minato/contract/vehicles'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { whereOf } from './criteria-store.ts'
import { indexCars } from './index-cars.ts'
import { countCars, planOf } from './service.ts'

let server: TestServer
let ids: string[]
const CARS = 300
const ports: Record<string, string> = {}
/** Repeated prices, volumes to the last hundredth; some cars lack one or the other. */
const made = Array.from({ length: CARS }, (_, i) => ({
  price: i % 11 === 0 ? null : 500 + ((i * 7919) % 40) * 250,
  cubicMeter: i % 13 === 0 ? null : 4 + ((i * 271) % 1999) / 100,
  color: i % 3 === 0 ? ('RED' as const) : ('BLUE' as const),
}))

const write = <Row>(statement: Sql) => server.context.db.write('staging', (tx) => tx.rows<Row>(statement))
async function addPort(name: string, tariff: number | null, fee: number | null): Promise<void> {
  const [row] = await write<{ id: string }>(
    sql`insert into ports.port (tenant_id, name, country, city) values ('staging', ${name}, 'KE', ${name}) returning id`,
  )
  ports[name] = row?.id ?? ''
  if (tariff !== null)
    await write(
      sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${row?.id}::uuid, ${tariff})`,
    )
  if (fee !== null)
    await write(
      sql`insert into ports.inspection (tenant_id, port_id, type, amount) values ('staging', ${row?.id}::uuid, 'PRE_EXPORT', ${fee})`,
    )
}
const list = async (query: string) =>
  server.get<VehiclePage>(`/api/vehicle/public/car?fieldsToExtractCode=CODE_1&${query}`)
const references = ({ json }: { json: VehiclePage }) => json.items.map(({ reference }) => Number(reference))

/** The server's own quote for each car, with all charges. */
let quoted: (number | null)[]

beforeAll(async () => {
  server = await testServer()
  await write(
    sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from) values ('staging', 1.25, now())`,
  )
  await addPort('Mombasa', 92, 150)
  await addPort('Lamu', null, 90)
  ids = await addCars(
    server.context,
    made.map(({ price, cubicMeter, color }) => buildCar({ price, utils: { cubicMeter }, specification: { color } })),
  )
  quoted = await Promise.all(
    ids.map(async (id) => {
      const query = `carId=${id}&portId=${ports['Mombasa']}&withInsurance=true&withInspections=true`
      return (await server.get<Quote>(`/api/pricing/public/quote?${query}`)).json.total
    }),
  )
})
afterAll(() => server.close())

const isBlue = (i: number) => made[i]?.color === 'BLUE'
const blue = () => quoted.flatMap((price, i) => (isBlue(i) ? [{ no: 10_001 + i, price }] : []))

test('[SRCH-06] pages by delivered price like a sort of every quote, at any depth', async () => {
  for (const direction of ['ASC', 'DESC']) {
    const sign = direction === 'ASC' ? 1 : -1
    const sorted = blue().sort((a, b) =>
      a.price === b.price
        ? sign * (b.no - a.no)
        : a.price === null
          ? 1
          : b.price === null
            ? -1
            : sign * (a.price - b.price),
    )
    for (const [limit, page] of [
      [20, 0],
      [7, 5],
      [100, 1],
    ] as const) {
      const asked = `port=mombasa&color=BLUE&order.field=PRICE&order.direction=${direction}&limit=${limit}&page=${page}`
      const answer = await list(asked)
      expect([asked, references(answer)]).toEqual([
        asked,
        sorted.slice(page * limit, (page + 1) * limit).map(({ no }) => no),
      ])
      expect(answer.json.total).toBe(sorted.length)
    }
  }
})

test('[SRCH-06] filters by delivered price like the quotes, in every order and facet', async () => {
  const within = (from: number, upTo: number) =>
    blue().filter(({ price }) => price !== null && price >= from && price <= upTo)
  const bounds = [2000, 3333, 6000, 8000, 9999].map(
    (one) => quoted.find((price) => price !== null && price >= one) ?? 0,
  )
  for (const from of [0, ...bounds])
    for (const upTo of [...bounds, 100_000_000]) {
      const asked = `port=${ports['Mombasa']}&color=BLUE&priceStart=${from}&priceEnd=${upTo}&limit=100&order.field=PRICE`
      const answer = await list(asked)
      const expected = within(from, upTo).map(({ no }) => no)
      expect([asked, answer.json.total]).toEqual([asked, expected.length])
      const rest = references(await list(`${asked}&page=1`))
      expect(new Set([...references(answer), ...rest])).toEqual(new Set(expected))
    }
  const facets = async (query: string) => (await server.get<Facets>(`/api/vehicle/public/car/facet?${query}`)).json
  // A facet ignores its own criterion.
  const { priceUpTo } = await facets('port=mombasa&color=BLUE&priceEnd=2000')
  expect(Object.fromEntries(priceUpTo.map(({ value, count }) => [value, count]))).toEqual(
    Object.fromEntries(
      PRICE_OPTIONS.flatMap((step) => (within(0, step).length ? [[String(step), within(0, step).length]] : [])),
    ),
  )
  const all = await facets('port=mombasa')
  expect(all.priceUpTo.at(0)?.count).toBe(quoted.filter((price) => price !== null).length)
})

test('[SRCH-06] keeps price counts of an unknown port apart from those of FOB prices', async () => {
  const priceUpTo = async (query: string) =>
    (await server.get<Facets>(`/api/vehicle/public/car/facet?${query}`)).json.priceUpTo
  expect(await priceUpTo('port=atlantis')).toEqual([])
  expect((await priceUpTo('')).at(0)?.count).toBe(made.filter(({ price }) => price !== null).length)
})

test('[SRCH-06] matches bitmap and rows on delivered prices for any bounds', async () => {
  const bound = fc.option(fc.constantFrom(0, ...quoted.slice(0, 40).filter((price) => price !== null), 2 ** 26), {
    nil: undefined,
  })
  const criteria = fc.record({
    port: fc.constantFrom('mombasa', 'lamu'),
    priceStart: bound,
    priceEnd: bound,
    priceBasis: fc.constantFrom(undefined, 'FOB' as const),
  })
  await fc.assert(
    fc.asyncProperty(criteria, async (given) => {
      const { criteria: plan } = await planOf(server.context, 'staging', given, ['PUBLISHED'])
      const [row] = await server.context.db.read<{ n: number }>(
        'staging',
        sql`select count(*) as n from vehicles.car c where c.tenant_id = 'staging' and ${whereOf(plan)}`,
      )
      expect(await countCars(server.context, 'staging', plan)).toBe(row?.n)
    }),
    { numRuns: 60 },
  )
})

test('[F12] uses total prices with a port, FOB without one or with priceBasis=FOB', async () => {
  const fob = made.flatMap(({ price }, i) => (price !== null && price <= 6000 ? [10_001 + i] : []))
  const total = quoted.flatMap((price, i) => (price !== null && price <= 6000 ? [10_001 + i] : []))
  expect(total.length).toBeLessThan(fob.length)
  const found = async (basis: string): Promise<number[]> => {
    const query = `${basis}&priceEnd=6000&order.field=PRICE&limit=100`
    const pages = await Promise.all([0, 1, 2].map((page) => list(`${query}&page=${page}`)))
    return pages.flatMap(references)
  }
  const ascending = (all: number[]) => [...all].sort((a, b) => a - b)
  const byPort = await found('port=mombasa')
  expect(ascending(byPort)).toEqual(ascending(total))
  const prices = byPort.map((no) => quoted[no - 10_001] ?? 0)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  for (const basis of ['', 'port=mombasa&priceBasis=FOB', 'priceBasis=FOB'])
    expect([basis, ascending(await found(basis))]).toEqual([basis, ascending(fob)])
  const upTo = async (query: string) =>
    (await server.get<Facets>(`/api/vehicle/public/car/facet?${query}`)).json.priceUpTo.find(
      ({ value }) => value === '6000',
    )?.count
  expect([await upTo('port=mombasa'), await upTo('port=mombasa&priceBasis=FOB'), await upTo('')]).toEqual([
    total.length,
    fob.length,
    fob.length,
  ])
})

test('[SRCH-06] answers with a new tariff, price or volume at once', async () => {
  const first = async () => references(await list('port=mombasa&order.field=PRICE&limit=1'))[0]
  const before = await first()
  await write(
    sql`update vehicles.car set base_price = 1, cubic_meter = 0.01 where tenant_id = 'staging' and car_no = 10100`,
  )
  await indexCars(server.context, 'staging')
  expect(before).not.toBe(10_100)
  expect(await first()).toBe(10_100)
  const upTo = async () => (await list('port=mombasa&priceEnd=500')).json.total
  expect(await upTo()).toBe(1)
  await write(
    sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${ports['Mombasa']}::uuid, 90000)`,
  )
  await expect.poll(upTo).toBe(0)
})

test('[F12] returns no total prices and counts for a port without tariff', async () => {
  expect((await list('port=mombasa&priceEnd=-1')).status).toBe(400)
  for (const query of ['port=lamu&priceStart=0', 'port=atlantis&priceStart=0'])
    expect([query, (await list(query)).json.total]).toEqual([query, 0])
  expect(references(await list('port=lamu&order.field=PRICE&limit=2'))).toEqual([10_300, 10_299])
  const { json } = await server.get<Facets>('/api/vehicle/public/car/facet?port=lamu')
  expect(json.priceUpTo).toEqual([])
})
