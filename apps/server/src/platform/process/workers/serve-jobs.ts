import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

const NICENESS = 10

/** Sent to the server: the program has started, or the result of a job. */
export type FromWorker<Made> = { type: 'ready' } | { type: 'done'; made: Made } | { type: 'done'; fault: string }

/** Runs in a worker process: handles jobs one at a time, with lower priority than the server's requests. */
export function serveJobs<Job, Made>(work: (job: Job) => Promise<Made>): void {
  // The server process has ended.
  const send = (message: FromWorker<Made>): void =>
    void process.send?.(message, undefined, undefined, (error) => error && process.exit())
  lowerPriority()
  // A normal exit would wait for native threads, and a file that hangs them would leave an orphan process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Ctrl-C reaches the whole group; the server finishes its requests first and then ends its workers.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('message', async (job: Job) => {
    try {
      send({ type: 'done', made: await work(job) })
    } catch (error) {
      send({ type: 'done', fault: String((error as Error).stack ?? error) })
    }
  })
  send({ type: 'ready' })
}

/** Linux has a priority per thread: running threads are lowered too. */
function lowerPriority(): void {
  setPriority(NICENESS)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICENESS)
}
