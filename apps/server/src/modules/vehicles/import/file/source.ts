import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportLimits } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'

/** A file of cars in memory or on disk. `name` is the dealer's file name. */
export type ImportSource = { bytes: Uint8Array; name?: string } | { path: string; name?: string }

/** Bytes that can be read several times. A chunk is valid only until the next one is requested. */
export type ByteSource = {
  name: string | null
  size: number
  chunks: () => AsyncIterable<Uint8Array>
  whole: () => Promise<Uint8Array>
}

const CHUNK_BYTES = 256 * 1024

/** Opens a source. Rejects a missing, empty or too large file before reading it. */
export const openSource = async (source: ImportSource, limits: ImportLimits): Promise<ByteSource> => {
  const opened = 'bytes' in source ? openBytes(source.bytes, source.name) : await openPath(source.path, source.name)
  if (opened.size === 0) throw new ImportRefused('empty-file')
  if (opened.size > limits.fileBytes) {
    const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
    throw new ImportRefused('file-too-big', { size: megabytes(opened.size), limit: megabytes(limits.fileBytes) })
  }
  return opened
}

const openBytes = (bytes: Uint8Array, name?: string): ByteSource => ({
  name: name ?? null,
  size: bytes.byteLength,
  whole: async () => bytes,
  chunks: async function* () {
    for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES)
  },
})

const openPath = async (path: string, name = basename(path)): Promise<ByteSource> => {
  const fileNotFound = (why: string) => new ImportRefused('file-not-found', { name, why })
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw fileNotFound(error.code ?? error.message)
  })
  if (!stats.isFile()) throw fileNotFound('not a file')
  return {
    name,
    size: stats.size,
    whole: () => readFile(path),
    chunks: async function* () {
      const file = await open(path)
      try {
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
        for (;;) {
          const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES)
          if (bytesRead === 0) return
          yield buffer.subarray(0, bytesRead)
        }
      } finally {
        await file.close()
      }
    },
  }
}
