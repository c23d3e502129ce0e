import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { migrate } from '../database/migrations.ts'
import { openContext } from './open-context.ts'
import type { OpenContext } from './open-context.ts'
import { chooseDataFolder } from '../database/embedded/data-folder.ts'
import { nameOfDatabase, openDatabase } from '../database/embedded/server.ts'
import { StartupError } from './startup-error.ts'

const PROJECT = resolve(import.meta.dirname, '../../../../..')

/**
 * Runs a command on the product's database, also while the shop runs, and names that database on standard error.
 * Creates neither a database nor a tenant: a start does.
 */
export async function withOpenContext<T>(work: (context: OpenContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const log = createLog('error', process.stderr)
  const { folder } = chooseDataFolder(config.dataFolder, PROJECT)
  const place = { databaseUrl: config.databaseUrl, dataFolder: folder }
  const database = await openDatabase({ ...place, log, join: true })
  process.stderr.write(`Working on ${nameOfDatabase(place)}.\n`)
  try {
    await migrate(database.url)
    // Links in the output lead to the running shop, independent of this shell's PORT.
    if (database.address) config.port = Number(new URL(database.address).port || 80)
    const context = await openContext({ config, log, url: database.url, filesFolder: resolve(folder, 'files') })
    return await work(context).finally(() => context.close())
  } finally {
    await database.stop()
  }
}

/** @throws StartupError for an unknown tenant */
export async function assertKnownTenant({ tenants }: OpenContext, tenant: string): Promise<void> {
  await tenants.ofHeader(tenant).catch(() => {
    throw new StartupError(`There is no tenant '${tenant}'.`)
  })
}
