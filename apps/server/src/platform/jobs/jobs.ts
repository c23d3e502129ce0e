import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { JobHelpers, Runner, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Context } from '../../context.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { TimedClient } from '../database/timed-client.ts'

/** A job: queued in a transaction and run at least once, even if a process is killed in between. */
export interface Task<Data = unknown> {
  name: string
  /** Schedule as in a crontab, in UTC; each run covers every tenant. */
  at?: string
  /** Runs for a tenant; `signal` aborts when the process stops. A job that throws is retried. */
  run(job: { tenant: string; data: Data; signal: AbortSignal }): Promise<void>
}

export interface Jobs {
  /** Takes no more jobs and stops running ones within seconds; unfinished ones are run by another process. */
  stop(): Promise<void>
}

/** Queues a job. `key`: replaces a job with this key that has not started. */
export async function addJob(
  tx: Transaction,
  task: string,
  data: object,
  options: { key?: string; runAt?: string } = {},
): Promise<void> {
  const { key = null, runAt = null } = options
  await tx.rows(sql`select platform.add_job(${tx.tenant}, ${task}, ${JSON.stringify(data)}, ${key}, ${runAt})`)
}

const CONCURRENCY = 3
const RESTART_MS = 1000
/** Statements of the queue take milliseconds; a slower reply means a lost connection. */
const ANSWER_MS = 15_000
const DAY_MS = 86_400_000
/** A stop asks running jobs to give up after the first, and waits no longer than the second. */
const ASK_MS = 3500
const STOP_MS = 6000
/** A process without a sign of life for this time is dead, and its jobs are free again. */
const LEASE_S = 40
const RENEW_MS = 10_000
/** An idle worker takes a due job within milliseconds; after this time without one it is stuck. */
const IDLE_MS = 30_000

/** Runs queued jobs in this process until it is stopped; waits for a database that is unreachable. */
export function startJobs(
  context: Context,
  url: string,
  tasks: readonly Task[],
  { renewMs = RENEW_MS, idleMs = IDLE_MS, begin = run } = {},
): Jobs {
  const stopping = new AbortController()
  const hands = { busy: 0, movedAt: performance.now() }
  const names = tasks.map(({ name }) => name)
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool }) => void (worker = workerPool.id))
  let runner: Runner | undefined
  let queue: Queue | undefined
  let resign: (reason: Error) => void = () => {}

  async function work(): Promise<void> {
    const jobQueue = openQueue(url)
    queue = jobQueue
    await workOn(jobQueue.pool).finally(() => jobQueue.close())
  }
  async function workOn(pgPool: pg.Pool): Promise<void> {
    // After such an error the library stops and may wait for itself for ever: it is abandoned and started again.
    const broken = Promise.withResolvers<never>()
    broken.promise.catch(() => {})
    resign = broken.reject
    hands.movedAt = performance.now()
    events.removeAllListeners('pool:fatalError')
    events.once('pool:fatalError', ({ error }) => broken.reject(error as Error))
    const starting = begin({
      pgPool,
      events,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: ASK_MS,
      // Results are written in batches, even of one: a failing single write would be an unhandled
      // rejection in the library and end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: createLibraryLogger(context.log),
      taskList: Object.fromEntries(tasks.map((task) => [task.name, counted(handlerOf(context, task))])),
      parsedCronItems: parseCronItems(
        tasks.flatMap(({ name, at }) =>
          at ? [{ task: name, match: at, identifier: name, options: { backfillPeriod: DAY_MS } }] : [],
        ),
      ),
    })
    starting.catch(() => {})
    runner = await Promise.race([starting, broken.promise])
    hands.movedAt = performance.now()
    if (stopping.signal.aborted) await runner.stop()
    runner.promise.catch(() => {})
    await Promise.race([runner.promise, broken.promise])
  }
  async function keepWorking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => context.log.warn({ err: error }, 'job worker stopped, restarting'))
      await setTimeout(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  /** Knows how many are at work, and when one last began or ended. */
  function counted(handle: ReturnType<typeof handlerOf>): typeof handle {
    return async (...parameters) => {
      hands.busy++
      hands.movedAt = performance.now()
      await handle(...parameters).finally(() => {
        hands.busy--
        hands.movedAt = performance.now()
      })
    }
  }
  const working = keepWorking()
  const renew = async (): Promise<void> => {
    if (!queue) return
    await renewLeases(queue.pool, worker)
    // Seen after broken connections (G14): the library waits for itself and takes no more jobs, without an error.
    const isIdle = hands.busy < CONCURRENCY && performance.now() - hands.movedAt > idleMs
    if (isIdle && (await hasWaiting(queue.pool, names, idleMs))) resign(new Error('jobs wait, and none is taken'))
  }
  const keepLeases = (): void =>
    void renew().catch((error: unknown) => context.log.warn({ err: error }, 'job leases not renewed'))
  keepLeases()
  const renewing = setInterval(keepLeases, renewMs)
  renewing.unref()

  return {
    async stop() {
      if (stopping.signal.aborted) return
      stopping.abort()
      clearInterval(renewing)
      // Rejects if it has stopped already.
      runner?.stop().catch(() => {})
      await Promise.race([working, setTimeout(STOP_MS, undefined, { ref: false })])
    },
  }
}

interface Queue {
  pool: pg.Pool
  /** Closes its connections, with or without a reply. */
  close(): void
}
/**
 * The library releases its listening connection twice if it stops while LISTEN is unanswered; the second error would
 * be uncaught and end the process.
 */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): unknown {
    if (!callback) return super.connect()
    return super.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (broken) => {
        if (!isReleased) release(broken)
        isReleased = true
      })
    })
  }
}
type Connected = Parameters<pg.Pool['connect']>[0]

export function openQueue(url: string): Queue {
  const pool = new QueuePool({
    connectionString: url,
    max: CONCURRENCY + 2,
    options: '-c timezone=UTC',
    Client: TimedClient,
    query_timeout: ANSWER_MS,
    connectionTimeoutMillis: ANSWER_MS,
  })
  const clients = new Set<pg.PoolClient>()
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
  })
  pool.on('remove', (client) => void clients.delete(client))
  return {
    pool,
    close() {
      pool.end().catch(() => {})
      for (const client of clients) (client as unknown as TimedClient).cut()
    },
  }
}

function handlerOf(context: Context, task: Task) {
  return async (payload: unknown, { abortSignal, job }: JobHelpers): Promise<void> => {
    const { tenant, data } = payload as { tenant?: string; data?: unknown }
    if (tenant === undefined) {
      // Scheduled: each tenant gets a job of its own, so that a failed one is retried alone.
      for (const tenantId of await context.tenants.all())
        await context.db.write(tenantId, (tx) => addJob(tx, task.name, {}, { key: 'by the clock' }))
      return
    }
    try {
      await task.run({ tenant, data, signal: abortSignal })
    } catch (error) {
      context.log.error({ err: error, task: task.name, tenant, attempt: job.attempts }, 'job failed')
      throw error
    }
  }
}

/**
 * Renews this process's lease and frees the jobs of dead processes, which the library would leave locked for four
 * hours. Writes only while jobs are running. Failed jobs are kept for a month.
 */
async function renewLeases(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_at = case when locked_by = $1 then now() end, locked_by = case when locked_by = $1 then locked_by end
     where locked_by = $1 or locked_at < now() - make_interval(secs => $2)`,
    [worker, LEASE_S],
  )
  await pool.query(
    `delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'`,
  )
}

/** Whether due jobs of these tasks have waited for `ms`. Jobs of other releases' tasks do not count. */
async function hasWaiting(pool: pg.Pool, names: readonly string[], ms: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.is_available and t.identifier = any($1) and j.run_at < now() - make_interval(secs => $2::float8 / 1000) limit 1`,
    [names, ms],
  )
  return rowCount !== 0
}

/** The library's log; failed jobs are logged by `handlerOf`. */
const createLibraryLogger = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.['failure']) return
    if (level === 'error' || level === 'warning') log.warn({ from: 'jobs' }, message)
    else log.debug({ from: 'jobs' }, message)
  })
