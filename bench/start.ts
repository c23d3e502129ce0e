import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { CACHE, TENANT } from './data.ts'
import type { LoadRequest, Load, LoadOptions } from './load.ts'
import { createSingleRow } from './result-row.ts'
import { CONNECTIONS, median } from './measure.ts'
import type { Row } from './measure.ts'
import { familyOf, memoryOf, waitUntilIdle } from './process-facts.ts'
import { anyFilter, backOffice, cars, filtered, newest, queryOf, texts } from './requests.ts'

/**
 * B12: time from the second start to ready, and the server's memory, idle and after the load of the
 * other scenarios.
 */

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = resolve(CACHE, 'start')
/** The first line of postmaster.pid is the process id of the running PostgreSQL. */
const postmasterOf = (folder: string): number =>
  Number(readFileSync(resolve(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const PATIENCE_MS = 180_000
/** V8 returns memory to the system some time after it was freed. */
const IDLE_S = 30
const STARTS = 3

interface Started {
  child: ChildProcess
  origin: string
  readyMs: number
}

export async function starts(bench: Bench): Promise<Row[]> {
  bench.say('B12 start and memory')
  const main = ['apps/server/src/main.ts']
  const command = ['scripts/run.mjs', 'start']
  // The first start creates the database and fills it.
  await stop(await start(command))
  const took = { main: [] as number[], command: [] as number[] }
  let idle: Started | undefined
  for (let i = 0; i < STARTS; i++) {
    await waitUntilIdle()
    const byCommand = await start(command)
    took.command.push(byCommand.readyMs)
    await stop(byCommand)
    idle = await start(main)
    took.main.push(idle.readyMs)
    if (i < STARTS - 1) await stop(idle)
  }
  const row = (what: string, given: Partial<Row>): Row => createSingleRow({ id: 'B12', what, size: 2400, ...given })
  const ms = (what: string, times: number[]): Row =>
    row(what, { p50: median(times), p99: Math.max(...times), aim: '≤ 3 s', met: median(times) <= 3000 })
  await sleep(IDLE_S * 1000)
  const rows = [
    ms('second start of main.ts to ready, ms', took.main),
    ms('second npm start to ready, ms', took.command),
    ...(idle ? memoryRows('idle', idle.child.pid ?? 0, postmasterOf(FOLDER), 200) : []),
  ]
  if (idle) await stop(idle)
  return [...rows, ...(await afterLoad(bench))]
}

/** Memory after B1 to B7, on the stock of this size. */
async function afterLoad(bench: Bench): Promise<Row[]> {
  const server = await bench.another()
  const { stock } = bench
  const list = '/api/vehicle/public/car'
  const visitor = { 'tenant-id': TENANT }
  const loads: LoadRequest[][] = [
    ...[newest(), filtered(stock), texts(stock)].map((searches) =>
      searches.map((search) => ({ path: `${list}?${queryOf(search)}`, headers: visitor })),
    ),
    anyFilter(stock).map((search) => ({ path: `${list}/facet?${queryOf(search, null)}`, headers: visitor })),
    cars(stock).map(({ carNo }) => ({ path: `${list}/reference/${carNo}`, headers: visitor })),
    ...(server.hasWeb
      ? [
          [
            { path: '/', headers: { host: 'localhost' } },
            ...cars(stock).map(({ carNo }) => ({
              path: `/search-result?queryText=${carNo}`,
              headers: { host: 'localhost' },
            })),
          ],
        ]
      : []),
    backOffice(stock).map((search) => ({
      path: `/api/vehicle/car?${queryOf(search)}`,
      headers: { ...visitor, 'x-bench-manager': '1' },
    })),
  ]
  let errors = 0
  for (const asks of loads)
    errors += (
      await bench.load.ask<Load>('load', {
        origin: server.origin,
        asks,
        connections: CONNECTIONS,
        seconds: bench.seconds,
        kind: 'any',
      } satisfies LoadOptions)
    ).errors
  const rows = memoryRows(
    `after B1–B7 over ${bench.size.toLocaleString('en')} cars`,
    server.pid,
    bench.data.postmasterPid,
    450,
  )
  await server.child.stop()
  return rows.map((one) => ({ ...one, errors }))
}

/** The p50 column holds MB: resident memory of Node, proportional memory of process families. */
function memoryRows(when: string, pid: number, postmasterPid: number, limitMb: number): Row[] {
  const { residentMb } = memoryOf(pid)
  const part = (pids: readonly number[]): number => pids.reduce((sum, one) => sum + memoryOf(one).partMb, 0)
  // PostgreSQL may be a child of the server or a separate process.
  const postgres = familyOf(postmasterPid)
  const workers = familyOf(pid).filter((one) => one !== pid && !postgres.includes(one))
  const row = (what: string, mb: number, more: Partial<Row> = {}): Row =>
    createSingleRow({ id: 'B12', what: `${what} ${when}, MB`, size: 2400, p50: mb, ...more })
  return [
    row('memory of Node', residentMb, { aim: `≤ ${limitMb} MB`, met: residentMb <= limitMb }),
    ...(workers.length ? [row('memory of picture workers', part(workers))] : []),
    row('memory of PostgreSQL', part(postgres)),
  ]
}

async function start(args: readonly string[]): Promise<Started> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MINATO_DATA: FOLDER,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // As deploy/ sets it.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
  for (;;) {
    const status = await fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return { child, origin, readyMs: performance.now() - began }
    if (child.exitCode !== null || performance.now() - began > PATIENCE_MS) {
      await stop({ child, origin, readyMs: NaN })
      throw new Error(`${args.join(' ')} did not become ready: ${complaint.slice(-500)}`)
    }
    await sleep(10)
  }
}

async function stop({ child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 40_000)
  await gone
  clearTimeout(timer)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
