import type { Document } from '@minato/contract/documents'
import type { DocumentType } from '@minato/contract/enumerations'
import type { DocumentRow } from './store.ts'

/** The key of a document's file, under its tenant's prefix. */
export const keyOf = (tenant: string, id: string): string => `${tenant}/documents/${id.slice(0, 2)}/${id}`

/** A document as part of a reply. */
export const documentOf = (row: DocumentRow): Document => ({
  id: row.id,
  type: row.type as DocumentType,
  name: row.name ?? '',
  createdAt: row.createdAt,
  size: row.size,
})
