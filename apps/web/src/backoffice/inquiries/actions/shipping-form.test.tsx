import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { ShippingInputs } from './shipping-form.tsx'

const SHIPPING = { shipName: 'Morning Calypso', estimatedDepartureDate: '2026-06-24' } as Inquiry['shippingData']
const shown = (voyageId: string | null) =>
  renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { locale: 'en', messages: en } } } as unknown as AnyRouter}>
      <ShippingInputs shippingData={SHIPPING} usualPortOfLoading={null} voyageId={voyageId} />
    </RouterContextProvider>,
  )
const readOnly = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    input.includes('readOnly') ? [/name="(\w+)"/.exec(input)?.[1]] : [],
  )

test('[INQ-08 TRU-10] makes what the booked voyage sets read-only, with a hint', () => {
  expect(readOnly(shown('v'))).toEqual([
    'companyShipping',
    'shipName',
    'voyage',
    'portOfLoading',
    'estimatedDepartureDate',
    'estimatedArrivalDate',
  ])
  expect(shown('v')).toContain('The booked voyage sets ship, port and dates')
  expect(readOnly(shown(null))).toEqual([])
  expect(shown(null)).not.toContain('The booked voyage')
})
