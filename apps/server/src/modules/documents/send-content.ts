import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { getDocumentContent } from '@minato/contract/documents'
import type { DocumentType } from '@minato/contract/enumerations'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { httpError, genericError } from '../../platform/http/http-error.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { attachmentOf, cleanFileName } from './file-names.ts'
import { parseRange } from './byte-range.ts'
import { keyOf } from './document-view.ts'
import { readableDocument } from './store.ts'
import type { ReadableRow } from './store.ts'
import { readerOf } from './upload.ts'

const notFoundError = () => httpError('MINATO-4004', { message: 'There is no such document' })
const damagedError = () =>
  httpError('MINATO-4004', {
    message: 'This document is damaged and cannot be read any more; please have it sent again',
  })

/**
 * Sends a document's file, or a range of it, to a party of its inquiry; 404 for other callers. Always as an
 * uncached download of its own type, never inline (threat U06, C06).
 */
export async function sendContent(
  context: Context,
  {
    tenant,
    identity,
    params,
    request,
    reply,
  }: Pick<RequestContext<typeof getDocumentContent>, 'tenant' | 'identity' | 'params' | 'request' | 'reply'>,
): Promise<void> {
  const [row] = await context.db.read<ReadableRow>(tenant, readableDocument(tenant, params.id, readerOf(identity)))
  if (!row) throw notFoundError()
  const { size } = row
  const etag = `"${row.sha256.toString('base64url')}"`
  const { range, 'if-range': ifRange } = request.headers
  const isHead = request.method === 'HEAD'
  const part = isHead ? 'whole' : parseRange(size, etag, { range, ifRange: ifRange?.toString() })
  void reply.header('accept-ranges', 'bytes').header('cache-control', 'no-store')
  if (part === 'none') {
    void reply.header('content-range', `bytes */${size}`)
    throw genericError(416, 'The document has no such bytes')
  }
  const bytes = part === 'whole' ? { start: 0, end: size - 1 } : part
  const file = isHead ? Readable.from([]) : await openContent(context, tenant, row, part === 'whole' ? undefined : part)
  setContentHeaders(reply, row, etag)
  void reply.header('content-length', bytes.end - bytes.start + 1)
  if (part !== 'whole') void reply.code(206).header('content-range', `bytes ${bytes.start}-${bytes.end}/${size}`)
  await reply.send(file)
}

function setContentHeaders(reply: FastifyReply, { type, name }: ReadableRow, etag: string): void {
  void reply
    .header('etag', etag)
    .header('content-disposition', attachmentOf(cleanFileName(name ?? undefined, type as DocumentType)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .type(type)
}

/** Verifies the hash before sending a whole file, so that no altered file is sent. */
async function openContent(
  { files, log }: Context,
  tenant: string,
  { id, size, sha256 }: ReadableRow,
  part: { start: number; end: number } | undefined,
): Promise<Readable> {
  const key = keyOf(tenant, id)
  if (!part) {
    const found = await files.get(key)
    const hash = createHash('sha256')
    if (found) for await (const chunk of found.stream as AsyncIterable<Buffer>) hash.update(chunk)
    if (found && hash.digest().equals(sha256)) return (await files.get(key))?.stream ?? contentMissing()
    return contentMissing(found ? 'is not what was kept' : 'is missing')
  }
  const file = await files.get(key, part).catch((error: unknown) => {
    // The file is shorter than it was.
    if (error instanceof RangeError) return undefined
    throw error
  })
  return file?.size === size ? file.stream : contentMissing('is not what was kept')

  function contentMissing(reason = 'went away'): never {
    log.error({ key, why: reason }, 'the file of a document cannot be sent')
    throw damagedError()
  }
}
