import type { Socket } from 'node:net'
import pg from 'pg'
import { currentActor } from '../auth/actor.ts'
import { assertBeforeDeadline } from '../http/request-deadlines.ts'
import { isDatabaseAway, httpError } from '../http/http-error.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Statement } from './sql.ts'
import { TimedClient } from './timed-client.ts'

/**
 * The only way to a connection. Every access to a tenant's rows runs in a transaction that first sets its tenant; the
 * setting is local to the transaction, so a pooled connection does not keep it (decision 2, threat E04).
 */
export interface Database {
  /** One statement in the tenant's name, in one round trip. */
  read<Row>(tenant: string, statement: Statement): Promise<Row[]>
  /** Several statements on one snapshot, still in one round trip. */
  readAll<Rows extends unknown[][]>(tenant: string, statements: { [I in keyof Rows]: Statement }): Promise<Rows>
  /** A transaction; tried again when PostgreSQL chose it as a deadlock's or a serialisation's victim. */
  write<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Data without a tenant: the list of tenants, the health check. */
  shared<Row>(statement: Statement): Promise<Row[]>
  readonly pool: { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface Transaction {
  readonly tenant: string
  rows<Row>(statement: Statement): Promise<Row[]>
  /** The connection itself, for COPY alone. */
  readonly connection: pg.PoolClient
}

const ISO_INSTANT = (text: string): string => new Date(text).toISOString()
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1184: ISO_INSTANT }
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

const NAME_TENANT = { name: 'name tenant', text: "select set_config('app.tenant', $1, true)" }
// And the actor, for the audit log (db/migrations/0001), so that every call sets it.
const NAME_WRITER = {
  name: 'name writer',
  text: "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true), set_config('app.call', $3, true)",
}
const VICTIM = new Set(['40001', '40P01'])
const TRIES = 3
/** Grace after PostgreSQL's own statement timeout. */
const LATE_MS = 2000

/**
 * Rejects a database whose sessions lose the runtime role: row-level security would be off.
 * @throws StartupError
 */
export async function checkRole(db: Database): Promise<void> {
  const [role] = await db.shared<{ name: string; isFree: boolean }>({
    text: 'select current_user as name, rolsuper or rolbypassrls as "isFree" from pg_roles where rolname = current_user',
    values: [],
  })
  if (role?.name !== 'minato_app' || role.isFree)
    throw new StartupError(
      `The database gives its sessions the role '${role?.name}' instead of minato_app: DATABASE_URL must not set options, and a pooler between must pass them on.`,
    )
}

export interface DatabaseOptions {
  readers?: number
  writers?: number
  connectTimeoutMs?: number
  statementTimeoutMs?: number
}

/** A statement with a time limit in ms; 0 means none. */
const withTimeout = (query_timeout: number, { values, ...statement }: Statement): pg.QueryConfig =>
  ({ ...statement, values: [...values], query_timeout }) as pg.QueryConfig

export function openPool(url: string, options: DatabaseOptions = {}): Database {
  const statementMs = options.statementTimeoutMs ?? 5000
  const answerMs = statementMs + LATE_MS
  const open = (settings: Partial<pg.PoolConfig> & { pipeline: boolean }): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 2000,
      idleTimeoutMillis: 60_000,
      types,
      Client: TimedClient,
      options: `-c role=minato_app -c timezone=UTC -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=20000`,
      ...settings,
    })
    // A broken connection is replaced; its statements fail by themselves. Without listeners on the pool and on each
    // client the error would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => void client.on('error', () => {}))
    return pool
  }
  // COPY needs a connection without pipelining; and a storm of reads must not take the connections of writers.
  const readPool = open({ max: options.readers ?? 8, pipeline: true, query_timeout: answerMs })
  const writers = open({ max: options.writers ?? 5, pipeline: false })

  async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw httpError('MINATO-5001', { cause: error })
    }
  }

  async function runWork<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
    let broken = false
    try {
      return await work()
    } catch (error) {
      broken = isDatabaseAway(error)
      throw broken ? httpError('MINATO-5001', { cause: error }) : error
    } finally {
      client.release(broken)
    }
  }

  // All statements are sent at once; if one fails, the rest of the transaction fails and the commit rolls back.
  async function readAll(tenant: string, statements: readonly Statement[], begin: string): Promise<unknown[][]> {
    const client = await connect(readPool)
    return runWork(client, async () => {
      // One write to the socket instead of a dozen, each of which would wake the database process.
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
      stream.cork()
      const sent = [
        client.query(
          statements.every(({ name }) => name) ? `${begin}; set local plan_cache_mode = force_generic_plan` : begin,
        ),
        client.query({ ...NAME_TENANT, values: [tenant] }),
        ...statements.map((statement) => client.query(statement as pg.QueryConfig)),
        client.query('commit'),
      ]
      stream.uncork()
      const results = await Promise.allSettled(sent)
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
      return results.slice(2, -1).map((result) => (result as PromiseFulfilledResult<pg.QueryResult>).value.rows)
    })
  }

  async function attempt<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await connect(writers)
    // A transaction without PostgreSQL's time limit may take as long as it needs.
    let query_timeout = answerMs
    const runStatement = (statement: Statement): Promise<pg.QueryResult> => {
      if (statement.text.includes('statement_timeout')) query_timeout = 0
      return client.query(withTimeout(query_timeout, statement))
    }
    return runWork(client, async () => {
      // Parallel statements run in sequence; all have finished when the transaction ends.
      let last: Promise<unknown> = Promise.resolve()
      const rows = async <Row>(statement: Statement): Promise<Row[]> => {
        const result = last.then(() => runStatement(statement))
        last = result.catch(() => {})
        return (await result).rows as Row[]
      }
      await runStatement({ text: 'begin', values: [] })
      try {
        const actor = currentActor()
        await runStatement({ ...NAME_WRITER, values: [tenant, actor?.name ?? '', actor?.call ?? ''] })
        const value = await work({ tenant, connection: client, rows })
        await last
        assertBeforeDeadline()
        await runStatement({ text: 'commit', values: [] })
        return value
      } catch (error) {
        await last
        await runStatement({ text: 'rollback', values: [] }).catch(() => {})
        throw error
      }
    })
  }

  return {
    read: async <Row>(tenant: string, statement: Statement) =>
      (await readAll(tenant, [statement], 'begin read only'))[0] as Row[],
    readAll: async <Rows extends unknown[][]>(tenant: string, statements: { [I in keyof Rows]: Statement }) =>
      (await readAll(tenant, statements, 'begin isolation level repeatable read read only')) as Rows,
    async write(tenant, work) {
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(tenant, work)
        } catch (error) {
          if (tried === TRIES || !VICTIM.has((error as { code?: string }).code ?? '')) throw error
        }
      }
    },
    async shared<Row>(statement: Statement) {
      const client = await connect(writers)
      return runWork(client, async () => (await client.query(withTimeout(answerMs, statement))).rows as Row[])
    },
    get pool() {
      return {
        total: readPool.totalCount + writers.totalCount,
        idle: readPool.idleCount + writers.idleCount,
        waiting: readPool.waitingCount + writers.waitingCount,
      }
    },
    close: async () => void (await Promise.all([readPool.end(), writers.end()])),
  }
}
