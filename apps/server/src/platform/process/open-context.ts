import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { createCache } from '../cache/cache.ts'
import { listenForChanges } from '../cache/change-listener.ts'
import type { Config } from './config.ts'
import { checkRole, openPool } from '../database/database.ts'
import { createDirectCalls } from '../http/direct-calls.ts'
import { openFiles } from '../files/open-files.ts'
import { createPictures } from '../images/pictures.ts'
import { fetchPublicFile } from '../http/public-fetch.ts'
import { createTenants } from '../database/tenants.ts'
import { createWorkers } from './workers/pool.ts'

export interface OpenContext extends Context {
  close(): Promise<void>
}

/** Creates the context from a migrated database and a folder for files. */
export async function openContext(options: {
  config: Config
  log: FastifyBaseLogger
  url: string
  filesFolder: string
  overrides?: Partial<Context>
}): Promise<OpenContext> {
  const { config, log, url, filesFolder, overrides = {} } = options
  // Longer limits for tests on busy machines; production answers after two seconds.
  const files = overrides.files ?? (await openFiles(config, filesFolder))
  const db = openPool(url, config.isProduction ? {} : { connectTimeoutMs: 20_000, statementTimeoutMs: 20_000 })
  await checkRole(db)
  const changes = await listenForChanges(url, log)
  const cache = createCache(changes)
  const pictures = createPictures()
  const workers = overrides.workers ?? createWorkers()
  return {
    config,
    log,
    db,
    changes,
    cache,
    pictures,
    fetchPublicFile,
    workers,
    tenants: createTenants(db, cache, config),
    direct: createDirectCalls(),
    files,
    now: () => new Date(),
    identify: async () => undefined,
    userOf: async () => undefined,
    ...overrides,
    async close() {
      await pictures.close()
      await workers.close()
      await changes.close()
      await db.close()
    },
  }
}
