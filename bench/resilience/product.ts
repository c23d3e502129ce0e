import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { COUNTER_CLASSES, variableOf } from '../../apps/server/src/platform/rate-limit/counter-classes.ts'
import { openEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import type { Embedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { cpuMsOf } from '../process-facts.ts'

/** The shipped product, which drivers kill, stop and restart at one address, and PostgreSQL beside it. */

export const ROOT = resolve(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
const STOCK = join(ROOT, '.cache/hold/stock')
const READY_MS = 120_000
export const HOSTS = 'localhost=staging,127.0.0.1=staging,second.localhost=second'

export interface Product {
  origin: string
  port: number
  child: ChildProcess
  /** Milliseconds from the start of the process to its first ready answer. */
  readyMs: number
  /** CPU time until ready (ms), independent of other programs on the machine. */
  readyCpuMs: number
  /** Output on stderr. */
  output(): string
  isAlive(): boolean
  /** Sends the signal and waits for the exit; returns the milliseconds. */
  end(signal: NodeJS.Signals): Promise<number>
}

export interface Start {
  env: Record<string, string>
  port?: number
  /** Returns without waiting until the product is ready. */
  isRaw?: boolean
  /** Longest start: loading a stock takes minutes on a shared machine. */
  patienceMs?: number
}

const started = new Set<ChildProcess>()
const folders = new Set<string>()

/** Registers a child process; `cleanUp` kills it if the driver is aborted. */
export function registerChild<T extends ChildProcess>(child: T): T {
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

/** Lifts the limits per network and account, because all load comes from one address. */
export const unlimitedRates: Record<string, string> = {
  ...Object.fromEntries(
    ['SEARCH', 'EVERYTHING', 'UPLOAD', 'IMPORT', 'PICTURES', 'SIGN_IN'].map((name) => [`RATE_${name}`, '1000000000']),
  ),
  ...Object.fromEntries(COUNTER_CLASSES.map((name) => [variableOf(name), '9000000/60'])),
}

export async function startProduct({ env, port, isRaw = false, patienceMs = READY_MS }: Start): Promise<Product> {
  const at = port ?? (await freePort())
  const began = performance.now()
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(at),
      LOG_LEVEL: 'error',
      TENANT_HOSTS: HOSTS,
      MINATO_PROCESSES: '1',
      ...unlimitedRates,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  registerChild(child)
  let text = ''
  const onData = (part: Buffer): void => void (text = (text + part.toString()).slice(-20_000))
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const product: Product = {
    origin: `http://127.0.0.1:${at}`,
    port: at,
    child,
    readyMs: NaN,
    readyCpuMs: NaN,
    output: () => text,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      const from = performance.now()
      if (!product.isAlive()) return 0
      const gone = once(child, 'exit')
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await gone
      clearTimeout(timer)
      return performance.now() - from
    },
  }
  if (isRaw) return product
  while (!(await isReady(product.origin))) {
    if (!product.isAlive()) throw new Error(`the product ended before it was ready: ${text.slice(-1500)}`)
    if (performance.now() - began > patienceMs) throw new Error(`the product is not ready: ${text.slice(-1500)}`)
    await sleep(15)
  }
  product.readyMs = performance.now() - began
  product.readyCpuMs = cpuMsOf(child.pid ?? 0)
  return product
}

export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => (await answer.text(), answer.status === 200),
    () => false,
  )

/** Waits until the product is ready; returns the milliseconds. */
export async function waitUntilReady(origin: string, mostMs = 60_000): Promise<number> {
  const began = performance.now()
  while (!(await isReady(origin))) {
    if (performance.now() - began > mostMs) return Infinity
    await sleep(15)
  }
  return performance.now() - began
}

/** Copies the demonstration stock into a new folder; the stock is loaded once per set of migrations. */
export async function stockFolder(say: (line: string) => void): Promise<string> {
  const stamp = stampOf()
  const isCached = existsSync(join(STOCK, 'stamp')) && readFileSync(join(STOCK, 'stamp'), 'utf8') === stamp
  if (!isCached) {
    say('loading the demonstration stock, once …')
    await rm(STOCK, { recursive: true, force: true })
    await mkdir(STOCK, { recursive: true })
    const product = await startProduct({ env: { MINATO_DATA: join(STOCK, 'data') }, patienceMs: 5 * READY_MS })
    await product.end('SIGTERM')
    await writeFile(join(STOCK, 'stamp'), stamp)
  }
  const folder = await newFolder()
  // Keeps the owners: the database may run as another user.
  execFileSync('cp', ['-a', `${join(STOCK, 'data')}/.`, folder])
  return folder
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-hold-'))
  folders.add(folder)
  return folder
}

function stampOf(): string {
  const hash = createHash('sha256')
  for (const folder of ['db/migrations', 'db/demo', 'db/demo/inquiries', 'db/demo/generator'])
    for (const entry of existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder), { withFileTypes: true }) : [])
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(ROOT, folder, entry.name)))
  return hash.digest('hex')
}

const quiet = { info: () => {}, warn: () => {}, error: (message: string) => console.error(message) }

/** Starts PostgreSQL on a folder, for products that get a `DATABASE_URL`. */
export const openDatabase = (folder: string): Promise<Embedded> => openEmbedded(folder, quiet)
/** Connects to the database of a running product. */
export const joinDatabase = (folder: string): Promise<Embedded> => openEmbedded(folder, quiet, { join: true })

/** Process id of the postmaster on a folder. */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Kills what a driver left running and deletes its folders. */
export async function cleanUp(): Promise<void> {
  for (const child of started) child.kill('SIGKILL')
  for (const folder of folders) {
    // A PostgreSQL that outlived its product still writes there.
    if (existsSync(join(folder, 'postgres/postmaster.pid')))
      try {
        process.kill(postmasterOf(folder), 'SIGQUIT')
        await sleep(300)
      } catch {
        // The process has ended.
      }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  folders.clear()
}
