import Fastify from 'fastify'
import pg from 'pg'
import { answerParent } from './children.ts'

/**
 * The limits: bare Fastify with bytes from memory (L1, L5), with 304 (L6), and with plain
 * statements under row-level security (L2).
 */

export interface PlainStatement {
  name: string
  text: string
  values: readonly unknown[]
}
export type Plans = 'force_generic_plan' | 'force_custom_plan'
export interface Held {
  type?: string
  bodies?: readonly (string | Uint8Array)[]
  /** Per request one statement, or a page and its count. */
  statements?: readonly (readonly PlainStatement[])[]
  /**
   * PostgreSQL's plan_cache_mode, whichever is faster: one generic plan, or one for each set of
   * values.
   */
  plans?: Plans
}

const url = process.env['DATABASE_URL'] ?? ''
const POOL = 8
const pools = { force_generic_plan: openPool('force_generic_plan'), force_custom_plan: openPool('force_custom_plan') }
let held: Required<Held> = {
  type: 'application/json; charset=utf-8',
  bodies: [],
  statements: [],
  plans: 'force_custom_plan',
}

function openPool(plans: Plans): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    idleTimeoutMillis: 5000,
    pipeline: true,
    options: `-c role=minato_app -c timezone=UTC -c plan_cache_mode=${plans} -c statement_timeout=60000`,
  })
  pool.on('error', () => {})
  return pool
}

async function rowsOf(statements: readonly PlainStatement[]): Promise<unknown[][]> {
  const client = await pools[held.plans].connect()
  try {
    // Pipelined into one round trip; four sequential round trips would make the limit too low.
    const [, , ...results] = await Promise.all([
      client.query('begin read only'),
      client.query({ name: 'tenant', text: `select set_config('app.tenant', $1, true)`, values: ['staging'] }),
      ...statements.map((statement) => client.query(statement as pg.QueryConfig)),
      client.query('commit'),
    ])
    return results.slice(0, statements.length).map((result) => (result as pg.QueryResult).rows as unknown[])
  } finally {
    client.release()
  }
}

const app = Fastify()
app.get('/bytes/:i', (request, reply) => {
  const { i } = request.params as { i: number }
  return reply.header('content-type', held.type).send(held.bodies[i])
})
app.get('/not-modified/:i', (_, reply) => reply.code(304).send())
app.get('/rows/:i', async (request, reply) => {
  const { i } = request.params as { i: number }
  const [rows, count] = await rowsOf(held.statements[i] ?? [])
  const answer = count ? { items: rows, total: (count[0] as { total: number }).total } : rows
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
})

answerParent(
  {
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    hold: (given: Held) => void (held = { ...held, ...given }),
  },
  async () => {
    await app.close()
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
  },
)
