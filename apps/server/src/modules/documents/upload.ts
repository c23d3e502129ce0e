import { randomUUID } from 'node:crypto'
import type { Document, uploadDocument } from '@minato/contract/documents'
import type { Context, Identity } from '../../context.ts'
import { actorName } from '../../platform/auth/actor.ts'
import { createAttempt } from '../../platform/rate-limit/counters.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { HttpError, httpError, genericError } from '../../platform/http/http-error.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { cleanFileName } from './file-names.ts'
import { claimedType, storeReceived } from './receive.ts'
import { documentOf, keyOf } from './document-view.ts'
import { countWaiting, inquiryOfReader, insertDocument, lockSender } from './store.ts'
import type { DocumentRow, NewDocument, DocumentReader } from './store.ts'

/** Limit of unattached documents per sender (threat U07); the oldest is deleted after a day. */
const WAITING_LIMIT = 30

export const readerOf = (identity: Identity | undefined): DocumentReader => {
  if (!identity) throw genericError(401)
  return {
    madeBy: actorName(identity),
    personId: identity.kind === 'person' ? identity.userId : null,
    isManager: identity.roles.includes('SALES_MANAGER'),
  }
}

/**
 * Stores a file, then its row. If the row is rejected, the file is deleted at once; after an uncertain end the
 * sweep deletes it.
 */
export async function receiveDocument(
  context: Context,
  {
    tenant,
    identity,
    query,
    request,
    withIdempotency,
  }: Pick<RequestContext<typeof uploadDocument>, 'tenant' | 'identity' | 'query' | 'request' | 'withIdempotency'>,
): Promise<Document> {
  const { db, files } = context
  const reader = readerOf(identity)
  const { inquiryId = null } = query
  // Checked before the first byte is read.
  const type = claimedType(request)
  if (inquiryId !== null && !(await db.read(tenant, inquiryOfReader(tenant, inquiryId, reader))).length)
    throw httpError('MINATO-4004', { message: 'There is no such inquiry' })
  const attempt = createAttempt(context, 'document-account', `${tenant} ${reader.madeBy}`)
  if (!reader.isManager) await attempt.prepare()
  const id = randomUUID()
  const key = keyOf(tenant, id)
  const name = cleanFileName(query.name, type)
  const { size, sha256 } = await storeReceived(context, request, { key, type, name })
  const row = {
    id,
    type,
    name,
    size,
    sha256,
    madeBy: reader.madeBy,
    inquiryId,
    role: null,
  }
  const removeStoredFile = (): Promise<unknown> =>
    files
      .remove(key)
      .catch((error: unknown) => context.log.warn({ err: error, key }, 'file not deleted, left to the sweep'))
  try {
    const document = await withIdempotency((tx) => insertRow(tx, row, reader), {
      // The idempotency key covers the content by its hash; the bytes are not in memory.
      file: Buffer.from(`${type} ${sha256}`),
      prepare: () => Promise.resolve(undefined),
      onRepeat: attempt.onRepeat,
    })
    // A repeated call: the file is already stored, so return the same answer.
    if (document.id !== id) await removeStoredFile()
    return document
  } catch (error) {
    // After any other error the row may exist; without one the sweep deletes the file.
    if (error instanceof HttpError && error.reply.status < 500) await removeStoredFile()
    throw error
  }
}

async function insertRow(tx: Transaction, row: NewDocument, { madeBy }: DocumentReader): Promise<Document> {
  await tx.rows(lockSender(tx.tenant, madeBy))
  const [waiting] = await tx.rows<{ number: number }>(countWaiting(tx.tenant, madeBy))
  if (Number(waiting?.number) >= WAITING_LIMIT)
    throw genericError(413, 'Too many of your documents are in no inquiry yet: use them first, or wait a day')
  const [inserted] = await tx.rows<DocumentRow>(insertDocument(tx.tenant, row))
  if (!inserted) throw new Error('a document left no row')
  return documentOf(inserted)
}
