import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { DealActionsTexts } from '../../../messages/deal-actions-en.ts'
import { actionErrorText } from '../inquiry-errors.ts'

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

/** In the order of a deal; what only makes sense in one state stands there in that state alone. */
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
    'setShipping',
    'finalInvoice',
    'finalizeSale',
    'confirmDelivery',
    isProcessed ? 'unprocess' : 'process',
    'handOver',
    ...(isOver && !outcome ? [] : outcome ? (['reopen'] as const) : (['end'] as const)),
    isArchived ? 'restore' : 'archive',
  ]
  // What is too late now is so for ever: it would only make the menu long.
  return all.filter((action) => !codesAgainst(inquiry, action).every((code) => code === 'TOO_LATE'))
}

const ENDINGS = ['lose', 'markUnpaid', 'refund']
/** What the domain says against each of its ways; one null is enough to do it. */
const codesAgainst = ({ objections }: Inquiry, action: ManagersAction): (string | null)[] =>
  (action === 'end' ? ENDINGS : [RULES[action] ?? '']).map((rule) => objections[rule] ?? null)

/** Why it may not be done now, in the reader's words; null where it may. */
export function reasonAgainst(inquiry: Inquiry, action: ManagersAction, t: DealActionsTexts): string | null {
  const codes = codesAgainst(inquiry, action)
  const [first] = codes
  return first && codes.every((code) => code !== null) ? actionErrorText(t, first) : null
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

/** Until when another inquiry has the car, null where a payment holds it there; undefined where none has it. */
export function heldElsewhere({ reservation, queue, objections }: Inquiry): string | null | undefined {
  if (reservation || !queue || objections['reserve']) return undefined
  if (queue.reservedUntil) return queue.reservedUntil
  // Without a place of its own it is told of a queue only while somebody has the car.
  return queue.place === null ? null : undefined
}

/** Who waits for the car besides this buyer. */
export const othersWaiting = ({ queue }: Inquiry): number =>
  queue ? Math.max(0, queue.length - (queue.place === null ? 0 : 1)) : 0

/** Asked for by the buyer, and nothing stands in the way. */
const isReservationDue = (inquiry: Inquiry): boolean =>
  inquiry.isReservationAsked &&
  !inquiry.reservation &&
  !inquiry.objections['reserve'] &&
  heldElsewhere(inquiry) === undefined

/** The one next step of ours, where there is one: a drafted proforma is issued, without one it is drawn up. */
export function primaryOf(inquiry: Inquiry): ManagersAction | null {
  const { nextStep, isArchived, hasDraft, objections } = inquiry
  if (isArchived) return 'restore'
  // An offer or a proof is answered first: either may be worth more than a promise.
  const isOtherAnswered = nextStep?.who === 'SELLER' && ['ANSWER_OFFER', 'ANSWER_PROOF'].includes(nextStep.what)
  if (isReservationDue(inquiry) && !isOtherAnswered) return 'reserve'
  if (nextStep?.who !== 'SELLER') return null
  if (nextStep.what === 'ISSUE_INVOICE') {
    if (!hasDraft) return 'generateInvoice'
    // Till the buyer has confirmed his address it stands in the menu, with that reason.
    return objections['issueInvoice'] === 'EMAIL_UNVERIFIED' ? null : 'issueInvoice'
  }
  // Until the ship has left it stands in the menu, with that reason.
  if (nextStep.what === 'FINALIZE_SALE' && objections['finalizeSale']) return null
  return BY_NEXT_STEP[nextStep.what] ?? null
}

/** The paper or step that moves the deal on, where the next step is another: beside it, not in the menu. */
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
            ? 'setShipping'
            : objections['finalInvoice']
              ? 'finalizeSale'
              : 'finalInvoice'
          : status === 'SALE_FINALIZED'
            ? 'confirmDelivery'
            : null
  return found && found !== primaryOf(inquiry) && !objections[RULES[found] ?? ''] ? found : null
}
