import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installedBinaries, type Binaries } from './postgres-binaries.ts'
import { type Cluster, prepareCluster, removeLeftovers } from './cluster.ts'
import { nameConnection, assertFolderFree, FolderInUse, lockFolder } from './lock.ts'
import type { Log } from './log.ts'
import { type PostmasterConnection, askServer, reachServer, stopServer } from './postmaster.ts'
import { StartupError } from '../../process/startup-error.ts'
import { recordedPid } from './process-status.ts'
import { errorCode, errorText } from './error-text.ts'

export type Embedded = {
  /** For the role 'minato', owner of the database 'minato' and no superuser (row-level security holds for it). */
  url: string
  /** For the superuser; only tests need it. */
  adminUrl: string
  postmasterPid: number
  /** For a command: where the Minato serves that runs on the folder, where one does. */
  address?: string | undefined
  /** Tells later starters on the same folder where this one serves. */
  announce(address: string): Promise<void>
  /** Settles when another process has taken the folder permanently: the caller must exit. */
  lost: Promise<StartupError>
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  binaries?: Binaries
  durable?: boolean
  /**
   * For a command: uses the server of a Minato that runs on the folder (an import while the shop is open) instead of
   * refusing, and refuses instead of creating a database.
   */
  join?: boolean
}

/**
 * Opens PostgreSQL in `${folder}/postgres`: creates it on first use, takes over a server that outlived its Minato,
 * locks the folder for this process, and restarts the server whenever it ends.
 * @throws StartupError if that is not possible
 */
export async function openEmbedded(folder: string, log: Log, options: EmbeddedOptions = {}): Promise<Embedded> {
  const place = resolve(folder)
  const { binaries = installedBinaries(), durable = true, join: mayJoin = false } = options
  if (mayJoin) assertDatabaseExists(place)
  const cluster = await prepareCluster(place, { binaries, durable, say: (line) => log.info(line) })
  let address = ''
  const connect = async (): Promise<PostmasterConnection> => {
    const connection = await reachServer(cluster, log)
    try {
      await lockFolder(connection.admin, place, address)
      return connection
    } catch (error) {
      await connection.admin.end().catch(() => {})
      throw error
    }
  }
  const firstConnection = await connect().catch((error: unknown) => {
    if (mayJoin && error instanceof FolderInUse) return error
    throw error
  })
  if (firstConnection instanceof FolderInUse) return joinRunningServer(cluster, firstConnection.address)
  let current = firstConnection
  removeLeftovers(place)
  await makeDatabase(current, cluster)

  let isStopping = false
  let isOurs = true
  const connectionLost = Promise.withResolvers<StartupError>()
  const embedded: Embedded = {
    ...urlsOf(cluster),
    postmasterPid: current.pid,
    lost: connectionLost.promise,
    announce: async (where) => {
      address = where
      await nameConnection(current.admin, where)
    },
    stop: async () => {
      isStopping = true
      await release()
      await watching
      // The server may have been restarting.
      await release()
    },
  }
  const release = async (): Promise<void> => {
    // The lock ends with the server, not before: no other process can take the folder while the
    // server stops.
    if (isOurs) await stopServer(cluster, current.pid)
    await current.admin.end().catch(() => {})
  }
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await current.ended
      if (isStopping) return
      log.warn('The database server ended; starting it again')
      const next = await holdAgain(connect, log, () => isStopping)
      if (next instanceof StartupError) {
        isOurs = false
        log.error(next.message)
        connectionLost.resolve(next)
      }
      if (!next || next instanceof StartupError) return
      current = next
      embedded.postmasterPid = next.pid
      log.info('The database server is back')
    }
  }
  const watching = watch()
  return embedded
}

/** Beside a running Minato: its server, and nothing to hold, watch or stop. */
function joinRunningServer(cluster: Cluster, address: string | undefined): Embedded {
  return {
    ...urlsOf(cluster),
    postmasterPid: recordedPid(cluster.data) ?? 0,
    address,
    lost: new Promise(() => {}),
    announce: async () => {},
    stop: async () => {},
  }
}

/** Error of a command without a database. Commands create none, because their work would be invisible to the shop. */
export const noMinato = (where: string): StartupError =>
  new StartupError(`There is no Minato in ${where}: set MINATO_DATA or DATABASE_URL as the shop has them.`)

function assertDatabaseExists(folder: string): void {
  const data = join(folder, 'postgres')
  try {
    if (readdirSync(data).length) return
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error)))
      throw new StartupError(
        `Cannot look into ${data} (${errorText(error)}): run this as the user of the shop, or as root.`,
      )
  }
  throw noMinato(folder)
}

/** Refuses when a Minato runs on this folder; starts and changes nothing. */
export async function assertNotRunning(folder: string): Promise<void> {
  const place = resolve(folder)
  if (!existsSync(join(place, 'postgres', 'postmaster.pid'))) return
  const cluster = await prepareCluster(place, { binaries: installedBinaries(), durable: true, say: () => {} })
  const admin = await askServer(cluster)
  if (admin) await assertFolderFree(admin, place).finally(() => admin.end())
}

/** Tries for ever, less and less often; gives up only when stopping (null) or when another process took the folder. */
async function holdAgain(
  connect: () => Promise<PostmasterConnection>,
  log: Log,
  isStopping: () => boolean,
): Promise<PostmasterConnection | StartupError | null> {
  for (let delayMs = 100; !isStopping(); delayMs = Math.min(delayMs * 2, 5000)) {
    try {
      return await connect()
    } catch (error) {
      if (error instanceof FolderInUse) return error
      log.error(`The database server does not restart: ${errorText(error)}; trying again in ${delayMs / 1000} s`)
      await sleep(delayMs)
    }
  }
  return null
}

async function makeDatabase({ admin }: PostmasterConnection, { password }: Cluster): Promise<void> {
  const role = await admin.query(`select from pg_roles where rolname = 'minato'`)
  if (role.rowCount === 0)
    await admin.query(`create role minato login createrole password ${admin.escapeLiteral(password)}`)
  const database = await admin.query(`select from pg_database where datname = 'minato'`)
  if (database.rowCount === 0) await admin.query('create database minato owner minato')
}

function urlsOf(cluster: Cluster): { url: string; adminUrl: string } {
  const query = `host=${encodeURIComponent(cluster.socketFolder)}&port=5432`
  return {
    url: `postgresql://minato:${cluster.password}@/minato?${query}`,
    adminUrl: `postgresql://postgres:${cluster.adminPassword}@/postgres?${query}`,
  }
}
