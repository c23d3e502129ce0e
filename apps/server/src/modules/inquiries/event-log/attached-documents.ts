import type { z } from 'zod'
import type { InquiryDocument } from '@minato/contract/document-checklist-shapes'
import type { Transaction } from '../../../platform/database/database.ts'
import { attachDocuments, documentViews } from '../../documents/service.ts'
import type { DocumentRole } from '../../documents/service.ts'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import type { LockedInquiry } from './service.ts'

type ShownDocument = z.output<typeof InquiryDocument>

/** A removed document keeps its id only. */
export const goneDocument = (id: string): ShownDocument => ({ id, type: null, name: null, createdAt: null, size: null })

/** The documents of an inquiry by id, as both parties see them. */
export async function documentsShown(
  runQuery: RunQuery,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, ShownDocument>> {
  const documents = await documentViews(runQuery, tenant, ids)
  return new Map(ids.map((id) => [id, documents.get(id) ?? goneDocument(id)]))
}

/**
 * @throws MINATO-1008 at `path` for a document that the caller did not upload for this inquiry, or
 * that is used already
 */
export const attachToInquiry = (
  tx: Transaction,
  inquiry: LockedInquiry,
  ids: readonly string[],
  role: DocumentRole,
  path: string,
): Promise<void> => attachDocuments(tx, inquiry.id, ids, { role, path })
