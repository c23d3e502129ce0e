import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpError } from './http-error.ts'

const timedOut = new WeakSet<FastifyRequest>()
/** For the answer itself. */
const ANSWER_MS = 10_000

/**
 * Answers 503 when a route's `handlerTimeout` is over, with or without a body: Fastify's own timer ends when the body
 * is read (G14). This one runs from then on.
 */
export function registerDeadlines(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const { handlerTimeout } = request.routeOptions
    if (!handlerTimeout || request.method === 'GET') return
    const timer = setTimeout(
      () => {
        if (reply.sent || reply.raw.headersSent) return
        timedOut.add(request)
        void reply.send(httpError('MINATO-5001', { cause: new Error('The time of the call is up') }))
      },
      Math.max(handlerTimeout - reply.elapsedTime, 0),
    )
    reply.raw.once('close', () => clearTimeout(timer))
    // The connection's timeout would cut an idle connection before the reply; Node sets it again afterwards.
    const { socket } = request.raw
    // The socket of a request that a test injects has no timeout.
    if (handlerTimeout > app.server.timeout && 'setTimeout' in socket) socket.setTimeout(handlerTimeout + ANSWER_MS)
  })
}

const asking = new AsyncLocalStorage<FastifyRequest>()

/** Runs a call that changes data; `assertBeforeDeadline` checks it before each commit. */
export const runWithDeadline = <T>(request: FastifyRequest, work: () => T): T => asking.run(request, work)

/**
 * Before each commit (database.ts): a call that was answered as too late begins no other transaction. Earlier commits
 * and one in progress stay. An aborted request is not affected.
 */
export function assertBeforeDeadline(): void {
  const request = asking.getStore()
  const { code } = (request?.signal.reason ?? {}) as { code?: unknown }
  if (request && (timedOut.has(request) || code === 'FST_ERR_HANDLER_TIMEOUT')) throw httpError('MINATO-5001')
}
