import { startChild } from './children.ts'
import type { Child } from './children.ts'
import { TENANT_HOSTS } from './data.ts'
import type { Data } from './data.ts'
import { openPool } from '../apps/server/src/platform/database/database.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { resolve } from 'node:path'
import { readStock } from './stock.ts'
import type { Stock } from './stock.ts'

/** Context of a scenario: the stock of one size, the servers on it, and the load generator. */
export interface Bench {
  size: number
  data: Data
  db: Database
  stock: Stock
  seconds: number
  rounds: number
  load: Child
  limit: Server
  /** The product, started on first use. A cold server caches no answers and no pages, only brand data. */
  server(state: State): Promise<Server>
  /** Starts another process of the product; the caller closes it. */
  another(env?: Record<string, string>, nodeOptions?: readonly string[]): Promise<Server>
  say(line: string): void
  close(): Promise<void>
}
export type State = 'cold' | 'warm'
export interface Server {
  origin: string
  pid: number
  hasWeb: boolean
  child: Child
}

const UNBOUND = String(1e9)

export async function openBench(options: {
  data: Data
  seconds: number
  rounds: number
  profile: string | undefined
  say(line: string): void
}): Promise<Bench> {
  const { data, profile } = options
  const db = openPool(data.url, { readers: 1, writers: 1, statementTimeoutMs: 60_000 })
  const env = {
    DATABASE_URL: data.url,
    TENANT_HOSTS,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    BENCH_FILES: resolve(data.folder, 'files'),
    RATE_SEARCH: UNBOUND,
    RATE_EVERYTHING: UNBOUND,
    RATE_UPLOAD: UNBOUND,
    RATE_IMPORT: UNBOUND,
    RATE_SIGN_IN: UNBOUND,
  }
  const start = async (
    file: string,
    more: Record<string, string>,
    nodeOptions: readonly string[] = [],
  ): Promise<Server> => {
    const child = await startChild(file, { ...env, ...more }, nodeOptions)
    const listening = await child.ask<string | { origin: string; hasWeb: boolean }>('listen')
    const { origin, hasWeb } = typeof listening === 'string' ? { origin: listening, hasWeb: false } : listening
    return { origin, hasWeb, pid: child.pid, child }
  }
  const servers = new Map<State, Promise<Server>>()
  const [load, limit, stock] = await Promise.all([
    startChild('load.ts'),
    start('limit-server.ts', {}),
    readStock(db, data.size),
  ])
  return {
    ...options,
    size: data.size,
    db,
    stock,
    load,
    limit,
    server(state) {
      const profiled = profile
        ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${state}-${data.size}.cpuprofile`]
        : []
      const known =
        servers.get(state) ?? start('server.ts', { MINATO_CACHE: state === 'warm' ? 'on' : 'off' }, profiled)
      servers.set(state, known)
      return known
    },
    another: (more = {}, nodeOptions) => start('server.ts', more, nodeOptions),
    async close() {
      const open = await Promise.all(servers.values())
      await Promise.all([load, limit.child, ...open.map(({ child }) => child)].map((child) => child.stop()))
      await db.close()
    },
  }
}
