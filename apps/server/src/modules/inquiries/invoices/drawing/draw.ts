import type { Context } from '../../../../context.ts'
import { refuse } from '../../../../platform/failure.ts'
import { WorkerRefused } from '../../../../platform/workers/worker-kind.ts'
import type { WorkerKind } from '../../../../platform/workers/worker-kind.ts'
import type { PaperFacts } from '../facts.ts'

/** Papers are drawn in worker processes, so that no page waits for one. */
const PAPER_WORKER: WorkerKind<PaperFacts, Uint8Array> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 2,
  waiting: { papers: 200 },
  timeLimitMs: 60_000,
  heapMb: 256,
  memoryMb: 512,
  // The first paper of a process waits for what draws to be loaded: a small shop's papers are minutes apart.
  idleMs: 600_000,
}
/**
 * A paper takes some hundredths of a second. One whose process is still to be loaded on a machine at its end comes no later than
 * its caller is answered (app.ts), since the counter of papers is held meanwhile; tests run on busy machines.
 */
const LIMIT_MS = { production: 8000, elsewhere: 60_000 }

export const drawingLimit = ({ isProduction }: { isProduction: boolean }): number =>
  isProduction ? LIMIT_MS.production : LIMIT_MS.elsewhere

/** The PDF that says these facts: equal facts, equal bytes. Throws 503 where there is none within `limitMs`. */
export async function drawPaper(
  { workers }: Pick<Context, 'workers'>,
  facts: PaperFacts,
  limitMs = LIMIT_MS.elsewhere,
): Promise<Buffer> {
  const abort = new AbortController()
  // On a machine that is at its end: its caller may come again.
  const late = (): void => abort.abort(refuse('MINATO-5001', { cause: new Error('a paper took too long') }))
  const timer = setTimeout(late, limitMs)
  try {
    return Buffer.from(await workers.pool(PAPER_WORKER).run(facts, { signal: abort.signal }))
  } catch (error) {
    throw error instanceof WorkerRefused ? refuse('MINATO-5001', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}
