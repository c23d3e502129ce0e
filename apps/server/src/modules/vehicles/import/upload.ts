import { IMPORT_BYTES } from '@minato/contract/bulk-limit'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { fileOfForm, rejectMalformedForm } from '../../../platform/http/multipart-file.ts'
import { shownValue } from './problems.ts'
import { ImportRefused } from './import-refused.ts'

export interface Upload {
  id: string
  key: string
  /** The sender's file name; for display, never a path. */
  name: string
  size: number
  /** SHA-256 of the stored bytes. */
  sha256: string
}

const MEGABYTE = 1024 * 1024
const NAME_CHARACTERS = 200

/** Streams the one file of a request into the file store and unpacks gzip on the way. */
export async function receiveFile(files: FileStore, tenant: string, request: FastifyRequest): Promise<Upload> {
  const part = await fileOfForm(request, { fileSize: IMPORT_BYTES })
  const id = randomUUID()
  const key = `${tenant}/imports/${id}`
  try {
    const content = withinLimit(gunzipped(part.file), () => part.file.truncated)
    const stored = await rejectMalformedForm(files.put(key, content))
    return { id, key, name: cleanUploadName(part.filename), ...stored }
  } catch (error) {
    // Do not wait for the rest of the request.
    part.file.resume()
    await files.remove(key)
    throw error
  }
}

async function* withinLimit(bytes: AsyncIterable<Buffer>, isCut: () => boolean): AsyncGenerator<Buffer> {
  const tooLargeError = () => new ImportRefused('too-heavy', { limit: IMPORT_BYTES / MEGABYTE })
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > IMPORT_BYTES) throw tooLargeError()
    yield chunk
  }
  if (isCut()) throw tooLargeError()
  if (size === 0) throw new ImportRefused('empty-file')
}

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b

async function* gunzipped(sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = sent[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const all = async function* () {
    yield first.value
    for (;;) {
      const next = await chunks.next()
      if (next.done) return
      yield next.value
    }
  }
  if (!isGzip(first.value)) return yield* all()
  const gunzip = createGunzip()
  // When the limit stops the unpacked stream, stop the packed one too.
  const piping = pipeline(Readable.from(all(), { objectMode: false }), gunzip)
  piping.catch(() => {})
  try {
    yield* gunzip as AsyncIterable<Buffer>
    await piping
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw new ImportRefused('not-a-list', {
        what: ['a compressed file that is damaged', 'un fichier compressé abîmé'],
      })
    throw error
  }
}

/** Strips folders, bidirectional and invisible characters (threat U05), and the ending of its compression. */
export const cleanUploadName = (fileName: string): string =>
  shownValue(
    fileName
      .split(/[/\\]/)
      .at(-1)!
      .replace(/\p{Cf}/gu, '')
      .replace(/\.gz$/i, ''),
    NAME_CHARACTERS,
  ).trim() || 'file'
