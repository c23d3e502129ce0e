import { afterAll, beforeAll, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ MINATO_CACHE: 'on' })
  await addCars(
    server.context,
    Array.from({ length: 20 }, () => buildCar()),
  )
})
afterAll(() => server.close())

const ask = (url: string, encoding?: string) =>
  server.app.inject({ url, headers: { 'tenant-id': 'staging', ...(encoding && { 'accept-encoding': encoding }) } })

test('compresses public replies as accepted, cached or fresh, equally', async () => {
  // The first is rendered, the others are cached; the last two use the compressed cache.
  for (const encoding of ['br', 'gzip', undefined, 'gzip, deflate, br', 'gzip']) {
    const plain = (await ask('/api/vehicle/public/car')).rawPayload
    const answer = await ask('/api/vehicle/public/car', encoding)
    const expected = encoding?.includes('br') ? 'br' : encoding
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBe(expected)
    expect(answer.headers['vary']).toContain('Accept-Encoding')
    const { rawPayload: sent } = answer
    expect(Number(answer.headers['content-length'])).toBe(sent.length)
    expect(sent.length).toBeLessThanOrEqual(expected ? plain.length / 3 : plain.length)
    const unpacked = expected === 'br' ? brotliDecompressSync(sent) : expected === 'gzip' ? gunzipSync(sent) : sent
    expect(unpacked.equals(plain)).toBe(true)
  }
})

test('never compresses small, error or restricted replies', async () => {
  const count = await ask('/api/vehicle/public/car/count', 'br')
  const refused = await ask('/api/vehicle/public/car?limit=none', 'br')
  server.as(MANAGER)
  const cars = await ask('/api/vehicle/car', 'br')
  server.as(undefined)
  expect([count.statusCode, refused.statusCode, cars.statusCode]).toEqual([200, 400, 200])
  expect(cars.rawPayload.length).toBeGreaterThan(1000)
  for (const { headers } of [count, refused, cars]) expect(headers['content-encoding']).toBeUndefined()
})
