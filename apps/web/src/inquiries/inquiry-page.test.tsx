import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { balanceOf, expectedLines, transferLines } from '@minato/domain/ledger'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { InquiryPage } from './inquiry-page.tsx'

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

/** The payment details that the buyer reads, as HTML; empty where there are none. */
function paymentDetails(given: object): string {
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
  return /<section class="panel payment".*?<\/section>/.exec(html)?.[0].replaceAll('\u00a0', ' ') ?? ''
}

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

test('[TRU-12] asks for what is open in the payment details, for nothing once it is paid', () => {
  const paid = (cents: number) =>
    balanceOf(
      [
        { kind: 'EXPECTED', lines: expectedLines(694_800) },
        { kind: 'TRANSFER', lines: transferLines({ cents, currency: 'USD', feeCents: 0, rate: null }) },
      ],
      2000,
    )
  expect(paymentDetails({ balance: paid(300_050) })).toContain('$3,947.50 USD')
  expect(paymentDetails({ balance: paid(693_000) })).toBe('')
})
