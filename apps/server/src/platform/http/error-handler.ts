import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { HttpError, httpError, genericError, TOO_MANY } from './http-error.ts'
import { acceptsHtml, sendPlainPage } from './plain-page.ts'

/** Every error has one shape (API-07); unexpected ones are logged in full and reported without details. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toHttpError(error), error, request, reply))
}

/** An address that cannot even be read, before any route is known. */
export const onFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void send(toHttpError(error), error, request, reply)

/**
 * Answers 404 in the API's shape to unknown addresses under /api, and to addresses that are neither a call nor a
 * page.
 */
export function registerNotFound(app: FastifyInstance, { config }: Context): void {
  const rateLimit = { max: config.rates.everything, groupId: 'unknown' }
  const notFound = (): never => {
    throw genericError(404)
  }
  app.all('/api/*', { config: { rateLimit } }, notFound)
  app.setNotFoundHandler({ preHandler: app.rateLimit(rateLimit) }, notFound)
}

/** The error that is sent for a thrown value. */
export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  const error = thrown as FastifyError
  const status = error.statusCode ?? 500
  // An error with a success status is a fault of ours.
  if (status < 400 || (status >= 500 && status !== 503)) return genericError(500)
  if (status === 503) return httpError('MINATO-5001')
  if (status === 429) return genericError(429, TOO_MANY)
  // Fastify's own errors: a body that is not JSON, too large, or of an unsupported type.
  if (status === 400)
    return httpError('MINATO-1008', { body: [{ path: 'body', message: error.message.slice(0, 200) }] })
  return genericError(status, error.message.slice(0, 200))
}

/** 503 without a log line for each, because there may be thousands. */
export const sendOverloaded = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(httpError('MINATO-5001'), request, reply)

function send(failure: HttpError, error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (failure.reply.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendError(failure, request, reply)
}

function sendError(failure: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A reply that is already being compressed is sent as it is.
  for (const name of ['content-encoding', 'cdn-cache-control', 'surrogate-key', 'cache-tag']) reply.removeHeader(name)
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  reply.code(failure.reply.status).header('cache-control', 'no-store')
  if (acceptsHtml(request)) return sendPlainPage(failure.reply.status, reply)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(failure.reply))
}
