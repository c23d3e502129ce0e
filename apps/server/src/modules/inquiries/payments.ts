import type { ShippingDocument } from '@minato/contract/enumerations'
import { actionErrorFor } from '@minato/domain/deal-actions'
import { checklistEntry } from '@minato/domain/document-checklist'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { genericError } from '../../platform/http/http-error.ts'
import { assertShareable } from './agreement/assert-documents-agree.ts'
import { assertMarkable } from './document-checklist.ts'
import { putIntoDeal } from './event-log/attached-documents.ts'
import { appendEvent, actionNotAllowed, assertAllowed, sideOf } from './event-log/service.ts'
import type { LockedDeal } from './event-log/service.ts'

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
  deal: LockedDeal,
  identity: Identity | undefined,
  documentId: string,
): Promise<LockedDeal> {
  if (identity?.userId !== deal.state.ownerId) throw genericError(403)
  const { proof } = deal.state
  // A rejected document cannot be submitted again.
  if (proof?.documentId === documentId && proof.state !== 'REFUSED') return deal
  assertAllowed('submitProof', deal)
  await putIntoDeal(tx, deal, [documentId], 'PROOF', 'documentId')
  return appendEvent(context, tx, deal, 'PROOF_SUBMITTED', { documentId })
}

export function acceptProof(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  lookedAt: string | undefined,
): Promise<LockedDeal> {
  assertAllowed('acceptProof', deal)
  return appendEvent(context, tx, deal, 'PROOF_ACCEPTED', { documentId: waiting(deal, lookedAt) })
}

export function rejectProof(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  lookedAt: string | undefined,
  reason: string,
): Promise<LockedDeal> {
  assertAllowed('refuseProof', deal)
  const until = graceOf(deal)
  const data = { documentId: waiting(deal, lookedAt), ...(until && { until }) }
  return appendEvent(context, tx, deal, 'PROOF_REFUSED', data, { reason })
}

/** The proforma may have expired while a proof waited: the buyer gets time for another one. */
function graceOf({ state: { status, invoice }, now }: LockedDeal): string | null {
  if (status !== 'INVOICE_ISSUED' || invoice?.state !== 'ISSUED') return null
  const until = new Date(Date.parse(now) + GRACE_MS).toISOString()
  return until > (invoice.graceUntil ?? invoice.validUntil) ? until : null
}

/** The answer must name the proof that the manager has seen. */
function waiting({ state }: LockedDeal, lookedAt: string | undefined): string {
  const documentId = state.proof?.documentId ?? ''
  if (lookedAt !== undefined && lookedAt !== documentId) throw actionNotAllowed(actionErrorFor('NO_PROOF'))
  return documentId
}

export async function addReceipt(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  documentId: string,
  reason?: string,
): Promise<LockedDeal> {
  if (deal.state.receipts.includes(documentId)) return deal
  assertAllowed('addReceipt', deal)
  await putIntoDeal(tx, deal, [documentId], 'RECEIPT', 'receiptId')
  const agreed = await assertShareable(context, tx, deal, [documentId], reason)
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
  deal: LockedDeal,
  identity: Identity | undefined,
  documentId: string,
  { acceptDifferencesReason: reason, kind }: AddedDocument = {},
): Promise<LockedDeal> {
  if (deal.state.extraDocuments.includes(documentId)) return deal
  const by = sideOf(identity, deal)
  assertAllowed('addExtraDocument', deal, { by })
  if (kind) {
    assertAllowed('markDocuments', deal, { by })
    assertMarkable(deal, 'ASSIGN', [kind])
    // Only the dealer may replace a document.
    if (by === 'BUYER' && checklistEntry(deal.state, kind).state !== 'MISSING')
      throw actionNotAllowed(actionErrorFor('DOCUMENT_DONE'))
  }
  await putIntoDeal(tx, deal, [documentId], 'EXTRA', 'extraDocumentId')
  const agreed = by === 'BUYER' ? deal : await assertShareable(context, tx, deal, [documentId], reason)
  return appendEvent(context, tx, agreed, 'EXTRA_DOCUMENT_ADDED', { documentId, ...(kind && { kind }) })
}
