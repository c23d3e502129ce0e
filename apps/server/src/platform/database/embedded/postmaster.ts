import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import type { Log } from './log.ts'
import { isListed, isPostmaster, notedPid, recordedPid } from './process-status.ts'
import { StartupError } from '../../process/startup-error.ts'
import { errorCode, errorText } from './error-text.ts'

/** A server that answers, the superuser's connection over which it did, and that connection's end. */
export type PostmasterConnection = { admin: Client; pid: number; ended: Promise<void> }

// PostgreSQL's error codes for "starting up", "shutting down" and "recovering": wait and retry.
const NOT_YET = new Set(['57P03'])
const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/**
 * Connects to the server of this folder: a running one (it outlives a killed Minato), else one started now.
 * @throws StartupError if another server answers there or PostgreSQL does not start
 */
export async function reachServer(cluster: Cluster, log: Log): Promise<PostmasterConnection> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const admin = await askServer(cluster)
    if (admin) {
      const connectionEnded = new Promise<void>((resolve) => admin.once('end', () => resolve()))
      return { admin, pid: recordedPid(cluster.data) ?? 0, ended: connectionEnded }
    }
    const recorded = recordedPid(cluster.data)
    if (recorded && isPostmaster(recorded, cluster.data)) {
      if (Date.now() > deadline) {
        throw new StartupError(
          `PostgreSQL (process ${recorded}) runs on ${cluster.data} and does not answer on its socket: end it with "kill ${recorded}" and start again.`,
        )
      }
      await sleep(50)
      continue
    }
    forgetDead(cluster)
    const failure = await startServer(cluster, log)
    if (failure === null) continue
    // Lost a race against another start, or children of a killed server still finish their work: both pass.
    if (/lock file .* already exists|still in use/.test(failure) && Date.now() < deadline) await sleep(100)
    else throw new StartupError(`PostgreSQL does not start on ${cluster.data}: ${failure}`)
  }
}

/**
 * PostgreSQL takes any listed process with a number from its two pid files for a running server: also a killed one
 * that is still listed, or another program with that number.
 */
function forgetDead({ data, socketFolder }: Cluster): void {
  for (const note of [join(data, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]) {
    const pid = notedPid(note)
    if (pid && isListed(pid) && !isPostmaster(pid, data) && notedPid(note) === pid) rmSync(note, { force: true })
  }
}

/** Connects as superuser; null while no server runs. Waits during start and crash recovery. */
export async function askServer(cluster: Cluster): Promise<Client | null> {
  for (;;) {
    const admin = new Client({
      host: cluster.socketFolder,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      password: cluster.adminPassword,
      application_name: 'minato asks',
      connectionTimeoutMillis: 30_000,
    })
    // A later break is reported by 'end'; without a listener 'error' would end the process.
    admin.on('error', () => {})
    try {
      await admin.connect()
      await checkFolder(admin, cluster)
      return admin
    } catch (error) {
      await admin.end().catch(() => {})
      if (error instanceof StartupError) throw error
      const code = errorCode(error)
      if (NOBODY_THERE.has(code) || /terminated unexpectedly/.test(errorText(error))) return null
      if (!NOT_YET.has(code))
        throw new StartupError(`Another PostgreSQL answers on ${cluster.socketFolder}: ${errorText(error)}`)
      await sleep(25)
    }
  }
}

async function checkFolder(admin: Client, cluster: Cluster): Promise<void> {
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory')
  const served = statSync(rows[0]?.data_directory ?? '', { throwIfNoEntry: false })
  // Absent: a server in another container that sees the same folder under another name. It has our password, so it is ours.
  if (!served || served.ino === statSync(cluster.data).ino) return
  throw new StartupError(
    `The PostgreSQL that answers on ${cluster.socketFolder} serves another folder, ${rows[0]?.data_directory}.`,
  )
}

/** Starts the server and waits until it accepts connections; returns null, or why it failed. */
async function startServer(cluster: Cluster, log: Log): Promise<string | null> {
  const child = spawn(join(cluster.binaries.folder, 'bin', 'postgres'), ['-D', cluster.data], {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    // Its own session: Ctrl-C in the terminal must reach Minato alone, which then stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...cluster.account.ids,
  })
  child.unref()
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  let hasExited = false
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(void (output = errorText(error))))
    child.once('close', () => resolve())
  }).then(() => void (hasExited = true))
  const startedAt = Date.now()
  for (let nextReport = 10; !hasExited;) {
    if (isAnswering(child, cluster.data)) {
      unpipe(child)
      return null
    }
    if (Date.now() - startedAt > nextReport * 1000) {
      log.info(
        `PostgreSQL is starting, ${nextReport} s so far (after a hard stop it first repeats what was not yet in its files)`,
      )
      nextReport *= 2
    }
    await Promise.race([exited, sleep(15)])
  }
  return (
    lastReason(output) || lastReason(newestLog(cluster.data)) || `it ended with ${child.exitCode ?? child.signalCode}`
  )
}

/** The server writes its state into the eighth line of postmaster.pid. */
function isAnswering(child: ChildProcess, data: string): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** From here the server writes to its own log; an open pipe would keep this process from ending. */
function unpipe(child: ChildProcess): void {
  child.stderr?.destroy()
}

function newestLog(data: string): string {
  const folder = join(data, 'log')
  if (!existsSync(folder)) return ''
  const newest = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  return newest ? readFileSync(newest, 'utf8').slice(-4000) : ''
}

function lastReason(output: string): string {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  return (lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC):\s*/, '').trim()
}

/** Stops the server of this folder: disconnects clients, flushes data; kills it if it has not stopped after 20 s. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!isPostmaster(pid, cluster.data)) break
    process.kill(pid, signal)
    const until = Date.now() + seconds * 1000
    while (isPostmaster(pid, cluster.data) && Date.now() < until) await sleep(10)
  }
  if (cluster.socketFolder !== cluster.data) removeEmpty(cluster.socketFolder)
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another server uses the socket, or the file is gone already.
  }
}
