import type { CheckedDocumentKind } from '@minato/contract/document-checks'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import type { DocumentData } from '../invoices/document-data.ts'

export interface IssuedRow {
  id: string
  documentId: string
  kind: CheckedDocumentKind
  number: string
  facts: DocumentData
  isValid: boolean
}
/** Issued documents of an inquiry, oldest first. */
export const issuedIn = (tenant: string, inquiryId: string): Statement =>
  sql`select p.id, p.document_id as "documentId", p.kind, p.number, p.facts, e.paper_id is null as "isValid"
    from inquiries.paper p left join inquiries.paper_end e on e.tenant_id = p.tenant_id and e.paper_id = p.id
    where p.tenant_id = ${tenant} and p.inquiry_id = ${inquiryId}::uuid order by p.issued_at, p.year, p.no`
