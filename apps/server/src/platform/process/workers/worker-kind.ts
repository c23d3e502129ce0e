/** A program that runs in worker processes, and its limits. `Job` and `Made` are its messages. */
export interface WorkerKind<Job, Made> {
  /** Calls `serveJobs` (serve-jobs.ts). */
  entry: URL
  /** Processes at most; they start on demand. */
  slots: number
  /** Jobs that may wait, in lanes that take turns. */
  waiting: Readonly<Record<string, number>>
  /** The lane with the lowest priority. */
  lastLane?: string
  /**
   * CPU time in ms that one lease may use. One job may take four times as long by the clock, which bounds what hangs without
   * computing, so that a good file is not refused because the machine is busy.
   */
  timeLimitMs: number
  /** Heap of JavaScript, in MB. */
  heapMb: number
  /** Resident memory while at work, in MB; read on Linux alone. */
  memoryMb: number
  /** An idle process ends after this time. */
  idleMs?: number
  /** Never set: carries the types. */
  types?: { job: Job; made: Made }
}

/**
 * A job that failed in its worker. `busy`: temporary, may be retried. `limit`: it used too much time or memory, or
 * ended its process.
 */
export class WorkerRefused extends Error {
  override readonly name = 'WorkerRefused'
  readonly reason: 'busy' | 'limit'

  constructor(reason: 'busy' | 'limit') {
    super(reason === 'busy' ? 'All workers are busy' : 'The job exceeded the limits of its worker')
    this.reason = reason
  }
}
