import { DOCUMENT_BYTES_LIMIT, DOCUMENT_TYPES } from '@minato/contract/enumerations'
import type { DocumentType } from '@minato/contract/enumerations'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import { httpError, genericError } from '../../platform/http/http-error.ts'
import { orWorkerError } from '../../platform/http/worker-error.ts'
import type { StoredFile } from '../../platform/files/file-store.ts'
import { sniff } from '../../platform/images/sniff-format.ts'
import type { Signature } from '../../platform/images/sniff-format.ts'
import type { WorkerKind } from '../../platform/process/workers/worker-kind.ts'
import type { PictureType } from './strip-metadata.ts'
import type { StripJob, Stripped } from './worker.ts'

/** Streams the file of a request, counts its bytes and detects its type. Pictures are stripped once complete. */

const SIGNATURES: Partial<Record<DocumentType, Signature>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}
/** Length of the longest signature. */
const HEAD = 8

const fileError = (message: string) => httpError('MINATO-1008', { message, body: [{ path: 'file', message }] })
const tooLargeError = () => genericError(413, 'The file is heavier than 10 MB')
const emptyFileError = () => fileError('The file is empty')
const wrongTypeError = () => genericError(415, 'The file is not of the type that it says')

/** The declared type; the framework has rejected all but the five allowed types (415). */
export function claimedType({ headers }: FastifyRequest): DocumentType {
  const declaredType = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const type = DOCUMENT_TYPES.find((one) => one === declaredType)
  if (!type) throw emptyFileError()
  return type
}

/**
 * Stores the file of a request under `key`, a picture without its metadata. The server drains the rest of a
 * rejected request, so that the client can read the answer.
 * @throws 413 over 10 MB
 * @throws 415 if the bytes are not of the declared type
 * @throws MINATO-1008 for an empty or broken file
 */
export async function storeReceived(
  { files, workers }: Pick<Context, 'files' | 'workers'>,
  request: FastifyRequest,
  { key, type, name }: { key: string; type: DocumentType; name: string },
): Promise<StoredFile> {
  const stored = await files.put(key, receivedBytes(request, type))
  if (type === 'application/octet-stream' || type === 'application/pdf') return stored
  try {
    const stripping = withoutMetadata({ files, workers }, key, type)
    const limitError = () => fileError(`The picture ${name} takes too much time or memory to be read`)
    return await files.put(key, await orWorkerError(stripping, limitError))
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

const STRIPPER: WorkerKind<StripJob, Stripped> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 1,
  waiting: { pictures: 20 },
  timeLimitMs: 5000,
  heapMb: 128,
  memoryMb: 512,
}

/** Read back only when a worker is free, so that a slow upload uses no memory. */
const withoutMetadata = (
  { files, workers }: Pick<Context, 'files' | 'workers'>,
  key: string,
  type: PictureType,
): Promise<Uint8Array> =>
  workers.pool(STRIPPER).lease(async (run) => {
    const file = await files.get(key)
    if (!file) throw new Error('a received file is gone')
    const stripped = await run({ type, bytes: await buffer(file.stream) })
    if (!stripped) throw fileError('The picture is damaged')
    return stripped
  })

async function* receivedBytes(request: FastifyRequest, type: DocumentType): AsyncGenerator<Uint8Array> {
  const { body, headers } = request
  if (!(body instanceof Readable)) throw emptyFileError()
  if (Number(headers['content-length']) > DOCUMENT_BYTES_LIMIT) throw tooLargeError()
  yield* checkSignature(limitSize(readBody(body)), SIGNATURES[type])
}

/** A lost connection is not logged as an error. */
async function* readBody(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch {
    throw genericError(400, 'The file broke off on its way')
  }
}

async function* limitSize(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > DOCUMENT_BYTES_LIMIT) throw tooLargeError()
    yield chunk
  }
  if (size === 0) throw emptyFileError()
}

async function* checkSignature(
  chunks: AsyncIterable<Buffer>,
  signature: Signature | undefined,
): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD) continue
    if (signature && sniff(head) !== signature) throw wrongTypeError()
    yield head
    head = null
  }
  if (!head) return
  if (signature) throw wrongTypeError()
  yield head
}
