import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Manifest, MANIFEST } from './manifest.ts'

/** Age after which an unfinished backup counts as abandoned. */
const DAY_MS = 86_400_000

/**
 * Removes the oldest complete backups beside this one, so that `count` remain including it, and after a day what
 * killed backups left. Other content of the folder stays. Returns the names of the removed backups.
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const [parentFolder, folderName] = [dirname(resolve(folder)), basename(resolve(folder))]
  const names = (await readdir(parentFolder, { withFileTypes: true })).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  const completeBackups = []
  for (const name of names.filter((one) => one !== folderName && !one.endsWith('.half'))) {
    const at = await momentOf(join(parentFolder, name))
    if (at) completeBackups.push({ name, at })
  }
  completeBackups.sort((a, b) => (a.at < b.at ? 1 : -1))
  // This one stays, even if the clock was set back.
  const old = completeBackups.slice(count - 1).map(({ name }) => name)
  for (const name of old) {
    // Renamed first: a deletion that is killed halfway would leave what looks like a complete backup.
    await rename(join(parentFolder, name), join(parentFolder, `${name}.half`))
    await rm(join(parentFolder, `${name}.half`), { recursive: true, force: true })
  }
  for (const name of names.filter((one) => one.endsWith('.half')))
    if (await isLeft(join(parentFolder, name))) await rm(join(parentFolder, name), { recursive: true, force: true })
  return old
}

/** When the backup in the folder was made (ISO 8601, UTC); undefined if it is not one of ours. */
async function momentOf(folder: string): Promise<string | undefined> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))).at
  } catch {
    return undefined
  }
}

/** A folder with parts of a backup only: unfinished or partly removed. */
async function isLeft(partialFolder: string): Promise<boolean> {
  const parts = new Set(['data', 'files', MANIFEST])
  const { mtimeMs } = await stat(partialFolder)
  const found = await readdir(partialFolder)
  return Date.now() - mtimeMs > DAY_MS && found.length > 0 && found.every((name) => parts.has(name))
}
