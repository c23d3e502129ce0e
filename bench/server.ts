import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildApp } from '../apps/server/src/app.ts'
import { startIndexing } from '../apps/server/src/modules/vehicles/search/index-cars.ts'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import { createLog } from '../apps/server/src/platform/process/log.ts'
import { openContext } from '../apps/server/src/platform/process/open-context.ts'
import { mountWeb } from '../apps/server/src/platform/http/web.ts'
import { answerParent } from './children.ts'

/**
 * The shipped product except for authentication: `x-bench-manager: 1` is an API client with a
 * manager's permissions.
 */

const config = readConfig(process.env)
const context = await openContext({
  config,
  log: createLog(config.logLevel),
  url: config.databaseUrl ?? '',
  filesFolder: process.env['BENCH_FILES'] ?? '',
})
const app = await buildApp(context)
const identify = context.identify
context.identify = async (request) =>
  request.headers['x-bench-manager'] === '1'
    ? {
        kind: 'client',
        scopes: ['vehicle.read', 'vehicle.write', 'archiving.write'],
        userId: '00000000-0000-4000-8000-000000000001',
        tenant: request.tenant,
        roles: ['SALES_MANAGER'],
      }
    : identify(request)
const hasWeb = existsSync(resolve(import.meta.dirname, '../apps/web/dist/server/server.js'))
if (hasWeb) await mountWeb(app, context)
const index = startIndexing(context)

answerParent(
  {
    listen: async () => {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      config.port = Number(new URL(origin).port)
      return { origin, hasWeb }
    },
    /** Heap in bytes, after a collection if Node runs with --expose-gc. */
    heap: () => process.memoryUsage().heapUsed,
  },
  async () => {
    await app.close()
    await index.stop()
    await context.close()
  },
)
