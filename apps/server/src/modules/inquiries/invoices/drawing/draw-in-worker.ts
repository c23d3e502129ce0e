import { once } from 'node:events'
import type { Context } from '../../../../context.ts'
import { httpError } from '../../../../platform/http/http-error.ts'
import { WorkerRefused } from '../../../../platform/process/workers/worker-kind.ts'
import type { WorkerKind } from '../../../../platform/process/workers/worker-kind.ts'
import type { DocumentData } from '../document-data.ts'
import type { LoadingList } from './loading-list.ts'
import type { SignedCopy } from './signed-copy.ts'

/** What is drawn: an issued document, the signed copy of an inquiry, or the loading list of a voyage. */
export type Drawn = DocumentData | SignedCopy | LoadingList

/** Documents are drawn in worker processes, so that no page request waits for one. */
const PAPER_WORKER: WorkerKind<Drawn | null, Uint8Array> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 2,
  waiting: { papers: 200 },
  timeLimitMs: 60_000,
  heapMb: 256,
  memoryMb: 512,
  // Workers stay loaded for a while, because the first document of a process waits for its modules.
  idleMs: 600_000,
}
/**
 * Drawing takes some hundredths of a second. The limit covers loading a process on a busy machine and stays
 * below the request timeout (app.ts), since the document counter is locked meanwhile.
 */
const LIMIT_MS = { production: 8000, elsewhere: 60_000 }

export const drawingLimit = ({ isProduction }: { isProduction: boolean }): number =>
  isProduction ? LIMIT_MS.production : LIMIT_MS.elsewhere

/** Draws the PDF of these facts: equal facts, equal bytes. */
export type Draw = (facts: DocumentData) => Promise<Buffer>

/**
 * Runs `work` with a drawing process. The process is taken before the transaction begins, so that waiting
 * requests hold neither a connection nor the document counter.
 * @throws 503 if no process is free, or the PDF is not ready within `limitMs`
 */
export async function withDrawing<T>(
  { workers }: Pick<Context, 'workers'>,
  work: (draw: (facts: Drawn) => Promise<Buffer>) => Promise<T>,
  limitMs = LIMIT_MS.elsewhere,
): Promise<T> {
  const abort = new AbortController()
  const { signal } = abort
  const onTimeout = (): void => abort.abort(httpError('MINATO-5001', { cause: new Error('a paper took too long') }))
  const timer = setTimeout(onTimeout, limitMs)
  const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error))
  aborted.catch(() => {})
  try {
    return await workers.pool(PAPER_WORKER).lease(
      async (run) => {
        let job: Promise<unknown> = Promise.resolve()
        const runInTime = async (facts: Drawn | null): Promise<Buffer> => {
          signal.throwIfAborted()
          const drawing = run(facts)
          job = drawing
          return Buffer.from(await Promise.race([drawing, aborted]))
        }
        try {
          // Loads the program before anything is locked.
          await runInTime(null)
          return await work(runInTime)
        } finally {
          // A process that is late serves the next request.
          await job.catch(() => {})
        }
      },
      { signal },
    )
  } catch (error) {
    throw error instanceof WorkerRefused ? httpError('MINATO-5001', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

export const drawDocument = (context: Pick<Context, 'workers'>, facts: Drawn, limitMs?: number): Promise<Buffer> =>
  withDrawing(context, (draw) => draw(facts), limitMs)
