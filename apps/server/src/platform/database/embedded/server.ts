import { Client } from 'pg'
import { StartupError } from '../../process/startup-error.ts'
import { noMinato, openEmbedded } from './embedded.ts'
import { errorCode, errorText } from './error-text.ts'
import type { Log } from './log.ts'
import { assertRights, connectRefused } from './assert-rights.ts'

/** The database a process works on; `announce`, `lost` and `stop` matter to the embedded one alone. */
export type OpenDatabase = {
  url: string
  kind: 'embedded' | 'server'
  /** For a command beside a running embedded Minato: that one's address. */
  address?: string | undefined
  announce(address: string): Promise<void>
  lost: Promise<StartupError>
  stop(): Promise<void>
}

const OLDEST = 15
const FORBIDDEN = '42501'
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist']

export type DatabasePlace = {
  databaseUrl?: string | undefined
  dataFolder: string
  log: Log
  /**
   * For a command: uses the database of a running Minato instead of refusing, and refuses instead of creating one.
   */
  join?: boolean
}

/**
 * Opens the database of `DATABASE_URL`, else the embedded one in the data folder.
 * @throws StartupError
 */
export async function openDatabase({
  databaseUrl,
  dataFolder,
  log,
  join = false,
}: DatabasePlace): Promise<OpenDatabase> {
  if (!databaseUrl) {
    const embedded = await openEmbedded(dataFolder, log, { join })
    try {
      if (join) await assertNotEmpty(embedded.url, nameOfDatabase({ databaseUrl, dataFolder }))
    } catch (error) {
      await embedded.stop()
      throw error
    }
    return Object.assign(embedded, { kind: 'embedded' as const })
  }
  await checkServer(databaseUrl, log)
  if (join) await assertNotEmpty(databaseUrl, nameOfDatabase({ databaseUrl, dataFolder }))
  return {
    url: databaseUrl,
    kind: 'server',
    announce: async () => {},
    lost: new Promise(() => {}),
    stop: async () => {},
  }
}

/** The database that a command works on: its folder, or its name and host without the password. */
export function nameOfDatabase({ databaseUrl, dataFolder }: Pick<DatabasePlace, 'databaseUrl' | 'dataFolder'>): string {
  if (!databaseUrl) return dataFolder
  const { database, host, port } = clientFor(databaseUrl)
  return `the database '${database}' at ${host}:${port} (DATABASE_URL)`
}

/** A database that no start has brought forward has nothing in it that a command could work on. */
async function assertNotEmpty(url: string, serverName: string): Promise<void> {
  const client = clientFor(url)
  await client.connect()
  const { rows } = await client
    .query<{ known: boolean }>(`select to_regclass('migrations.applied') is not null as known`)
    .finally(() => client.end())
  if (!rows[0]?.known) throw noMinato(serverName)
}

async function checkServer(url: string, log: Log): Promise<void> {
  const client = await connect(url, log)
  try {
    const { rows } = await client.query<{ number: string; name: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
    )
    const [version] = rows
    if (Math.floor(Number(version?.number) / 10_000) < OLDEST) {
      throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version?.name}: Minato needs ${OLDEST} or newer.`)
    }
    const found = await client.query<{ name: string }>(
      'select name from pg_available_extensions where name = any($1)',
      [EXTENSIONS],
    )
    const missing = EXTENSIONS.filter((name) => !found.rows.some((row) => row.name === name))
    if (missing.length > 0) {
      throw new StartupError(
        `The PostgreSQL of DATABASE_URL lacks ${missing.join(', ')}: install its contrib extensions (Debian: postgresql-contrib).`,
      )
    }
    await assertRights(client)
  } finally {
    await client.end()
  }
  await assertStartOptions(url)
}

/**
 * Each connection sets its role and limits by the start parameter `options`.
 * @throws StartupError for a connection pooler that refuses or drops it
 */
async function assertStartOptions(url: string): Promise<void> {
  const client = clientFor(url, '-c statement_timeout=54321')
  client.on('error', () => {})
  const address = `${client.host}:${client.port}`
  const advice =
    "by which Minato sets its role and its time limits: let DATABASE_URL lead to PostgreSQL itself, or to a pooler that keeps sessions and passes 'options' on"
  try {
    await client.connect()
    const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
    if (rows[0]?.limit !== '54321ms')
      throw new StartupError(
        `DATABASE_URL sets 'options', or a connection pooler at ${address} drops this start parameter, ${advice}.`,
      )
  } catch (error) {
    if (error instanceof StartupError) throw error
    const message = errorText(error)
    // PgBouncer's message, which identifies it.
    const isPgBouncer = message.includes('unsupported startup parameter')
    throw new StartupError(
      isPgBouncer
        ? `The connection pooler PgBouncer at ${address} refuses the start parameter 'options' (${message}), ${advice}.`
        : `Cannot use the PostgreSQL of DATABASE_URL at ${address}: ${reason(error)}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function connect(url: string, log: Log): Promise<Client> {
  for (const until = Date.now() + 30_000; ;) {
    const client = clientFor(url)
    // A later break rejects the query that was running.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (errorCode(error) === FORBIDDEN) throw connectRefused(client)
      const isStarting = errorCode(error) === '57P03'
      if (!isStarting || Date.now() > until)
        throw new StartupError(
          `Cannot use the PostgreSQL of DATABASE_URL at ${client.host}:${client.port}: ${reason(error)}.`,
        )
      log.info('The PostgreSQL of DATABASE_URL is starting; waiting for it')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

function clientFor(url: string, options?: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...(options && { options }) })
  } catch {
    // Not the driver's message: it may repeat the password.
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address: it must look like postgresql://user:password@host:5432/database.',
    )
  }
}

function reason(error: unknown): string {
  // Several addresses of one name (IPv6, IPv4) fail together, in an error without a message.
  const single = error instanceof AggregateError ? error.errors[0] : error
  switch (errorCode(single)) {
    case 'ECONNREFUSED':
      return 'connection refused, nothing listens there'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'this host name is not known'
    case 'ENOENT':
      return 'there is no such socket'
    default:
      return errorText(single).replace(/\.$/, '')
  }
}
