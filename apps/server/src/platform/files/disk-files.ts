import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { httpError } from '../http/http-error.ts'
import { checkKey, checkPrefix, isKey, rangeWithin } from './file-store.ts'
import type { ByteRange, FileContent, FileStat, FileStore, StoredFile } from './file-store.ts'

const TEMP = '.half-'
/** The disk is full, failing or read-only: a temporary fault of the server, so the client may retry. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])

/** Files in a folder of the local disk, which is made when the first file is written. `put` throws MINATO-5001 where the disk has no room. */
export function diskFiles(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    checkKey(key)
    return join(root, key)
  }

  async function statFile(key: string): Promise<FileStat | undefined> {
    const found = await stat(pathOf(key)).catch(undefinedIfMissing)
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined
  }

  return {
    put: async (key, content) => await writeWhole(pathOf(key), content),
    get: async (key, range) => await openFile(pathOf(key), range),
    stat: statFile,
    has: async (key) => (await statFile(key)) !== undefined,

    async remove(key) {
      if (!(await statFile(key))) return false
      // Emptied folders stay: removing one would race with a writer that has just found it there.
      return await unlink(pathOf(key)).then(
        () => true,
        (error: unknown) => undefinedIfMissing(error) ?? false,
      )
    },

    async *list(prefix) {
      checkPrefix(prefix)
      const from = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      for await (const key of walk(root, from)) {
        // Half-written, or put there by others (.DS_Store).
        if (!key.startsWith(prefix) || !isKey(key)) continue
        const found = await statFile(key)
        if (found) yield { key, ...found }
      }
    },

    async sweepTemps(olderThan) {
      let swept = 0
      for await (const key of walk(root, '')) {
        if (!isTemp(key)) continue
        const path = join(root, key)
        const found = await stat(path).catch(undefinedIfMissing)
        if (!found || found.mtime >= olderThan) continue
        await rm(path, { force: true })
        swept += 1
      }
      return swept
    },
  }
}

/** Writes a temporary file, makes it durable, and renames it: a rename within a folder is atomic. */
async function writeWhole(path: string, content: FileContent): Promise<StoredFile> {
  // A stream that fails before it is read (an upload broken off at once) would otherwise end the process; reading it
  // afterwards still throws its error.
  if (content instanceof Readable) content.once('error', () => {})
  const folder = dirname(path)
  const temp = join(folder, TEMP + randomUUID())
  try {
    await makeFolder(folder)
    const stored = await writeDurably(temp, content)
    await rename(temp, path)
    await syncFolder(folder)
    return stored
  } catch (error) {
    await rm(temp, { force: true }).catch(() => {})
    throw NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '') ? httpError('MINATO-5001', { cause: error }) : error
  }
}

async function writeDurably(path: string, content: FileContent): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

async function openFile(path: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined> {
  const file = await open(path, 'r').catch(undefinedIfMissing)
  if (!file) return undefined
  try {
    const found = await file.stat()
    if (found.isFile()) return { size: found.size, stream: streamOf(file, found.size, range) }
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return undefined
}

function streamOf(file: FileHandle, size: number, range?: ByteRange): Readable {
  return file.createReadStream(range && rangeWithin(range, size))
}

/** Creates the folder and makes each new folder name durable in its parent. */
async function makeFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (firstCreated === undefined) return
  for (let created = folder; created.length >= firstCreated.length; created = dirname(created))
    await syncFolder(dirname(created))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder to sync it, and makes names durable itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keys of all files below a folder of the store, partial ones included; a missing folder has none. */
async function* walk(root: string, under: string): AsyncGenerator<string> {
  const folder = await opendir(join(root, under)).catch(undefinedIfMissing)
  if (!folder) return
  for await (const entry of folder) {
    // Folders of other programs (lost+found) hold none of our files and may be unreadable.
    if (entry.isDirectory()) yield* isKey(entry.name) ? walk(root, `${under}${entry.name}/`) : []
    else yield under + entry.name
  }
}

function isTemp(key: string): boolean {
  return key.slice(key.lastIndexOf('/') + 1).startsWith(TEMP)
}

/** For `catch`: undefined for a missing file, else rethrows. ENOTDIR: the key continues below a file. */
function undefinedIfMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
}
