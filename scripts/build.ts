import { installedBinaries } from '../apps/server/src/platform/database/embedded/postgres-binaries.ts'
import { StartupError } from '../apps/server/src/platform/process/startup-error.ts'
import { endOnFailure } from './failure.ts'
import { buildWeb } from './web-build.ts'

await endOnFailure(async () => {
  // The account that runs the build need not own the files.
  try {
    installedBinaries()
  } catch (error) {
    // Without the binaries the product runs on DATABASE_URL.
    if (!(error instanceof StartupError)) throw error
  }
  await buildWeb({ always: true })
})
