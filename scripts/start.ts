import { join } from 'node:path'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import { chooseDataFolder } from '../apps/server/src/platform/database/embedded/data-folder.ts'
import { assertNotRunning } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { endOnFailure } from './failure.ts'
import { buildWeb } from './web-build.ts'

process.env['NODE_ENV'] ??= 'production'

await endOnFailure(async () => {
  const { databaseUrl, dataFolder } = readConfig(process.env)
  // Checked before the build, which would replace the pages of a running Minato.
  if (!databaseUrl) await assertNotRunning(chooseDataFolder(dataFolder, join(import.meta.dirname, '..')).folder)
  await buildWeb()
})
// Runs in this process: one server, one process, and signals reach it directly.
await import('../apps/server/src/main.ts')
