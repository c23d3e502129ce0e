import { getPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { serveJobs } from './serve-jobs.ts'

// A worker that fails in the way its job names.

const kept: Buffer[] = []
let jobs = 0

serveJobs<string, string>(async (job) => {
  jobs++
  if (job === 'spin') for (;;);
  if (job === 'die') process.exit(1)
  if (job === 'fail') throw new Error('a fault of ours')
  if (job === 'grow') for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
  if (job === 'swell') kept.push(Buffer.alloc(300 * 1024 * 1024, 1))
  // The test reads the pid from the worker's only open stream.
  if (job === 'sleep, telling who') process.stderr.write(`${process.pid}\n`)
  if (job.startsWith('sleep')) await delay(60_000)
  if (job === 'starve') await delay(1900)
  if (job === 'environment') return JSON.stringify(process.env)
  if (job === 'priority') return String(getPriority())
  if (job === 'count') return String(jobs)
  return job === 'pid' || job === 'swell' ? String(process.pid) : job
})
