import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { usageOf } from './process-usage.ts'
import type { FromWorker } from './serve-jobs.ts'
import { WorkerRefused } from './worker-kind.ts'
import type { WorkerKind } from './worker-kind.ts'

/** One worker process, seen from the server. */
export interface WorkerProcess<Job, Made> {
  isFree(): boolean
  /** Takes the process for one lease: its jobs share one budget of CPU time. */
  begin(): void
  /** One job at a time. Rejects with WorkerRefused, or with an Error where the program itself failed. */
  run(job: Job): Promise<Made>
  /** Ends the lease; a process that is still at a job, or has grown large, is killed. */
  release(): void
  /** Kills it; its job is refused as busy. Resolves when it is gone. */
  end(): Promise<void>
}
interface Current<Job, Made> {
  job: Job
  resolve: (made: Made) => void
  reject: (error: Error) => void
}

const IDLE_MS = 30_000
/** The limit is CPU time; on a busy machine a job or a worker's start may take this many times as long by the clock. */
const CLOCK_FACTOR = 6
/** About a third of the server's CPU share when both are busy; alone, a worker runs at full speed. */
const NICE = 5
const FIRST_CHECK_MS = 10
const CHECK_MS = 200
const MEGABYTE = 1024 * 1024
/** A larger process is replaced after its lease, which frees the memory that one large file left in the allocator. */
const RESTING_BYTES = 256 * MEGABYTE

// Workers read untrusted files, so they get no secrets: only the environment for finding dynamic libraries and fonts.
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_CACHE_HOME',
]
// Few allocator arenas limit memory; hostile files must not fill the log with the decoder's warnings.
const SET = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', UV_THREADPOOL_SIZE: '2', VIPS_WARNING: '0' }

/** Requests have priority over reading files. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, NICE)
  } catch {
    // It has ended already, or the system does not allow it; the job runs at normal priority.
  }
}

/** Starts a worker process; `onEnd` is called once when it has ended for any reason. */
export function startWorker<Job, Made>(
  { entry, timeLimitMs, heapMb, memoryMb, idleMs = IDLE_MS }: WorkerKind<Job, Made>,
  onEnd: () => void,
): WorkerProcess<Job, Made> {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), ...SET },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerPriority(child.pid)
  const exited = Promise.withResolvers<void>()
  let isReady = false
  let hasExited = false
  let isLeased = false
  let usedBefore = 0
  let current: Current<Job, Made> | undefined
  /** Why it ended. */
  let fault: Error | undefined
  let timer: NodeJS.Timeout | undefined

  /** Settles the job at hand, if any. */
  function settle(how: (task: Current<Job, Made>) => void): void {
    clearTimeout(timer)
    const task = current
    current = undefined
    if (task) how(task)
  }

  function kill(reason: Error = new WorkerRefused('busy')): void {
    fault ??= reason
    child.kill('SIGKILL')
    settle((task) => task.reject(reason))
  }

  /** Checks the limits while a job runs. */
  function watch(): void {
    const startedAt = performance.now()
    const check = (): void => {
      const usage = usageOf(child.pid)
      const byClock = performance.now() - startedAt
      const used = usage ? usage.cpuMs - usedBefore : byClock
      const remainingMs = Math.min(timeLimitMs - used, CLOCK_FACTOR * timeLimitMs - byClock)
      if ((usage?.rss ?? 0) > memoryMb * MEGABYTE) kill(new WorkerRefused('limit'))
      // Not started in time: the machine is busy, which is temporary.
      else if (remainingMs <= 0) kill(new WorkerRefused(isReady ? 'limit' : 'busy'))
      else timer = setTimeout(check, Math.max(Math.min(remainingMs, CHECK_MS), FIRST_CHECK_MS))
    }
    clearTimeout(timer)
    timer = setTimeout(check, FIRST_CHECK_MS)
  }

  function start(): void {
    if (current) child.send(current.job as object, (error) => error && kill(error))
    watch()
  }

  function onGone(error: Error): void {
    if (hasExited) return
    hasExited = true
    fault ??= error
    settle((task) => task.reject(error))
    exited.resolve()
    onEnd()
  }

  child.on('message', (message: FromWorker<Made>) => {
    if (fault) return
    if (message.type === 'ready') {
      isReady = true
      usedBefore = usageOf(child.pid)?.cpuMs ?? 0
      start()
      return
    }
    settle((task) => {
      if ('made' in message) task.resolve(message.made)
      else task.reject(new Error(message.fault))
    })
  })
  child.once('error', onGone)
  // A job that ends its worker exceeds the limits; a worker that never started is broken.
  child.once('exit', () =>
    onGone(isReady ? new WorkerRefused('limit') : new Error(`The worker ${entry.href} does not start`)),
  )

  return {
    isFree: () => !isLeased && !fault,
    begin: () => {
      clearTimeout(timer)
      isLeased = true
      usedBefore = usageOf(child.pid)?.cpuMs ?? 0
    },
    run: async (job) =>
      await new Promise<Made>((resolve, reject) => {
        if (fault) return reject(fault)
        current = { job, resolve, reject }
        if (isReady) start()
        else watch()
      }),
    release: () => {
      isLeased = false
      if (fault) return
      if (current || (usageOf(child.pid)?.rss ?? 0) > RESTING_BYTES) kill()
      else timer = setTimeout(kill, idleMs)
    },
    end: async () => {
      kill()
      await exited.promise
    },
  }
}
