import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Role } from '@minato/contract/enumerations'
import type { Cache } from './platform/cache.ts'
import type { Changes } from './platform/changes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import type { DirectCalls } from './platform/direct-calls.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Pictures } from './platform/pictures/pictures.ts'
import type { Tenants } from './platform/tenants.ts'

/** Who asks; `undefined` is a visitor. */
export interface Identity {
  userId: string
  tenant: string
  roles: readonly Role[]
}

/** What the product stands on; built once in main.ts and passed in. */
export interface Context {
  config: Config
  log: FastifyBaseLogger
  db: Database
  changes: Changes
  cache: Cache
  tenants: Tenants
  /** The visitors' reads, for pages rendered in this process. */
  direct: DirectCalls
  files: FileStore
  pictures: Pictures
  now(): Date
  /** Sign-in comes with its own issue; until then the product knows visitors alone, and tests bring their own. */
  identify(request: FastifyRequest): Promise<Identity | undefined>
}
