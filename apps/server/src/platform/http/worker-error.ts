import { WorkerRefused } from '../process/workers/worker-kind.ts'
import { httpError } from './http-error.ts'

/**
 * Runs work that a worker process does for a request.
 * @throws MINATO-5001 while all workers are busy, or `limitError()` for a job that takes too much time or memory
 */
export const orWorkerError = <T>(work: Promise<T>, limitError: () => Error): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof WorkerRefused)) throw error
    throw error.reason === 'busy' ? httpError('MINATO-5001', { cause: error }) : limitError()
  })
