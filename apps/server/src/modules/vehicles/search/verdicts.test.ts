import { VERDICT_STATES } from '@minato/contract/enumerations'
import { ImportRuleFields } from '@minato/contract/import-rules'
import type { ImportRule } from '@minato/contract/import-rules'
import type { Facets } from '@minato/contract/search'
import type { VehiclePage } from '@minato/contract/vehicles'
import { verdictToday } from '@minato/domain/arrival-verdict'
import type { VerdictCar } from '@minato/domain/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { createRule, rulesOfCountry, updateRule } from '../../import-rules/service.ts'
import { newVisibleCars } from '../service.ts'
import { whereOf } from './criteria-store.ts'
import { countCars, planOf } from './service.ts'

let server: TestServer
const FIRST = 10_001
const year = new Date().getUTCFullYear()
/** Every combination of a rule's facts, known or unknown. */
const cars: VerdictCar[] = Array.from({ length: 240 }, (_, i) => ({
  firstRegistration: i % 7 === 0 ? null : { year: year - (i % 12), month: i % 5 === 0 ? null : (i % 12) + 1 },
  manufacture: i % 3 === 0 ? null : { year: year - (i % 13), month: i % 4 === 0 ? null : ((i * 5) % 12) + 1 },
  steering: ([null, 'RIGHT', 'LEFT', 'RIGHT'] as const)[i % 4] ?? null,
  bodyType: ([null, 'SUV', 'SEDAN', 'VAN'] as const)[i % 4] ?? null,
  fuelType: (['DIESEL', 'ELECTRIC', null] as const)[i % 3] ?? null,
}))

const write = <Row>(statement: Sql) => server.context.db.write('staging', (tx) => tx.rows<Row>(statement))
const transitDays = { from: 20, to: 40 }
const addRule = (fields: Partial<ImportRuleFields>): Promise<ImportRule> =>
  server.context.db.write('staging', (tx) =>
    createRule(
      tx,
      ImportRuleFields.parse({
        country: 'KE',
        isAllowed: true,
        source: 'Customs',
        confidence: 'HIGH',
        transitDays,
        ...fields,
      }),
    ),
  )
const addPort = (name: string, country: string) =>
  write(sql`insert into ports.port (tenant_id, name, country, city) values ('staging', ${name}, ${country}, ${name})`)

beforeAll(async () => {
  server = await testServer()
  await addPort('Mombasa', 'KE')
  await addPort('Durban', 'ZA')
  await addRule({ maxAge: 8, ageStart: 'YEAR', steering: 'RIGHT' })
  await addRule({ maxAge: 5, bodyTypes: ['VAN'], ageBasis: 'MANUFACTURE' })
  await addRule({ country: 'UG', minAge: 1, fuelTypes: ['ELECTRIC'] })
  await addRule({ country: 'UG', maxAge: 9, source: 'Customs' })
  await addRule({ country: 'UG', maxAge: 6, source: 'Ministry' })
  await addRule({ country: 'ZA', isAllowed: false })
  await addCars(
    server.context,
    cars.map(({ steering, fuelType, bodyType, ...fields }) =>
      buildCar({ fields, specification: { steering, fuelType }, utils: { type: bodyType } }),
    ),
  )
})
afterAll(() => server.close())

/** Car numbers by verdict, each car judged on its own. */
async function judged(country: string): Promise<Record<string, number[]>> {
  const rules = await rulesOfCountry(server.context, 'staging', country)
  const states = cars.map((car) => verdictToday(rules, car, dayInJapan(new Date().toISOString())).state)
  return Object.fromEntries(
    VERDICT_STATES.map((state) => [state, states.flatMap((one, i) => (one === state ? [FIRST + i] : []))]),
  )
}
async function found(query: string): Promise<number[]> {
  const pages = await Promise.all(
    [0, 1, 2].map((page) =>
      server.get<VehiclePage>(`/api/vehicle/public/car?fieldsToExtractCode=CODE_1&limit=100&page=${page}&${query}`),
    ),
  )
  return pages.flatMap(({ json }) => json.items.map(({ reference }) => Number(reference))).toSorted((a, b) => a - b)
}
const verdictFacet = async (query: string) => {
  const { json } = await server.get<Facets>(`/api/vehicle/public/car/facet?${query}`)
  return Object.fromEntries(json.importVerdict.map(({ value, count }) => [value, count]))
}
const counted = (byState: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(byState).flatMap(([state, { length }]) => (length ? [[state, length]] : [])))

test('[TRU-05 SRCH-01] filters and counts by the verdict that each car has on its own', async () => {
  for (const [query, country] of [
    ['port=mombasa', 'KE'],
    ['importCountry=ug', 'UG'],
    ['port=durban', 'ZA'],
  ] as const) {
    const expected = await judged(country)
    for (const state of VERDICT_STATES)
      expect([query, state, await found(`${query}&importVerdict=${state}`)]).toEqual([query, state, expected[state]])
    expect([query, await verdictFacet(query)]).toEqual([query, counted(expected)])
    // A facet ignores its own criterion.
    expect(await verdictFacet(`${query}&importVerdict=REFUSED`)).toEqual(counted(expected))
  }
  const { ALLOWED = [], AT_RISK = [], REFUSED = [], UNKNOWN = [] } = await judged('KE')
  expect(Math.min(ALLOWED.length, AT_RISK.length, REFUSED.length, UNKNOWN.length)).toBeGreaterThan(0)
  expect(await found('port=mombasa&importVerdict=ALLOWED,AT_RISK')).toEqual(
    [...ALLOWED, ...AT_RISK].toSorted((a, b) => a - b),
  )
})

test('[TRU-05] judges by the country of destination where the port only lies on the way', async () => {
  const { ALLOWED = [] } = await judged('UG')
  expect(await found('port=mombasa&importCountry=UG&importVerdict=ALLOWED')).toEqual(ALLOWED)
  expect(ALLOWED).not.toEqual((await judged('KE'))['ALLOWED'])
})

test('[TRU-05] finds no allowed car without a destination or without a rule', async () => {
  for (const query of ['', 'importCountry=FR', 'port=atlantis']) {
    expect([query, (await found(`${query}&importVerdict=ALLOWED`)).length]).toEqual([query, 0])
    expect([query, (await found(`${query}&importVerdict=UNKNOWN`)).length]).toEqual([query, cars.length])
  }
  expect(await verdictFacet('')).toEqual({})
  for (const query of ['importVerdict=YES', 'importCountry=Kenya'])
    expect([query, (await server.get(`/api/vehicle/public/car?${query}`)).status]).toEqual([query, 400])
})

test('[TRU-05] takes no cache for countries without rules, and little for others', async () => {
  const keepVersion = vi.spyOn(server.context.cache, 'keepVersion')
  expect(await verdictFacet('importCountry=QQ')).toEqual({ UNKNOWN: cars.length })
  expect(await verdictFacet('importCountry=UG')).toEqual(counted(await judged('UG')))
  const kept = keepVersion.mock.calls.filter(([, key]) => key.startsWith('verdicts '))
  expect(kept.map(([, key, , , bytesOf]) => [key, bytesOf({}) < 100_000])).toEqual([['verdicts UG', true]])
  keepVersion.mockRestore()
})

test('[TRU-05] selects the same cars in the index and in SQL, in every order', async () => {
  const given = fc.record({
    importCountry: fc.constantFrom('KE', 'UG', 'ZA', 'FR'),
    importVerdict: fc.subarray([...VERDICT_STATES], { minLength: 1 }),
    bestDeal: fc.constantFrom(undefined, false),
    yearStart: fc.constantFrom(undefined, year - 6),
  })
  await fc.assert(
    fc.asyncProperty(given, async (criteria) => {
      const { criteria: plan } = await planOf(server.context, 'staging', criteria, ['PUBLISHED'])
      const [row] = await server.context.db.read<{ n: number }>(
        'staging',
        sql`select count(*) as n from vehicles.car c where c.tenant_id = 'staging' and ${whereOf(plan)}`,
      )
      expect(await countCars(server.context, 'staging', plan)).toBe(row?.n)
    }),
    { numRuns: 40 },
  )
  const { REFUSED } = await judged('KE')
  for (const order of ['PRICE', 'YEAR', 'MILEAGE'])
    expect(await found(`port=mombasa&importVerdict=REFUSED&order.field=${order}`)).toEqual(REFUSED)
})

test('[TRU-05 BO-04] filters the list of managers by verdict, drafts included', async () => {
  await write(
    sql`update vehicles.car set status = 'DRAFT' where tenant_id = 'staging' and car_no = ${FIRST + 1}::integer`,
  )
  const { db } = server.context
  const { criteria } = await planOf(
    server.context,
    'staging',
    { importCountry: 'ZA', importVerdict: ['REFUSED'] },
    ['DRAFT'],
    true,
  )
  expect(
    await db.read(
      'staging',
      sql`select car_no from vehicles.car c where c.tenant_id = 'staging' and ${whereOf(criteria)}`,
    ),
  ).toEqual([{ car_no: FIRST + 1 }])
  await write(
    sql`update vehicles.car set status = 'PUBLISHED' where tenant_id = 'staging' and car_no = ${FIRST + 1}::integer`,
  )
})

test('[TRU-05] answers with a changed rule or car at once, and alerts of cars not indexed yet', async () => {
  const { context } = server
  const [ban] = await rulesOfCountry(context, 'staging', 'ZA')
  expect((await found('port=durban&importVerdict=REFUSED')).length).toBe(cars.length)
  const fields = ImportRuleFields.parse({
    country: 'ZA',
    isAllowed: true,
    steering: 'LEFT',
    source: 'Customs',
    confidence: 'HIGH',
    transitDays,
  })
  await updateRule(context, 'staging', fields, { id: ban?.id ?? '', version: 1 })
  const left = async () => (await found('port=durban&importVerdict=ALLOWED')).length
  expect(await left()).toBe(cars.filter(({ steering }) => steering === 'LEFT').length)
  const between = { after: new Date().toISOString(), until: '2100-01-01' }
  await write(
    sql`update vehicles.car set steering = 'LEFT', publication_date = '2099-01-01' where tenant_id = 'staging' and car_no = ${FIRST + 3}::integer`,
  )
  const { total } = await newVisibleCars(context, 'staging', { port: 'durban', importVerdict: ['ALLOWED'] }, between, 5)
  expect(total).toBe(1)
})
