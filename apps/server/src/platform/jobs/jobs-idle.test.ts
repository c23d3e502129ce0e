import { setTimeout } from 'node:timers/promises'
import { run } from 'graphile-worker'
import type { Runner } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import { addJob, startJobs } from './jobs.ts'

/** A worker observed after broken connections: alive and idle. */
const MUTE = { promise: new Promise<void>(() => {}), stop: async () => {} } as Partial<Runner> as Runner

test('[G14 OPS-04] replaces a job queue that silently stopped', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  let begun = 0
  const begin: typeof run = async (options) => (begun++ ? run(options) : MUTE)
  const done: number[] = []
  const task = { name: 'count', run: async () => void done.push(1) }
  const jobs = startJobs(server.context, server.url, [task], { renewMs: 50, idleMs: 3000, begin })
  onTestFinished(() => jobs.stop())
  await server.context.db.write('staging', (tx) => addJob(tx, 'count', {}))
  await until(() => done.length)
  expect(begun).toBeGreaterThan(1)
})

test('[OPS-04] keeps the queue for jobs of another release', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  const { db } = server.context
  let begun = 0
  const begin: typeof run = async () => (begun++, MUTE)
  const task = { name: 'count', run: async () => {} }
  const jobs = startJobs(server.context, server.url, [task], { renewMs: 20, idleMs: 100, begin })
  onTestFinished(() => jobs.stop())
  await db.write('staging', (tx) => addJob(tx, 'of-another-release', {}))
  await setTimeout(1500)
  expect(begun).toBe(1)
  await db.write('staging', (tx) => addJob(tx, 'count', {}))
  await until(() => begun > 1)
})
