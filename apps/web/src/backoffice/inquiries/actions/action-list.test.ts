import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { DEAL_ACTIONS } from '@minato/domain/deal-actions'
import { expect, test } from 'vitest'
import { dealActions as t } from '../../../messages/deal-actions-en.ts'
import { actionsOf, primaryOf, reasonAgainst, secondaryOf } from './action-list.ts'

const deal = (more: Partial<Inquiry> = {}): Inquiry =>
  ({
    status: 'NEGOTIATION',
    outcome: null,
    isArchived: false,
    reservation: null,
    invoice: null,
    proof: null,
    shippingData: null,
    nextStep: null,
    objections: Object.fromEntries(DEAL_ACTIONS.map((action) => [action, null])),
    ...more,
  }) as Inquiry
const ours = (what: string) => ({ nextStep: { who: 'SELLER' as const, what, by: null } })
const drafted = { state: 'DRAFT' } as Inquiry['invoice']

test('[TRU-09 INQ-03] the one next step of ours is the primary action, whatever the deal waits for', () => {
  expect(primaryOf(deal())).toBeNull()
  expect(primaryOf(deal({ nextStep: { who: 'BUYER', what: 'REPLY', by: null } }))).toBeNull()
  expect(primaryOf(deal(ours('REPLY')))).toBe('reply')
  expect(primaryOf(deal(ours('ISSUE_INVOICE')))).toBe('generateInvoice')
  expect(primaryOf(deal({ ...ours('ISSUE_INVOICE'), invoice: drafted }))).toBe('issueInvoice')
  expect(primaryOf(deal({ ...ours('ANSWER_PROOF'), status: 'INVOICE_ISSUED' }))).toBe('acceptProof')
  expect(primaryOf(deal({ ...ours('REPLY'), isArchived: true }))).toBe('restore')
})

test('[INQ-03] beside it stands the paper that moves the deal on, once, and only where it may be made', () => {
  expect(secondaryOf(deal(ours('REPLY')))).toBe('generateInvoice')
  expect(secondaryOf(deal(ours('ISSUE_INVOICE')))).toBeNull()
  const { objections } = deal()
  expect(secondaryOf(deal({ objections: { ...objections, generateInvoice: 'NO_AMOUNTS' } }))).toBeNull()
  expect(secondaryOf(deal({ status: 'PURCHASE_CONFIRMED' }))).toBe('setShipping')
  expect(secondaryOf(deal({ status: 'SALE_FINALIZED' }))).toBeNull()
})

test('[INQ-03 INQ-12] a deal ends where one way of ending it is open, and is opened again where it has ended', () => {
  const { objections } = deal()
  const closed = { ...objections, lose: 'TOO_LATE', markUnpaid: 'TOO_LATE', refund: 'TOO_EARLY' }
  expect(reasonAgainst(deal({ objections: closed }), 'end', t)).toBe(t.objections.TOO_LATE)
  expect(reasonAgainst(deal({ objections: { ...closed, refund: null } }), 'end', t)).toBeNull()
  expect(
    reasonAgainst(deal({ objections: { ...objections, confirmPurchase: 'TOO_EARLY' } }), 'confirmPurchase', t),
  ).toBe(t.objections.TOO_EARLY)
  expect(actionsOf(deal())).toContain('end')
  expect(actionsOf(deal({ outcome: 'LOST' }))).toContain('reopen')
  expect(actionsOf(deal({ outcome: 'LOST' }))).not.toContain('end')
})
