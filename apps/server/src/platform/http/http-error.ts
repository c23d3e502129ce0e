import { ERRORS, GENERIC_MESSAGES } from '@minato/contract/errors'
import type { ErrorCode, ErrorReply, FieldFault } from '@minato/contract/errors'

export const TOO_MANY = 'Too many requests; please wait a moment'

/** An error for the client, in the shape of the error catalogue (API-07). */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly reply: ErrorReply
  readonly retryAfter: number | undefined
  constructor(reply: ErrorReply, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(reply.message, { cause: options.cause })
    this.reply = reply
    this.retryAfter = options.retryAfter
  }
}

/** An error by its code; `message` replaces the catalogue's text. */
export function httpError(
  code: ErrorCode,
  options: { message?: string; body?: FieldFault[]; cause?: unknown } = {},
): HttpError {
  const { status, message } = ERRORS[code]
  return new HttpError(
    { code, message: options.message ?? message, status, ...(options.body ? { body: options.body } : {}) },
    { cause: options.cause, ...(code === 'MINATO-5001' ? { retryAfter: 5 } : {}) },
  )
}

/**
 * An error without a code of its own: GENERIC_ERROR with the catalogue's message for the status,
 * else the given message.
 */
export const genericError = (status: number, message = 'Ooop something went wrong !'): HttpError =>
  new HttpError({ code: 'GENERIC_ERROR', message: GENERIC_MESSAGES[status] ?? message, status })

/** Too many attempts: 429 with the time to wait. */
export const rateLimitError = (seconds: number): HttpError =>
  new HttpError(genericError(429, TOO_MANY).reply, { retryAfter: seconds })

/** An edit conflict: 409 with the current state (API-11), and the previous one if known. */
export const conflictError = (current: unknown, reason?: ErrorReply['reason']): HttpError =>
  new HttpError({ ...genericError(409).reply, ...(reason && { reason }), current })

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '08006',
  '08003',
  '08001',
  '25P03',
  // Out of disk, memory or connections, or read-only: reachable but unable to work.
  '53000',
  '53100',
  '53200',
  '53400',
  '25006',
])
/** Whether a database error means unreachable or overloaded rather than a rejected statement. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (
    (code !== undefined && LOST_CONNECTION.has(code)) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|client has encountered a connection error/i.test(
      message,
    )
  )
}
