import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

// What an earlier start compiled is read instead: a third of the CPU that a start takes (docs/resilience.md, G10). So this comes
// before anything of the product is loaded.
const compiled = folderForCompiled()
if (compiled) enableCompileCache(compiled)
await import('./start.ts')

/** In the project, and beside the data where whoever runs it does not own that; nowhere is fine too. */
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
      // The next place, or none.
    }
  }
  return undefined
}
