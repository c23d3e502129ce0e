import { expect, test } from 'vitest'
import { actionError } from './inquiry-actions.ts'
import type { InquiryEvent, InquiryEventKind } from './inquiry-events.ts'
import { nextStepOf, sellerTurnSince, progressOf } from './inquiry-progress.ts'
import { leavesReplyDue, replay } from './inquiries.ts'
import type { InquirySnapshot } from './inquiries.ts'

const NOW = '2026-07-01T00:00:00.000Z'

test('[INQ-03 F18] completes no step before an earlier one, and all on delivery', () => {
  const bought = {
    status: 'PURCHASE_CONFIRMED',
    outcome: null,
    openedAt: '2026-06-01T00:00:00.000Z',
    statusHistories: [{ time: '2026-06-30T00:00:00.000Z', status: 'SALE_FINALIZED' }],
    offers: [],
    shipping: { estimatedDepartureDate: '2026-06-24', estimatedArrivalDate: '2026-08-06' },
  } as unknown as InquirySnapshot
  const states = (inquiry: InquirySnapshot) =>
    progressOf(inquiry, NOW)
      .map(({ state }) => state[0])
      .join('')
  expect(states(bought)).toBe('DDDDDCT')
  const final = { ...bought, status: 'SALE_FINALIZED' } as InquirySnapshot
  expect(states(final)).toBe('DDDDDCT')
  expect(progressOf(final, NOW).at(-1)?.at).toBeNull()
  expect(states({ ...final, shipping: null })).toBe('DDDDCTT')
  // A short passage: the week before the arrival begins before the departure.
  const short = { estimatedDepartureDate: '2026-07-03', estimatedArrivalDate: '2026-07-06' }
  expect(states({ ...bought, shipping: short } as InquirySnapshot)).toBe('DDDDCTT')
  expect(states({ ...final, deliveredAt: NOW })).toBe('DDDDDDD')
  expect([nextStepOf(final)?.what, nextStepOf({ ...final, deliveredAt: NOW })?.what]).toEqual([
    'CONFIRM_DELIVERY',
    'WRITE_REVIEW',
  ])
})

test('[INQ-03] shows the real arrival day of a car delivered early', () => {
  const final = {
    status: 'SALE_FINALIZED',
    outcome: null,
    openedAt: '2026-06-01T00:00:00.000Z',
    statusHistories: [],
    shipping: { estimatedDepartureDate: '2026-06-24', estimatedArrivalDate: '2026-08-06' },
  } as unknown as InquirySnapshot
  const arrival = (inquiry: InquirySnapshot) => progressOf(inquiry, NOW).find(({ step }) => step === 'ARRIVING')?.at
  expect(arrival(final)).toBe('2026-08-06')
  expect(arrival({ ...final, deliveredAt: NOW })).toBe(NOW)
  expect(arrival({ ...final, deliveredAt: '2026-08-09T00:00:00.000Z' })).toBe('2026-08-06')
})

const at = (minute: number): string => new Date(Date.UTC(2026, 5, 1) + minute * 60_000).toISOString()
const ISSUED = { invoiceId: 'i', number: '2026-1', total: 1, validUntil: at(9999), paymentDeadline: at(9000) }
type Step = [kind: InquiryEventKind, data: unknown, side?: InquiryEvent['side']]
/** An event a minute, the first of them its opening. */
const stateOf = (...steps: Step[]): InquirySnapshot =>
  replay(
    ([['OPENED', {}, 'BUYER'], ...steps] as Step[]).map(
      ([kind, data, side = 'SELLER'], i) => ({ kind, data, seq: i + 1, at: at(i), side }) as InquiryEvent,
    ),
  ) as InquirySnapshot

test('[INQ-09 INQ-16] dates the dealer’s turn from the message, proof or step', () => {
  const said: Step[] = [
    ['MESSAGE', { documentIds: [] }, 'BUYER'],
    ['MESSAGE', { documentIds: [] }],
  ]
  const offered: Step = ['OFFER_MADE', { offerId: 'o', amount: 9000, expiresAt: at(9999) }, 'BUYER']
  const paid: Step[] = [...said, ['INVOICE_ISSUED', ISSUED], ['PROOF_SUBMITTED', { documentId: 'd' }, 'BUYER']]
  const proved: Step[] = [...paid, ['PROOF_ACCEPTED', { documentId: 'd' }], ['MESSAGE', { documentIds: [] }]]
  const bought: Step[] = [...proved, ['PURCHASE_CONFIRMED', {}]]
  const shipped: Step[] = [...bought, ['SHIPPING_SET', { shipping: { estimatedArrivalDate: null } }]]
  const final: Step = ['FINAL_INVOICE_ISSUED', { invoiceId: 'f' }]
  // A proof of a second instalment with a message and without an answer.
  const second: Step[] = [
    ['PROOF_SUBMITTED', { documentId: 'e' }, 'BUYER'],
    ['MESSAGE', { documentIds: [] }],
  ]
  const unanswered: Step[] = [...shipped, ...second, final]
  const turns = [
    [],
    said.slice(0, 1),
    said,
    [...said, offered, ['MESSAGE', { documentIds: [] }] as Step],
    [...said, ['OFFER_MADE', { offerId: 'o', amount: 9000, expiresAt: at(9999) }, 'SELLER'] as Step],
    paid.slice(0, 3),
    [...paid, ['MESSAGE', { documentIds: [] }] as Step],
    proved,
    bought,
    shipped,
    [...shipped, final],
    unanswered,
    [...unanswered, ['ENDED', { outcome: 'REFUNDED', carBecomes: 'DRAFT' }] as Step],
    [['ENDED', { outcome: 'LOST', carBecomes: null }] as Step],
    [...proved, ['ARCHIVED', {}] as Step],
  ].map((steps) => sellerTurnSince(stateOf(...steps), NOW))
  const minutes = turns.map((since) => (since === null ? null : (Date.parse(since) - Date.parse(at(0))) / 60_000))
  expect(minutes).toEqual([0, 1, null, 4, null, null, 4, 5, 7, 8, null, 9, null, null, null])
  // Event logs of 1.0.0 have no `isReplyDue`: a noted message changes no turn there.
  const noted: Step = ['MESSAGE', { documentIds: [], notedFrom: 'PHONE' }]
  expect([nextStepOf(stateOf(noted)), sellerTurnSince(stateOf(noted), NOW)]).toEqual([nextStepOf(stateOf()), at(1)])
  expect(nextStepOf(stateOf(noted, ['MESSAGE', { documentIds: [] }]))?.who).toBe('BUYER')
})

test('[BO-08 INQ-04] keeps a question the next step until a message answers it', () => {
  const asked: Step = ['MESSAGE', { documentIds: [] }, 'BUYER']
  const noted: Step = ['MESSAGE', { documentIds: [], notedFrom: 'PHONE', isReplyDue: true }]
  const answered: Step = ['MESSAGE', { documentIds: [] }]
  const withMark = (steps: Step[]): Step[] =>
    steps.map(([kind, data, side], i) => {
      const before = stateOf(...steps.slice(0, i))
      const isReplyDue = side !== 'BUYER' && i > 0 && leavesReplyDue(before, kind, at(before.lastBuyerSeq - 1))
      return [kind, isReplyDue ? { ...(data as object), isReplyDue } : data, side]
    })
  const offer = (side?: 'BUYER'): Step => [
    'OFFER_MADE',
    { offerId: 'o', amount: 9000, expiresAt: at(9999) },
    side ?? 'SELLER',
  ]
  const reserved: Step = ['RESERVED', { reservationId: 's', startTime: at(0), endTime: at(99) }]
  const next = (...steps: Step[]) => nextStepOf(stateOf(...withMark(steps)))?.what
  const refused: Step = ['OFFER_REFUSED', { offerId: 'o' }]
  for (const question of [asked, noted]) {
    expect(next(question)).toBe('REPLY')
    expect(next(question, offer())).toBe('REPLY')
    expect(next(question, reserved)).toBe('REPLY')
    expect(sellerTurnSince(stateOf(...withMark([question, offer()])), NOW)).toBe(at(1))
    expect(next(question, offer(), answered)).toBe('ANSWER_OFFER')
    expect(next(question, offer(), ['PROCESSED', {}])).toBe('ANSWER_OFFER')
    expect(next(question, ['INVOICE_ISSUED', ISSUED])).toBe('SEND_PROOF')
  }
  // A question asked while our offer is open.
  expect(next(offer(), asked)).toBe('REPLY')
  expect(next(asked, offer('BUYER'), refused)).toBe('REPLY')
  expect(nextStepOf(stateOf(...withMark([asked, answered, offer('BUYER'), refused])))?.who).toBe('BUYER')
  // A message marked as processed is answered, and the offer after it waits alone.
  for (const answer of [offer(), refused])
    expect(stateOf(...withMark([asked, ['PROCESSED', {}], offer('BUYER'), answer])).waitingSince).toBeNull()
  expect(next(asked, ['PROCESSED', {}], offer('BUYER'), asked, offer())).toBe('REPLY')
  // A counter-offer answers an offer.
  expect(next(asked, answered, offer('BUYER'), offer())).toBe('ANSWER_OFFER')
})

test('[BO-08] makes the proforma the next step after an accepted offer', () => {
  const asked: Step = ['MESSAGE', { documentIds: [] }, 'BUYER']
  const offer = (side: 'BUYER' | 'SELLER'): Step => [
    'OFFER_MADE',
    { offerId: 'o', amount: 9000, expiresAt: at(9999) },
    side,
  ]
  const accepted = (side: 'BUYER' | 'SELLER'): Step => ['OFFER_ACCEPTED', { offerId: 'o', amounts: {} }, side]
  const next = (...steps: Step[]) => nextStepOf(stateOf(asked, ...steps))
  for (const steps of [
    [offer('SELLER'), accepted('BUYER')],
    [offer('BUYER'), accepted('SELLER')],
  ])
    expect(next(...steps)).toMatchObject({ who: 'SELLER', what: 'ISSUE_INVOICE' })
  // Once a proforma has come and gone, a question is a question.
  const gone: Step[] = [['INVOICE_ISSUED', ISSUED], ['INVOICE_CANCELLED', { invoiceId: 'i' }], asked]
  expect(next(offer('SELLER'), accepted('BUYER'), ...gone)?.what).toBe('REPLY')
})

test('[BO-08] keeps the sale open after an early final invoice', () => {
  const shipping = { estimatedDepartureDate: '2026-07-01', estimatedArrivalDate: '2026-08-06' }
  const bought: Step[] = [
    ['PURCHASE_CONFIRMED', {}],
    ['SHIPPING_SET', { shipping }],
    ['FINAL_INVOICE_ISSUED', { invoiceId: 'f', number: 'F', total: 1, isBeforeDeparture: true }],
  ]
  const waiting = stateOf(...bought)
  expect([waiting.status, nextStepOf(waiting)?.what]).toEqual(['PURCHASE_CONFIRMED', 'FINALIZE_SALE'])
  const code = (today: string) => actionError('finalizeSale', waiting, { today })?.code ?? null
  expect([code('2026-06-30'), code('2026-07-01')]).toEqual(['NOT_DEPARTED', null])
  const undated = stateOf(
    ...bought.with(1, ['SHIPPING_SET', { shipping: { ...shipping, estimatedDepartureDate: null } }]),
  )
  expect(actionError('finalizeSale', undated, { today: '2026-07-01' })?.code).toBe('NOT_DEPARTED')
  expect(actionError('finalInvoice', waiting)?.code).toBe('TOO_LATE')
  expect(actionError('finalizeSale', stateOf(...bought.slice(0, 2)), { today: '2026-07-01' })?.code).toBe(
    'NO_FINAL_INVOICE',
  )
  // It is our turn from the departure on.
  expect([sellerTurnSince(waiting, '2026-06-30T23:59:59.999Z'), sellerTurnSince(waiting, NOW)]).toEqual([
    null,
    '2026-07-01T00:00:00.000Z',
  ])
  const finalized = stateOf(...bought, ['FINALIZED', {}])
  expect([finalized.status, finalized.statusHistories.at(-1)?.status]).toEqual(['SALE_FINALIZED', 'SALE_FINALIZED'])
})
