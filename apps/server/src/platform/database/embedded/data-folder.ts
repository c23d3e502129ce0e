import { createHash } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { canEnter, serverAccount } from './os-account.ts'
import { SYSTEM_FOLDER } from './postgres-binaries.ts'

/**
 * The data folder: `MINATO_DATA`, else `data` in the project. For root with a project that the
 * database's user cannot enter, a folder under /var/lib/minato, with the reason to print at start.
 */
export function chooseDataFolder(configured: string | undefined, project: string): { folder: string; reason?: string } {
  if (configured) return { folder: resolve(configured) }
  const folder = join(project, 'data')
  // Data that is there stays in use: an unreachable one is refused later, never silently replaced by an empty one.
  if (existsSync(join(folder, 'postgres'))) return { folder }
  const account = serverAccount(join(folder, 'postgres'))
  if (!account.ids || canEnter(account, existsSync(folder) ? folder : dirname(folder))) return { folder }
  // Two clones of one name must not share their data.
  const mark = createHash('sha256').update(project).digest('hex').slice(0, 6)
  return {
    folder: join(SYSTEM_FOLDER, `${basename(project)}-${mark}`),
    reason: `PostgreSQL does not run as root, and the user '${account.name}' cannot enter ${project}`,
  }
}
