import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { newTestFolder } from '../apps/server/src/testing/test-folders.ts'

const log = { info: () => {}, warn: console.warn, error: console.error }

/**
 * Starts the machine's own PostgreSQL for a test run ('server15': Debian's version 15) in a
 * temporary folder.
 */
export async function startEngine(name: string): Promise<{ url: string; stop(): Promise<void> }> {
  const major = Number(/^server(\d+)$/.exec(name)?.[1])
  // Debian and its derivatives install one folder per version.
  const installed = `/usr/lib/postgresql/${major}`
  if (!major || !existsSync(join(installed, 'bin', 'postgres'))) {
    throw new Error(
      `There is no engine '${name}': 'server15' is the machine's PostgreSQL 15 (Debian: apt-get install postgresql-15).`,
    )
  }
  const folder = newTestFolder()
  const server = await openEmbedded(folder, log, {
    binaries: { folder: installed, version: String(major), major },
    durable: false,
  })
  return {
    url: server.adminUrl,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
