import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { INQUIRY_ACTIONS } from '@minato/domain/inquiry-actions'
import { expect, test } from 'vitest'
import { inquiryActions as t } from '../../../i18n/en/inquiry-actions.ts'
import {
  actionsOf,
  groupByReason,
  heldElsewhere,
  othersWaiting,
  primaryOf,
  reasonNotAllowed,
  secondaryOf,
} from './action-list.ts'

const inquiry = (more: Partial<Inquiry> = {}): Inquiry =>
  ({
    status: 'NEGOTIATION',
    outcome: null,
    isArchived: false,
    reservation: null,
    invoice: null,
    hasDraft: false,
    proof: null,
    shippingData: null,
    nextStep: null,
    queue: null,
    isReservationAsked: false,
    objections: Object.fromEntries(INQUIRY_ACTIONS.map((action) => [action, null])),
    ...more,
  }) as Inquiry
const ours = (what: string) => ({ nextStep: { who: 'SELLER' as const, what, by: null } })
const issued = { state: 'ISSUED' } as Inquiry['invoice']

test('[TRU-09 INQ-03] makes the dealer’s next step the primary action', () => {
  expect(primaryOf(inquiry())).toBeNull()
  expect(primaryOf(inquiry({ nextStep: { who: 'BUYER', what: 'REPLY', by: null } }))).toBeNull()
  expect(primaryOf(inquiry(ours('REPLY')))).toBe('reply')
  expect(primaryOf(inquiry(ours('ISSUE_INVOICE')))).toBe('generateInvoice')
  expect(primaryOf(inquiry({ ...ours('ISSUE_INVOICE'), hasDraft: true }))).toBe('issueInvoice')
  expect(primaryOf(inquiry({ ...ours('ANSWER_PROOF'), status: 'INVOICE_ISSUED' }))).toBe('acceptProof')
  expect(primaryOf(inquiry({ ...ours('REPLY'), isArchived: true }))).toBe('restore')
})

test('[INQ-03] offers the next document once, where it may be issued', () => {
  expect(secondaryOf(inquiry(ours('REPLY')))).toBe('generateInvoice')
  expect(secondaryOf(inquiry(ours('ISSUE_INVOICE')))).toBeNull()
  const { objections } = inquiry()
  expect(secondaryOf(inquiry({ objections: { ...objections, generateInvoice: 'NO_AMOUNTS' } }))).toBeNull()
  expect(secondaryOf(inquiry({ status: 'PURCHASE_CONFIRMED' }))).toBe('setShipping')
  expect(secondaryOf(inquiry({ status: 'SALE_FINALIZED' }))).toBe('confirmDelivery')
})

test('[SES-07] disables the proforma for an unconfirmed address, with the reason', () => {
  const { objections } = inquiry()
  const unproved = inquiry({
    ...ours('ISSUE_INVOICE'),
    hasDraft: true,
    objections: { ...objections, issueInvoice: 'EMAIL_UNVERIFIED' },
  })
  expect([primaryOf(unproved), secondaryOf(unproved)]).toEqual([null, null])
  expect(actionsOf(unproved)).toContain('issueInvoice')
  expect(reasonNotAllowed(unproved, 'issueInvoice', t)).toBe(t.objections.EMAIL_UNVERIFIED)
})

test('[INQ-06 INQ-07] lets the issued proforma be cancelled while the next is drafted', () => {
  const both = inquiry({ status: 'INVOICE_ISSUED', invoice: issued, hasDraft: true })
  expect(actionsOf(both)).toEqual(expect.arrayContaining(['previewInvoice', 'issueInvoice', 'cancelInvoice']))
  expect(actionsOf(inquiry({ invoice: issued }))).not.toContain('issueInvoice')
})

test('[INQ-03 INQ-12] offers one way to end an open inquiry and to reopen an ended one', () => {
  const { objections } = inquiry()
  const closed = { ...objections, lose: 'TOO_LATE', markUnpaid: 'TOO_LATE', refund: 'TOO_EARLY' }
  expect(reasonNotAllowed(inquiry({ objections: closed }), 'end', t)).toBe(t.objections.TOO_LATE)
  expect(reasonNotAllowed(inquiry({ objections: { ...closed, refund: null } }), 'end', t)).toBeNull()
  expect(
    reasonNotAllowed(inquiry({ objections: { ...objections, confirmPurchase: 'TOO_EARLY' } }), 'confirmPurchase', t),
  ).toBe(t.objections.TOO_EARLY)
  expect(actionsOf(inquiry())).toContain('end')
  expect(actionsOf(inquiry({ outcome: 'LOST' }))).toContain('reopen')
  expect(actionsOf(inquiry({ outcome: 'LOST' }))).not.toContain('end')
})

test('[INQ-07] asks for the buyer’s payment proof before the purchase is confirmed', () => {
  const early = { ...inquiry().objections, confirmPurchase: 'TOO_EARLY' }
  const why = (status: Inquiry['status']) =>
    reasonNotAllowed(inquiry({ status, objections: early }), 'confirmPurchase', t)
  expect(why('INVOICE_ISSUED')).toBe('Accept a payment proof from the buyer first.')
  expect(why('NEGOTIATION')).toBe('It is too early for this step.')
})

const UNTIL = '2031-03-01T09:00:00.000Z'
const waiting = (place: number | null, length: number, reservedUntil: string | null = null) => ({
  isReservationAsked: place !== null,
  queue: { place, length, reservedUntil },
})

test('[INQ-05 TRU-02] shows until when another inquiry holds the car', () => {
  expect(heldElsewhere(inquiry())).toBeUndefined()
  expect(heldElsewhere(inquiry(waiting(null, 0, UNTIL)))).toBe(UNTIL)
  expect(heldElsewhere(inquiry(waiting(2, 2, UNTIL)))).toBe(UNTIL)
  // A payment holds it beyond its time.
  expect(heldElsewhere(inquiry(waiting(null, 1)))).toBeNull()
  expect(heldElsewhere(inquiry(waiting(1, 1)))).toBeUndefined()
  const own = { reservation: { id: 'r', startTime: UNTIL, endTime: UNTIL }, ...waiting(null, 0, UNTIL) }
  expect(heldElsewhere(inquiry(own))).toBeUndefined()
  expect(
    [inquiry(), inquiry(waiting(null, 2)), inquiry(waiting(1, 1)), inquiry(waiting(1, 3))].map(othersWaiting),
  ).toEqual([0, 2, 0, 2])
})

test('[INQ-05] puts a requested reservation first unless an offer or proof waits', () => {
  expect(primaryOf(inquiry({ ...ours('REPLY'), ...waiting(1, 1) }))).toBe('reserve')
  expect(primaryOf(inquiry(waiting(1, 1)))).toBe('reserve')
  expect(primaryOf(inquiry({ ...ours('REPLY'), ...waiting(1, 1, UNTIL) }))).toBe('reply')
  expect(primaryOf(inquiry({ ...ours('ANSWER_OFFER'), ...waiting(1, 1) }))).toBe('answerOffer')
  const { objections } = inquiry()
  expect(primaryOf(inquiry({ ...waiting(1, 1), objections: { ...objections, reserve: 'TOO_LATE' } }))).toBeNull()
})

test('[INQ-03] hides late actions and disables early ones with a reason', () => {
  const { objections } = inquiry()
  const said = { ...objections, offer: 'TOO_LATE', finalInvoice: 'TOO_EARLY', lose: 'TOO_LATE', markUnpaid: 'TOO_LATE' }
  expect(actionsOf(inquiry({ objections: said }))).not.toContain('offer')
  expect(actionsOf(inquiry({ objections: said }))).toContain('finalInvoice')
  expect(actionsOf(inquiry({ objections: said }))).toContain('end')
  expect(actionsOf(inquiry({ objections: { ...said, refund: 'TOO_LATE' } }))).not.toContain('end')
})

test('[BO-08] offers finalizing as its own action after the departure', () => {
  const { objections } = inquiry()
  const issuedFinal = { status: 'PURCHASE_CONFIRMED', shippingData: {}, ...ours('FINALIZE_SALE') } as Partial<Inquiry>
  const undeparted = inquiry({
    ...issuedFinal,
    objections: { ...objections, finalInvoice: 'TOO_LATE', finalizeSale: 'NOT_DEPARTED' },
  })
  expect([primaryOf(undeparted), secondaryOf(undeparted)]).toEqual([null, null])
  expect(actionsOf(undeparted)).toContain('finalizeSale')
  expect(actionsOf(undeparted)).not.toContain('finalInvoice')
  expect(reasonNotAllowed(undeparted, 'finalizeSale', t)).toBe(t.objections.NOT_DEPARTED)
  const left = inquiry({ ...issuedFinal, objections: { ...objections, finalInvoice: 'TOO_LATE' } })
  expect(primaryOf(left)).toBe('finalizeSale')
  expect(secondaryOf({ ...left, ...ours('REPLY') })).toBe('finalizeSale')
})

test('[BO-08 BO-13] puts actions that are not allowed last, with equal reasons together', () => {
  const item = (text: string, reason: string | null) => ({ text, reason })
  const items = [item('a', 'early'), item('b', null), item('c', 'reserved'), item('d', 'early'), item('e', null)]
  expect(groupByReason(items).map(({ text }) => text)).toEqual(['b', 'e', 'a', 'd', 'c'])
})
