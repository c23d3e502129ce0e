import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Role } from '@minato/contract/enumerations'
import type { NeededFactor, UserInfo } from '@minato/contract/users-shapes'
import type { Cache } from './platform/cache/cache.ts'
import type { ChangeListener } from './platform/cache/change-listener.ts'
import type { Config } from './platform/process/config.ts'
import type { Database } from './platform/database/database.ts'
import type { DirectCalls } from './platform/http/direct-calls.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Pictures } from './platform/images/pictures.ts'
import type { FetchOptions } from './platform/http/public-fetch.ts'
import type { Tenants } from './platform/database/tenants.ts'
import type { Workers } from './platform/process/workers/pool.ts'

/** The caller; `undefined` is a visitor. */
export type Identity = Person | ApiClient

/** A signed-in person in a browser. */
export interface Person {
  kind: 'person'
  userId: string
  tenant: string
  roles: readonly Role[]
  /** Id of the session in lists; reveals nothing of its cookie. */
  sessionId: string
  /** Where the dealer requires a second factor. Only the manager's own account can be changed before that. */
  needsSecondFactor?: NeededFactor | null
}

/** A program with a bearer token (API-13). It has a manager's rights, limited by its scopes (`scopeOf` a call). */
export interface ApiClient {
  kind: 'client'
  userId: string
  tenant: string
  roles: readonly Role[]
  scopes: readonly string[]
}

/** Services that the product is built from; created once in start.ts and passed in. */
export interface Context {
  config: Config
  log: FastifyBaseLogger
  db: Database
  changes: ChangeListener
  cache: Cache
  tenants: Tenants
  /** The visitors' reads, for pages rendered in this process. */
  direct: DirectCalls
  files: FileStore
  pictures: Pictures
  /** Fetches a file of the public internet; throws PublicFetchError. */
  fetchPublicFile(url: string, options: FetchOptions): Promise<Buffer>
  /** Processes for work that must not run in this one: parsing uploaded files, drawing documents. */
  workers: Workers
  now(): Date
  /**
   * Identifies the caller by the cookie or, without one, by the bearer token; `request.tenant` is
   * set before. An invalid token gives undefined.
   */
  identify(request: FastifyRequest): Promise<Identity | undefined>
  /** The signed-in user of a page's request; called only for requests with a session cookie. */
  userOf(tenant: string, request: FastifyRequest): Promise<UserInfo | undefined>
}
