import { expect, test } from 'vitest'
import { INQUIRY_ACTIONS, actionErrorFor, actionError } from './inquiry-actions.ts'
import type { InquiryAction } from './inquiry-actions.ts'
import { amountsOf } from './inquiry-amounts.ts'
import type { InquiryEvent, InquiryEventKind } from './inquiry-events.ts'
import { nextStepOf, sellerTurnSince } from './inquiry-progress.ts'
import { replay } from './inquiries.ts'
import type { InquirySnapshot } from './inquiries.ts'
import { quoteWith } from './quotes.fixture.ts'

const at = (minute: number): string => new Date(Date.UTC(2026, 5, 1) + minute * 60_000).toISOString()
const quote = quoteWith(10_000, 11)
type Step = [kind: InquiryEventKind, data?: object, side?: InquiryEvent['side']]
const stateOf = (...steps: Step[]): InquirySnapshot => {
  const opening = { ownerId: 'buyer', managerId: null, quote, amounts: amountsOf(quote) }
  const events = [['OPENED', opening, 'BUYER'] as Step, ...steps].map(
    ([kind, data = {}, side = 'SELLER'], i) => ({ kind, data, seq: i + 1, at: at(i), side }) as InquiryEvent,
  )
  return replay(events) as InquirySnapshot
}
const codeOf = (action: InquiryAction, inquiry: InquirySnapshot, by?: 'BUYER' | 'SELLER') =>
  actionError(action, inquiry, by && { by })?.code ?? null

const DRAFT: Step = ['INVOICE_GENERATED', { invoiceId: 'i' }]
const ISSUED: Step = ['INVOICE_ISSUED', { invoiceId: 'i', validUntil: at(99), paymentDeadline: at(99) }]
const PROOF: Step = ['PROOF_SUBMITTED', { documentId: 'd' }, 'BUYER']
const ACCEPTED: Step = ['PROOF_ACCEPTED', { documentId: 'd' }]
const BOUGHT: Step[] = [ISSUED, PROOF, ACCEPTED, ['PURCHASE_CONFIRMED']]

test('[INQ-02 INQ-04] restores from the archive on the buyer’s actions only', () => {
  const archived: Step[] = [['ARCHIVED']]
  const deeds: [kind: InquiryEventKind, data: object][] = [
    ['MESSAGE', { documentIds: [] }],
    ['PROOF_SUBMITTED', { documentId: 'd' }],
    ['OFFER_MADE', { offerId: 'o', amount: 1, expiresAt: at(99) }],
    ['OFFER_REFUSED', { offerId: 'o' }],
    ['RESERVATION_ASKED', {}],
    ['EXTRA_DOCUMENT_ADDED', { documentId: 'e' }],
    ['ENDED', { outcome: 'WITHDRAWN', carBecomes: null }],
  ]
  for (const [kind, data] of deeds)
    expect([
      kind,
      ...(['BUYER', 'SELLER', 'SYSTEM'] as const).map((side) => stateOf(...archived, [kind, data, side]).isArchived),
    ]).toEqual([kind, false, true, true])
  expect(sellerTurnSince(stateOf(...archived, ['MESSAGE', { documentIds: [] }, 'BUYER']), at(99))).toBe(at(2))
  // A manager's own purchase: the manager is its buyer and may archive it.
  expect(stateOf(['ARCHIVED', {}, 'BUYER']).isArchived).toBe(true)
})

test('[INQ-02 INQ-12 INQ-14] allows buyers their actions in the archive; dealers restore first', () => {
  const archived = stateOf(['OFFER_MADE', { offerId: 'o', amount: 1, expiresAt: at(99) }], ['ARCHIVED'])
  const open = (by: 'BUYER' | 'SELLER') => INQUIRY_ACTIONS.filter((action) => codeOf(action, archived, by) === null)
  const his = ['message', 'restore', 'askReservation', 'setConsignee', 'withdraw']
  expect(open('SELLER').toSorted()).toEqual(his.toSorted())
  expect(open('BUYER').toSorted()).toEqual(
    [...his, 'addExtraDocument', 'offer', 'answerOffer', 'withdrawOffer'].toSorted(),
  )
  expect(codeOf('submitProof', stateOf(...BOUGHT, ['ARCHIVED']), 'BUYER')).toBeNull()
})

test('[INQ-02 INQ-15] rejects archiving with a proforma or proof open', () => {
  const archive = (...steps: Step[]) => codeOf('archive', stateOf(...steps))
  expect([archive(), archive(DRAFT)]).toEqual([null, null])
  expect(archive(ISSUED)).toBe('PAYMENT_AWAITED')
  expect(archive(ISSUED, ['INVOICE_CANCELLED', { invoiceId: 'i' }])).toBeNull()
  expect(archive(...BOUGHT)).toBeNull()
  expect(archive(...BOUGHT, PROOF)).toBe('PAYMENT_AWAITED')
  // A closed inquiry awaits no payment.
  expect(archive(...BOUGHT, PROOF, ['ENDED', { outcome: 'REFUNDED', carBecomes: null }])).toBeNull()
})

test('[INQ-07 INQ-03] keeps a sale finalized while a late proof is answered', () => {
  const waiting: Step[] = [...BOUGHT, PROOF, ['FINAL_INVOICE_ISSUED', { invoiceId: 'f' }]]
  const inquiry = stateOf(...waiting)
  expect([inquiry.status, nextStepOf(inquiry)?.what]).toEqual(['SALE_FINALIZED', 'ANSWER_PROOF'])
  expect([codeOf('acceptProof', inquiry), codeOf('refuseProof', inquiry)]).toEqual([null, null])
  for (const [kind, becomes] of [
    ['PROOF_ACCEPTED', 'ACCEPTED'],
    ['PROOF_REFUSED', 'REFUSED'],
  ] as const) {
    const answered = stateOf(...waiting, [kind, { documentId: 'd' }])
    expect(answered).toMatchObject({ status: 'SALE_FINALIZED', proof: { state: becomes }, waitingSince: null })
    expect(answered.statusHistories).toEqual(inquiry.statusHistories)
    expect([codeOf('acceptProof', answered), codeOf('refuseProof', answered)]).toEqual(['NO_PROOF', 'NO_PROOF'])
  }
})

test('[INQ-07 INQ-10] accepts a proof after the final invoice only after a rejection', () => {
  const final: Step = ['FINAL_INVOICE_ISSUED', { invoiceId: 'f' }]
  const submit = (...steps: Step[]) => codeOf('submitProof', stateOf(...steps), 'BUYER')
  const refused: Step[] = [...BOUGHT, PROOF, final, ['PROOF_REFUSED', { documentId: 'd' }]]
  expect([submit(...BOUGHT), submit(...BOUGHT, final), submit(...BOUGHT, PROOF, final)]).toEqual([
    null,
    'TOO_LATE',
    'TOO_LATE',
  ])
  expect(submit(...refused)).toBeNull()
  expect([submit(...refused, PROOF), submit(...refused, PROOF, ACCEPTED)]).toEqual(['TOO_LATE', 'TOO_LATE'])
  expect(submit()).toBe('TOO_EARLY')
  expect(submit(...refused, ['ENDED', { outcome: 'REFUNDED', carBecomes: null }])).toBe('CLOSED')
})

test('[SES-07] drafts but does not issue a proforma to an unconfirmed address', () => {
  const codes = (inquiry: InquirySnapshot, isEmailUnverified: boolean) =>
    (['generateInvoice', 'issueInvoice'] as const).map(
      (action) => actionError(action, inquiry, { isEmailUnverified })?.code ?? null,
    )
  expect(codes(stateOf(), true)).toEqual([null, 'EMAIL_UNVERIFIED'])
  expect(codes(stateOf(DRAFT), true)).toEqual([null, 'EMAIL_UNVERIFIED'])
  expect(codes(stateOf(DRAFT), false)).toEqual([null, null])
  expect(codes(stateOf(), false)).toEqual([null, 'NO_INVOICE'])
})

test('[INQ-03] has a reason of its own for every rejected action', () => {
  const codes = [
    'ARCHIVED',
    'NOT_ARCHIVED',
    'OPEN',
    'CLOSED',
    'TOO_EARLY',
    'TOO_LATE',
    'NO_AMOUNTS',
    'NO_INVOICE',
    'NO_OFFER',
    'NO_PROOF',
    'NO_SHIPPING',
    'NO_FINAL_INVOICE',
    'NOT_DEPARTED',
    'NO_RESERVATION',
    'NOT_ASKED',
    'RESERVED',
    'PAYMENT_AWAITED',
    'EMAIL_UNVERIFIED',
    'DOCUMENT_MISSING',
    'DOCUMENT_UNCHECKED',
    'DOCUMENT_NOT_SENT',
    'DOCUMENT_DONE',
    'DOCUMENT_ISSUED',
    'NO_PROPOSAL',
    'PROCESSED',
    'NOT_PROCESSED',
  ] as const
  const reasons = codes.map((code) => actionErrorFor(code).reason)
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
  expect(new Set(reasons).size).toBe(codes.length)
})
