import { calls } from '@minato/contract/calls'
import { pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { addPort, addSeller } from '../../testing/inquiries.ts'
import { leastBody } from '../../testing/minimal-body.ts'

/** Shared cached replies: no caller may put content into another caller's reply. */

let server: TestServer
/** Cached public reads without parameters. */
const KEPT = (Object.values(calls) as Call[]).filter(
  ({ method, access, isFresh, params }) => method === 'GET' && access === 'visitor' && !isFresh && !params,
)
let ids: Record<string, string> = {}
const addressOf = (call: Call): string => {
  const least = call.query ? leastBody(call.query, (field) => ids[field] ?? '', true) : {}
  const query = String(new URLSearchParams(least as Record<string, string>))
  return pathOf(call) + (query && `?${query}`)
}

beforeAll(async () => {
  server = await testServer({ MINATO_CACHE: 'on' })
  const [carId] = await addCars(server.context, [buildCar(), buildCar({ status: 'DRAFT', brand: 'Honda' })])
  await addCars(server.context, [buildCar({ brand: 'Nissan', price: 1234 })], 'second')
  ids = { carId: carId ?? '', portId: await addPort(server.context) }
  await addSeller(server.context)
})
afterAll(() => server.close())

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    url,
    headers: { 'tenant-id': 'staging', host: 'localhost:3000', ...headers },
  })
  // A quote contains its timestamp.
  return [answer.statusCode, answer.body.replace(/"asOf":"[^"]*"/, '')] as const
}

/** Headers that poison caches of proxies or frameworks. */
const POISON: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '444', 'x-forwarded-prefix': '/evil' },
  { forwarded: 'host=evil.example;proto=https' },
  { host: 'evil.example' },
  { host: 'second.localhost:3000' },
  { 'x-original-url': '/api/main/settings', 'x-rewrite-url': '/api/main/settings' },
  { 'accept-language': 'x' },
  { 'accept-language': 'fr' },
  { accept: 'text/html' },
  { cookie: 'lang=fr; locale=fr; tenant-id=second; __Host-sid=x' },
  { 'x-tenant-id': 'second', tenant: 'second' },
  { 'x-locale': 'fr', 'x-roles': 'SALES_MANAGER' },
  { 'x-http-method-override': 'POST' },
  { rsc: '1', 'x-nextjs-data': '1', 'x-react-router-data': '1', 'x-middleware-subrequest': 'x' },
  { range: 'bytes=0-3' },
  { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
]

test('[E06] caches a reply by tenant and address only, for any first caller', { timeout: 90_000 }, async () => {
  expect(KEPT.length).toBeGreaterThan(10)
  for (const call of KEPT) {
    const url = addressOf(call)
    const own = await ask(url)
    const others = await ask(url, { 'tenant-id': 'second' })
    expect([url, own[0]]).toEqual([url, 200])
    expect([url, call.path === '/public/car' && own[1] === others[1]]).toEqual([url, false])
    for (const [i, headers] of POISON.entries()) {
      // The same request at a new address, so that this caller fills the cache; then an honest caller reads it.
      const fresh = `${url}${url.includes('?') ? '' : '?'}${'&'.repeat(i + 1)}`
      for (const [tenant, told] of [
        ['staging', own],
        ['second', others],
      ] as const)
        for (const more of [headers, {}])
          expect([fresh, headers, await ask(fresh, { 'tenant-id': tenant, ...more })]).toEqual([fresh, headers, told])
    }
  }
})

test('[E06] answers manager, customer and visitor equally, in any order', async () => {
  const told = []
  for (const [i, who] of [MANAGER, CUSTOMER, undefined].entries()) {
    const answers = []
    for (const identity of [who, undefined, MANAGER, CUSTOMER]) {
      server.as(identity)
      // A request that is not cached yet.
      answers.push(await ask(`/api/vehicle/public/car?limit=${50 + i}&fieldsToExtractCode=CODE_2`))
    }
    expect([i, answers[0]?.[0], new Set(answers.map(String)).size]).toEqual([i, 200, 1])
    expect(answers[0]?.[1]).not.toMatch(/"office"|Honda/)
    const { limit: _, ...rest } = JSON.parse(answers[0]?.[1] ?? '{}') as { limit: number }
    told.push(rest)
  }
  expect(told).toEqual([told[2], told[2], told[2]])
  server.as(undefined)
})

test('[E06] caches each language apart, ignores unknown query words and no errors', async () => {
  const countries = '/api/map/country'
  const [french, english] = [await ask(`${countries}?locale=fr`), await ask(`${countries}?locale=en`)]
  expect([french[1].includes('Allemagne'), english[1].includes('Germany')]).toEqual([true, true])
  for (const query of ['locale=fr&locale=en', 'locale=FR', 'locale=fr&x=1', 'locale=xx'])
    expect([query, (await ask(`${countries}?${query}`))[0]]).toEqual([query, 400])
  expect([await ask(`${countries}?locale=fr`), await ask(`${countries}?locale=en`)]).toEqual([french, english])
  const { db } = server.context
  const { read, readAll } = db
  let reads = 0
  db.read = (...given) => (reads++, read(...given))
  db.readAll = (...given) => (reads++, readAll(...given))
  try {
    const times = async (url: string, status: number) => {
      reads = 0
      const said = []
      for (let i = 0; i < 3; i++) said.push((await ask(url))[0])
      expect([url, said]).toEqual([url, [status, status, status]])
      return reads
    }
    expect(await times('/api/vehicle/public/car/reference/10001', 200)).toBe(1)
    expect(await times('/api/vehicle/public/sold-car/10001', 404)).toBe(3)
    // An error of the database is not cached.
    const broken = () => Promise.reject(new Error('secret select 1')) as never
    Object.assign(db, { read: broken, readAll: broken })
    const faults = await ask('/api/vehicle/public/car?limit=7')
    expect([faults[0], faults[1].includes('secret')]).toEqual([500, false])
    Object.assign(db, { read, readAll })
    expect((await ask('/api/vehicle/public/car?limit=7'))[0]).toBe(200)
  } finally {
    Object.assign(db, { read, readAll })
  }
})
