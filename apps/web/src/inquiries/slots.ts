import type { DocumentDifference } from '@minato/contract/document-agreement-shapes'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import agreementSheet from '../styles/agreement.css?url'
import officeSheet from '../styles/office.css?url'
import fieldsSheet from '../styles/office-form.css?url'
import ledgerSheet from '../styles/ledger.css?url'
import proposalsSheet from '../styles/proposals.css?url'
import tableSheet from '../styles/table.css?url'
import inquiriesSheet from '../styles/office-inquiries.css?url'
import { lazyWithPreload } from '../performance/lazy-with-preload.tsx'
import { keepServerHtml } from './keep-server-html.ts'
import { preloadPriceCheck } from './price-check-slot.ts'

/** Back office parts of an inquiry's page, loaded for managers only. */

export interface ActionsSlot {
  inquiry: Inquiry
  /** Shows the reply of a call. */
  onChanged(inquiry: Inquiry): void
  /** Reloads it after a call with another reply. */
  reload(): Promise<void>
}
export interface ComposerSlot {
  inquiry: Inquiry
  /** Inserts a text at the cursor. */
  insert(text: string): void
}
export interface AgreementSlot {
  inquiry: Inquiry
}
export interface DifferencesSlot {
  differences: readonly DocumentDifference[]
  /** Continues with a reason; the form shows an error that it throws. */
  onAccept(reason: string): Promise<void>
  onClose(): void
}

const actions = lazyWithPreload<ActionsSlot>(
  async () => (await import('../backoffice/inquiries/actions/manager-actions.tsx')).ManagerActions,
  import.meta.env.SSR ? [officeSheet, fieldsSheet, tableSheet, inquiriesSheet] : [],
)
const agreement = lazyWithPreload<AgreementSlot>(
  async () => (await import('../backoffice/inquiries/agreement/document-agreement.tsx')).DocumentAgreement,
  import.meta.env.SSR ? [agreementSheet] : [],
)
const differences = lazyWithPreload<DifferencesSlot>(
  async () => (await import('../backoffice/inquiries/agreement/differences-dialog.tsx')).DifferencesDialog,
)
const consigneeChange = lazyWithPreload<ActionsSlot>(
  async () => (await import('../backoffice/inquiries/consignee/consignee-change.tsx')).ConsigneeChange,
  import.meta.env.SSR ? [proposalsSheet] : [],
)
const ledger = lazyWithPreload<ActionsSlot>(
  async () => (await import('../backoffice/inquiries/ledger/ledger-panel.tsx')).LedgerPanel,
  import.meta.env.SSR ? [ledgerSheet] : [],
)
const checklist = lazyWithPreload<ActionsSlot>(
  async () => (await import('../backoffice/inquiries/checklist/checklist-actions.tsx')).ChecklistActions,
)
const composer = lazyWithPreload<ComposerSlot>(
  async () => (await import('../backoffice/inquiries/composer-tools.tsx')).ComposerTools,
)

export const ManagerActionsPart = keepServerHtml(actions)
export const ConsigneeChangePart = keepServerHtml(consigneeChange)
export const LedgerPart = keepServerHtml(ledger)
export const ChecklistActionsPart = keepServerHtml(checklist)
export const ComposerToolsPart = keepServerHtml(composer)
export const DocumentAgreementPart = keepServerHtml(agreement)
export const DifferencesDialogPart = differences.Part
export const preloadSlots = async (): Promise<void> =>
  void (await Promise.all([
    actions.preload(),
    consigneeChange.preload(),
    ledger.preload(),
    checklist.preload(),
    composer.preload(),
    preloadPriceCheck(),
    agreement.preload(),
    differences.preload(),
  ]))
