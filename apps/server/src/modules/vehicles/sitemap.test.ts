import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers: { host: 'localhost:3000', ...headers } })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one ?? '')
/** The addresses of all cars, read through the index and its parts like a search engine. */
async function carAddresses(host = 'localhost:3000'): Promise<string[]> {
  const parts = locations((await get('/sitemap.xml', { host })).payload).filter((one) => one.includes('-cars-'))
  const found: string[] = []
  for (const part of parts) found.push(...locations((await get(new URL(part).pathname, { host })).payload))
  return found
}

test('[STF-12] lists every visible car in both languages, beyond one batch', async () => {
  const cars = Array.from({ length: 1203 }, () => buildCar())
  await addCars(server.context, [
    ...cars,
    buildCar({ status: 'DRAFT' }),
    buildCar({ status: 'SOLD' }),
    buildCar({ status: 'RESERVED', brand: 'A & B <c>', model: 'Été' }),
  ])
  const found = await carAddresses()
  expect(found).toHaveLength(1204 * 2)
  expect(new Set(found).size).toBe(found.length)
  expect(found[0]).toMatch(/^http:\/\/localhost:3000\/vehicles\/toyota\/corolla-fielder\/\d+$/)
  expect(found[1]).toBe(found[0]?.replace(':3000/', ':3000/fr/'))
  expect(found.some((one) => one.includes('/vehicles/a-%26-b-%3Cc%3E/%C3%A9t%C3%A9/'))).toBe(true)
})

test('[STF-12] names both languages of each address, reviews included', async () => {
  const { payload, headers } = await get('/sitemap-pages.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const blocks = payload.match(/<url>.*?<\/url>/gs) ?? []
  expect(blocks).toHaveLength(20)
  for (const block of blocks)
    expect([...block.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'fr',
      'x-default',
    ])
  expect(locations(payload)).toContain('http://localhost:3000/fr/reviews')
  expect(locations(payload)).toContain('http://localhost:3000/fr')
})

test('[STF-12] serves parts compressed on request and 404 for an unknown part', async () => {
  const [index] = locations((await get('/sitemap.xml')).payload).filter((one) => one.includes('-cars-'))
  const path = new URL(index ?? '').pathname
  const [plain, zipped] = [await get(path), await get(path, { 'accept-encoding': 'gzip, br' })]
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload)
  for (const none of [
    '/sitemap-cars-99999.xml',
    '/sitemap-cars-x.xml',
    '/sitemap-cars--1.xml',
    '/sitemap-cars-1e3.xml',
  ])
    expect([none, (await get(none)).statusCode]).toEqual([none, 404])
})

test('[API-02 STF-12] serves each host its own tenant’s sitemap and none to unknown hosts', async () => {
  await addCars(server.context, [buildCar({ brand: 'Honda', model: 'Fit' })], 'second')
  const other = await carAddresses('second.localhost')
  expect(other.filter((one) => one.includes('/honda/fit/'))).toHaveLength(other.length)
  expect(other).toHaveLength(2)
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt'])
    expect((await get(path, { host: 'elsewhere.example' })).statusCode).toBe(404)
})

test('[G05] writes the sitemap once, with the configured address, for any request', async () => {
  const { db } = server.context
  const { read } = db
  const asked = (host: string) => get('/sitemap-cars-1.xml', { host })
  const { payload } = await asked('localhost:3000')
  let reads = 0
  Object.assign(db, { read: (...given: Parameters<typeof read>) => (reads++, read(...given)) })
  const others = await Promise.all(['localhost:1', 'localhost:2', 'LOCALHOST:3'].map(asked))
  Object.assign(db, { read })
  expect(locations(payload).length).toBeGreaterThan(0)
  expect(others.map((one) => one.payload === payload)).toEqual([true, true, true])
  expect(reads).toBe(0)
})

test('[STF-12] lists a new car as soon as the change is received', async () => {
  const before = (await carAddresses()).length
  await addCars(server.context, [buildCar()])
  await expect.poll(async () => (await carAddresses()).length, { timeout: 10_000 }).toBe(before + 2)
})

/** Whether robots may read a path: the longest matching rule wins, a tie allows (RFC 9309 section 2.2.2). */
function allows(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, pattern = '']) => ({
    isAllowed: verb === 'Allow',
    length: pattern.length,
    fits: new RegExp(`^${pattern.replace(/[.?+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  }))
  const [best] = rules
    .filter(({ fits }) => fits)
    .sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))
  return best?.isAllowed ?? true
}

test('[STF-12] lets robots read pages, cars and simple searches, not combinations', async () => {
  const { payload } = await get('/robots.txt')
  expect(payload).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n')
  const open = [
    '/',
    '/fr',
    '/fr/shipping',
    '/vehicles/toyota/vitz/10001',
    '/search-result',
    '/search-result?brand=toyota',
    '/fr/search-result?category=SUV',
    '/search-result?bestDeal=true',
    '/assets/a.js',
    '/pictures/1/320.jpg',
  ]
  const closed = [
    '/api/main/port',
    '/search-result?brand=toyota&color=RED',
    '/fr/search-result?brand=honda,toyota',
    '/search-result?queryText=x',
    '/search-result?page=2',
    '/search-result?context=accuracy&brand=toyota',
    '/how-to-buy?lang=fr',
  ]
  expect(open.filter((path) => !allows(payload, path))).toEqual([])
  expect(closed.filter((path) => allows(payload, path))).toEqual([])
})
