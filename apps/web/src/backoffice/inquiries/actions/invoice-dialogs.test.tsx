import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { fr } from '../../../i18n/fr/shop.ts'
import { IssueInvoiceDialog } from './invoice-dialogs.tsx'

/** The dialog of an inquiry over $33,669 with an offer of $30,000 in this state. */
function shown(state: 'OPEN' | 'REFUSED', locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale, messages: { en, fr }[locale] } } as never)
  const offers = [{ id: 'o', state, amount: { value: 30_000, currency: 'USD' } }]
  const customerInformation = { firstname: 'Awa', lastname: 'Diop', address: null, city: null }
  const inquiry = { id: 'i', car: null, total: 33_669, papers: [], offers, customerInformation } as unknown as Inquiry
  const nothing = () => {}
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <IssueInvoiceDialog inquiry={inquiry} onDone={nothing} onClose={nothing} reload={() => Promise.resolve()} />
    </RouterContextProvider>,
  ).replaceAll('\u00a0', ' ')
}

test('[INQ-06 INQ-14] says before a proforma is issued that an open offer is not in it', () => {
  expect(shown('OPEN')).toContain('An offer of $30,000 is still open. This proforma does not use it.')
  expect(shown('OPEN', 'fr')).toContain('Une offre de 30 000 $ est encore ouverte : cette proforma ne la reprend pas.')
  expect(shown('REFUSED')).not.toContain('$30,000')
})
