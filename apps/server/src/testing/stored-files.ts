import { text } from 'node:stream/consumers'
import type { FileStore } from '../platform/files/file-store.ts'

/** The content of a stored file or of a range of it; undefined for an unknown key. */
export async function contentOf(
  files: FileStore,
  key: string,
  range?: { start: number; end?: number },
): Promise<string | undefined> {
  const found = await files.get(key, range)
  return found && (await text(found.stream))
}

export async function keysUnder(files: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(prefix)) keys.push(key)
  return keys.toSorted()
}
