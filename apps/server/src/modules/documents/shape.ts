import type { Document } from '@minato/contract/documents'
import type { DocumentType } from '@minato/contract/enumerations'
import type { DocumentRow } from './store.ts'

/** Where a document's file lies; every tenant's below its own name. */
export const keyOf = (tenant: string, id: string): string => `${tenant}/documents/${id.slice(0, 2)}/${id}`

/** A document as it is answered. */
export const documentOf = (row: DocumentRow): Document => ({
  id: row.id,
  type: row.type as DocumentType,
  name: row.name ?? '',
  createdAt: row.createdAt,
  size: row.size,
})
