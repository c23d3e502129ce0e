import { Worker } from 'node:worker_threads'
import { refuse } from '../../../../platform/failure.ts'
import type { PaperFacts } from '../facts.ts'
import type { Drawn } from './worker.ts'

/** Papers are drawn in threads of their own, begun when there is something to draw and ended when they have been idle. */

const THREADS = 2
/** The first paper of a thread waits for what draws to be loaded: a small shop's papers are minutes apart. */
const IDLE_MS = 600_000
/**
 * A paper takes some hundredths of a second. One whose thread is still to be loaded on a machine at its end comes no later than
 * its caller is answered (app.ts), since the counter of papers is held meanwhile; tests run on busy machines.
 */
const LIMIT_MS = { production: 8000, elsewhere: 60_000 }
/** A thread that is silent for so long hangs. One that was only late has loaded by then what draws, for whoever comes again. */
const HANGS_MS = 60_000

interface Job {
  facts: PaperFacts
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}
interface Thread {
  worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}
const threads = new Set<Thread>()
const waiting = new Set<Job>()

export const drawingLimit = ({ isProduction }: { isProduction: boolean }): number =>
  isProduction ? LIMIT_MS.production : LIMIT_MS.elsewhere

/** The PDF that says these facts: equal facts, equal bytes. Throws 503 where there is none within `limitMs`. */
export async function drawPaper(facts: PaperFacts, limitMs = LIMIT_MS.elsewhere): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const job: Job = { facts, resolve, reject }
  // On a machine that is at its end: its caller may come again.
  const late = (): void => reject(refuse('MINATO-5001', { cause: new Error('a paper took too long') }))
  const timer = setTimeout(late, limitMs)
  waiting.add(job)
  dispatch()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    waiting.delete(job)
  }
}

function dispatch(): void {
  for (const job of waiting) {
    const idle = [...threads].find((thread) => !thread.job) ?? (threads.size < THREADS ? begin() : undefined)
    if (!idle) return
    waiting.delete(job)
    idle.job = job
    idle.worker.ref()
    clearTimeout(idle.timer)
    idle.timer = setTimeout(() => lose(idle, new Error('the thread that draws papers hangs')), HANGS_MS)
    idle.timer.unref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
    idle.worker.postMessage(job.facts)
  }
}

function begin(): Thread {
  const worker = new Worker(new URL('worker.ts', import.meta.url))
  const thread: Thread = { worker, job: undefined, timer: undefined }
  worker.on('message', (drawn: Drawn) => {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    // A process that has nothing else to do is not kept by an idle thread.
    worker.unref()
    thread.timer = setTimeout(() => lose(thread), IDLE_MS)
    thread.timer.unref()
    if ('bytes' in drawn) job?.resolve(Buffer.from(drawn.bytes.buffer))
    else job?.reject(new Error(drawn.fault))
    dispatch()
  })
  worker.on('error', (error) => lose(thread, error as Error))
  worker.on('exit', () => lose(thread, new Error('the thread that draws papers has ended')))
  threads.add(thread)
  return thread
}

function lose(thread: Thread, error?: Error): void {
  if (!threads.delete(thread)) return
  clearTimeout(thread.timer)
  void thread.worker.terminate()
  if (error) thread.job?.reject(error)
  dispatch()
}
