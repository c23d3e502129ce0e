import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { InquiryActionsTexts } from '../../../i18n/en/inquiry-actions.ts'
import { actionErrorText } from '../inquiry-errors.ts'

/** A manager's actions on an inquiry, by the keys of their labels. */
export type ManagersAction = keyof InquiryActionsTexts['actions']

/** The domain rule of each action; actions without one are always allowed. */
const RULES: Partial<Record<ManagersAction, string>> = {
  generateInvoice: 'generateInvoice',
  issueInvoice: 'issueInvoice',
  cancelInvoice: 'cancelInvoice',
  acceptProof: 'refuseProof',
  confirmPurchase: 'confirmPurchase',
  receipt: 'addReceipt',
  extraDocument: 'addExtraDocument',
  bookVoyage: 'bookVoyage',
  setShipping: 'setShipping',
  finalInvoice: 'finalInvoice',
  finalizeSale: 'finalizeSale',
  confirmDelivery: 'confirmDelivery',
  reserve: 'reserve',
  cancelReservation: 'cancelReservation',
  answerOffer: 'answerOffer',
  offer: 'offer',
  handOver: 'handOver',
  process: 'process',
  unprocess: 'unprocess',
  archive: 'archive',
  restore: 'restore',
  reopen: 'reopen',
  edit: 'edit',
}

/** In the order of an inquiry; some actions are listed in one state only. */
export function actionsOf(inquiry: Inquiry): ManagersAction[] {
  const { reservation, isArchived, isProcessed, outcome, invoice, hasDraft, proof, status } = inquiry
  const isOver = outcome !== null || status === 'SALE_FINALIZED'
  const all: ManagersAction[] = [
    'edit',
    'generateInvoice',
    ...(hasDraft ? (['previewInvoice', 'issueInvoice'] as const) : []),
    ...(invoice?.state === 'ISSUED' ? (['cancelInvoice'] as const) : []),
    reservation ? 'cancelReservation' : 'reserve',
    'offer',
    ...(proof?.state === 'WAITING' ? (['acceptProof'] as const) : []),
    'confirmPurchase',
    'receipt',
    'extraDocument',
    'bookVoyage',
    'setShipping',
    'finalInvoice',
    'finalizeSale',
    'confirmDelivery',
    isProcessed ? 'unprocess' : 'process',
    'handOver',
    ...(isOver && !outcome ? [] : outcome ? (['reopen'] as const) : (['end'] as const)),
    isArchived ? 'restore' : 'archive',
  ]
  // Actions that are too late forever are hidden.
  return all.filter((action) => !codesAgainst(inquiry, action).every((code) => code === 'TOO_LATE'))
}

const ENDINGS = ['lose', 'markUnpaid', 'refund']
/** The domain's objections to each variant; one null suffices. */
const codesAgainst = ({ objections }: Inquiry, action: ManagersAction): (string | null)[] =>
  (action === 'end' ? ENDINGS : [RULES[action] ?? '']).map((rule) => objections[rule] ?? null)

/** Items that are not allowed now come last, those with the same reason together. */
export const groupByReason = <Item extends { reason: string | null }>(items: readonly Item[]): Item[] => {
  const reasons = [null, ...new Set(items.flatMap(({ reason }) => reason ?? []))]
  return items.toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason))
}

/** Why the action is not allowed now, for the reader; null if it is. */
export function reasonNotAllowed(inquiry: Inquiry, action: ManagersAction, t: InquiryActionsTexts): string | null {
  const codes = codesAgainst(inquiry, action)
  const [first] = codes
  if (!first || codes.includes(null)) return null
  const isUnproved = action === 'confirmPurchase' && first === 'TOO_EARLY' && inquiry.status === 'INVOICE_ISSUED'
  return isUnproved ? t.objections.PROOF_FIRST : actionErrorText(t, first)
}

const BY_NEXT_STEP: Record<string, ManagersAction> = {
  REPLY: 'reply',
  ANSWER_OFFER: 'answerOffer',
  ANSWER_PROOF: 'acceptProof',
  CONFIRM_PURCHASE: 'confirmPurchase',
  SET_SHIPPING: 'setShipping',
  ISSUE_FINAL_INVOICE: 'finalInvoice',
  FINALIZE_SALE: 'finalizeSale',
}

/** Until when another inquiry holds the car; null if a payment holds it; undefined if none does. */
export function heldElsewhere({ reservation, queue, objections }: Inquiry): string | null | undefined {
  if (reservation || !queue || objections['reserve']) return undefined
  if (queue.reservedUntil) return queue.reservedUntil
  // Without a position of its own an inquiry sees the queue only while the car is held.
  return queue.place === null ? null : undefined
}

/** Number of other buyers in the queue. */
export const othersWaiting = ({ queue }: Inquiry): number =>
  queue ? Math.max(0, queue.length - (queue.place === null ? 0 : 1)) : 0

/** Requested by the buyer, and possible. */
const isReservationDue = (inquiry: Inquiry): boolean =>
  inquiry.isReservationAsked &&
  !inquiry.reservation &&
  !inquiry.objections['reserve'] &&
  heldElsewhere(inquiry) === undefined

/** The dealer's next step, if any: issue a drafted proforma, else draft one. */
export function primaryOf(inquiry: Inquiry): ManagersAction | null {
  const { nextStep, isArchived, hasDraft, objections } = inquiry
  if (isArchived) return 'restore'
  // An offer or a proof is answered first, because it may matter more than a reservation.
  const isOtherAnswered = nextStep?.who === 'SELLER' && ['ANSWER_OFFER', 'ANSWER_PROOF'].includes(nextStep.what)
  if (isReservationDue(inquiry) && !isOtherAnswered) return 'reserve'
  if (nextStep?.who !== 'SELLER') return null
  if (nextStep.what === 'ISSUE_INVOICE') {
    if (!hasDraft) return 'generateInvoice'
    // Until the buyer has confirmed the address it is disabled in the menu, with the reason.
    return objections['issueInvoice'] === 'EMAIL_UNVERIFIED' ? null : 'issueInvoice'
  }
  // Until the departure it is disabled in the menu, with the reason.
  if (nextStep.what === 'FINALIZE_SALE' && objections['finalizeSale']) return null
  return BY_NEXT_STEP[nextStep.what] ?? null
}

/** The document or step that advances the inquiry, shown beside another next step. */
export function secondaryOf(inquiry: Inquiry): ManagersAction | null {
  const { status, hasDraft, shippingData, objections } = inquiry
  const found: ManagersAction | null =
    status === 'NEGOTIATION'
      ? hasDraft
        ? 'issueInvoice'
        : 'generateInvoice'
      : status === 'PAYMENT_PROOF'
        ? 'confirmPurchase'
        : status === 'PURCHASE_CONFIRMED'
          ? !shippingData
            ? primaryOf(inquiry) === 'setShipping'
              ? 'bookVoyage'
              : 'setShipping'
            : objections['finalInvoice']
              ? 'finalizeSale'
              : 'finalInvoice'
          : status === 'SALE_FINALIZED'
            ? 'confirmDelivery'
            : null
  return found && found !== primaryOf(inquiry) && !objections[RULES[found] ?? ''] ? found : null
}
