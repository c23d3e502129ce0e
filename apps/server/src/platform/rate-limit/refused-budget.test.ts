import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { signedInPerson } from '../../testing/people.ts'

/** Budgets of a network used up by callers without permission. */

const MAX = 3
let server: TestServer
let manager: Awaited<ReturnType<typeof signedInPerson>>['browser']
let customer: typeof manager
beforeAll(async () => {
  server = await testServer({ PORT: '3000', RATE_IMPORT: `${MAX}`, RATE_UPLOAD: `${MAX}`, RATE_EVERYTHING: '20' })
  manager = (await signedInPerson(server, { role: 'SALES_MANAGER' })).browser
  customer = (await signedInPerson(server)).browser
})
afterAll(() => server.close())

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const CALLS: [rate: string, path: string, max: number][] = [
  ['import', '/api/vehicle/car/import', MAX],
  ['upload', '/api/archiving/picture', MAX],
  ['ordinary', '/api/vehicle/car', 20],
]
test.each(CALLS)('[F04] counts no rejected request against the %s budget of its network', async (_, path, max) => {
  const post = async (browser: typeof manager, headers = {}) => (await browser.send('POST', path, {}, headers)).status
  const strangers = []
  for (let i = 0; i < max + 1; i++) {
    const { statusCode } = await server.app.inject({ method: 'POST', url: path, headers: { 'tenant-id': 'staging' } })
    strangers.push(statusCode, await post(manager, foreign), await post(customer))
  }
  // Rejected for missing permission, and with 429 once their own budget is used up.
  expect(new Set(strangers)).toEqual(new Set([401, 403, 429]))
  expect(strangers.slice(0, max).includes(429)).toBe(false)
  expect(strangers.at(-1)).toBe(429)

  const own = []
  for (let i = 0; i < max + 1; i++) own.push((await post(manager)) === 429)
  expect(own).toEqual([...Array<boolean>(max).fill(false), true])
})

test('[F04] counts no forged call of another site against the visitor’s budget', async () => {
  const body = { email: 'x@example.com' }
  const ask = async (headers = {}) =>
    (await manager.send('POST', '/api/main/user/reset-password', body, headers)).status
  for (let i = 0; i < 21; i++) expect([403, 429]).toContain(await ask(foreign))
  expect(await ask()).toBeLessThan(300)
})
