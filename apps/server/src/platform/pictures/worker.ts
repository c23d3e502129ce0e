import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { FromWorker, Outcome, PictureJob } from './picture-job.ts'
import { PictureRefused } from './picture-refused.ts'
import { render } from './render.ts'

// The entry of a worker process, started by pool.ts: one job in, one answer out, one at a time.

const NICENESS = 10

/** Pictures wait for pages, not pages for pictures. Linux keeps the priority per thread: those already begun are lowered too. */
function givePagesPrecedence(): void {
  setPriority(NICENESS)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICENESS)
}

async function outcomeOf(job: PictureJob): Promise<Outcome> {
  try {
    return { made: await render(job) }
  } catch (error) {
    return error instanceof PictureRefused ? { reason: error.reason } : { fault: String(error) }
  }
}

function tell(message: FromWorker): void {
  process.send?.(message)
}

givePagesPrecedence()
// Leaving politely would wait for the decoder's thread, and a picture that hangs it would keep an orphan for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches the whole group; the server finishes its requests first and then ends its workers.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', async (job: PictureJob) => {
  const outcome = await outcomeOf(job)
  tell({ type: 'done', rss: process.memoryUsage.rss(), ...outcome })
})
tell({ type: 'ready' })
