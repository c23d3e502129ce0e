import type { ShippingDocument } from '@minato/contract/enumerations'
import type { DocumentChecklist } from '@minato/contract/document-checklist-shapes'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import { documentsFor } from '@minato/domain/arrival-verdict'
import { actionError } from '@minato/domain/inquiry-actions'
import { checklistEntry, checklistKinds, USUAL_DOCUMENTS } from '@minato/domain/document-checklist'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import { dayInJapan } from '@minato/domain/moments'
import type { Context } from '../../context.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { rulesOfCountry } from '../import-rules/service.ts'
import type { RunQuery } from '../users/people-lookup/service.ts'
import { verdictCarOf } from '../vehicles/service.ts'

type Shown = NonNullable<DocumentChecklist['lines'][number]['document']>

/** The checklist of an inquiry (TRU-11) by the import rules in force today; null before the purchase is confirmed. */
export async function checklistView(
  context: Context,
  runQuery: RunQuery,
  tenant: string,
  state: InquirySnapshot,
  {
    car,
    papers,
    document,
    now,
  }: {
    car: VehicleReply | undefined
    papers: Inquiry['papers']
    document: (id: string) => Shown
    now: string
  },
): Promise<DocumentChecklist | null> {
  if (!isChecklistKept(state)) return null
  const db = { ...context.db, read: <Row>(_: string, statement: Statement) => runQuery<Row>(statement) }
  const country = state.finalDestination
  const rules = await rulesOfCountry({ db }, tenant, country)
  const { documents, inspectionBodies } = documentsFor(rules, verdictCarOf(car), dayInJapan(now))
  const required: ShippingDocument[] = [
    ...(documents ?? USUAL_DOCUMENTS),
    ...(documents === null && inspectionBodies?.length ? (['INSPECTION_CERTIFICATE'] as const) : []),
    // A buyer who pays for insurance gets its certificate.
    ...(state.amounts.warranty === null ? [] : (['INSURANCE_CERTIFICATE'] as const)),
  ]
  const finalInvoice = papers.find(({ id }) => id === state.finalInvoiceId)?.document
  return {
    country,
    isOnFile: documents !== null,
    lines: checklistKinds(state, required).map((kind) => {
      const { state: reached, documentId, ...sent } = checklistEntry(state, kind)
      return {
        kind,
        state: reached,
        document: documentId ? document(documentId) : kind === 'INVOICE' ? (finalInvoice ?? null) : null,
        inspectionBodies: kind === 'INSPECTION_CERTIFICATE' ? (inspectionBodies ?? []) : [],
        courier: sent.courier ?? null,
        trackingNumber: sent.trackingNumber ?? null,
        sentOn: sent.sentOn ?? null,
        receivedAt: sent.receivedAt ?? null,
      }
    }),
  }
}

const isChecklistKept = (state: InquirySnapshot): boolean =>
  actionError('markDocuments', { ...state, isArchived: false }) === null
