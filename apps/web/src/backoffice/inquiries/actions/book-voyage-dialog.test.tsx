import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { BookVoyageDialog } from './book-voyage-dialog.tsx'

const nothing = () => {}

/** The dialog of an inquiry that is booked on the voyage, if any. */
function render(voyageId: string | null): string {
  const shippingData = { shipName: 'Atlantic Lantern', voyage: '208S' }
  const inquiry = { id: 'i', version: 1, voyageId, port: { id: 'p' }, shippingData } as unknown as Inquiry
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, api: () => new Promise(nothing) }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <BookVoyageDialog inquiry={inquiry} onDone={nothing} onClose={nothing} reload={async () => {}} />
    </RouterContextProvider>,
  )
}

test('[TRU-10 BO-13] titles the dialog that cancels a booking for its action', () => {
  const html = render('v')
  expect(html).toContain('>Cancel the booking?</h2>')
  expect(html).toContain('The ship and its dates are removed from the inquiry.')
  expect(html).toMatch(/btn danger[^>]*>Cancel the booking<\/button>/)
  expect(render(null)).toContain('>Book on a voyage</h2>')
})
