import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { codeInGroups } from '@minato/contract/document-checks'
import { linesOf } from '@minato/domain/inquiry-amounts'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import { compareDocumentLines } from '@minato/domain/document-lines'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import { documentsShown, goneDocument } from '../event-log/attached-documents.ts'
import { issuedDocumentsOf } from './invoices-store.ts'
import type { IssuedDocumentRow } from './invoices-store.ts'

type Invoice = NonNullable<Inquiry['invoice']>
type Comparison = Invoice['comparison']

/**
 * An inquiry's documents for both parties, the differences of proforma and final invoice, and the account to
 * pay to.
 */
export async function documentViews(
  runQuery: RunQuery,
  tenant: string,
  inquiryId: string,
  state: InquirySnapshot,
): Promise<{ papers: Inquiry['papers']; comparison: Comparison; bank: Invoice['bank'] }> {
  const rows = await runQuery<IssuedDocumentRow>(issuedDocumentsOf(tenant, inquiryId))
  const ids = rows.map(({ documentId }) => documentId)
  const documents = await documentsShown(runQuery, tenant, ids)
  const papers = rows.map(({ id, kind, number, state: end, total, issuedAt, code, documentId }) => ({
    id,
    kind,
    number,
    state: end ?? ('VALID' as const),
    total,
    issuedAt,
    code: codeInGroups(code),
    document: documents.get(documentId) ?? goneDocument(documentId),
  }))
  const { invoice } = state
  const bank = (invoice?.state === 'ISSUED' && rows.find(({ id }) => id === invoice.id)?.bank) || null
  return { papers, comparison: comparisonOf(rows, state), bank }
}

function comparisonOf(rows: readonly IssuedDocumentRow[], state: InquirySnapshot): Comparison {
  const proforma = rows.find(({ id }) => id === state.invoice?.id)
  if (!proforma) return null
  const final = rows.findLast(({ kind }) => kind === 'FINAL')
  return { isFinal: final !== undefined, ...compareDocumentLines(proforma.lines, final?.lines ?? linesOf(state)) }
}
