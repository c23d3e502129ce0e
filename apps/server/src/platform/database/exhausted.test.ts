import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { openPool } from './database.ts'
import type { Database } from './database.ts'
import type { HttpError } from '../http/http-error.ts'
import { sql } from './sql.ts'

/** More work than there are connections (threat H05). */

let server: TestServer
const [READERS, WRITERS] = [8, 5]
const LIST = '/api/vehicle/public/car'
/** Production settings except for the wait for a connection. */
const swap = (db: Database): void => {
  const { read, readAll, write, shared } = db
  Object.assign(server.context.db, { read, readAll, write, shared })
}
/** A pool with all connections open: opening one takes longer than the wait on a busy machine. */
async function openWarm(connectTimeoutMs: number): Promise<Database> {
  const db = openPool(server.url, { connectTimeoutMs, statementTimeoutMs: 20_000 })
  const moment = sql`select pg_sleep(0.05)`
  const all = (n: number): Promise<unknown>[] =>
    Array.from({ length: n }, () => [db.read('staging', moment), db.shared(moment)]).flat()
  await until(async () => {
    await Promise.allSettled(all(10))
    return db.pool.total === READERS + WRITERS
  })
  return db
}
beforeAll(async () => {
  server = await testServer({ MINATO_CACHE: 'off' })
  await server.get(LIST)
})
afterAll(() => server.close())

test.each(['reads', 'writes'] as const)(
  '[H05] rejects others during a hundred slow %s, shows it in health and recovers',
  { timeout: 120_000 },
  async (kind) => {
    const db = await openWarm(2000)
    const slow = sql`select pg_sleep(60)`
    const asked = Array.from({ length: 100 }, () =>
      (kind === 'reads' ? db.read('staging', slow) : db.write('staging', (tx) => tx.rows(slow))).then(
        () => 200,
        (error: HttpError) => error.reply.status,
      ),
    )
    // All requests without a connection are answered after the wait, not after the statement.
    const most = kind === 'reads' ? READERS : WRITERS
    let told = 0
    for (const one of asked) void one.then(() => told++)
    await expect.poll(() => told, { timeout: 20_000 }).toBe(100 - most)
    expect(db.pool.waiting).toBe(0)
    const kept = { ...server.context.db }
    swap(db)
    const list = await server.get<{ code: string }>(LIST)
    const told503 = [503, 'MINATO-5001', true]
    expect([list.status, list.json.code, Number(list.headers['retry-after']) > 0]).toEqual(
      kind === 'reads' ? told503 : [200, undefined, false],
    )
    expect((await server.get('/readyz', null)).status).toBe(503)
    // The process is healthy, so a supervisor does not restart it.
    expect((await server.get('/healthz', null)).status).toBe(200)
    await asOwner(
      server.url,
      `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set([503]))
    expect((await server.get(LIST)).status).toBe(200)
    expect((await server.get('/readyz', null)).status).toBe(200)
    swap(kept)
    await db.close()
  },
)

test('[H05] limits the wait of work for its second connection', { timeout: 120_000 }, async () => {
  const db = await openWarm(2000)
  const nested = Array.from({ length: 40 }, () =>
    db
      .write('staging', async (tx) => {
        await tx.rows(sql`select 1`)
        return db.write('staging', (inner) => inner.rows(sql`select 1 as n`))
      })
      .then(
        () => 200,
        (error: HttpError) => error.reply.status,
      ),
  )
  expect((await Promise.all(nested)).filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await db.write('staging', (tx) => tx.rows(sql`select 1 as n`))).toEqual([{ n: 1 }])
  expect(db.pool.waiting).toBe(0)
  await db.close()
})
