import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { balanceOf, expectedLines, transferLines } from '@minato/domain/ledger'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { inquiryList as listTexts } from '../i18n/en/inquiry-list.ts'
import { inquiryList as frenchListTexts } from '../i18n/fr/inquiry-list.ts'
import { InquiryPage } from './inquiry-page.tsx'
import { deadlineOf } from './page/payment-details.tsx'

const BANK = { holder: 'Hakata', bank: 'Port Bank', swift: 'PORTJPJT', accountNumber: '1234567', currency: 'USD' }
const INVOICE = {
  id: 'p',
  state: 'ISSUED',
  number: 'PI-1',
  total: 6948,
  validUntil: '2026-06-18T09:00:00.000Z',
  paymentDeadline: '2026-06-18T09:00:00.000Z',
  graceUntil: null,
  bank: BANK,
}
const PROOF = { document: { id: 'd', name: 'transfer.pdf' }, at: '2026-06-17T09:00:00.000Z' }

/** The page that the buyer reads, as HTML. */
function page(given: object): string {
  const inquiry = {
    id: 'i',
    reference: '1009',
    car: { reference: 'C1', model: {}, maker: {}, pictures: [], options: [] },
    port: { id: 'p', name: 'Mombasa', country: 'KE' },
    finalDestination: 'KE',
    owner: { id: 'u', firstname: 'Awa', lastname: 'Diop', country: 'KE' },
    manager: null,
    status: 'INVOICE_ISSUED',
    displayedStatus: 'INVOICE_ISSUED',
    outcome: null,
    freightType: 'CIF',
    total: 6948,
    lines: [],
    quote: { asOf: '2026-06-11T09:00:00.000Z', lines: [] },
    customerInformation: { firstname: 'Awa', lastname: 'Diop' },
    progress: [],
    objections: {},
    proof: null,
    nextStep: { who: 'BUYER', what: 'SEND_PROOF', by: null },
    papers: [],
    earlierProofs: [],
    receipts: [],
    extraDocuments: [],
    arrivalDates: [],
    reservation: null,
    queue: null,
    offers: [],
    shippingData: null,
    invoice: INVOICE,
    balance: balanceOf([{ kind: 'EXPECTED', lines: expectedLines(694_800) }], 0),
    ...given,
  } as unknown as Inquiry
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <InquiryPage data={{ inquiry, messages: [], total: 0 }} />
    </RouterContextProvider>,
  )
  return html.replaceAll('\u00a0', ' ')
}
/** The payment details of it; empty where there are none. */
const paymentDetails = (given: object): string =>
  /<section class="panel payment".*?<\/section>/.exec(page(given))?.[0] ?? ''

test('[TRU-04] lets the buyer confirm or reject a proposed consignee', () => {
  const consignee = { firstname: 'Joseph', lastname: 'Kabila', address: '14, avenue du Port', city: 'Matadi' }
  const expiresAt = '2026-06-25T09:00:00.000Z'
  const consigneeProposal = { id: 'c', consignee, expiresAt, isApproved: false, effectiveAt: null, isConfirmed: false }
  const objections = { confirmConsignee: null, rejectConsignee: null }
  const pending = page({ consigneeProposal, objections })
  for (const text of ['14, avenue du Port', 'Nothing changes unless', 'Confirm the consignee', 'Reject'])
    expect(pending).toContain(text)
  const confirmed = page({ consigneeProposal: { ...consigneeProposal, isConfirmed: true }, objections })
  expect(confirmed).toContain('You confirmed this consignee.')
  expect(confirmed).not.toContain('Confirm the consignee')
  expect(page({ consigneeProposal: null, objections })).not.toContain('Reject')
})

test('[F17] shows a buyer the payment details while the invoice can be paid', () => {
  expect(paymentDetails({})).toContain('1234567')
  // The buyer has asked something: the dealer is to answer, and the invoice is payable still.
  const nextStep = { who: 'SELLER', what: 'REPLY', by: null }
  expect(paymentDetails({ nextStep })).toContain('1234567')
  expect(paymentDetails({ nextStep, proof: { ...PROOF, state: 'REFUSED' } })).toContain('1234567')
  expect(paymentDetails({ proof: { ...PROOF, state: 'WAITING' } })).toBe('')
  expect(paymentDetails({ invoice: { ...INVOICE, state: 'LAPSED' } })).toBe('')
  expect(paymentDetails({ outcome: 'CANCELLED', nextStep: null })).toBe('')
  expect(paymentDetails({ status: 'PAYMENT_PROOF' })).toBe('')
})

test('[F17 F21] names the extended deadline after a late rejected proof', () => {
  const invoice = { ...INVOICE, graceUntil: '2026-06-25T09:00:00.000Z' }
  const details = paymentDetails({ invoice, proof: { ...PROOF, state: 'REFUSED' } })
  expect(details).toContain('25 June 2026, 18:00 JST')
  expect(details).not.toContain('18 June 2026')
})

const paid = (cents: number) =>
  balanceOf(
    [
      { kind: 'EXPECTED', lines: expectedLines(694_800) },
      { kind: 'TRANSFER', lines: transferLines({ cents, currency: 'USD', feeCents: 0, rate: null }) },
    ],
    2000,
  )

test('[F17 TRU-12] names no deadline once it is past, nor for the rest of an invoice', () => {
  expect(paymentDetails({ balance: paid(300_050) })).toContain('Pay by 18 June 2026')
  const rest = paymentDetails({ status: 'PAYMENT_PROOF', balance: paid(300_050) })
  expect(rest).toContain('$3,947.50 USD')
  expect(rest).not.toContain('June 2026')
  const inquiry = { status: 'INVOICE_ISSUED', outcome: null, invoice: INVOICE, proof: null } as unknown as Inquiry
  const deadline = Date.parse(INVOICE.paymentDeadline)
  expect([deadline - 1, deadline].map((now) => deadlineOf(inquiry, now))).toEqual([INVOICE.paymentDeadline, null])
})

test('[TRU-12] asks for what is open in the payment details, for nothing once it is paid', () => {
  expect(paymentDetails({ balance: paid(300_050) })).toContain('$3,947.50 USD')
  expect(paymentDetails({ balance: paid(693_000) })).toBe('')
})

test('[TRU-12 INQ-07] keeps asking for the rest after the proof is accepted', () => {
  const nextStep = { who: 'SELLER', what: 'CONFIRM_PURCHASE', by: null }
  const proof = { ...PROOF, state: 'ACCEPTED' }
  const after = { status: 'PAYMENT_PROOF', nextStep, proof, objections: { submitProof: null }, balance: paid(300_050) }
  for (const status of ['PAYMENT_PROOF', 'PURCHASE_CONFIRMED']) {
    const html = page({ ...after, status })
    expect(html).toContain('<p class="when">You still have to pay $3,947.50.</p>')
    expect(html).toContain('class="panel proof due"')
    expect(paymentDetails({ ...after, status })).toContain('$3,947.50 USD')
  }
  const checked = page({ ...after, proof: { ...PROOF, state: 'WAITING' } })
  const isPaid = page({ ...after, balance: paid(693_000) })
  for (const html of [checked, isPaid, page({ ...after, outcome: 'REFUNDED' })]) {
    expect(html).not.toContain('class="panel payment"')
    expect(html).not.toContain('You still have to pay')
  }
})

test('[REV-01 F18] asks for a review only after loading shows that none was written', () => {
  const delivered = { nextStep: { who: 'BUYER', what: 'WRITE_REVIEW', by: null }, status: 'SALE_FINALIZED' }
  expect(page(delivered)).not.toContain('write a review')
  for (const { next } of [listTexts, frenchListTexts])
    expect(next.BUYER.WRITE_REVIEW).toMatch(/^(?:Car delivered|Voiture livrée)$/)
})

test('[F17 INQ-07] names the amount still due for the proof of a further payment', () => {
  const balance = balanceOf(
    [
      { kind: 'EXPECTED', lines: expectedLines(694_800) },
      { kind: 'TRANSFER', lines: transferLines({ cents: 400_000, currency: 'USD', feeCents: 0, rate: null }) },
    ],
    0,
  )
  const part = (state: string) =>
    page({ balance, status: 'PAYMENT_PROOF', proof: { ...PROOF, state }, objections: { submitProof: null } })
  expect(part('ACCEPTED')).toContain('Still due: $2,948. Send the proof of this payment')
  expect(part('WAITING')).toContain('It covers the remaining $2,948.')
})
