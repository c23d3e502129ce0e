import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

test('[VEH-08 U02] a worker that hangs is killed, its picture is refused as too slow, and the next one is served', async () => {
  start()
  const before = await draw('pid')
  const [hung, next] = await Promise.allSettled([draw('spin'), draw('pid')])
  expect(hung).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
  expect(next).not.toMatchObject({ value: before })
  expect(() => process.kill(Number(before), 0)).toThrow('ESRCH')
})

test('[VEH-08] a worker that waits for ever without computing is killed too', async () => {
  start({ timeLimitMs: 1500 })
  await draw('warm')
  await expect(draw('sleep')).rejects.toMatchObject({ reason: 'limit' })
  await expect(draw('next')).resolves.toBe('next')
})

test.runIf(process.platform === 'linux')(
  '[VEH-08] a picture is not refused for waiting while pages have the processor',
  async () => {
    start({ timeLimitMs: 1500 })
    await expect(draw('starve')).resolves.toBe('starve')
  },
)

test('[VEH-08 U02] a picture that kills its worker is refused, and the next one is served', async () => {
  start()
  const [dead, next] = await Promise.allSettled([draw('die'), draw('next')])
  expect(dead).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: 'next' })
})

test('[VEH-08] a worker that has grown too large is replaced after its picture', async () => {
  start()
  const grown = await draw('swell')
  expect(await draw('pid')).not.toBe(grown)
})

test('[VEH-08] uploads and drawings take turns, in order within each', async () => {
  start()
  const order: string[] = []
  const uploads = ['u1', 'u2', 'u3', 'u4'].map(async (name) => await upload(name).then(() => order.push(name)))
  const drawings = ['d1', 'd2'].map(async (name) => await draw(name).then(() => order.push(name)))
  await Promise.all([...uploads, ...drawings])
  expect(order).toEqual(['u1', 'd1', 'u2', 'd2', 'u3', 'u4'])
})

test('[VEH-08 G06] what nobody waits for is remade after all uploads and drawings, those that come later too', async () => {
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

test('[VEH-08] what waits is bounded in each lane by itself; the rest is told that we are busy', async () => {
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

test('[VEH-08] no more workers run at once than there are slots', async () => {
  start({ slots: 2 })
  const workers = await Promise.all(Array.from({ length: 8 }, async () => await draw('pid')))
  expect(new Set(workers).size).toBe(2)
})

test('[VEH-08] closing refuses what is at work and what waits, and leaves no process', async () => {
  const closing = start({ timeLimitMs: 60_000 })
  const worker = await draw('pid')
  const pending = Promise.allSettled([draw('spin'), draw('waits')])
  await closing.close()
  for (const result of await pending) expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'busy' } })
  await expect(draw('late')).rejects.toMatchObject({ reason: 'busy' })
  expect(() => process.kill(Number(worker), 0)).toThrow('ESRCH')
})

test('a worker that cannot start is our fault, not the picture’s', async () => {
  start({ entry: new URL('worker-kind.ts', import.meta.url) })
  await expect(draw('anything')).rejects.toThrow('does not start')
})

test('[VEH-08] a worker that has not begun in time is on a busy machine, which passes', async () => {
  start({ entry: new URL('mute-worker.fixture.ts', import.meta.url), timeLimitMs: 200 })
  await expect(draw('anything')).rejects.toMatchObject({ reason: 'busy' })
})

test('[VEH-08] the environment of a worker holds none of the server’s secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://minato:secret@database/minato')
  start()
  const environment: Record<string, string> = JSON.parse(await draw('environment'))
  expect(environment.PATH).toBe(process.env.PATH)
  expect(Object.keys(environment)).not.toContain('DATABASE_URL')
})

test('[VEH-08] a worker ends by itself when its server is killed', async () => {
  const server = spawn(process.execPath, [fileURLToPath(new URL('orphan-worker.fixture.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [line] = await once(server.stderr, 'data')
  const worker = Number(line)
  expect(process.kill(worker, 0)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(worker), { timeout: 20_000 }).toBe(false)
})

test('a fault of the program itself is told as one, and its worker goes on', async () => {
  start()
  const before = await draw('pid')
  await expect(draw('fail')).rejects.toThrow('a fault of ours')
  expect(await draw('pid')).toBe(before)
})

test.runIf(process.platform === 'linux')(
  '[F01] a job that takes too much memory is ended with its worker, and the next one is served',
  async () => {
    start({ timeLimitMs: 60_000 })
    const [grown, next] = await Promise.allSettled([draw('grow'), draw('next')])
    expect(grown).toMatchObject({ status: 'rejected', reason: { reason: 'limit' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: 'next' })
  },
)

test('[F01] a lease keeps its worker for several jobs, which share one limit of time', async () => {
  const leased = start({ slots: 2 })
  const counted = await leased.lease(async (job) => [await job('count'), await job('count'), await draw('count')])
  expect(counted).toEqual(['1', '2', '1'])
  await expect(leased.lease(async (job) => [await job('spin'), await job('next')])).rejects.toMatchObject({
    reason: 'limit',
  })
})

test('[F01] a job whose signal aborts is told at once; one that waits is not begun', async () => {
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
