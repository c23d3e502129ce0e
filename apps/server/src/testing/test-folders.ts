import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, isPostmaster, recordedPid } from '../platform/database/embedded/process-status.ts'

/** A new data folder that the database user may enter; its name contains the process id. */
export function newTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `minato-test-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** Stops servers of killed test runs and removes their folders. */
export function removeKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^minato-test-(\d+)-/.exec(name)?.[1]
    if (!owner || isAlive(Number(owner))) continue
    const folder = join(tmpdir(), name)
    const data = join(folder, 'postgres')
    const server = recordedPid(data)
    try {
      if (server && isPostmaster(server, data)) process.kill(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or still in use; a later run removes it.
    }
  }
}
