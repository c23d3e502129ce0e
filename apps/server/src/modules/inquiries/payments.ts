import type { ShippingDocument } from '@minato/contract/enumerations'
import { actionErrorFor } from '@minato/domain/inquiry-actions'
import { checklistEntry } from '@minato/domain/document-checklist'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { genericError } from '../../platform/http/http-error.ts'
import { assertShareable } from './agreement/assert-documents-agree.ts'
import { assertMarkable } from './document-checklist.ts'
import { attachToInquiry } from './event-log/attached-documents.ts'
import { appendEvent, actionNotAllowed, assertAllowed, sideOf } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'

/**
 * Payments of an inquiry (INQ-07). Adding a document that is there already has no effect, so a
 * double click or a retry gets the current state.
 */

/** Minimum time to send another proof after a rejection. */
const GRACE_MS = 48 * 3_600_000

/** Only the buyer submits a proof: a manager is a party too, but must not pay in the buyer's name. */
export async function submitProof(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  documentId: string,
): Promise<LockedInquiry> {
  if (identity?.userId !== inquiry.state.ownerId) throw genericError(403)
  const { proof } = inquiry.state
  // A rejected document cannot be submitted again.
  if (proof?.documentId === documentId && proof.state !== 'REFUSED') return inquiry
  assertAllowed('submitProof', inquiry)
  await attachToInquiry(tx, inquiry, [documentId], 'PROOF', 'documentId')
  return appendEvent(context, tx, inquiry, 'PROOF_SUBMITTED', { documentId })
}

export function acceptProof(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  lookedAt: string | undefined,
): Promise<LockedInquiry> {
  assertAllowed('acceptProof', inquiry)
  return appendEvent(context, tx, inquiry, 'PROOF_ACCEPTED', { documentId: waiting(inquiry, lookedAt) })
}

export function rejectProof(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  lookedAt: string | undefined,
  reason: string,
): Promise<LockedInquiry> {
  assertAllowed('refuseProof', inquiry)
  const until = graceOf(inquiry)
  const data = { documentId: waiting(inquiry, lookedAt), ...(until && { until }) }
  return appendEvent(context, tx, inquiry, 'PROOF_REFUSED', data, { reason })
}

/** The proforma may have expired while a proof waited: the buyer gets time for another one. */
function graceOf({ state: { status, invoice }, now }: LockedInquiry): string | null {
  if (status !== 'INVOICE_ISSUED' || invoice?.state !== 'ISSUED') return null
  const until = new Date(Date.parse(now) + GRACE_MS).toISOString()
  return until > (invoice.graceUntil ?? invoice.validUntil) ? until : null
}

/** The answer must name the proof that the manager has seen. */
function waiting({ state }: LockedInquiry, lookedAt: string | undefined): string {
  const documentId = state.proof?.documentId ?? ''
  if (lookedAt !== undefined && lookedAt !== documentId) throw actionNotAllowed(actionErrorFor('NO_PROOF'))
  return documentId
}

export async function addReceipt(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  documentId: string,
  reason?: string,
): Promise<LockedInquiry> {
  if (inquiry.state.receipts.includes(documentId)) return inquiry
  assertAllowed('addReceipt', inquiry)
  await attachToInquiry(tx, inquiry, [documentId], 'RECEIPT', 'receiptId')
  const agreed = await assertShareable(context, tx, inquiry, [documentId], reason)
  return appendEvent(context, tx, agreed, 'RECEIPT_ADDED', { documentId })
}

interface AddedDocument {
  /** The reason to send it although documents differ. */
  acceptDifferencesReason?: string | undefined
  /** The line of the document checklist that it belongs to. */
  kind?: ShippingDocument | undefined
}
export async function addExtraDocument(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  documentId: string,
  { acceptDifferencesReason: reason, kind }: AddedDocument = {},
): Promise<LockedInquiry> {
  if (inquiry.state.extraDocuments.includes(documentId)) return inquiry
  const by = sideOf(identity, inquiry)
  assertAllowed('addExtraDocument', inquiry, { by })
  if (kind) {
    assertAllowed('markDocuments', inquiry, { by })
    assertMarkable(inquiry, 'ASSIGN', [kind])
    // Only the dealer may replace a document.
    if (by === 'BUYER' && checklistEntry(inquiry.state, kind).state !== 'MISSING')
      throw actionNotAllowed(actionErrorFor('DOCUMENT_DONE'))
  }
  await attachToInquiry(tx, inquiry, [documentId], 'EXTRA', 'extraDocumentId')
  const agreed = by === 'BUYER' ? inquiry : await assertShareable(context, tx, inquiry, [documentId], reason)
  return appendEvent(context, tx, agreed, 'EXTRA_DOCUMENT_ADDED', { documentId, ...(kind && { kind }) })
}
