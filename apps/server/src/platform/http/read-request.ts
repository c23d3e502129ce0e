import type { Call } from '@minato/contract/call'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { genericError, httpError } from './http-error.ts'

/**
 * The number in `If-Match: "3"` (API-11).
 * @throws 428 without the header, MINATO-1008 where it is not a version
 */
export function versionOf({ headers }: FastifyRequest): number {
  const ifMatch = headers['if-match']
  if (ifMatch === undefined) throw genericError(428, 'Say by If-Match which version you read')
  const [, version] = /^"?(\d{1,9})"?$/.exec(ifMatch) ?? []
  if (version === undefined)
    throw httpError('MINATO-1008', { body: [{ path: 'if-match', message: 'must be a version, like "3"' }] })
  return Number(version)
}

/**
 * The multipart parser is registered for all calls and leaves no body behind: a call with an optional
 * body would take a form for an empty one.
 * @throws 415 for a multipart body
 */
export function assertNoForm({ headers }: FastifyRequest): void {
  if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) throw genericError(415, 'Unsupported Media Type')
}

/**
 * Validates the parts of a request against its contract.
 * @throws MINATO-1008 with at most 50 field faults
 */
export function readParts(
  call: Call,
  params: Record<string, string>,
  query: object,
  body: unknown,
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: call.params && parseOrThrow(call.params, params),
    query: call.query ? parseOrThrow(call.query, query) : assertNoQuery(query),
    body: call.body && parseOrThrow(call.body, body),
  }
}

function assertNoQuery(query: object): undefined {
  const [key] = Object.keys(query)
  if (key !== undefined)
    throw httpError('MINATO-1008', { body: [{ path: key, message: `Unrecognized key: "${key}"` }] })
  return undefined
}

function parseOrThrow(shape: z.ZodType, value: unknown): unknown {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw httpError('MINATO-1008', {
    body: result.error.issues.slice(0, 50).map((issue) => ({
      path: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.'),
      message: issue.message.slice(0, 300),
    })),
  })
}
