import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { createPool } from './pool.ts'
import type { Pool } from './pool.ts'
import type { WorkerKind } from './worker-kind.ts'

const ENTRY = new URL('test-worker.fixture.ts', import.meta.url)
let pool: Pool<string, string> | undefined

function start(options: Partial<WorkerKind<string, string>> = {}): Pool<string, string> {
  pool = createPool<string, string>({
    slots: 1,
    timeLimitMs: 2000,
    heapMb: 64,
    memoryMb: 512,
    waiting: { drawings: 9, uploads: 9, remakes: 9 },
    lastLane: 'remakes',
    entry: ENTRY,
    ...options,
  })
  return pool
}
const run = async (job: string, lane = 'drawings'): Promise<string> => (await pool?.run(job, { lane })) ?? ''
const draw = (job: string): Promise<string> => run(job)
const upload = (job: string): Promise<string> => run(job, 'uploads')
const remake = (job: string): Promise<string> => run(job, 'remakes')

afterEach(async () => {
  vi.unstubAllEnvs()
  await pool?.close()
})

test('[VEH-08 U02] kills a worker that hangs, rejects its picture and serves the next', async () => {
  start()
  const before = await draw('pid')
  const [hung, next] = await Promise.allSettled([draw('spin'), draw('pid')])
  expect(hung).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
  expect(next).not.toMatchObject({ value: before })
  expect(() => process.kill(Number(before), 0)).toThrow('ESRCH')
})

test('[VEH-08] kills a worker that waits forever without computing too', async () => {
  start({ timeLimitMs: 1500 })
  await draw('warm')
  await expect(draw('sleep')).rejects.toMatchObject({ reason: 'limit' })
  await expect(draw('next')).resolves.toBe('next')
})

test.runIf(process.platform === 'linux')(
  '[VEH-08] rejects no picture for waiting while pages use the processor',
  async () => {
    start({ timeLimitMs: 1500 })
    await expect(draw('starve')).resolves.toBe('starve')
  },
)

test('[VEH-08 U02] rejects a picture that kills its worker and serves the next', async () => {
  start()
  const [dead, next] = await Promise.allSettled([draw('die'), draw('next')])
  expect(dead).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: 'next' })
})

test('[VEH-08] replaces a worker that has grown too large', async () => {
  start()
  const grown = await draw('swell')
  expect(await draw('pid')).not.toBe(grown)
})

test('[VEH-08] alternates uploads and drawings, in order within each', async () => {
  start()
  const order: string[] = []
  const uploads = ['u1', 'u2', 'u3', 'u4'].map(async (name) => await upload(name).then(() => order.push(name)))
  const drawings = ['d1', 'd2'].map(async (name) => await draw(name).then(() => order.push(name)))
  await Promise.all([...uploads, ...drawings])
  expect(order).toEqual(['u1', 'd1', 'u2', 'd2', 'u3', 'u4'])
})

test('[VEH-08 G06] runs background work after all uploads and drawings', async () => {
  start()
  const order: string[] = []
  const after = async (name: string, work: Promise<unknown>): Promise<void> => {
    await work
    order.push(name)
  }
  const first = after('u1', upload('u1'))
  const others = [
    after('r1', remake('r1')),
    after('r2', remake('r2')),
    after('u2', upload('u2')),
    after('d1', draw('d1')),
  ]
  await first
  await Promise.all([...others, after('u3', upload('u3'))])
  expect(order).toEqual(['u1', 'd1', 'u2', 'u3', 'r1', 'r2'])
})

test('[VEH-08] bounds the queue of each lane and reports being busy', async () => {
  start({ waiting: { uploads: 1, drawings: 2, remakes: 1 } })
  const results = await Promise.allSettled([
    upload('at work'),
    upload('waits'),
    upload('too many'),
    draw('a'),
    draw('b'),
    draw('too many'),
    remake('c'),
    remake('too many'),
  ])
  const reasons = results.map((result) => (result.status === 'rejected' ? result.reason.reason : 'done'))
  expect(reasons).toEqual(['done', 'done', 'busy', 'done', 'done', 'busy', 'done', 'busy'])
})

test('[VEH-08] runs no more workers at once than there are slots', async () => {
  start({ slots: 2 })
  const workers = await Promise.all(Array.from({ length: 8 }, async () => await draw('pid')))
  expect(new Set(workers).size).toBe(2)
})

test('[VEH-08] rejects running and waiting work on closing and leaves no process', async () => {
  const closing = start({ timeLimitMs: 60_000 })
  const worker = await draw('pid')
  const pending = Promise.allSettled([draw('spin'), draw('waits')])
  await closing.close()
  for (const result of await pending) expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'busy' } })
  await expect(draw('late')).rejects.toMatchObject({ reason: 'busy' })
  expect(() => process.kill(Number(worker), 0)).toThrow('ESRCH')
})

test('reports a worker that cannot start as an internal error', async () => {
  start({ entry: new URL('worker-kind.ts', import.meta.url) })
  await expect(draw('anything')).rejects.toThrow('does not start')
})

test('[VEH-08] reports a worker that starts too late as a temporary overload', async () => {
  start({ entry: new URL('mute-worker.fixture.ts', import.meta.url), timeLimitMs: 200 })
  await expect(draw('anything')).rejects.toMatchObject({ reason: 'busy' })
})

test('[VEH-08] passes none of the server’s secrets to a worker', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://minato:secret@database/minato')
  start()
  const environment: Record<string, string> = JSON.parse(await draw('environment'))
  expect(environment.PATH).toBe(process.env.PATH)
  expect(Object.keys(environment)).not.toContain('DATABASE_URL')
})

test('[VEH-08] ends a worker when its server is killed', async () => {
  const server = spawn(process.execPath, [fileURLToPath(new URL('orphan-worker.fixture.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [line] = await once(server.stderr, 'data')
  const worker = Number(line)
  expect(process.kill(worker, 0)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(worker), { timeout: 20_000 }).toBe(false)
})

test('reports a fault of the program and keeps its worker', async () => {
  start()
  const before = await draw('pid')
  await expect(draw('fail')).rejects.toThrow('a fault of ours')
  expect(await draw('pid')).toBe(before)
})

test.runIf(process.platform === 'linux')(
  '[F01] ends a job that takes too much memory and serves the next',
  async () => {
    start({ timeLimitMs: 60_000 })
    const [grown, next] = await Promise.allSettled([draw('grow'), draw('next')])
    expect(grown).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: 'next' })
  },
)

test('[F01] reads files at a lower priority than requests are answered', async () => {
  start()
  expect(Number(await draw('priority'))).toBeGreaterThan(getPriority())
})

test('[F01] keeps a leased worker for several jobs under one time limit', async () => {
  const leased = start({ slots: 2 })
  const counted = await leased.lease(async (job) => [await job('count'), await job('count'), await draw('count')])
  expect(counted).toEqual(['1', '2', '1'])
  await expect(leased.lease(async (job) => [await job('spin'), await job('next')])).rejects.toMatchObject({
    reason: 'limit',
  })
})

test('[F01] aborts a running job at once and never starts a waiting one', async () => {
  const abort = new AbortController()
  const { signal } = abort
  const one = start()
  const both = Promise.allSettled([one.run('starve', { signal }), one.run('count', { signal })])
  abort.abort(new Error('too late'))
  expect((await both).map((job) => job.status === 'rejected' && job.reason.message)).toEqual(['too late', 'too late'])
  expect(await draw('count')).toBe('2')
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
