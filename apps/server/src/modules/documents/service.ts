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
import { documentOf, keyOf } from './shape.ts'
import * as store from './store.ts'
import type { DocumentRole, DocumentRow } from './store.ts'
import { REMOVE_FILES } from './sweep.ts'

export type { DocumentRole } from './store.ts'

/** Documents for the modules that deal with them. The file is there before its row; who may read it is asked at its content. */

type Ask = <Row>(statement: Statement) => Promise<Row[]>
/** As a deal shows it: of a person who was removed there is no name any more. */
export type ShownDocument = Omit<Document, 'name' | 'type'> & { name: string | null; type: string }

/**
 * Keeps a file that we made ourselves, or were given whole, as a paper of a deal: the file first, then its row in the
 * transaction, so that a transaction that fails leaves a file without a row, which the sweep removes. Who may do it is asked
 * before. `role` 'PAPER' is for invoices, and 'RECEIPT' for receipts: what a person's leaving does not take away. To be called
 * before the counter is locked where it can be: writing a file takes longer than a statement.
 */
export async function keepDocument(
  context: Pick<Context, 'files'>,
  tx: Transaction,
  given: {
    bytes: Uint8Array
    type: DocumentType
    name: string
    inquiryId: string
    /** Who made it; null: the shop itself. */
    personId: string | null
    role: DocumentRole
    /** When it came: a paper of ours has the time at which it is issued. Left out: now. */
    at?: string
  },
): Promise<Document> {
  const { bytes, type, name, inquiryId, personId, role, at } = given
  const id = randomUUID()
  const { size, sha256 } = await context.files.put(keyOf(tx.tenant, id), bytes)
  const madeBy = personId && `person ${personId}`
  const row = { id, type, name: cleanFileName(name, type), size, sha256, madeBy, inquiryId, role, at }
  const [kept] = await tx.rows<DocumentRow>(store.insertDocument(tx.tenant, row))
  if (!kept) throw new Error('a document left no row')
  return documentOf(kept)
}

/** By id, as both sides of a deal see them; what was removed is not there. */
export async function documentsShown(
  ask: Ask,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, ShownDocument>> {
  const asked = [...new Set(ids)]
  const rows = asked.length ? await ask<DocumentRow>(store.documentsById(tenant, asked)) : []
  // Names of documents that were kept before the allow list are held to it too: pages save files under them.
  return new Map(
    rows.map((row) => [row.id, { ...row, name: row.name && cleanFileName(row.name, row.type as DocumentType) }]),
  )
}

/**
 * Puts uploaded documents into a deal, each for one role and once, by whoever is at work. Throws 1008 at `path` where one is
 * not there, is another's, was sent for another deal, or is used already. The deal's row is held by the caller.
 */
export async function attachDocuments(
  tx: Transaction,
  inquiryId: string,
  ids: readonly string[],
  { role, path }: { role: DocumentRole; path: string },
): Promise<void> {
  if (!ids.length) return
  const madeBy = currentActor()?.name
  const taken = madeBy ? await tx.rows(store.attach(tx.tenant, ids, { inquiryId, role, madeBy })) : []
  // A document that is named twice is taken once.
  if (taken.length !== ids.length)
    throw httpError('MINATO-1008', { body: [{ path, message: 'There is no such document, or it is used already' }] })
}

/** What is kept of a person in documents, for her download. */
export const documentsOf = (tenant: string, personId: string): Statement => store.documentsOfPerson(tenant, personId)

/**
 * Takes a person's documents away: rows at once, files right after the transaction. What a dealer has to keep of a car that
 * was paid for stays (its proof, receipts, invoices, other papers), and so does every invoice that was ever issued.
 */
export async function removeDocumentsOf(tx: Transaction, personId: string): Promise<void> {
  const gone = await tx.rows<{ id: string }>(store.removeOfPerson(tx.tenant, personId))
  await tx.rows(store.forgetSender(tx.tenant, personId))
  if (gone.length) await addJob(tx, REMOVE_FILES, { ids: gone.map(({ id }) => id) })
}
