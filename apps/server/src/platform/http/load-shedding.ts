import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../auth/csrf.ts'
import { sendOverloaded } from './error-handler.ts'

/**
 * Limit of concurrent visitor reads per process. A process renders a hundred pages a second on a
 * shared machine and three times that alone (docs/resilience.md, G05), so an admitted read is
 * answered within a second.
 */
const MAX_ACTIVE_OF_VISITORS = 100
/**
 * Limit of all reads together. Signed-in callers are shed last; the bound exists because any client can invent a
 * session cookie.
 */
const MAX_ACTIVE = 4 * MAX_ACTIVE_OF_VISITORS

/** No read works longer: its statements are cut after two seconds. */
const LONGEST_MS = 3000

/**
 * Rejects reads at once by 503 with Retry-After while too many are in progress (goal G05); otherwise all would wait
 * and none be answered in time. A visitor's read counts until it is computed (cached ones at once); until it is sent,
 * it counts for the limit of all reads. Writes are never rejected here: waiting for a database connection limits them
 * (database.ts). Registered before anything that costs time.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  maxActiveOfVisitors = MAX_ACTIVE_OF_VISITORS,
  maxActive = MAX_ACTIVE,
): void {
  let beingMade = 0
  let activeRequests = 0
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (activeRequests >= maxActive || (beingMade >= maxActiveOfVisitors && !isKnown(request)))
      return sendOverloaded(request, reply)
    beingMade++
    activeRequests++
    making.set(request, () => beingMade--)
    counted.set(request, () => activeRequests--)
    // The work of an aborted request goes on: its slot is freed when it ends, at the latest after
    // this time.
    reply.raw.once('close', () => {
      if (counted.has(request)) setTimeout(releaseSlots, LONGEST_MS, request).unref()
    })
  })
  // The slot is free once the reply is computed: a slow download is no load on the server.
  app.addHook('onSend', async (request) => releaseSlots(request))
}

const making = new WeakMap<FastifyRequest, () => void>()
const counted = new WeakMap<FastifyRequest, () => void>()
const releaseSlot = (from: typeof making, request: FastifyRequest): void => {
  from.get(request)?.()
  from.delete(request)
}

/** Called when a reply is computed and only compression is left, which costs far less than a page. */
export const releaseRenderSlot = (request: FastifyRequest): void => releaseSlot(making, request)

/** Call when only a file is left to be read: browsers do not retry a picture that failed. */
export function releaseSlots(request: FastifyRequest): void {
  releaseSlot(making, request)
  releaseSlot(counted, request)
}

/** Reads that cost something, which is what has a rate class; a page's own within the process are part of it, and streams stay. */
function isCounted({ raw, method, routeOptions: { config } }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    'rateLimit' in config &&
    !config.call?.stream &&
    !('_lightMyRequest' in raw)
  )
}

/** Only looks for a cookie, which any client can send: checking it would cost what shedding saves. */
const isKnown = ({ headers: { cookie, authorization } }: FastifyRequest): boolean =>
  authorization !== undefined || (cookie?.includes(`${SESSION_COOKIE}=`) ?? false)
