import { startWorker } from './worker-process.ts'
import type { WorkerProcess } from './worker-process.ts'
import { PictureRefused } from './picture-refused.ts'
import type { JobKind, Made, PictureJob, PictureJobs } from './picture-job.ts'

export type PoolOptions = {
  /** Worker processes at most. */
  slots: number
  /** CPU time in ms that a job may take; a job that gets no CPU is given twice as long by the clock. */
  timeLimitMs: number
  /** Jobs that may wait in each lane. */
  waiting: Readonly<Record<Lane, number>>
  /** The program of a worker process. */
  entry: URL
}
export type Pool = {
  /** Rejects with PictureRefused ('busy', 'too-slow' or the picture's own fault), else with an Error that is ours. */
  run<K extends JobKind>(job: { kind: K } & PictureJobs[K]['ask']): Promise<PictureJobs[K]['made']>
  /** Ends the workers; what they were at or what waits is refused as 'busy'. */
  close(): Promise<void>
}
export type Lane = 'uploads' | 'drawings' | 'remakes'

const LANES: Readonly<Record<JobKind, Lane>> = {
  upload: 'uploads',
  drawing: 'drawings',
  'drawing-placeholder': 'drawings',
  preview: 'drawings',
  remake: 'remakes',
}

type Task = { job: PictureJob; resolve: (made: Made) => void; reject: (error: Error) => void }

/** Runs picture jobs in worker processes, which are started on demand and end when they have been idle for a while. */
export function createPool(options: PoolOptions): Pool {
  const lanes: Record<Lane, Task[]> = { uploads: [], drawings: [], remakes: [] }
  const workers = new Set<WorkerProcess>()
  let served: Lane = 'drawings'
  let closed = false

  /**
   * Uploads and drawings take turns while both have work: neither a hundred of these nor of those hold up the other. Nobody
   * waits for what is remade: it comes after both.
   */
  function nextTask(): Task | undefined {
    const turn: Lane = served === 'uploads' ? 'drawings' : 'uploads'
    const lane = [turn, served].find((one) => lanes[one].length > 0)
    served = lane ?? served
    return lanes[lane ?? 'remakes'].shift()
  }

  function freeWorker(): WorkerProcess | undefined {
    const idle = [...workers].find((worker) => worker.isIdle())
    if (idle || workers.size >= options.slots) return idle
    const started = startWorker(options, () => {
      workers.delete(started)
      dispatch()
    })
    workers.add(started)
    return started
  }

  function dispatch(): void {
    while (Object.values(lanes).some(({ length }) => length > 0)) {
      const worker = freeWorker()
      const task = worker && nextTask()
      if (!task) return
      void worker.run(task.job).then(task.resolve, task.reject).then(dispatch)
    }
  }

  return {
    async run<K extends JobKind>(job: { kind: K } & PictureJobs[K]['ask']) {
      const lane = LANES[job.kind]
      if (closed || lanes[lane].length >= options.waiting[lane]) throw new PictureRefused('busy')
      // A worker answers a job of one kind with what that kind makes; the channel between processes carries no types.
      return await new Promise<PictureJobs[K]['made']>((resolve, reject) => {
        lanes[lane].push({ job: job as PictureJob, resolve, reject })
        dispatch()
      })
    },

    async close() {
      closed = true
      for (const task of Object.values(lanes).flatMap((lane) => lane.splice(0))) task.reject(new PictureRefused('busy'))
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}
