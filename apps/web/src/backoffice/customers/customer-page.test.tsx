import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import type { CustomerData } from './customers-data.ts'
import { CustomerPage } from './customer-page.tsx'

const CUSTOMER = {
  id: '00000000-0000-4000-8000-000000000001',
  firstname: 'Awa',
  lastname: 'Koné',
  civility: null,
  email: 'awa@example.com',
  isEmailVerified: true,
  phoneNumber: null,
  countryOfResidence: 'CI',
  locale: 'fr',
  destination: null,
  numberOfFavourite: 0,
  numberOfSavedSearch: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: null,
  note: { text: '', version: 1, writtenAt: null, writtenBy: null },
  isActive: true,
}

const INQUIRY = {
  id: '00000000-0000-4000-8000-000000000003',
  reference: '1009',
  car: { reference: 'C1', model: {}, maker: {}, pictures: [], options: [] },
  status: 'NEGOTIATION',
  outcome: null,
  isArchived: false,
  total: null,
  lastAt: '2026-11-01T00:00:00.000Z',
  nextStep: null,
  unread: 0,
  port: { id: '00000000-0000-4000-8000-000000000002', name: 'Abidjan', country: 'CI' },
  finalDestination: 'ML',
}

test('[BO-21] shows the port of the latest inquiry for a customer without a destination', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale: 'en', messages: en, company: { name: 'Hakata' } } } as never)
  const page = (items: unknown[]): string =>
    renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <CustomerPage
          data={
            {
              kind: 'one',
              customer: CUSTOMER,
              inquiries: { items, total: items.length },
              countries: [{ alpha2code: 'CI', name: 'Côte d’Ivoire' }],
            } as unknown as CustomerData
          }
        />
      </RouterContextProvider>,
    )
  expect(page([])).toContain('Not chosen')
  expect(page([INQUIRY])).toContain('Abidjan, Côte d’Ivoire (latest inquiry)')
})
