import type { ChecklistAction, ChecklistState, ShippingDocument } from '@minato/contract/enumerations'
import { SHIPPING_DOCUMENTS } from '@minato/contract/inquiry-enumerations'
import type { ActionErrorCode } from './deal-actions.ts'
import type { DocumentMarks } from './deal-events.ts'
import type { DealState } from './inquiries.ts'

/** The documents that the buyer of an inquiry needs, and how far each is (TRU-11). */

export interface ChecklistEntry {
  state: ChecklistState
  /** Null where it is missing, and for the invoice that is issued here. */
  documentId: string | null
  courier?: string
  trackingNumber?: string
  /** YYYY-MM-DD. */
  sentOn?: string
  receivedAt?: string
}
export type Checklist = Partial<Record<ShippingDocument, ChecklistEntry>>
type Marked = Pick<DealState, 'checklist' | 'finalInvoiceId'>

/** The documents of any export where no list is on file for the country. */
export const USUAL_DOCUMENTS: readonly ShippingDocument[] = [
  'INVOICE',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'EXPORT_CERTIFICATE_TRANSLATION',
]

/** The final invoice counts as uploaded and checked once it is issued. */
const isIssuedHere = ({ finalInvoiceId }: Marked, kind: ShippingDocument): boolean =>
  kind === 'INVOICE' && finalInvoiceId !== null

export function checklistEntry(deal: Marked, kind: ShippingDocument): ChecklistEntry {
  const entry = deal.checklist?.[kind] ?? { state: 'MISSING', documentId: null }
  return isIssuedHere(deal, kind)
    ? isOnItsWay(entry)
      ? entry
      : { ...entry, documentId: null, state: 'CHECKED' }
    : entry
}
const isOnItsWay = ({ state }: ChecklistEntry): boolean => state === 'SENT' || state === 'RECEIVED'

/** The kinds on a checklist: the required ones, and those that have a document although they are not required. */
export const checklistKinds = (deal: Marked, required: readonly ShippingDocument[]): ShippingDocument[] =>
  SHIPPING_DOCUMENTS.filter((kind) => required.includes(kind) || checklistEntry(deal, kind).state !== 'MISSING')

interface Step {
  /** The state that each one leads to. */
  to: Partial<Record<ChecklistState, ChecklistState>>
  /** Why not from the others; DOCUMENT_DONE where nothing is said. */
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

/** Why a step of a document makes no sense now, or null. */
export function checklistError(deal: Marked, action: ChecklistAction, kind: ShippingDocument): ActionErrorCode | null {
  const entry = checklistEntry(deal, kind)
  if (isIssuedHere(deal, kind) && !isOnItsWay(entry) && ['ASSIGN', 'CHECK', 'UNDO'].includes(action))
    return 'DOCUMENT_ISSUED'
  const { to, unless } = STEPS[action]
  return to[entry.state] ? null : (unless[entry.state] ?? 'DOCUMENT_DONE')
}

/** The checklist after a step; documents that the step makes no sense for stay as they are. */
export function applyMarks(deal: Marked, { action, kinds, ...facts }: DocumentMarks, at: string): Checklist {
  const checklist = { ...deal.checklist }
  for (const kind of kinds) {
    const entry = checklistEntry(deal, kind)
    const state = checklistError(deal, action, kind) ? undefined : STEPS[action].to[entry.state]
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
