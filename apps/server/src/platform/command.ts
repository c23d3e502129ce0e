import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { migrate } from './migrations.ts'
import { openContext } from './open-context.ts'
import type { OpenContext } from './open-context.ts'
import { chooseDataFolder } from './postgres/data-folder.ts'
import { openDatabase } from './postgres/server.ts'
import { Refusal } from './refusal.ts'
import { ensureTenants } from './tenants.ts'

const PROJECT = resolve(import.meta.dirname, '../../../..')

/** Does a command's work on the product's database, also while the shop runs. Standard output stays the command's own. */
export async function inDatabase<T>(work: (context: OpenContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const log = createLog('error', process.stderr)
  const { folder } = chooseDataFolder(config.dataFolder, PROJECT)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: folder, log, join: true })
  try {
    await migrate(database.url)
    const context = await openContext({ config, log, url: database.url, filesFolder: resolve(folder, 'files') })
    await ensureTenants(context.db, config)
    return await work(context).finally(() => context.close())
  } finally {
    await database.stop()
  }
}

/** Throws Refusal for a tenant that nobody knows. */
export async function ensureKnown({ tenants }: OpenContext, tenant: string): Promise<void> {
  await tenants.ofHeader(tenant).catch(() => {
    throw new Refusal(`There is no tenant '${tenant}'.`)
  })
}
