import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { OfferCheck } from './price-check.tsx'

const usd = (value: number) => ({ value, currency: 'USD' as const })
const INQUIRY = {
  car: { id: 'c' },
  amountFOB: usd(6850),
  fretAmount: usd(1012),
  warranty: usd(98),
  inspections: [],
  discount: usd(0),
  isActivateDiscount: false,
  quote: {
    fob: 6850,
    freightType: 'CIF',
    insurance: 98,
    lines: [{ kind: 'INSURANCE', amount: 98, rate: { id: 'r', value: 1.25, validFrom: '' } }],
  },
} as unknown as Inquiry

const shown = (price: number | null, locale: 'en' | 'fr' = 'en') =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={{ options: { context: { locale, messages: { en, fr }[locale] } } } as unknown as AnyRouter}
    >
      <OfferCheck inquiry={INQUIRY} price={price} />
    </RouterContextProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('[BO-07 INQ-14] shows the asking price and the buyer’s new total beside an offer', () => {
  expect(shown(null)).toContain('New total for the buyer $7,960')
  // 1.25 % of 6000 + 1012 is 87.65.
  expect(shown(6000)).toContain('Asking price $6,850 −12.4%')
  expect(shown(6000)).toContain('New total for the buyer $7,100')
  expect(shown(4000)).toContain('more than 30% below the asking price')
  expect(shown(4000, 'fr')).toContain('au prix demandé')
})
