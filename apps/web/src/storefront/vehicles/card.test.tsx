import type { AnyRouter } from '@tanstack/react-router'
import { RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { Cards } from './card.tsx'
import type { CardData } from './card-data.ts'

const CAR = {
  id: 'a',
  reference: '11077',
  brand: 'Toyota',
  model: 'Vitz',
  grade: 'F',
  body: 'HATCHBACK',
  price: 5000,
  pictures: 0,
  picture: null,
  mileage: null,
  engineSize: null,
} as unknown as CardData

const page = (status: CardData['status']) =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={{ options: { context: { messages: en, locale: 'en', company: {} } } } as unknown as AnyRouter}
    >
      <Cards cars={[{ ...CAR, status }]} />
    </RouterContextProvider>,
  )

test('[VEH-03] opens the page of a sold car as a document, without a price', () => {
  const isDocument = (html: string) => html.includes('data-document')
  const hasPrice = (html: string) => html.includes('$5,000')
  expect([isDocument(page('SOLD')), hasPrice(page('SOLD'))]).toEqual([true, false])
  expect([isDocument(page('PUBLISHED')), hasPrice(page('PUBLISHED'))]).toEqual([false, true])
})
