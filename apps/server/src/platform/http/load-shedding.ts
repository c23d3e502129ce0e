import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../auth/csrf.ts'
import { sendOverloaded } from './error-handler.ts'

/**
 * How many reads of visitors may be under way in a process. It answers a hundred pages a second or five hundred lists when
 * it shares its machine, and three times that alone (docs/resilience.md, G05): whoever is taken in has his answer within a second.
 */
const MOST_OF_VISITORS = 100
/** And of all together: whoever is signed in is turned away last, and a cookie that anybody can invent opens no door without end. */
const MOST = 4 * MOST_OF_VISITORS

/** No read works longer: its statements are cut after two seconds. */
const LONGEST_MS = 3000

/**
 * Turns reads away at once, by 503 with Retry-After, while too many are under way (goal G05): everybody would wait for
 * everybody, and nobody be served in time. A visitor's counts until it is made (what is kept is so at once); until it goes
 * out, it counts with those of all. What changes something is never turned away here: the wait for a connection to the
 * database is its bound (database.ts). Registered before whatever costs anything.
 */
export function registerLoadShedding(app: FastifyInstance, mostOfVisitors = MOST_OF_VISITORS, most = MOST): void {
  let beingMade = 0
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (underWay >= most || (beingMade >= mostOfVisitors && !isKnown(request))) return sendOverloaded(request, reply)
    beingMade++
    underWay++
    making.set(request, () => beingMade--)
    counted.set(request, () => underWay--)
    // Who is gone leaves the work for him behind: its place is free when it ends, or would have long ago.
    reply.raw.once('close', () => {
      if (counted.has(request)) setTimeout(releaseSlots, LONGEST_MS, request).unref()
    })
  })
  // Made is done: how long a telephone takes to fetch it says nothing of us.
  app.addHook('onSend', async (request) => releaseSlots(request))
}

const making = new WeakMap<FastifyRequest, () => void>()
const counted = new WeakMap<FastifyRequest, () => void>()
const take = (from: typeof making, request: FastifyRequest): void => {
  from.get(request)?.()
  from.delete(request)
}

/** To be told when the work for a request is done, and only packing is left: a hundred of these are no hundred pages. */
export const releaseRenderSlot = (request: FastifyRequest): void => take(making, request)

/** To be told when only a file is left to be read: nobody asks again for a picture that was refused. */
export function releaseSlots(request: FastifyRequest): void {
  take(making, request)
  take(counted, request)
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

/** Looks no further than the head, where anybody may write such a cookie: to make sure would cost what is to be saved. */
const isKnown = ({ headers: { cookie, authorization } }: FastifyRequest): boolean =>
  authorization !== undefined || (cookie?.includes(`${SESSION_COOKIE}=`) ?? false)
