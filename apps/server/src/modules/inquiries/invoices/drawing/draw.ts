import { Worker } from 'node:worker_threads'
import { refuse } from '../../../../platform/failure.ts'
import type { PaperFacts } from '../facts.ts'
import type { Drawn } from './worker.ts'

/** Papers are drawn in threads of their own, begun when there is something to draw and ended when they have been idle. */

const THREADS = 2
const IDLE_MS = 30_000
/** A paper takes some hundredths of a second: what takes so long hangs. The first of a thread waits for what draws to be loaded. */
const LIMIT_MS = 10_000
const FIRST_MS = 60_000

interface Job {
  facts: PaperFacts
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}
interface Thread {
  worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  hasDrawn: boolean
}
const threads = new Set<Thread>()
const waiting: Job[] = []

/** The PDF that says these facts: equal facts, equal bytes. */
export const drawPaper = (facts: PaperFacts): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    waiting.push({ facts, resolve, reject })
    dispatch()
  })

function dispatch(): void {
  while (waiting.length) {
    const idle = [...threads].find(({ job }) => !job) ?? (threads.size < THREADS ? begin() : undefined)
    const job = idle && waiting.shift()
    if (!job) return
    idle.job = job
    idle.worker.ref()
    clearTimeout(idle.timer)
    // On a machine that is at its end: its caller may come again.
    idle.timer = setTimeout(() => lose(idle, refuse('MINATO-5001')), idle.hasDrawn ? LIMIT_MS : FIRST_MS)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
    idle.worker.postMessage(job.facts)
  }
}

function begin(): Thread {
  const worker = new Worker(new URL('worker.ts', import.meta.url))
  const thread: Thread = { worker, job: undefined, timer: undefined, hasDrawn: false }
  worker.on('message', (drawn: Drawn) => {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    thread.hasDrawn = true
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
