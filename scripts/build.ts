import { installedBinaries } from '../apps/server/src/platform/database/embedded/binaries.ts'
import { StartupError } from '../apps/server/src/platform/process/startup-error.ts'
import { endOnFailure } from './failure.ts'
import { buildWeb } from './web-build.ts'

await endOnFailure(async () => {
  // Whoever runs what is built here need not be who owns it.
  try {
    installedBinaries()
  } catch (error) {
    // A machine without them runs on DATABASE_URL.
    if (!(error instanceof StartupError)) throw error
  }
  await buildWeb({ always: true })
})
