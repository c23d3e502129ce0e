import type { ChecklistAction, ChecklistState, ShippingDocument } from '@minato/contract/enumerations'
import { SHIPPING_DOCUMENTS } from '@minato/contract/inquiry-enumerations'
import type { ActionErrorCode } from './inquiry-actions.ts'
import type { DocumentMarks } from './inquiry-events.ts'
import type { InquirySnapshot } from './inquiries.ts'

/** The documents that the buyer of an inquiry needs, and the state of each (TRU-11). */

export interface ChecklistEntry {
  state: ChecklistState
  /** Null if it is missing, and for the final invoice issued in the inquiry. */
  documentId: string | null
  courier?: string
  trackingNumber?: string
  /** YYYY-MM-DD. */
  sentOn?: string
  receivedAt?: string
}
export type Checklist = Partial<Record<ShippingDocument, ChecklistEntry>>
type Marked = Pick<InquirySnapshot, 'checklist' | 'finalInvoiceId'>

/** The documents of any export, for countries without a list on file. */
export const USUAL_DOCUMENTS: readonly ShippingDocument[] = [
  'INVOICE',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'EXPORT_CERTIFICATE_TRANSLATION',
]

/** The final invoice counts as uploaded and checked once it is issued. */
const isIssuedHere = ({ finalInvoiceId }: Marked, kind: ShippingDocument): boolean =>
  kind === 'INVOICE' && finalInvoiceId !== null

export function checklistEntry(inquiry: Marked, kind: ShippingDocument): ChecklistEntry {
  const entry = inquiry.checklist?.[kind] ?? { state: 'MISSING', documentId: null }
  return isIssuedHere(inquiry, kind)
    ? isOnItsWay(entry)
      ? entry
      : { ...entry, documentId: null, state: 'CHECKED' }
    : entry
}
const isOnItsWay = ({ state }: ChecklistEntry): boolean => state === 'SENT' || state === 'RECEIVED'

/** The kinds on a checklist: required ones, and others that have a document. */
export const checklistKinds = (inquiry: Marked, required: readonly ShippingDocument[]): ShippingDocument[] =>
  SHIPPING_DOCUMENTS.filter((kind) => required.includes(kind) || checklistEntry(inquiry, kind).state !== 'MISSING')

interface Step {
  /** The next state, by current state. */
  to: Partial<Record<ChecklistState, ChecklistState>>
  /** The error for other current states; DOCUMENT_DONE by default. */
  unless: Partial<Record<ChecklistState, ActionErrorCode>>
}
const STEPS: Record<ChecklistAction, Step> = {
  ASSIGN: { to: { MISSING: 'UPLOADED', UPLOADED: 'UPLOADED' }, unless: {} },
  CHECK: { to: { UPLOADED: 'CHECKED' }, unless: { MISSING: 'DOCUMENT_MISSING' } },
  SEND: { to: { CHECKED: 'SENT' }, unless: { MISSING: 'DOCUMENT_MISSING', UPLOADED: 'DOCUMENT_UNCHECKED' } },
  RECEIVE: {
    to: { SENT: 'RECEIVED' },
    unless: { MISSING: 'DOCUMENT_NOT_SENT', UPLOADED: 'DOCUMENT_NOT_SENT', CHECKED: 'DOCUMENT_NOT_SENT' },
  },
  UNDO: {
    to: { UPLOADED: 'MISSING', CHECKED: 'UPLOADED', SENT: 'CHECKED', RECEIVED: 'SENT' },
    unless: { MISSING: 'DOCUMENT_MISSING' },
  },
}

/** The error code of an action that a document does not allow now, or null. */
export function checklistError(
  inquiry: Marked,
  action: ChecklistAction,
  kind: ShippingDocument,
): ActionErrorCode | null {
  const entry = checklistEntry(inquiry, kind)
  if (isIssuedHere(inquiry, kind) && !isOnItsWay(entry) && ['ASSIGN', 'CHECK', 'UNDO'].includes(action))
    return 'DOCUMENT_ISSUED'
  const { to, unless } = STEPS[action]
  return to[entry.state] ? null : (unless[entry.state] ?? 'DOCUMENT_DONE')
}

/** The checklist after an action; documents that do not allow it are unchanged. */
export function applyMarks(inquiry: Marked, { action, kinds, ...facts }: DocumentMarks, at: string): Checklist {
  const checklist = { ...inquiry.checklist }
  for (const kind of kinds) {
    const entry = checklistEntry(inquiry, kind)
    const state = checklistError(inquiry, action, kind) ? undefined : STEPS[action].to[entry.state]
    if (state) checklist[kind] = nextEntry(entry, state, facts, at)
  }
  return checklist
}

type Facts = Omit<DocumentMarks, 'action' | 'kinds'>
function nextEntry(entry: ChecklistEntry, state: ChecklistState, facts: Facts, at: string): ChecklistEntry {
  const documentId = state === 'MISSING' ? null : (facts.documentId ?? entry.documentId)
  if (!isOnItsWay({ ...entry, state })) return { state, documentId }
  const { receivedAt: _, ...sent } = { ...entry, ...facts, state, documentId }
  return state === 'RECEIVED' ? { ...sent, receivedAt: at } : sent
}
