import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { readConfig } from '../process/config.ts'
import { readCounterClasses } from './counter-classes.ts'
import { uncountAttempt, sweepCounters, countAttempt, assertWithinLimit } from './counters.ts'
import { openPool } from '../database/database.ts'
import type { HttpError } from '../http/http-error.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_SIGN_IN_ACCOUNT: '5/60,20/900', RATE_RESET_ACCOUNT: '3/3600' })
})
afterAll(() => server.close())

/** Moves the attempts of a class this number of seconds into the past. */
const pass = (seconds: number) =>
  server.context.db.shared(sql`
    update platform.counter set hits = array(select h - make_interval(secs => ${seconds}) from unnest(hits) with ordinality as u (h, i) order by i),
      expires_at = expires_at - make_interval(secs => ${seconds})`)

test('[H03] admits thirty new visitors an hour of one address by default', () => {
  const classes = readCounterClasses({}, { upload: 1, import: 1 }, [])
  for (const name of ['registration-network', 'inquiry-network'] as const)
    expect(classes[name]).toEqual([{ max: 30, seconds: 3600 }])
})

test('[SES-09] admits exactly the limit of concurrent attempts over processes', async () => {
  const other = openPool(server.url)
  const { db, config } = server.context
  expect(await countAttempt(server.context, 'sign-in-account', 'staging jane')).toBe(0)
  // Held until many requests have reached the count, so that none is first by chance.
  const holder = new pg.Client({ connectionString: server.url })
  await holder.connect()
  await holder.query('begin; select from platform.counter for update')
  const asked = Array.from({ length: 200 }, (_, i) =>
    countAttempt({ db: i % 2 ? db : other, config }, 'sign-in-account', 'staging jane'),
  )
  await expect
    .poll(async () => (await holder.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(5)
  await holder.query('commit')
  await holder.end()
  const waits = await Promise.all(asked)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(4)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
  expect(await countAttempt(server.context, 'sign-in-account', 'second jane')).toBe(0)
  await other.close()
})

test('[SES-09] applies two windows at once; rejections prolong nothing', async () => {
  const attempt = () => countAttempt(server.context, 'sign-in-account', 'staging paul')
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(0)
    const wait = await attempt()
    expect(wait > 0 && wait <= (minute < 3 ? 60 : 900)).toBe(true)
    await pass(61)
  }
  // Twenty within a quarter of an hour: the minute has room, the quarter has not.
  const wait = await attempt()
  expect(wait > 900 - 5 * 61 - 30 && wait <= 900 - 4 * 61).toBe(true)
  await pass(wait)
  expect(await attempt()).toBe(0)
})

test('[SES-09] refunds a successful attempt', async () => {
  for (let i = 0; i < 30; i++) {
    expect(await countAttempt(server.context, 'sign-in-account', 'staging good')).toBe(0)
    await uncountAttempt(server.context, 'sign-in-account', 'staging good')
  }
  await uncountAttempt(server.context, 'sign-in-account', 'staging nobody')
})

test('[SES-09] answers 429 with the time to wait and sweeps old counters', async () => {
  for (let i = 0; i < 3; i++) await assertWithinLimit(server.context, 'reset-account', 'staging mia')
  const refusal = await assertWithinLimit(server.context, 'reset-account', 'staging mia').catch(
    (error: HttpError) => error,
  )
  expect(refusal).toMatchObject({ reply: { status: 429, code: 'GENERIC_ERROR' } })
  expect(refusal && refusal.retryAfter).toBeGreaterThan(3500)
  const rows = () => server.context.db.shared<{ key: string }>(sql`select key from platform.counter`)
  await sweepCounters(server.context.db)
  expect((await rows()).length).toBeGreaterThan(0)
  expect(JSON.stringify(await rows())).not.toContain('mia')
  await pass(3601)
  await sweepCounters(server.context.db)
  expect(await rows()).toEqual([])
})

test('[H03 OPS-02] counts expensive calls over all processes', async () => {
  const few = await testServer({ RATE_UPLOAD: '2', RATE_IMPORT: '2' })
  onTestFinished(() => few.close())
  // Each process counts these in its own memory only.
  const apps = [few.app, await buildApp(few.context), await buildApp(few.context)]
  const ask = (app: typeof few.app, url: string) =>
    app.inject({ method: 'POST', url: `${url}?no=1`, headers: { 'tenant-id': 'staging', ...few.guard() } })
  // Unknown callers use none of it.
  for (const app of apps) expect((await ask(app, '/api/vehicle/car/import')).statusCode).toBe(401)
  few.context.identify = async () => MANAGER
  for (const url of ['/api/vehicle/car/import', '/api/archiving/picture']) {
    const answers = []
    for (const app of apps) answers.push(await ask(app, url))
    expect([url, answers.map(({ statusCode }) => statusCode === 429)]).toEqual([url, [false, false, true]])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('reads classes from the environment and names a mistake', () => {
  expect(readConfig({ RATE_RESET_NETWORK: '7/60, 9/120' }).counters['reset-network']).toEqual([
    { max: 7, seconds: 60 },
    { max: 9, seconds: 120 },
  ])
  expect(readConfig({}).counters['sign-in-caller']).toEqual([
    { max: 5, seconds: 60 },
    { max: 20, seconds: 900 },
  ])
  // One caller or network alone stays far from the limit that blocks an account.
  const { 'sign-in-account': account, 'sign-in-caller': caller } = readConfig({}).counters
  expect(account.map(({ max, seconds }, i) => [max / caller[i]!.max, seconds])).toEqual([
    [3, 60],
    [3, 900],
  ])
  for (const text of ['5', '0/60', '5/60;6/70', '5/0', '-1/60'])
    expect(() => readConfig({ RATE_RESET_NETWORK: text })).toThrow(/RATE_RESET_NETWORK/)
})
