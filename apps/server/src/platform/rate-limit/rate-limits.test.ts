import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { testDatabase } from '../../testing/database.ts'
import { openPool } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { limitRates, sweepRates } from './rate-limits.ts'
import { sql } from '../database/sql.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openPool(database.url)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  // The test triggers reports.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await db.shared(sql`delete from platform.request_count`)
})

const MAX = 32
const told = () =>
  db.shared<{ key: string; hits: number }>(sql`select key, hits from platform.request_count order by hits`)

/** The rate-limiting part of a process, with its own memory. */
async function process(over: Pick<Database, 'shared'> = db) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const warned = vi.spyOn(app.log, 'warn')
  const { report } = await limitRates(app, over)
  app.get('/cars', { config: { rateLimit: { max: MAX, groupId: 'search' } } }, async () => '')
  app.get('/pages', { config: { rateLimit: { max: MAX, groupId: 'page' } } }, async () => '')
  app.get('/import', { config: { rateLimit: { max: MAX, groupId: 'import' } } }, async () => '')
  return {
    app,
    report,
    warned,
    /** How many of these requests are allowed, and the headers of the last one. */
    async ask(times: number, url = '/cars', remoteAddress = '192.0.2.1') {
      let passed = 0
      let headers: Record<string, unknown> = {}
      for (let i = 0; i < times; i++) {
        const answer = await app.inject({ url, remoteAddress })
        if (answer.statusCode === 200) passed++
        else expect(answer.statusCode).toBe(429)
        headers = answer.headers
      }
      return { passed, left: Number(headers['x-ratelimit-remaining']), wait: Number(headers['retry-after']) }
    },
  }
}

test('[H03 OPS-02] admits a network as often over two processes as over one', async () => {
  const both = [await process(), await process()]
  let passed = 0
  for (let round = 0; round < 20; round++)
    for (const { ask, report } of both) {
      passed += (await ask(2)).passed
      await report()
    }
  // Requests between two reports may exceed the limit.
  expect(passed).toBeGreaterThanOrEqual(MAX)
  expect(passed).toBeLessThanOrEqual(MAX + 4)
})

test('[H03 OPS-02] subtracts a network’s use at another process for that network only', async () => {
  const [a, b] = [await process(), await process()]
  await a.ask(20)
  await a.report()
  expect(await b.ask(4)).toMatchObject({ passed: 4, left: MAX - 4 })
  await b.report()
  expect(await b.ask(1)).toMatchObject({ passed: 1, left: MAX - 25 })
  expect(await b.ask(10)).toMatchObject({ passed: 7, left: 0 })
  const { wait } = await b.ask(1)
  expect(wait > 0 && wait <= 60).toBe(true)
  for (const [url, network] of [['/pages'], ['/cars', '192.0.2.2']] as const) {
    await b.ask(3, url, network)
    await b.report()
    expect(await b.ask(1, url, network)).toMatchObject({ passed: 1, left: MAX - 4 })
  }
  // The first process learns of it with its next requests.
  await a.ask(1)
  await a.report()
  expect((await a.ask(1)).passed).toBe(0)
})

test('[H03] writes nothing for few requests, blocked networks and remote counts', async () => {
  let statements = 0
  const counting = { shared: <Row>(asked: Parameters<Database['shared']>[0]) => (statements++, db.shared<Row>(asked)) }
  const { ask, report } = await process(counting)
  await ask(1)
  await ask(MAX, '/import')
  await report()
  expect(statements).toBe(0)
  await ask(MAX)
  await ask(MAX, '/pages')
  await report()
  expect([statements, (await told()).map(({ hits }) => hits)]).toEqual([1, [MAX, MAX + 1]])
  await ask(100)
  await report()
  expect(statements).toBe(1)
  expect(JSON.stringify(await told())).not.toContain('192.0.2')
})

test('[H03 OPS-02] counts alone without the database and reports later counts', async () => {
  const gone = openPool(database.url)
  await gone.close()
  let isAway = true
  const { ask, report, warned } = await process({ shared: (asked) => (isAway ? gone : db).shared(asked) })
  await ask(10)
  await report()
  expect(warned).not.toHaveBeenCalled()
  isAway = false
  expect(await ask(1)).toMatchObject({ passed: 1, left: MAX - 11 })
  await report()
  // The report may have arrived, so it is not sent twice.
  expect(await told()).toMatchObject([{ hits: 1 }])
  isAway = true
  expect((await ask(MAX)).passed).toBe(MAX - 11)
  await report()
  expect((await ask(1)).passed).toBe(0)
})

test('[H03 OPS-02] ends a window for all processes at once and sweeps it', async () => {
  const [a, b, c] = [await process(), await process(), await process()]
  await a.ask(30)
  await a.report()
  await db.shared(sql`update platform.request_count set ends_at = now() - interval '1 second'`)
  await b.ask(4)
  await b.report()
  expect(await told()).toMatchObject([{ hits: 4 }])
  expect(await b.ask(1)).toMatchObject({ left: MAX - 5 })
  // The rest of the window known elsewhere ends the count here too.
  await db.shared(sql`update platform.request_count set ends_at = now() + interval '20 seconds'`)
  await c.ask(MAX)
  await c.report()
  expect((await c.ask(1)).wait).toBeLessThanOrEqual(20)
  await sweepRates(db)
  expect(await told()).toHaveLength(1)
  await db.shared(sql`update platform.request_count set ends_at = now() - interval '1 second'`)
  await sweepRates(db)
  expect(await told()).toEqual([])
})

test('[H03 OPS-04] reports by itself until the server stops', async () => {
  const { app, ask } = await process()
  await ask(10)
  vi.advanceTimersByTime(1000)
  await expect.poll(told).toMatchObject([{ hits: 10 }])
  await app.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('[F08] counts /readyz, the API documents and unknown addresses', async () => {
  const server = await testServer({ RATE_EVERYTHING: '3' })
  onTestFinished(() => server.close())
  // Unknown addresses of a network share one count, so each case uses its own network.
  const statusOf = async (method: 'GET' | 'POST' | 'DELETE', url: string): Promise<number> =>
    (await server.app.inject({ method, url, remoteAddress: `192.0.2.${url.length}` })).statusCode
  for (const [method, url, status] of [
    ['GET', '/readyz', 200],
    ['GET', '/api/docs', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/unknown', 404],
    ['POST', '/api/unknown/other', 404],
    ['DELETE', '/nowhere', 404],
  ] as const) {
    for (let times = 0; times < 3; times++) expect([url, await statusOf(method, url)]).toEqual([url, status])
    expect([url, await statusOf(method, url)]).toEqual([url, 429])
  }
  for (let times = 0; times < 5; times++) expect(await statusOf('GET', '/healthz')).toBe(200)
})
