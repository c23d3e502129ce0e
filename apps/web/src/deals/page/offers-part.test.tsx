import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deals } from '../../messages/deals-en.ts'
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

test('[INQ-14] of a car whose price is on request either side names one', () => {
  for (const [roles, words] of [
    [[], deals.offers.make.BUYER],
    [['SALES_MANAGER'], deals.offers.make.SELLER],
  ] as const)
    expect(shown([...roles], ON_REQUEST)).toContain(words)
  // Where none may be made, nothing is said of them.
  expect(shown([], { ...ON_REQUEST, objections: { offer: 'TOO_LATE', answerOffer: 'NO_OFFER' } })).toBe('')
})
