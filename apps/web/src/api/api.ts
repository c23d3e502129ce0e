import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@minato/contract/call'
import type { CallName, CallNamed } from '@minato/contract/calls'
import type { ErrorReply, FieldFault } from '@minato/contract/errors'
import type { Transport } from './visit.ts'

/** Typed client of the contract. Imports types only, so that no validator is sent to the browser. */

/** Accepted values for a query of type `T`: lists may be read-only, `undefined` is omitted. */
type Wire<T> = {
  [K in keyof T]: T[K] extends readonly (infer V)[] | undefined ? readonly V[] | undefined : T[K]
}

type RequiredKey<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T }
type OptionalKey<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]?: Wire<T> }
export type CallInput<N extends CallName> = RequiredKey<'params', ParamsOf<CallNamed<N>>> &
  OptionalKey<'query', QueryOf<CallNamed<N>>> &
  RequiredKey<'body', BodyOf<CallNamed<N>>> &
  (CallNamed<N> extends { isCreating: true } ? { key: string } : { key?: undefined }) &
  (CallNamed<N> extends { isVersioned: true } ? { version: number } : { version?: undefined }) & {
    signal?: AbortSignal
  }

/** An error of the server in the catalogue's shape (API-07). */
export class ApiError extends Error implements ErrorReply {
  declare code: string
  declare status: number
  declare body: FieldFault[] | undefined
  /** Why the action is not allowed now. */
  declare reason: ErrorReply['reason']
  /** The current state, for a stale edit. */
  declare current: unknown
  /** Between documents, where they block the step. */
  declare differences: ErrorReply['differences']
  declare retryAfter: number | undefined
  constructor(reply: ErrorReply, retryAfter?: number) {
    super(reply.message)
    Object.assign(this, reply, { retryAfter })
  }
}

const asQuery = (query: object): string => {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}
const asError = (status: number, json: unknown): ErrorReply =>
  typeof json === 'object' && json !== null && 'code' in json && 'message' in json
    ? ({ status, ...json } as ErrorReply)
    : { code: 'GENERIC_ERROR', message: String(status), status }

/** `call('GET /api/main/brand', { query })` returns the call's reply, or throws an ApiError. */
export const apiOver =
  (transport: Transport) =>
  async <N extends CallName>(name: N, input: CallInput<N>): Promise<ReplyOf<CallNamed<N>>> => {
    const [method = 'GET', path = ''] = name.split(' ')
    const params = (input.params ?? {}) as Record<string, string>
    const url =
      path.replace(/\{([^}]+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '')) +
      asQuery(input.query ?? {})
    const { body, key, version, signal } = input
    const { status, json, retryAfter } = await transport({
      method,
      url,
      body,
      ...(key !== undefined && { key }),
      ...(version !== undefined && { version }),
      ...(signal && { signal }),
    })
    if (status >= 400) throw new ApiError(asError(status, json), retryAfter)
    return json as ReplyOf<CallNamed<N>>
  }
export type Api = ReturnType<typeof apiOver>
