import { randomUUID } from 'node:crypto'
import type { Document } from '@minato/contract/documents'
import type { DocumentType } from '@minato/contract/enumerations'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { currentActor } from '../../platform/auth/actor.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { cleanFileName } from './file-names.ts'
import { documentOf, keyOf } from './document-view.ts'
import * as store from './store.ts'
import type { DocumentRole, DocumentRow } from './store.ts'
import { REMOVE_FILES } from './sweep.ts'

export type { DocumentRole, Side, UploadRow } from './store.ts'
export { readTexts } from './stored-texts.ts'

/**
 * Documents for other modules. A file is written before its row; access is checked when its content is
 * requested.
 */

type RunQuery = <Row>(statement: Statement) => Promise<Row[]>
/** As an inquiry shows it; without the name of a removed user. */
export type DocumentView = Omit<Document, 'name' | 'type'> & { name: string | null; type: string }

/**
 * Stores a generated file as a document of an inquiry: the file first, then its row in the transaction. If the
 * transaction fails, the sweep removes the file. Callers check permission first. `role` 'PAPER' is for invoices
 * and 'RECEIPT' for receipts, which survive the deletion of a user. Call it before the counter is locked where
 * possible: writing a file takes longer than a statement.
 */
export async function storeDocument(
  context: Pick<Context, 'files'>,
  tx: Transaction,
  upload: {
    bytes: Uint8Array
    type: DocumentType
    name: string
    inquiryId: string
    /** Its author; null: the shop itself. */
    personId: string | null
    role: DocumentRole
    /** Its time; an issued document has the time of issue. Defaults to now. */
    at?: string
  },
): Promise<Document> {
  const { bytes, type, name, inquiryId, personId, role, at } = upload
  const id = randomUUID()
  const { size, sha256 } = await context.files.put(keyOf(tx.tenant, id), bytes)
  const madeBy = personId && `person ${personId}`
  const row = { id, type, name: cleanFileName(name, type), size, sha256, madeBy, inquiryId, role, at }
  const [inserted] = await tx.rows<DocumentRow>(store.insertDocument(tx.tenant, row))
  if (!inserted) throw new Error('a document left no row')
  return documentOf(inserted)
}

/** By id, as both parties see them, without deleted ones. */
export async function documentViews(
  runQuery: RunQuery,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, DocumentView>> {
  const uniqueIds = [...new Set(ids)]
  const rows = uniqueIds.length ? await runQuery<DocumentRow>(store.documentsById(tenant, uniqueIds)) : []
  // Names from before the allow list are sanitized too, because pages save files under them.
  return new Map(
    rows.map((row) => [row.id, { ...row, name: row.name && cleanFileName(row.name, row.type as DocumentType) }]),
  )
}

/**
 * Attaches uploaded documents to an inquiry, each once and with one role. The caller holds the inquiry's lock.
 * @throws MINATO-1008 at `path` for a missing, foreign or used document
 */
export async function attachDocuments(
  tx: Transaction,
  inquiryId: string,
  ids: readonly string[],
  { role, path }: { role: DocumentRole; path: string },
): Promise<void> {
  if (!ids.length) return
  const madeBy = currentActor()?.name
  const attached = madeBy ? await tx.rows(store.attach(tx.tenant, ids, { inquiryId, role, madeBy })) : []
  // A document named twice is attached once.
  if (attached.length !== ids.length)
    throw httpError('MINATO-1008', { body: [{ path, message: 'This document does not exist or is used already' }] })
}

/** Uploaded documents of one side of an inquiry with their texts, oldest first. */
export const uploadsIn = (tx: Transaction, inquiryId: string, side: store.Side): Promise<store.UploadRow[]> =>
  tx.rows<store.UploadRow>(store.uploadsOf(tx.tenant, inquiryId, side))

/** Texts of uploaded documents that name the end of a validity, by inquiry. */
export const datedTextsOf = (tx: Transaction, inquiryIds: readonly string[]): Promise<store.DatedText[]> =>
  tx.rows<store.DatedText>(store.datedTexts(tx.tenant, inquiryIds))

/** A user's documents, for the download of personal data. */
export const documentsOf = (tenant: string, personId: string): Statement => store.documentsOfPerson(tenant, personId)

/**
 * Deletes a user's documents: rows at once, files after the transaction. Records of a paid car (proof,
 * receipts, invoices, other documents) and every issued invoice are kept.
 */
export async function removeDocumentsOf(tx: Transaction, personId: string): Promise<void> {
  const removed = await tx.rows<{ id: string }>(store.removeOfPerson(tx.tenant, personId))
  await tx.rows(store.anonymizeSender(tx.tenant, personId))
  if (removed.length) await addJob(tx, REMOVE_FILES, { ids: removed.map(({ id }) => id) })
}
