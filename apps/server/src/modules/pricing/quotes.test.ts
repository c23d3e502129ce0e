import type { AllCharges, Quote } from '@minato/contract/quotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { testServer } from '../../testing/app.ts'
import type { Answer, TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { buyersQuote, quoteFor } from './service.ts'

let server: TestServer
let [car, bare, draft]: (string | undefined)[] = []
let [mombasa, quiet]: string[] = []
const Q = '/api/pricing/public/quote'

const write = <Row>(statement: Sql, tenant = 'staging') =>
  server.context.db.write(tenant, (tx) => tx.rows<Row>(statement))
const port = async (name: string, country: string): Promise<string> => {
  const [row] = await write<{ id: string }>(
    sql`insert into ports.port (tenant_id, name, country, city) values ('staging', ${name}, ${country}, ${name}) returning id`,
  )
  return row?.id ?? ''
}
const tariff = (id: string | undefined, value: number, from: string) =>
  write(
    sql`insert into ports.tariff (tenant_id, port_id, value, valid_from) values ('staging', ${id}::uuid, ${value}, now() + ${from}::interval)`,
  )
const fee = (id: string | undefined, amount: number, from: string) =>
  write(sql`insert into ports.inspection (tenant_id, port_id, type, amount, valid_from)
    values ('staging', ${id}::uuid, 'PRE_EXPORT', ${amount}, now() + ${from}::interval)`)
const ask = (query: Record<string, string | undefined>): Promise<Answer<Quote>> =>
  server.get(
    `${Q}?${new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])))}`,
  )
const ALL = { withInsurance: 'true', withInspections: 'true' }

beforeAll(async () => {
  server = await testServer()
  await write(sql`with made as (insert into pricing.markup (tenant_id, category_id) values ('staging', 'WAGON') returning id)
    insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
    select 'staging', id, v.percentage, now() + v.since from made,
      (values (8.0, interval '-90 days'), (4.0, interval '-9 days'), (12.0, interval '9 days')) v (percentage, since)`)
  ;[car, bare, draft] = await addCars(server.context, [
    buildCar({ price: 10_000, utils: { cubicMeter: 16.9 } }),
    buildCar({ utils: { cubicMeter: null } }),
    buildCar({ status: 'DRAFT' }),
  ])
  mombasa = await port('Mombasa', 'KE')
  quiet = await port('Lamu', 'KE')
  await write(sql`insert into ports.country_served (tenant_id, port_id, country)
    select 'staging', ${mombasa}::uuid, c from unnest('{KE,UG}'::text[]) c`)
  await tariff(mombasa, 80, '-60 days')
  await tariff(mombasa, 92, '-8 days')
  await tariff(mombasa, 500, '8 days')
  await write(sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from)
    select 'staging', v.percentage, now() + v.since
    from (values (9.0, interval '-60 days'), (1.25, interval '-8 days'), (7.0, interval '8 days')) v (percentage, since)`)
  await fee(mombasa, 90, '-60 days')
  await fee(mombasa, 150, '-8 days')
  await fee(mombasa, 999, '8 days')
})
afterAll(() => server.close())
test('[STF-04 INQ-01 TRU-07] builds a quote from versions in force, names them and adds up', async () => {
  const { status, json } = await ask({ carId: car, portId: mombasa, destination: 'UG', ...ALL })
  expect(status).toBe(200)
  // 10,000 with 4 %; 16.9 × 92 = 1,554.80; 1.25 % of 11,955 = 149.44.
  expect(json).toMatchObject({
    carId: car,
    port: { id: mombasa, name: 'Mombasa', country: 'KE' },
    destination: 'UG',
    currency: 'USD',
    freightType: 'CIF',
    fob: 10_400,
    freight: 1555,
    inspections: 150,
    insurance: 149,
    discount: 0,
    total: 12_254,
  })
  const version = { id: expect.any(String) as string, validFrom: expect.stringMatching(/^\d{4}-.*Z$/) as string }
  expect(json.lines).toEqual([
    { kind: 'FOB', amount: 10_400, markup: version },
    { kind: 'FREIGHT', amount: 1555, tariff: { ...version, value: 92 }, cubicMeter: 16.9 },
    { kind: 'INSPECTION', amount: 150, type: 'PRE_EXPORT', fee: { ...version, value: 150 } },
    { kind: 'INSURANCE', amount: 149, rate: { ...version, value: 1.25 } },
  ])
  const [{ id } = { id: '' }] = await server.context.db.read<{ id: string }>(
    'staging',
    sql`select id from pricing.markup_value where tenant_id = 'staging' and percentage = 4`,
  )
  expect(json.lines[0]).toMatchObject({ markup: { id } })
})

/** The car delivered to Mombasa, without insurance and inspections. */
const plainChoice = () => ({
  carId: car ?? '',
  portId: mombasa ?? '',
  destination: null,
  withInsurance: false,
  withInspections: false,
})

test('[TRU-07 E02] keeps the seller’s internal facts in the stored quote only', async () => {
  const stored = await quoteFor(server.context, 'staging', plainChoice())
  expect(stored).toMatchObject({ basis: { basePrice: 10_000, markupPercentage: 4 }, freightType: 'C&F', total: 11_955 })
  const { json } = await ask({ carId: car, portId: mombasa })
  for (const seen of [json, buyersQuote(stored)])
    expect(JSON.stringify(seen)).not.toMatch(/basis|basePrice|percentage/i)
  const { asOf: _, basis: __, ...seen } = stored
  expect(json).toMatchObject(seen)
})

test('[STF-04] quotes FOB without a port and on request without volume or tariff', async () => {
  expect((await ask({ carId: car, ...ALL })).json).toMatchObject({ freightType: 'FOB', port: null, total: 10_400 })
  const onRequest = { freight: null, insurance: null, total: null }
  expect((await ask({ carId: bare, portId: mombasa, ...ALL })).json).toMatchObject(onRequest)
  expect((await ask({ carId: car, portId: quiet, ...ALL })).json).toMatchObject({ ...onRequest, inspections: 0 })
})

test('[STF-04 TRU-06] leaves an ended inspection out of new quotes', async () => {
  const inspections = async () => (await ask({ carId: car, portId: mombasa, ...ALL })).json.inspections
  await write(sql`insert into ports.inspection (tenant_id, port_id, type, amount, valid_from)
    values ('staging', ${mombasa}::uuid, 'PRE_EXPORT', null, now())`)
  await expect.poll(inspections).toBe(0)
  await write(sql`delete from ports.inspection where tenant_id = 'staging' and amount is null`)
  await expect.poll(inspections).toBe(150)
})

test('[M05] uses a changed tariff in the next quote and keeps the first explained', async () => {
  const before = (await ask({ carId: car, portId: mombasa })).json
  const within = await server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${mombasa}::uuid, 100)`)
    return quoteFor(server.context, 'staging', plainChoice(), { tx })
  })
  expect([before.freight, within.freight]).toEqual([1555, 1690])
  await expect.poll(async () => (await ask({ carId: car, portId: mombasa })).json.freight).toBe(1690)
  const named = before.lines.find((line) => line.kind === 'FREIGHT')?.tariff
  const [kept] = await server.context.db.read<{ value: number }>(
    'staging',
    sql`select value from ports.tariff where tenant_id = 'staging' and id = ${named?.id}::uuid`,
  )
  expect(kept?.value).toBe(92)
  await write(sql`delete from ports.tariff where tenant_id = 'staging' and value = 100`)
})

test('[STF-04 D06] rejects hidden and foreign cars and unknown ports or countries', async () => {
  expect((await ask({ carId: draft })).status).toBe(404)
  expect((await server.get(`${Q}?carId=${car}`, 'second')).status).toBe(404)
  expect((await ask({ carId: car, portId: car })).json).toMatchObject({
    code: 'MINATO-1008',
    body: [{ path: 'portId' }],
  })
  expect((await ask({ carId: car, portId: mombasa, destination: 'FR' })).json).toMatchObject({
    code: 'MINATO-1008',
    body: [{ path: 'destination' }],
  })
})

test('[STF-04 M01] computes on a page the same amounts as the server', async () => {
  const { json } = await server.get<AllCharges>('/api/pricing/public/charges')
  expect(json.insurance).toMatchObject({ value: 1.25 })
  expect(json.ports).toMatchObject([
    { key: 'lamu', tariff: null, inspections: [], countriesServed: [] },
    {
      key: 'mombasa',
      country: 'KE',
      countriesServed: ['KE', 'UG'],
      tariff: { value: 92 },
      inspections: [{ value: 150 }],
    },
  ])
  expect(json.countries).toEqual([
    { code: 'KE', name: 'Kenya' },
    { code: 'UG', name: 'Uganda' },
  ])
  const other = await port('Mombasa', 'TZ')
  await expect
    .poll(async () =>
      (await server.get<AllCharges>('/api/pricing/public/charges')).json.ports.map(({ key }) => key).toSorted(),
    )
    .toEqual(['lamu', String(mombasa), other].toSorted())
  await write(sql`delete from ports.port where tenant_id = 'staging' and id = ${other}::uuid`)
})
