import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inquiries } from '../../i18n/en/inquiries.ts'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { OffersSection } from './offers-section.tsx'

/** The section as this reader sees it. */
function shown(roles: string[], given: object, locale: 'en' | 'fr' = 'en'): string {
  const context = { user: { id: 'u', roles }, locale, messages: { en, fr }[locale], company: { name: 'Hakata' } }
  const inquiry = {
    id: 'i',
    offers: [],
    objections: { offer: null, answerOffer: null },
    ...given,
  } as unknown as Inquiry
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <OffersSection inquiry={inquiry} isToOffer onChanged={() => {}} reload={() => Promise.resolve()} />
    </RouterContextProvider>,
  )
}
const ON_REQUEST = { amountFOB: null, quote: { fob: null } }

test('[INQ-14] lets either side propose a price for a car on request', () => {
  for (const roles of [[], ['SALES_MANAGER']]) expect(shown(roles, ON_REQUEST)).toContain(inquiries.offers.send)
  // Where no offer can be made, nothing is shown.
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

test('[INQ-14 TRU-07] shows the delivered total that an offer was made with, to both sides', () => {
  const usd = (value: number) => ({ value, currency: 'USD' })
  const delivered = { total: usd(31_767), freightType: 'CIF', port: 'Mombasa' }
  const offer = { id: 'o', by: 'SELLER', state: 'LAPSED', amount: usd(30_000), expiresAt: '2026-11-29T14:20:00.000Z' }
  const text = (roles: string[], locale?: 'fr') =>
    shown(roles, { ...ON_REQUEST, offers: [{ ...offer, delivered }] }, locale)
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ')
  expect(text(['SALES_MANAGER'])).toContain('$30,000 your offer, $31,767 delivered to Mombasa (CIF)')
  expect(text([])).toContain('$30,000 our offer, $31,767 delivered to Mombasa (CIF)')
  expect(text([], 'fr')).toMatch(/30.000 \$ notre offre, 31.767 \$ rendu à Mombasa \(CIF\)/)
})
