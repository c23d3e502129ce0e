import { INQUIRY_STATUSES, PROGRESS_STEPS } from '@minato/contract/inquiry-enumerations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INQUIRY_ACTIONS, actionError } from './inquiry-actions.ts'
import type { InquiryAction } from './inquiry-actions.ts'
import { amountsOf, freightTypeOf, linesOf, totalOf } from './inquiry-amounts.ts'
import type { InquiryAmounts, InquiryEvent, InquiryEventKind, InquiryEvents, ShippingData } from './inquiry-events.ts'
import { displayedStatus, nextStepOf, progressOf } from './inquiry-progress.ts'
import { applyEvent, replay, statusHistoriesOf, waitedSince } from './inquiries.ts'
import type { InquirySnapshot } from './inquiries.ts'
import { quoteWith } from './quotes.fixture.ts'

const BUYER = 'buyer'
const opening = (quote = quoteWith(10_000, 11)): InquiryEvents['OPENED'] => ({
  reference: '1001',
  ownerId: BUYER,
  managerId: null,
  source: 'WEB',
  carId: 'car',
  portId: 'port',
  finalDestination: 'KE',
  quote,
  amounts: amountsOf(quote),
})
const SHIPPING: ShippingData = {
  netWeight: 1200,
  grossWeight: 1250,
  companyShipping: 'NYK',
  shipName: 'Andromeda',
  cfs: null,
  estimatedArrivalDate: '2026-08-06',
  estimatedDepartureDate: '2026-06-24',
  portOfLoading: 'Yokohama',
}
const at = (minute: number): string => new Date(Date.UTC(2026, 5, 1) + minute * 60_000).toISOString()
type Step = [kind: InquiryEventKind, data: unknown, side?: InquiryEvent['side']]
const record = (steps: readonly Step[]): InquiryEvent[] =>
  steps.map(([kind, data, side = 'SELLER'], i) => ({ kind, data, seq: i + 1, at: at(i), side }) as InquiryEvent)
const stateOf = (...steps: Step[]): InquirySnapshot =>
  replay(record([['OPENED', opening(), 'BUYER'], ...steps])) as InquirySnapshot

const ISSUED = { invoiceId: 'i', number: '2026-1', total: 1, validUntil: at(9999), paymentDeadline: at(9000) }
const consigneeStep = (step: string, proposalId = ''): Step => ['CONSIGNEE_PROPOSAL', { proposalId, step }]
/** The events that each allowed action writes. */
const openOfferOf = ({ offers }: InquirySnapshot) => offers.find(({ state }) => state === 'OPEN')
const WRITES: Record<InquiryAction, (inquiry: InquirySnapshot, n: number) => Step> = {
  message: (_, n) => ['MESSAGE', { documentIds: [] }, n % 2 ? 'BUYER' : 'SELLER'],
  edit: (inquiry, n) => ['EDITED', { amounts: { ...inquiry.amounts, discount: n, isActivateDiscount: n % 2 === 0 } }],
  setConsignee: () => ['EDITED', { hasCustomerInformation: true }, 'BUYER'],
  proposeConsignee: (_, n) => consigneeStep('PROPOSED', `p${n}`),
  confirmConsignee: (inquiry, n) => consigneeStep(n % 2 ? 'CONFIRMED' : 'IN_FORCE', inquiry.consigneeProposal?.id),
  rejectConsignee: (inquiry) => consigneeStep('REJECTED', inquiry.consigneeProposal?.id),
  process: () => ['PROCESSED', {}],
  unprocess: (_, n) => ['UNPROCESSED', { waitingSince: at(n) }],
  archive: () => ['ARCHIVED', {}],
  restore: () => ['RESTORED', {}],
  handOver: (_, n) => ['HANDED_OVER', { managerId: `m${n}` }],
  generateInvoice: (_, n) => ['INVOICE_GENERATED', { invoiceId: `i${n}` }],
  issueInvoice: (inquiry) => ['INVOICE_ISSUED', { ...ISSUED, invoiceId: inquiry.draftInvoiceId }],
  cancelInvoice: (inquiry) => ['INVOICE_CANCELLED', { invoiceId: inquiry.invoice?.id }],
  submitProof: (_, n) => ['PROOF_SUBMITTED', { documentId: `d${n}` }, 'BUYER'],
  acceptProof: (inquiry) => ['PROOF_ACCEPTED', { documentId: inquiry.proof?.documentId }],
  refuseProof: (inquiry) => ['PROOF_REFUSED', { documentId: inquiry.proof?.documentId }],
  confirmPurchase: () => ['PURCHASE_CONFIRMED', {}],
  setShipping: () => ['SHIPPING_SET', { shipping: SHIPPING }],
  bookVoyage: (_, n) => ['SHIPPING_SET', { shipping: SHIPPING, voyageId: n % 2 ? `v${n}` : null }],
  finalInvoice: (_, n) => [
    'FINAL_INVOICE_ISSUED',
    { invoiceId: `f${n}`, number: 'F', total: 1, ...(n % 2 && { isBeforeDeparture: true }) },
  ],
  finalizeSale: () => ['FINALIZED', {}],
  confirmDelivery: (_, n) => ['DELIVERED', {}, n % 2 ? 'BUYER' : 'SELLER'],
  addReceipt: (_, n) => ['RECEIPT_ADDED', { documentId: `r${n}` }],
  addExtraDocument: (_, n) => ['EXTRA_DOCUMENT_ADDED', { documentId: `e${n}` }],
  markDocuments: (_, n) => ['DOCUMENTS_MARKED', { action: 'ASSIGN', kinds: ['BILL_OF_LADING'], documentId: `e${n}` }],
  askReservation: () => ['RESERVATION_ASKED', {}, 'BUYER'],
  leaveQueue: () => ['QUEUE_LEFT', {}, 'BUYER'],
  reserve: (_, n) => ['RESERVED', { reservationId: `s${n}`, startTime: at(0), endTime: at(n) }],
  cancelReservation: (inquiry) => ['RESERVATION_ENDED', { reservationId: inquiry.reservation?.id, cause: 'CANCELLED' }],
  offer: (_, n) => ['OFFER_MADE', { offerId: `o${n}`, amount: n, expiresAt: at(n) }, n % 2 ? 'BUYER' : 'SELLER'],
  answerOffer: (inquiry) => ['OFFER_REFUSED', { offerId: openOfferOf(inquiry)?.id }],
  withdrawOffer: (inquiry) => ['OFFER_WITHDRAWN', { offerId: openOfferOf(inquiry)?.id }],
  withdraw: () => ['ENDED', { outcome: 'WITHDRAWN', carBecomes: null }, 'BUYER'],
  lose: () => ['ENDED', { outcome: 'LOST', carBecomes: null }],
  markUnpaid: () => ['ENDED', { outcome: 'UNPAID', carBecomes: 'PUBLISHED' }],
  refund: () => ['ENDED', { outcome: 'REFUNDED', carBecomes: 'DRAFT' }],
  reopen: () => ['REOPENED', {}],
}
/** Allowed transitions: one step forward, or back to the negotiation when the proforma ends. */
const MAY_FOLLOW: Record<string, readonly string[]> = {
  NEGOTIATION: ['INVOICE_ISSUED'],
  INVOICE_ISSUED: ['PAYMENT_PROOF', 'NEGOTIATION'],
  PAYMENT_PROOF: ['PURCHASE_CONFIRMED'],
  PURCHASE_CONFIRMED: ['SALE_FINALIZED'],
  SALE_FINALIZED: [],
}

const ONWARDS: ReadonlySet<InquiryAction> = new Set([
  ...(['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof'] as const),
  ...(['confirmPurchase', 'setShipping', 'finalInvoice', 'finalizeSale'] as const),
])

test('[TRU-01 INQ-03 INQ-12] stays valid and equal to its log for any order of actions', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 80 }), (choices) => {
      const events = record([['OPENED', opening(), 'BUYER']])
      let inquiry = replay(events) as InquirySnapshot
      for (const [n, choice] of choices.entries()) {
        const open = INQUIRY_ACTIONS.filter((one) => !actionError(one, inquiry, { today: '2026-07-01' }))
        // Every third step moves towards the sale, so that the last steps are reached often.
        const onwards = choice % 3 === 0 ? open.findLast((one) => ONWARDS.has(one)) : undefined
        const action = onwards ?? open[choice % open.length] ?? 'message'
        const [kind, data, side = 'SELLER'] = WRITES[action](inquiry, n)
        const event = { kind, data, seq: events.length + 1, at: at(events.length), side } as InquiryEvent
        const before = inquiry
        inquiry = applyEvent(before, event) as InquirySnapshot
        events.push(event)
        const isWay = before.status === inquiry.status || MAY_FOLLOW[before.status]?.includes(inquiry.status)
        if (!isWay) throw new Error(`${action} leads from ${before.status} to ${inquiry.status}`)
        if (inquiry.version !== before.version + (kind === 'MESSAGE' ? 0 : 1) || inquiry.lastAt !== event.at)
          throw new Error(`${action} is not counted`)
      }
      reached.add(inquiry.status)
      expect(replay(events)).toEqual(inquiry)
      expect(statusHistoriesOf(events)).toEqual(inquiry.statusHistories)
      expect(inquiry.statusHistories.at(-1)?.status ?? 'NEGOTIATION').toBe(inquiry.status)
      const steps = inquiry.statusHistories.map(({ status }) => status)
      expect(steps.every((status, i) => status !== steps[i - 1])).toBe(true)
      const progress = progressOf(inquiry, at(100_000))
      expect(progress.map(({ step }) => step)).toEqual(PROGRESS_STEPS)
      expect(progress.filter(({ state }) => state === 'CURRENT').length).toBeLessThanOrEqual(inquiry.outcome ? 0 : 1)
      expect(nextStepOf(inquiry) === null).toBe(inquiry.outcome !== null)
      expect(inquiry.offers.filter(({ state }) => state === 'OPEN').length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
  expect([...reached].toSorted()).toEqual([...INQUIRY_STATUSES].toSorted())
})

test('[INQ-03] opens each step in its place and gives a reason elsewhere', () => {
  const draft: Step = ['INVOICE_GENERATED', { invoiceId: 'i' }]
  const way: Step[] = [
    draft,
    ['INVOICE_ISSUED', ISSUED],
    ['PROOF_SUBMITTED', { documentId: 'd' }, 'BUYER'],
    ['PROOF_ACCEPTED', { documentId: 'd' }],
    ['PURCHASE_CONFIRMED', {}],
    ['SHIPPING_SET', { shipping: SHIPPING }],
    ['FINAL_INVOICE_ISSUED', { invoiceId: 'f', number: 'F', total: 1 }],
  ]
  const codes = (action: InquiryAction) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((steps) => actionError(action, stateOf(...way.slice(0, steps)))?.code ?? 'yes')
  const [early, late, none] = ['TOO_EARLY', 'TOO_LATE', 'NO_INVOICE']
  expect(codes('issueInvoice')).toEqual([none, 'yes', none, none, none, late, late, late])
  expect(codes('proposeConsignee')).toEqual([none, none, 'yes', 'yes', 'yes', late, late, late])
  const answered = 'NO_PROOF'
  expect(codes('acceptProof')).toEqual([early, early, answered, 'yes', answered, answered, answered, answered])
  expect(codes('confirmPurchase')).toEqual([early, early, early, early, 'yes', late, late, late])
  expect(codes('finalInvoice')).toEqual([early, early, early, early, early, 'NO_SHIPPING', 'yes', late])
  expect(codes('reserve')).toEqual(['yes', 'yes', 'yes', 'yes', 'yes', late, late, late])
  expect(codes('edit')).toEqual(['yes', 'yes', 'yes', 'yes', 'yes', late, late, late])
  const ended = stateOf(['ENDED', { outcome: 'LOST', carBecomes: null }])
  expect(INQUIRY_ACTIONS.filter((action) => actionError(action, ended)?.code !== 'CLOSED')).toEqual(
    expect.arrayContaining(['message', 'archive', 'reopen']),
  )
  expect(actionError('edit', ended)?.reason).toBe('This inquiry is closed')
  expect(actionError('edit', stateOf(['ARCHIVED', {}]))?.code).toBe('ARCHIVED')
  const onRequest = replay(record([['OPENED', opening(quoteWith(10_000, null))]])) as InquirySnapshot
  expect(actionError('generateInvoice', onRequest)?.code).toBe('NO_AMOUNTS')
})

test('[INQ-03] derives seven steps, departure and arrival week by the day', () => {
  const bought = stateOf(
    ['INVOICE_ISSUED', ISSUED],
    ['PROOF_ACCEPTED', { documentId: 'd' }],
    ['PURCHASE_CONFIRMED', {}],
    ['SHIPPING_SET', { shipping: SHIPPING }],
  )
  const states = (now: string) =>
    progressOf(bought, now)
      .map(({ state }) => state[0])
      .join('')
  expect(states('2026-06-23T23:59:59.000Z')).toBe('DDDDCTT')
  expect(states('2026-06-24T00:00:00.000Z')).toBe('DDDDDCT')
  expect(states('2026-07-29T23:59:59.000Z')).toBe('DDDDDCT')
  expect(states('2026-07-30T00:00:00.000Z')).toBe('DDDDDDC')
  expect(progressOf(bought, at(0)).map((one) => one.at)).toEqual([
    at(0),
    at(1),
    at(2),
    at(3),
    '2026-06-24',
    '2026-08-06',
    null,
  ])
})

test('[INQ-03] shows the last status before finalizing, or negotiation', () => {
  const entry = (status: (typeof INQUIRY_STATUSES)[number], minute: number) => ({ status, time: at(minute) })
  const histories = [entry('SALE_FINALIZED', 9), entry('INVOICE_ISSUED', 1), entry('PURCHASE_CONFIRMED', 5)]
  expect(displayedStatus({ status: 'SALE_FINALIZED', statusHistories: histories })).toBe('PURCHASE_CONFIRMED')
  expect(displayedStatus({ status: 'SALE_FINALIZED', statusHistories: [entry('SALE_FINALIZED', 9)] })).toBe(
    'NEGOTIATION',
  )
  expect(displayedStatus({ status: 'PAYMENT_PROOF', statusHistories: histories })).toBe('PAYMENT_PROOF')
})

test('[INQ-01 M02 TRU-07] sums lines, caps discounts and names no tariff for agreed amounts', () => {
  const whole = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      fc.record({
        amountFOB: fc.option(whole),
        fretAmount: fc.option(whole),
        warranty: fc.option(whole),
        inspection: whole,
        discount: whole,
        isActivateDiscount: fc.boolean(),
      }),
      ({ inspection, ...given }) => {
        const inspections = [{ productId: 'p', type: 'PRE_EXPORT' as const, amount: inspection }]
        const inquiry = { amounts: { ...given, inspections } satisfies InquiryAmounts, quote: quoteWith(10_000, 11) }
        const total = totalOf(inquiry)
        const lines = linesOf(inquiry)
        expect(freightTypeOf(inquiry)).toBe(given.warranty === null ? 'C&F' : 'CIF')
        expect(total === null).toBe(given.amountFOB === null || given.fretAmount === null)
        if (total === null) return
        expect(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(given.isActivateDiscount || lines.every(({ kind }) => kind !== 'DISCOUNT')).toBe(true)
      },
    ),
  )
  const quote = quoteWith(10_000, 11)
  const amounts = amountsOf(quote)
  expect(totalOf({ amounts })).toBe(quote.total)
  expect(linesOf({ amounts, quote }).every(({ from }) => from !== null)).toBe(true)
  const agreed = linesOf({ amounts: { ...amounts, fretAmount: 900 }, quote })
  expect(agreed.map(({ kind, from }) => [kind, from === null])).toEqual([
    ['FOB', false],
    ['FREIGHT', true],
    ['INSURANCE', false],
    ['INSPECTION', false],
    ['INSPECTION', false],
  ])
})

test('[INQ-04] keeps a writer waiting until a reply or processing', () => {
  const asked = stateOf(['MESSAGE', { documentIds: [] }, 'BUYER'], ['MESSAGE', { documentIds: [] }, 'BUYER'])
  expect([asked.waitingSince, nextStepOf(asked)?.what]).toEqual([at(1), 'REPLY'])
  const answered = stateOf(['MESSAGE', { documentIds: [] }, 'BUYER'], ['MESSAGE', { documentIds: [] }])
  expect([answered.waitingSince, nextStepOf(answered)?.who]).toEqual([null, 'BUYER'])
  const processed = stateOf(['MESSAGE', { documentIds: [] }, 'BUYER'], ['PROCESSED', {}])
  expect([processed.waitingSince, processed.isProcessed]).toEqual([null, true])
  const again = stateOf(['PROCESSED', {}], ['MESSAGE', { documentIds: [] }, 'BUYER'])
  expect([again.waitingSince, again.isProcessed]).toEqual([at(2), false])
})

test('[INQ-04] restores the waiting buyer when "processed" is undone', () => {
  const steps: Step[] = [
    ['OPENED', opening(), 'BUYER'],
    ['MESSAGE', { documentIds: [] }, 'BUYER'],
    ['PROCESSED', {}],
  ]
  const waits = waitedSince(record(steps))
  expect(waits).toBe(at(1))
  const back = replay(record([...steps, ['UNPROCESSED', { waitingSince: waits }]]))
  expect([back?.isProcessed, back?.waitingSince]).toEqual([false, at(1)])
  expect(waitedSince(record([...steps, ['MESSAGE', { documentIds: [] }]]))).toBeNull()
})

test('[INQ-14 INQ-05 INQ-04] counts an answer to an offer or request as a message', () => {
  const made = (side: Step[2]): Step => ['OFFER_MADE', { offerId: 'o', amount: 9000, expiresAt: at(9999) }, side]
  const accepted = { offerId: 'o', amounts: stateOf().amounts }
  for (const kind of ['OFFER_ACCEPTED', 'OFFER_REFUSED'] as const) {
    expect(stateOf(made('BUYER'), [kind, accepted, 'SELLER']).waitingSince).toBe(null)
    const asked = stateOf(['PROCESSED', {}], made('SELLER'), [kind, accepted, 'BUYER'])
    expect([asked.waitingSince, nextStepOf(asked)?.who]).toEqual([at(3), 'SELLER'])
  }
  const given = (side: Step[2]): Step => ['RESERVED', { reservationId: 's', startTime: at(0), endTime: at(99) }, side]
  expect(stateOf(['RESERVATION_ASKED', {}, 'BUYER'], given('SELLER')).waitingSince).toBe(null)
  // Whom the clock gave the car may have asked something else.
  expect(stateOf(['RESERVATION_ASKED', {}, 'BUYER'], given('SYSTEM')).waitingSince).toBe(at(1))
})

test('[INQ-07 INQ-03] answers a proof of a cancelled proforma; a purchase ends a draft', () => {
  const sent: Step[] = [
    ['INVOICE_ISSUED', ISSUED],
    ['PROOF_SUBMITTED', { documentId: 'd' }, 'BUYER'],
  ]
  const without = stateOf(...sent, ['INVOICE_CANCELLED', { invoiceId: 'i' }])
  expect(actionError('acceptProof', without)?.code).toBe('TOO_EARLY')
  expect(actionError('refuseProof', without)).toBe(null)
  const draft: Step = ['INVOICE_GENERATED', { invoiceId: 'another' }]
  const bought = stateOf(...sent, ['PROOF_ACCEPTED', { documentId: 'd' }], draft, ['PURCHASE_CONFIRMED', {}])
  expect([bought.draftInvoiceId, bought.invoice?.id]).toEqual([null, 'i'])
})
