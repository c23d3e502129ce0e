import { fork } from 'node:child_process'
import { cpuTimeOf } from './cpu-time.ts'
import type { FromWorker, Made, PictureJob } from './picture-job.ts'
import { PictureRefused } from './picture-refused.ts'

/** One worker process, seen from the server. */
export type WorkerProcess = {
  isIdle(): boolean
  /** Rejects with PictureRefused or, where the fault is ours, with an Error. One at a time. */
  run(job: PictureJob): Promise<Made>
  /** Kills it; a job that it is at is refused as 'busy'. Resolves when it is gone. */
  end(): Promise<void>
}
type Current = { job: PictureJob; resolve: (made: Made) => void; reject: (error: Error) => void }

const IDLE_MS = 30_000
/** How many times its CPU time a worker may take to begin, by the clock. */
const BEGINNING = 4
// A worker holds about 70 MB at rest. What a rare giant leaves behind in the allocator goes back with the process.
const RSS_LIMIT = 256 * 1024 * 1024

// The decoder is the part that strangers can reach, so it gets no secrets: of the environment only what finding the
// dynamic libraries and fonts needs.
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
// Few allocator arenas keep the memory flat; hostile files are not to fill the log with the decoder's warnings.
const SET = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', UV_THREADPOOL_SIZE: '2', VIPS_WARNING: '0' }

/** Starts a worker process; `onEnd` is called once when it is gone for whatever cause. */
export function startWorker(
  { entry, timeLimitMs }: { entry: URL; timeLimitMs: number },
  onEnd: () => void,
): WorkerProcess {
  const child = fork(entry, [], {
    execArgv: ['--max-old-space-size=128'],
    env: { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), ...SET },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = Promise.withResolvers<void>()
  let ready = false
  let ended = false
  let isGone = false
  let current: Current | undefined
  let timer: NodeJS.Timeout | undefined

  /** Settles the job at hand, if any; afterwards the worker is idle. */
  function settle(how: (task: Current) => void): void {
    clearTimeout(timer)
    const task = current
    current = undefined
    if (task) how(task)
  }

  function kill(error: Error = new PictureRefused('busy')): void {
    ended = true
    child.kill('SIGKILL')
    settle((task) => task.reject(error))
  }

  /** A picture that its worker does not survive is too dear, in time or in memory; a worker that never began is broken. */
  function lost(): Error {
    return ready ? new PictureRefused('too-slow') : new Error('The picture worker does not start')
  }
  /** One that has not begun in time is on a machine that is busy: that passes. */
  const late = (): Error => (ready ? lost() : new PictureRefused('busy'))

  /**
   * The limit is CPU time, so that a good picture is not refused because the machine is busy with pages (the worker
   * yields to them), and by the clock twice as much, for what hangs without computing; a worker that begins has longer,
   * since all that waits would be refused for it.
   */
  function startClock(): void {
    const used = cpuTimeOf(child.pid) ?? 0
    const since = performance.now()
    const check = (): void => {
      const byClock = performance.now() - since
      const left = Math.min(
        timeLimitMs - ((cpuTimeOf(child.pid) ?? Infinity) - used),
        (ready ? 2 : BEGINNING) * timeLimitMs - byClock,
      )
      if (left <= 0) kill(late())
      else timer = setTimeout(check, Math.max(left, 10))
    }
    clearTimeout(timer)
    timer = setTimeout(check, timeLimitMs)
  }

  function begin(): void {
    if (current) child.send(current.job, (error) => error && kill(error))
    startClock()
  }

  function rest(rss: number): void {
    if (rss > RSS_LIMIT) kill()
    else timer = setTimeout(kill, IDLE_MS)
  }

  function onGone(error: Error): void {
    if (isGone) return
    isGone = true
    ended = true
    settle((task) => task.reject(error))
    gone.resolve()
    onEnd()
  }

  child.on('message', (message: FromWorker) => {
    if (ended) return
    if (message.type === 'ready') {
      ready = true
      begin()
      return
    }
    settle((task) => {
      if ('made' in message) task.resolve(message.made)
      else task.reject('reason' in message ? new PictureRefused(message.reason) : new Error(message.fault))
    })
    rest(message.rss)
  })
  child.once('error', onGone)
  child.once('exit', () => onGone(lost()))

  return {
    isIdle: () => !current && !ended,
    run: async (job) =>
      await new Promise<Made>((resolve, reject) => {
        current = { job, resolve, reject }
        if (ready) begin()
        else startClock()
      }),
    end: async () => {
      kill()
      await gone.promise
    },
  }
}
