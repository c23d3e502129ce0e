import { run } from 'graphile-worker'
import type { Runner } from 'graphile-worker'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testServer } from '../testing/app.ts'
import { until } from '../testing/mail-server.ts'
import { addJob, startJobs } from './jobs.ts'

vi.mock('graphile-worker', { spy: true })

test('[G14 OPS-04] a queue that takes no more jobs without a word is left, and begun anew', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  // As it was seen after lines had broken: it lives, and does nothing.
  vi.mocked(run).mockResolvedValueOnce({
    promise: new Promise<void>(() => {}),
    stop: async () => {},
  } as Partial<Runner> as Runner)
  const done: number[] = []
  const task = { name: 'count', run: async () => void done.push(1) }
  const jobs = startJobs(server.context, server.url, [task], { renewMs: 50, idleMs: 200 })
  onTestFinished(() => jobs.stop())
  await server.context.db.write('staging', (tx) => addJob(tx, 'count', {}))
  await until(() => done.length)
  expect(vi.mocked(run)).toHaveBeenCalledTimes(2)
})
