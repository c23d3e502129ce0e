import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from './csrf.ts'
import { refuseBusy } from './errors.ts'

/**
 * How many reads of visitors may be under way in a process. It answers a hundred pages a second or five hundred lists when
 * it shares its machine, and three times that alone (docs/holding.md, G05): whoever is taken in has his answer within a second.
 */
const MOST_OF_VISITORS = 100
/** And of all together: whoever is signed in is turned away last, and a cookie that anybody can invent opens no door without end. */
const MOST = 4 * MOST_OF_VISITORS

/**
 * Turns reads away at once, by 503 with Retry-After, while too many are under way (attacks.md G05): everybody would wait for
 * everybody, and nobody be served in time. What changes something is never turned away here: the wait for a connection to the
 * database is its bound (database.ts). Registered before whatever costs anything.
 */
export function turnAwayExcess(app: FastifyInstance, mostOfVisitors = MOST_OF_VISITORS, most = MOST): void {
  let underWay = 0
  const counted = new WeakSet<FastifyRequest>()
  const leave = (request: FastifyRequest): void => {
    if (counted.delete(request)) underWay--
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (underWay >= (isKnown(request) ? most : mostOfVisitors)) return refuseBusy(request, reply)
    underWay++
    counted.add(request)
    // He may be gone before there is an answer.
    reply.raw.once('close', () => leave(request))
  })
  // Made is done: how long a telephone takes to fetch it says nothing of us.
  app.addHook('onSend', async (request) => leave(request))
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

/** Looks no further than the head: to make sure would cost what is to be saved. */
const isKnown = ({ headers: { cookie, authorization } }: FastifyRequest): boolean =>
  authorization !== undefined || (cookie?.includes(`${SESSION_COOKIE}=`) ?? false)
