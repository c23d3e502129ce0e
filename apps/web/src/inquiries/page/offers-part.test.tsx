import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inquiries } from '../../messages/inquiries-en.ts'
import { en } from '../../messages/en.ts'
import { OffersPart } from './offers-part.tsx'

/** As it stands before this reader. */
function shown(roles: string[], given: object): string {
  const context = { user: { id: 'u', roles }, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const inquiry = {
    id: 'i',
    offers: [],
    objections: { offer: null, answerOffer: null },
    ...given,
  } as unknown as Inquiry
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <OffersPart inquiry={inquiry} isToOffer onChanged={() => {}} reload={() => Promise.resolve()} />
    </RouterContextProvider>,
  )
}
const ON_REQUEST = { amountFOB: null, quote: { fob: null } }

test('[INQ-14] lets either side propose a price for a car on request', () => {
  for (const roles of [[], ['SALES_MANAGER']]) expect(shown(roles, ON_REQUEST)).toContain(inquiries.offers.send)
  // Where none may be made, nothing is said of them.
  expect(shown([], { ...ON_REQUEST, objections: { offer: 'TOO_LATE', answerOffer: 'NO_OFFER' } })).toBe('')
})

test('[F17 INQ-14] shows the buyer the new total before accepting an offer', () => {
  const usd = (value: number) => ({ value, currency: 'USD' })
  const given = {
    port: { id: 'p', name: 'Mombasa' },
    amountFOB: usd(5541),
    fretAmount: usd(1195),
    warranty: usd(84),
    inspections: [{ type: 'JAAI', amount: usd(150) }],
    discount: usd(0),
    isActivateDiscount: false,
    quote: { fob: 5541, freightType: 'CIF', lines: [{ kind: 'INSURANCE', rate: { value: 1.25 } }] },
    offers: [{ id: 'o', by: 'SELLER', state: 'OPEN', amount: usd(5300), expiresAt: '2026-11-29T14:20:00.000Z' }],
  }
  expect(shown([], given)).toContain('Total to Mombasa at this price: $6,726')
})
