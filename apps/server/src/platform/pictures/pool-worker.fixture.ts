import { setTimeout as delay } from 'node:timers/promises'
import type { FromWorker, PictureJob } from './picture-job.ts'

// Stands in for worker.ts where a test needs a worker that misbehaves: the drawing's text says how.

const textOf = (bytes: Buffer): string => Buffer.from(bytes).toString()
const tell = (message: FromWorker): void => void process.send?.(message)

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (job: PictureJob) => {
  const text =
    'bytes' in job ? textOf(job.bytes) : 'widest' in job ? textOf(job.widest) : 'sign' in job ? job.sign : job.svg
  if (text === 'spin') for (;;);
  if (text === 'die') process.exit(1)
  if (text === 'swell') return tell({ type: 'done', rss: 2 ** 40, made: Buffer.from(String(process.pid)) })
  // The test reads who sleeps from the only stream of a worker that is open.
  if (text === 'sleep, telling who') process.stderr.write(`${process.pid}\n`)
  if (text.startsWith('sleep')) await delay(60_000)
  if (text === 'starve') await delay(1900)
  if (text === 'environment') return tell({ type: 'done', rss: 0, made: Buffer.from(JSON.stringify(process.env)) })
  tell({ type: 'done', rss: 0, made: Buffer.from(text === 'pid' ? String(process.pid) : text) })
})
tell({ type: 'ready' })
