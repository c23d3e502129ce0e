import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { tasksOf } from '../../tasks.ts'
import { addJob, openQueue, startJobs } from './jobs.ts'
import type { Jobs, Task } from './jobs.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
let jobs: Jobs | undefined

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
afterEach(() => jobs?.stop())

const work = (run: Task<{ n: number }>['run'], more: Partial<Task> = {}) =>
  (jobs = startJobs(server.context, server.url, [{ name: 'count', run, ...more }]))
const add = (n: number, tenant = 'staging', key?: string) =>
  server.context.db.write(tenant, (tx) => addJob(tx, 'count', { n }, key ? { key } : {}))
const queue = () =>
  asOwner<{ id: string; attempts: number }>(server.url, 'select id::text, attempts from graphile_worker._private_jobs')

test('releases the listening connection of the job queue twice safely', async () => {
  const { pool, close } = openQueue(server.url)
  const release = await new Promise<(broken?: boolean) => void>((resolve) =>
    pool.connect((_error, _client, done) => resolve(done)),
  )
  release()
  expect(() => release()).not.toThrow()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  close()
})

test('runs a job for its tenant once its transaction is committed', async () => {
  const done: unknown[] = []
  work(async ({ tenant, data }) => void done.push([tenant, data.n]))
  const undone = server.context.db.write('staging', async (tx) => {
    await addJob(tx, 'count', { n: 1 })
    throw new Error('not this time')
  })
  await expect(undone).rejects.toThrow('not this time')
  await add(2)
  await add(3, 'second')
  await until(() => done.length === 2)
  await until(async () => (await queue()).length === 0)
  expect(done).toEqual(
    expect.arrayContaining([
      ['staging', 2],
      ['second', 3],
    ]),
  )
})

test('keeps the newest job per key and tenant', async () => {
  await add(1, 'staging', 'k')
  await add(2, 'staging', 'k')
  await add(3, 'second', 'k')
  const done: number[] = []
  work(async ({ data }) => void done.push(data.n))
  await until(async () => (await queue()).length === 0)
  expect(new Set(done)).toEqual(new Set([2, 3]))
})

test('lets the server’s role add jobs, not read or change the queue', async () => {
  const { db } = server.context
  await expect(db.shared(sql`select from graphile_worker._private_jobs`)).rejects.toThrow('permission denied')
  await expect(db.shared(sql`select graphile_worker.add_job('count')`)).rejects.toThrow('permission denied')
  await expect(db.shared(sql`select platform.add_job('staging', 'count', '{}')`)).rejects.toThrow('own tenant')
})

test('[G20 H06] retries a failed job and takes over one of a dead process', async () => {
  await add(1)
  await asOwner(
    server.url,
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '41 seconds'`,
  )
  let tries = 0
  work(async () => {
    if (++tries === 1) throw new Error('the first time')
  })
  await until(async () => (await queue()).length === 0)
  expect(tries).toBe(2)
})

test('[G20] leaves a job to its living process', async () => {
  await add(1)
  await asOwner(
    server.url,
    `update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now() - interval '30 seconds'`,
  )
  const done: number[] = []
  work(async ({ data }) => void done.push(data.n))
  for (const n of [2, 3]) {
    await add(n, 'second')
    await until(() => done.includes(n))
  }
  expect(done).toEqual([2, 3])
  await asOwner(server.url, 'delete from graphile_worker._private_jobs')
})

test('[OPS-04] waits for a database that is not there yet', async () => {
  const { admin } = inject('postgres')
  const [database] = await asOwner<{ name: string }>(server.url, 'select current_database() as name')
  const open = (isOpen: boolean) => asOwner(admin, `alter database ${database?.name} with allow_connections ${isOpen}`)
  await open(false)
  const done: number[] = []
  const rested = vi.fn<() => void>()
  const context = { ...server.context, log: Object.assign(pino({ level: 'silent' }), { warn: rested }) }
  jobs = startJobs(context, server.url, [{ name: 'count', run: async () => void done.push(1) }])
  await until(() => rested.mock.calls.length > 0)
  await open(true)
  await add(1)
  await until(() => done.length)
  expect(done).toEqual([1])
})

test('[OPS-04] continues after the database cut every connection', async () => {
  const done: number[] = []
  work(async ({ data }) => void done.push(data.n))
  await add(1)
  await until(() => done.length === 1)
  await asOwner(
    server.url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await until(() =>
    add(2).then(
      () => true,
      () => false,
    ),
  )
  await until(() => done.length > 1)
  expect(done).toContain(2)
})

test('runs schedules for every tenant and deletes emails after 30 days', async () => {
  for (const tenant of ['staging', 'second'])
    await server.context.db.write(tenant, (tx) =>
      tx.rows(sql`insert into platform.mail (tenant_id, recipient, locale, template, subject, created_at)
        values (${tenant}, 'old@buyer.example', 'en', 'x', 'x', now() - interval '31 days'), (${tenant}, 'new@buyer.example', 'en', 'x', 'x', now())`),
    )
  jobs = startJobs(server.context, server.url, tasksOf(server.context))
  // As the schedule queues it.
  await asOwner(server.url, `select graphile_worker.add_job('sweep-mail', '{"_cron":{"ts":"2026-01-01T00:00:00Z"}}')`)
  for (const tenant of ['staging', 'second'])
    await until(async () => {
      const left = await server.context.db.read(
        tenant,
        sql`select recipient from platform.mail where tenant_id = ${tenant}`,
      )
      return JSON.stringify(left) === '[{"recipient":"new@buyer.example"}]'
    })
  expect(tasksOf(server.context).find(({ name }) => name === 'sweep-mail')?.at).toBe('17 3 * * *')
})
