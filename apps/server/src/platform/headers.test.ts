import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/app.ts'
import type { TestServer } from '../testing/app.ts'

let server: TestServer
beforeAll(async () => void (server = await testServer()))
afterAll(() => server.close())

test('[G31 API-07] no answer is taken for something else than it says: calls, kept ones, refusals, and what machines read', async () => {
  const list = '/api/vehicle/public/car'
  for (const [path, status] of [
    [list, 200],
    [list, 200],
    ['/api/vehicle/car', 401],
    ['/api/none', 404],
    [`${list}?limit=x`, 400],
    ['/api/openapi.json', 200],
    ['/api/docs', 200],
    ['/healthz', 200],
    ['/metrics', 200],
  ] as const) {
    const answer = await server.get(path)
    expect([path, answer.status, answer.headers['x-content-type-options']]).toEqual([path, status, 'nosniff'])
  }
  expect((await server.get('/api/docs')).headers['referrer-policy']).toBe('same-origin')
})

test('[OPS-04 G12] a start beside much other work is waited for', () => {
  expect(server.app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(60_000)
})
