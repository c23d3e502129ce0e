import { once } from 'node:events'
import { startWorker } from './worker-process.ts'
import type { WorkerProcess } from './worker-process.ts'
import { WorkerRefused } from './worker-kind.ts'
import type { WorkerKind } from './worker-kind.ts'

interface JobOptions {
  /** Default: the first lane. */
  lane?: string
  /** Rejects with its reason; a waiting job is not started. */
  signal?: AbortSignal
}
export interface Pool<Job, Result> {
  /** Does one job. Rejects with WorkerRefused, or with an Error where the program itself failed. */
  run(job: Job, options?: JobOptions): Promise<Result>
  /** Gives one process to `use` for several jobs in order, which may build on one another. */
  lease<T>(use: (run: (job: Job) => Promise<Result>) => Promise<T>, options?: JobOptions): Promise<T>
  /** Stops the workers. Running and waiting jobs are rejected with WorkerRefused('busy'). */
  close(): Promise<void>
}

/** Runs jobs in worker processes, which start on demand and end when they have been idle for a while. */
export function createPool<Job, Result>(kind: WorkerKind<Job, Result>): Pool<Job, Result> {
  type Waiting = PromiseWithResolvers<WorkerProcess<Job, Result>>
  const lanes = new Map(Object.keys(kind.waiting).map((name) => [name, [] as Waiting[]]))
  const [firstLane = ''] = lanes.keys()
  const laneOrder = [...lanes.keys()].filter((name) => name !== kind.lastLane)
  const workers = new Set<WorkerProcess<Job, Result>>()
  let isClosed = false

  /** Lanes take turns while several have jobs, so that a full lane does not delay the others. */
  function nextWaiting(): Waiting | undefined {
    const at = laneOrder.findIndex((name) => lanes.get(name)?.length)
    const [name = kind.lastLane ?? ''] = at < 0 ? [] : laneOrder.splice(at, 1)
    if (at >= 0) laneOrder.push(name)
    return lanes.get(name)?.shift()
  }

  function freeWorker(): WorkerProcess<Job, Result> | undefined {
    const free = [...workers].find((worker) => worker.isFree())
    if (free || workers.size >= kind.slots) return free
    const started = startWorker(kind, () => {
      workers.delete(started)
      dispatch()
    })
    workers.add(started)
    return started
  }

  function dispatch(): void {
    while ([...lanes.values()].some(({ length }) => length > 0)) {
      const worker = freeWorker()
      if (!worker) return
      worker.begin()
      nextWaiting()?.resolve(worker)
    }
  }

  async function lease<T>(
    use: (run: (job: Job) => Promise<Result>) => Promise<T>,
    { lane = firstLane, signal }: JobOptions = {},
  ): Promise<T> {
    const waiting = lanes.get(lane) ?? []
    if (isClosed || waiting.length >= (kind.waiting[lane] ?? 0)) throw new WorkerRefused('busy')
    const place: Waiting = Promise.withResolvers()
    waiting.push(place)
    const onAbort = (): void => {
      if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1)
      place.reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort)
    dispatch()
    const worker = await place.promise.finally(() => signal?.removeEventListener('abort', onAbort))
    try {
      return await use(worker.run)
    } finally {
      worker.release()
      dispatch()
    }
  }

  return {
    lease,
    async run(job, options = {}) {
      const result = lease((run) => run(job), options)
      const { signal } = options
      if (!signal) return await result
      // A running job continues; its worker is free when it has finished.
      return await Promise.race([result, once(signal, 'abort').then(() => Promise.reject(signal.reason as Error))])
    },
    async close() {
      isClosed = true
      for (const place of [...lanes.values()].flatMap((waiting) => waiting.splice(0)))
        place.reject(new WorkerRefused('busy'))
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

/** The pools of a server: one of each kind, created at its first job. */
export interface Workers {
  pool<Job, Result>(kind: WorkerKind<Job, Result>): Pool<Job, Result>
  close(): Promise<void>
}

/** `limits` override the limits of every kind, so that tests reach them sooner. */
export function createWorkers(limits: { timeLimitMs?: number; memoryMb?: number } = {}): Workers {
  const pools = new Map<unknown, Pick<Pool<unknown, unknown>, 'close'>>()
  return {
    pool<Job, Result>(kind: WorkerKind<Job, Result>): Pool<Job, Result> {
      const pool = (pools.get(kind) as Pool<Job, Result> | undefined) ?? createPool({ ...kind, ...limits })
      pools.set(kind, pool)
      return pool
    },
    close: async () => void (await Promise.all(Array.from(pools.values(), (pool) => pool.close()))),
  }
}
