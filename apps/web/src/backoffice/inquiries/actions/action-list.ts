import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { DealActionsTexts } from '../../../messages/deal-actions-en.ts'
import { objectionWords } from '../deal-refusals.ts'

/** What a manager can do with a deal, by the names of their words. */
export type ManagersAction = keyof DealActionsTexts['actions']

/** The domain's rule that stands behind each; those without one may always be done. */
const RULES: Partial<Record<ManagersAction, string>> = {
  generateInvoice: 'generateInvoice',
  issueInvoice: 'issueInvoice',
  cancelInvoice: 'cancelInvoice',
  acceptProof: 'refuseProof',
  confirmPurchase: 'confirmPurchase',
  receipt: 'addReceipt',
  extraDocument: 'addExtraDocument',
  setShipping: 'setShipping',
  finalInvoice: 'finalInvoice',
  reserve: 'reserve',
  cancelReservation: 'cancelReservation',
  answerOffer: 'answerOffer',
  offer: 'offer',
  handOver: 'handOver',
  process: 'process',
  archive: 'archive',
  restore: 'restore',
  reopen: 'reopen',
  edit: 'edit',
}

/** In the order of a deal; what only makes sense in one state stands there in that state alone. */
export function actionsOf(inquiry: Inquiry): ManagersAction[] {
  const { reservation, isArchived, outcome, invoice, proof, status } = inquiry
  const isOver = outcome !== null || status === 'SALE_FINALIZED'
  return [
    'edit',
    'generateInvoice',
    ...(invoice?.state === 'DRAFT' ? (['previewInvoice', 'issueInvoice'] as const) : []),
    ...(invoice?.state === 'ISSUED' ? (['cancelInvoice'] as const) : []),
    reservation ? 'cancelReservation' : 'reserve',
    'offer',
    ...(proof?.state === 'WAITING' ? (['acceptProof'] as const) : []),
    'confirmPurchase',
    'receipt',
    'extraDocument',
    'setShipping',
    'finalInvoice',
    'process',
    'handOver',
    ...(isOver && !outcome ? [] : outcome ? (['reopen'] as const) : (['end'] as const)),
    isArchived ? 'restore' : 'archive',
  ]
}

/** Why it may not be done now, in the reader's words; null where it may. */
export function reasonAgainst(inquiry: Inquiry, action: ManagersAction, t: DealActionsTexts): string | null {
  const { objections } = inquiry
  const codes =
    action === 'end'
      ? ['lose', 'markUnpaid', 'refund'].map((rule) => objections[rule] ?? null)
      : [objections[RULES[action] ?? ''] ?? null]
  const [first] = codes
  return first && codes.every((code) => code !== null) ? objectionWords(t, first) : null
}

const BY_NEXT_STEP: Record<string, ManagersAction> = {
  REPLY: 'reply',
  ANSWER_OFFER: 'answerOffer',
  ANSWER_PROOF: 'acceptProof',
  CONFIRM_PURCHASE: 'confirmPurchase',
  SET_SHIPPING: 'setShipping',
  ISSUE_FINAL_INVOICE: 'finalInvoice',
}

/** The one next step of ours, where there is one: a drafted proforma is issued, without one it is drawn up. */
export function primaryOf({ nextStep, isArchived, invoice }: Inquiry): ManagersAction | null {
  if (isArchived) return 'restore'
  if (nextStep?.who !== 'SELLER') return null
  if (nextStep.what === 'ISSUE_INVOICE') return invoice?.state === 'DRAFT' ? 'issueInvoice' : 'generateInvoice'
  return BY_NEXT_STEP[nextStep.what] ?? null
}

/** The paper or step that moves the deal on, where the next step is another: beside it, not in the menu. */
export function secondaryOf(inquiry: Inquiry): ManagersAction | null {
  const { status, invoice, shippingData, objections } = inquiry
  const found: ManagersAction | null =
    status === 'NEGOTIATION'
      ? invoice?.state === 'DRAFT'
        ? 'issueInvoice'
        : 'generateInvoice'
      : status === 'PAYMENT_PROOF'
        ? 'confirmPurchase'
        : status === 'PURCHASE_CONFIRMED'
          ? shippingData
            ? 'finalInvoice'
            : 'setShipping'
          : null
  return found && found !== primaryOf(inquiry) && !objections[RULES[found] ?? ''] ? found : null
}
