import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newTestFolder } from '../apps/server/src/testing/test-folders.ts'
import { end } from '../apps/server/src/testing/processes.ts'
import { isPostmaster, recordedPid } from '../apps/server/src/platform/database/embedded/process-status.ts'

// The whole product in a copy of the project, as in a fresh clone: `npm start` in its own folder.
const root = join(import.meta.dirname, '..')
let clone = ''
let data = ''
const cleanUps: (() => Promise<unknown> | void)[] = []

beforeAll(() => {
  clone = newTestFolder()
  data = newTestFolder()
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file), { force: true })
  }
  copyPackages(join(root, 'node_modules'), join(clone, 'node_modules'))
})

afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.()
})

afterAll(() => {
  const server = recordedPid(join(data, 'postgres'))
  if (server && isPostmaster(server, join(data, 'postgres'))) process.kill(server, 'SIGQUIT')
  rmSync(clone, { recursive: true, force: true })
  rmSync(data, { recursive: true, force: true })
})

function copyPackages(from: string, to: string): void {
  try {
    // Hard links copy half a gigabyte in a second, within one file system.
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }
}

type Started = { child: ChildProcess; output: () => string; address: string; exit: Promise<number | null> }

/** Starts the product and waits until it prints its address or exits. */
async function start(number: number, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...inherited, PORT: String(number), MINATO_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  cleanUps.push(() => end(child, 'SIGTERM'))
  let output = ''
  let address = ''
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const addressPrinted = new Promise<void>((resolve) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      address = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
      if (address) resolve()
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
  })
  await Promise.race([addressPrinted, exit])
  return { child, output: () => output, address, exit }
}

/** A free port, with a server on it if `keep`. */
async function port(keep = false): Promise<{ number: number; holder: Server }> {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve))
  const address = holder.address()
  const number = typeof address === 'object' && address ? address.port : 0
  if (!keep) await new Promise((resolve) => holder.close(resolve))
  else cleanUps.push(() => void holder.close())
  return { number, holder }
}

/** Number of cars visible to visitors; a start must keep it. */
async function carsShown(address: string): Promise<number> {
  const reply = await fetch(`${address}/api/vehicle/public/car/count`, {
    headers: { 'tenant-id': 'staging', connection: 'close' },
    signal: AbortSignal.timeout(30_000),
  })
  return ((await reply.json()) as { numberOfCar: number }).numberOfCar
}

test('[OPS-01 OPS-04] starts by one command, keeps data over a restart and stops on SIGTERM', async () => {
  const { number } = await port()
  const first = await start(number)
  expect(first.output()).toContain(`http://localhost:${number}`)
  // The data folder is printed after the address.
  await expect.poll(first.output).toContain(data)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${first.address}/search-result`)).text()).toContain('</html>')
  const shown = await carsShown(first.address)
  expect(shown).toBeGreaterThan(2000)

  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  expect(recordedPid(join(data, 'postgres'))).toBeNull()

  const second = await start(number)
  expect(second.output()).not.toContain('Building the pages')
  expect(await carsShown(second.address)).toBe(shown)
})

test('[OPS-01] rejects an occupied port and a folder in use in one line without harm', async () => {
  const { number } = await port()
  const first = await start(number)
  const secondStart = await start((await port()).number)
  expect(await secondStart.exit).toBe(1)
  expect(secondStart.output()).toContain(`already runs on ${data}`)
  expect(secondStart.output()).toContain(`at http://localhost:${number}`)
  expect(secondStart.output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)

  const taken = await port(true)
  const late = await start(taken.number)
  expect(await late.exit).toBe(1)
  expect(late.output()).toContain(String(taken.number))
  expect(late.output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
  expect(recordedPid(join(data, 'postgres'))).toBeNull()
})

test.skipIf(process.platform !== 'linux')(
  '[OPS-04] recovers at the next start after a kill of all processes',
  async () => {
    const { number } = await port()
    const first = await start(number)
    const shown = await carsShown(first.address)
    const server = recordedPid(join(data, 'postgres'))
    expect(server).not.toBeNull()
    for (const pid of [...descendants(first.child.pid ?? 0), ...(server ? [server] : [])]) kill(pid)
    await first.exit

    const second = await start(number)
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
    expect(await carsShown(second.address)).toBe(shown)
  },
)

test('[OPS-04] recovers by itself after its database is killed', async () => {
  const { address, child } = await start((await port()).number)
  const serverNow = () => recordedPid(join(data, 'postgres'))
  const killed = serverNow()
  if (!killed) throw new Error('no database server is noted')
  process.kill(killed, 'SIGKILL')
  // Only the readiness of a new PostgreSQL counts: until the kill is noticed, the old one is still
  // reported.
  for (let isReady = false; !isReady;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const server = serverNow()
    isReady = server !== null && server !== killed && (await fetch(`${address}/readyz`)).status === 200
  }
  expect(await carsShown(address)).toBeGreaterThan(2000)
  expect(child.exitCode).toBeNull()
})

test.skipIf(process.platform !== 'linux')(
  '[OPS-02 OPS-04] serves several processes on one port, restarts one and stops all',
  async () => {
    const started = await start((await port()).number, { MINATO_PROCESSES: '2' })
    const { address, child } = started
    const serving = () =>
      descendants(child.pid ?? 0).filter((pid) => factOf(pid, 'environ').includes('MINATO_DATABASE_OF_FIRST'))
    const before = serving()
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, 'SIGKILL')
    // The other server answers meanwhile; a request in flight on the killed one is repeated.
    expect(await carsShown(address).catch(() => carsShown(address))).toBeGreaterThan(2000)
    while (serving().length < 2) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(serving()).not.toEqual(before)
    // Either server reports the metrics of both.
    let metrics = ''
    while (!/^minato_processes 2$/m.test(metrics)) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      metrics = await (await fetch(`${address}/metrics`)).text()
    }
    child.kill('SIGTERM')
    expect(await started.exit).toBe(0)
    // Only the first process prints it.
    expect(started.output().match(/^Stopped\.$/gm)).toHaveLength(1)
    expect(recordedPid(join(data, 'postgres'))).toBeNull()
  },
)

/** A process and its descendants, oldest first; an ended process has none. */
function descendants(pid: number): number[] {
  const children = factOf(pid, `task/${pid}/children`)
  return [pid, ...children.split(' ').map(Number).filter(Boolean).flatMap(descendants)]
}

function factOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended with its parent.
  }
}
