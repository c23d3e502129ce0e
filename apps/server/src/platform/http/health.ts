import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import { genericError } from './http-error.ts'
import { createFilesProof } from '../files/check-file-store.ts'
import { measureMails } from '../email/mail-metrics.ts'
import { metricsOfAll } from '../process/processes.ts'
import { sql } from '../database/sql.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer, and database and files work. `/metrics`: for Prometheus
 * (OPS-04). `/readyz` queries the database and writes a file, so rate limits and load shedding apply; the others cost
 * nothing and must answer under any load.
 */
export function serveHealth(app: FastifyInstance, context: Context): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  AggregatorRegistry.setRegistries(register)
  // In a process of several, this object makes it answer the first process's request for metrics.
  void new AggregatorRegistry()
  new Gauge({ name: 'minato_processes', help: 'Server processes that answer', registers: [register] }).set(1)
  const seconds = new Histogram({
    name: 'minato_request_seconds',
    help: 'Time of a request by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const pool = new Gauge({
    name: 'minato_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle, waiting } = context.db.pool
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'awaited' }, waiting)
    },
  })
  void pool
  measureMails(context, register)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  const areFilesProven = createFilesProof(context.files, context.log)
  const rateLimit = { max: context.config.rates.everything, groupId: 'everything' }
  app.get('/readyz', { logLevel: 'silent', config: { rateLimit } }, async (_, reply) => {
    // Without a connection for reads or for writes most requests would fail (threat H05).
    const isReady = await Promise.all([
      context.db.shared(sql`select 1`),
      context.db.read('', sql`select 1`),
      areFilesProven(),
    ]).then(
      ([, , isProven]) => isProven && context.changes.isListening,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) throw genericError(404)
    return reply.type(register.contentType).send(await (metricsOfAll() ?? register.metrics()))
  })
}

/**
 * With a token: its bearer. Without one: a caller on this machine that is not a proxy for another
 * client.
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'] &&
      !request.headers.forwarded
    )
  const givenDigest = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return givenDigest.length === expected.length && timingSafeEqual(givenDigest, expected)
}
