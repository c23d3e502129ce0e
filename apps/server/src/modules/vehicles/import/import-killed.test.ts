import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskFiles } from '../../../platform/files/disk-files.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { sql } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { until } from '../../../testing/mail-server.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { end } from '../../../testing/processes.ts'
import { sender } from './fixtures/sender.ts'
import { recordBatch } from './store.ts'
import { NO_COUNTS } from './import-batch.ts'
import { importTask } from './task.ts'

let server: TestServer
let folder = ''
let other: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minato-import-'))
  server = await testServer({}, { files: diskFiles(folder) })
  server.as(MANAGER)
})
afterAll(async () => {
  if (other) await end(other, 'SIGKILL')
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Enough rows for several batches, so that a kill falls between or within them. */
const ROWS = 20_000
const HEAD = 'Maker,Model,Chassis No,Year,Mileage,Price (USD)\n'
const list = (series: string) =>
  HEAD +
  Array.from(
    { length: ROWS },
    (_, i) => `Suzuki,Swift,${series}-${100_000 + i},2018,${i},${i === 7 || i === ROWS - 7 ? -1 : 3000 + (i % 900)}\n`,
  ).join('')
const bad = 2
const count = async (series: string) => {
  const [found] = await server.context.db.read<{ count: number }>(
    'staging',
    sql`select count(*)::integer from vehicles.car where chassis like ${`${series}-%`}`,
  )
  return found?.count ?? 0
}

/** Starts the import in one process, kills it at this point, and lets another process continue. */
async function killAndGoOn(id: string, series: string) {
  const { act, read, ended } = sender(server)
  other = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fixtures/import-worker.fixture.ts'), server.url, folder],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  await once(other.stdout!, 'data')
  expect((await act(id, 'run')).status).toBe(202)
  await until(async () => (await read(id)).rowsDone > 0)
  await end(other, 'SIGKILL')
  // The dead process's lease expires.
  await asOwner(server.url, `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'`)
  const killed = { ...(await read(id)), cars: await count(series) }
  const jobs = startJobs(server.context, server.url, [importTask(server.context)])
  const done = await ended(id).finally(() => jobs.stop())
  return { killed, done }
}

test('[VEH-09 I04] resumes after kill -9 at the last batch without doubles or gaps', { timeout: 90_000 }, async () => {
  const { send, choose } = sender(server)
  const { json: sent } = await send(list('ZC83S'))
  await choose(sent, { goodRows: true })
  const { killed, done } = await killAndGoOn(sent.id, 'ZC83S')
  expect(killed.state).toBe('RUNNING')
  // All rows of each recorded batch and none of the interrupted one; one row of the first is invalid.
  expect(killed.cars).toBe(killed.rowsDone - 1)
  expect(killed.rowsDone).toBeLessThan(ROWS)
  const counts = { rows: ROWS, made: ROWS - bad, changed: 0, unchanged: 0, partial: 0, refused: bad }
  expect(done).toMatchObject({ state: 'DONE', counts, rowsDone: ROWS })
  expect(await count('ZC83S')).toBe(ROWS - bad)
  const [told] = await server.context.db.read<{ problems: number; items: number }>(
    'staging',
    sql`select (select count(*)::integer from vehicles.import_problem) as problems, (select count(*)::integer from vehicles.import_item) as items`,
  )
  expect(told).toEqual({ problems: bad, items: ROWS - bad })
  expect((await sender(server).read(sent.id)).problemCounts).toMatchObject([{ code: 'price-not-positive', count: bad }])
})

test('[VEH-09 I04] keeps nothing of an all-or-nothing import killed midway', { timeout: 90_000 }, async () => {
  const { send } = sender(server)
  const good = list('ZC33S').replaceAll(',-1\n', ',3500\n')
  const { json: sent } = await send(good)
  const { killed, done } = await killAndGoOn(sent.id, 'ZC33S')
  expect(killed).toMatchObject({ state: 'RUNNING', cars: 0 })
  expect(done).toMatchObject({ state: 'DONE', counts: { rows: ROWS, made: ROWS, unchanged: 0 } })
  expect(await count('ZC33S')).toBe(ROWS)
})

test(
  '[BO-05] finishes an undo killed by kill -9 in the next process, catalogue included',
  { timeout: 90_000 },
  async () => {
    const { send, work, act, read, ended } = sender(server)
    const { db } = server.context
    const jobs = startJobs(server.context, server.url, [importTask(server.context)])
    const { json: sent } = await send(
      `${HEAD}Wartburg,Tourist,WAGA-100001,1988,1,900\nWartburg,Tourist,WAGA-100002,1989,1,900\n`,
    )
    await work(sent.id, 'run').finally(() => jobs.stop())
    other = spawn(
      process.execPath,
      [join(import.meta.dirname, 'fixtures/import-worker.fixture.ts'), server.url, folder],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    await once(other.stdout!, 'data')
    // The undo waits for the maker's lock after it has deleted the cars.
    await db.write('staging', async (tx) => {
      await tx.rows(sql`select id from catalog.brand where name = 'Wartburg' for update`)
      expect((await act(sent.id, 'undo')).status).toBe(202)
      await until(async () => {
        const [found] = await db.shared<{ isWaiting: boolean }>(
          sql`select exists (select from pg_locks where locktype = 'tuple' and relation = 'catalog.brand'::regclass) as "isWaiting"`,
        )
        return found?.isWaiting === true
      })
      await end(other!, 'SIGKILL')
    })
    expect(await read(sent.id)).toMatchObject({ state: 'UNDOING' })
    expect(await count('WAGA')).toBe(2)
    await asOwner(server.url, `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'`)
    const again = startJobs(server.context, server.url, [importTask(server.context)])
    const undone = await ended(sent.id).finally(() => again.stop())
    expect(undone).toMatchObject({ state: 'UNDONE', undone: { cars: 2, kept: 0, catalogueEntries: 3 } })
    expect(await count('WAGA')).toBe(0)
    expect(await db.read('staging', sql`select 1 from catalog.brand where name = 'Wartburg'`)).toEqual([])
  },
)

test('[VEH-09] repeats a batch that PostgreSQL aborted with the same result', async () => {
  const { send, choose, work } = sender(server)
  const jobs = startJobs(server.context, server.url, [importTask(server.context)])
  const { db } = server.context
  const { write } = db
  const noted = recordBatch('', '', 0, NO_COUNTS, []).text
  let isGivenUp = false
  try {
    const head = 'Stock No,Maker,Model,Chassis No,Odometer\n'
    const first = await send(`${head}K-1,Nissan,Note,E12-100001,50000\nK-2,Nissan,Note,E12-100002,50000\n`)
    await work(first.json.id, 'run')
    // Two rows describe one car.
    const next = await send(`${head}K-1,Nissan,Note,,51000\nK-3,Nissan,Note,E12-100001,52000\nK-2,Nissan,Note,,51000\n`)
    await choose(next.json, { goodRows: true })
    db.write = (tenant, inner) =>
      write(tenant, async (tx) => {
        let isBatch = false
        const rows: typeof tx.rows = (statement) => {
          isBatch ||= statement.text === noted
          return tx.rows(statement)
        }
        const value = await inner({ ...tx, rows })
        if (!isBatch || isGivenUp) return value
        isGivenUp = true
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      })
    const { counts, problemCounts } = await work(next.json.id, 'run')
    expect(isGivenUp).toBe(true)
    expect(counts).toEqual({ rows: 3, made: 0, changed: 2, unchanged: 0, partial: 0, refused: 1 })
    expect(problemCounts).toMatchObject([{ code: 'car-twice', count: 1 }])
  } finally {
    db.write = write
    await jobs.stop()
  }
})
