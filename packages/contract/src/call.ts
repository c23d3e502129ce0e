import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The base paths of the specification's services; folders are named by nouns instead (ARCHITECTURE). */
export const SERVICES = {
  session: '/api',
  main: '/api/main',
  catalog: '/api/catalog',
  vehicle: '/api/vehicle',
  pricing: '/api/pricing',
  map: '/api/map',
  uum: '/api/uum',
  feedback: '/api/feedback',
  archiving: '/api/archiving',
} as const
export type Service = keyof typeof SERVICES

/** Allowed callers: anyone, a signed-in customer or manager, or managers only. */
export type Access = 'visitor' | 'customer' | 'manager'
/** Rate class; the figures are configuration (decision 20). */
export type Rate = 'search' | 'everything' | 'upload' | 'import'

/**
 * One call of the product. Validation, reply checking, the typed client, OpenAPI, the access list and the route list all
 * read this object; nothing about a call is written a second time.
 */
export interface Call {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the service, parameters as `{name}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly rate: Rate
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body is `multipart/form-data` with one file part of this name. */
  readonly upload?: string
  /** The body is a raw file of one of these types: `request.body` is its stream, which the handler reads and limits. */
  readonly takes?: readonly string[]
  /** The reply is a file of this type, streamed; `reply` is null. */
  readonly download?: 'text/csv' | 'application/pdf' | 'application/octet-stream'
  /** The reply is a stream until either side ends it; the handler writes it, and `reply` is null. */
  readonly stream?: 'text/event-stream'
  /** Honours `Idempotency-Key` (API-09). */
  readonly isCreating?: true
  /**
   * Requires `If-Match` with the version that was read (API-11): 428 without it, 409 with the current state if it is
   * stale.
   */
  readonly isVersioned?: true
  /** Not for API clients, with any scope: the caller's own account, and calls that grant rights. */
  readonly isForPeople?: true
  /** Needs no token against forgery: the call that issues it, and changes nothing. */
  readonly isTokenless?: true
  /** A visitor's answer that is never kept: it may be another one the next moment. */
  readonly isFresh?: true
  /** Works through thousands of records: may take a minute where others get some seconds. */
  readonly isLong?: true
  readonly reply: z.ZodType | null
  /** The part of the reply that a list card shows: the answer to CODE_2 (API-06). */
  readonly card?: z.ZodObject
  readonly status?: 200 | 201 | 202 | 204
  readonly errors: readonly ErrorCode[]
}

export const call = <const C extends Call>(definition: C): C => definition

export const pathOf = (definition: Call): string => SERVICES[definition.service] + definition.path
/** 'GET /api/vehicle/public/car': the name of a call in lists and in the web client. */
export const nameOf = (definition: Call): string => `${definition.method} ${pathOf(definition)}`

/** The scope that an API client needs for this call: 'vehicle.read' (API-13). */
export const scopeOf = (definition: Call): string =>
  `${definition.service}.${definition.method === 'GET' ? 'read' : 'write'}`

export type ParamsOf<C extends Call> = C['params'] extends z.ZodType ? z.output<C['params']> : undefined
export type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.output<C['query']> : undefined
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined
export type ReplyOf<C extends Call> = C['reply'] extends z.ZodType ? z.input<C['reply']> : undefined
/** `GET /api/main/brand/{brandId}/model` as a type, so that a client call is checked against its contract. */
export type NameOf<C extends Call> = `${C['method']} ${(typeof SERVICES)[C['service']]}${C['path']}`
