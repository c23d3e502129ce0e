import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { StartupError } from '../../process/startup-error.ts'

/** The user the PostgreSQL server runs as; `ids` is null if it is the user who started Minato. */
export type Account = { name: string; ids: { uid: number; gid: number } | null }

/**
 * Chooses the system user for PostgreSQL: the one that runs Minato. PostgreSQL refuses to run as root; root takes the owner
 * of the existing data or of the data folder, else the users 'postgres' or 'nobody', else a new user 'minato'.
 */
export function serverAccount(data: string): Account {
  if (process.getuid?.() !== 0) return { name: userInfo().username, ids: null }
  for (const folder of [data, dirname(data)]) {
    const owner = ownerOf(folder)
    if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, ids: owner }
  }
  for (const name of ['postgres', 'nobody']) {
    const ids = idsOf(name)
    if (ids) return { name, ids }
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'minato'])
  const ids = idsOf('minato')
  if (ids) return { name: 'minato', ids }
  throw new StartupError(
    'PostgreSQL does not run as root and no other user was found: create one with "useradd --system postgres".',
  )
}

/** Whether this user can enter the folder, checked by the system, so that groups, ACLs and mounts count. */
export function canEnter(account: Account, folder: string): boolean {
  const cwd = '/'
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd, stdio: 'ignore', ...account.ids })
  return probe.status === 0
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const entry = statSync(folder, { throwIfNoEntry: false })
  return entry ? { uid: entry.uid, gid: entry.gid } : null
}

function idsOf(name: string): { uid: number; gid: number } | null {
  try {
    const readId = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: readId('-u'), gid: readId('-g') }
  } catch {
    return null
  }
}
