import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

// Uses the compile cache of an earlier start, which saves a third of the CPU of a start
// (docs/resilience.md, G10). It must run before any product code is loaded.
const compiled = folderForCompiled()
if (compiled) enableCompileCache(compiled)
await import('./start.ts')

/**
 * In the project, or beside the data where the user does not own the project; undefined is fine
 * too.
 */
function folderForCompiled(): string | undefined {
  const data = process.env['MINATO_DATA']?.replace(/^~(?=\/|$)/, homedir())
  for (const place of [resolve(import.meta.dirname, '../../../.cache'), data && resolve(data)]) {
    if (!place) continue
    const folder = join(place, 'compiled')
    try {
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
      // It may be another user's.
      accessSync(folder, constants.R_OK | constants.W_OK)
      return folder
    } catch {
      // The next candidate, or none.
    }
  }
  return undefined
}
