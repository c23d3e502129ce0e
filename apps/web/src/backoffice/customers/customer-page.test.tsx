import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../api/hook.fixture.ts'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import type { CustomerData } from './customers-data.ts'
import { CustomerPage, useInvitation } from './customer-page.tsx'

const CUSTOMER = {
  id: '00000000-0000-4000-8000-000000000001',
  firstname: 'Awa',
  lastname: 'Koné',
  civility: null,
  email: 'awa@example.com',
  isEmailVerified: true,
  phoneNumber: '+254712345999',
  phoneText: '+254 712 345999',
  version: 1,
  canSignIn: true,
  invitedAt: null,
  isEmailEditable: true,
  isDeactivated: false,
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

function page(items: unknown[], given: object = {}, locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const context = { locale, messages: { en, fr }[locale], company: { name: 'Hakata' } }
  router.update({ ...router.options, context } as never)
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <CustomerPage
        data={
          {
            kind: 'one',
            customer: { ...CUSTOMER, ...given },
            inquiries: { items, total: items.length },
            countries: [{ alpha2code: 'CI', name: 'Côte d’Ivoire' }],
          } as unknown as CustomerData
        }
      />
    </RouterContextProvider>,
  )
  return html.replaceAll('\u00a0', ' ')
}

test('[BO-21] shows the port of the latest inquiry for a customer without a destination', () => {
  expect(page([])).toContain('Not chosen')
  expect(page([INQUIRY])).toContain('Abidjan, Côte d’Ivoire (latest inquiry)')
})

test('[BO-21] says whether the customer can sign in, and invites one who cannot', () => {
  const states = [
    {},
    { canSignIn: false },
    { canSignIn: false, invitedAt: '2026-11-27T03:00:00.000Z' },
    { canSignIn: false, isDeactivated: true },
  ]
  const accesses = states.map(
    (given) => /<section[^>]*aria-labelledby="access".*?<\/section>/s.exec(page([], given))?.[0],
  )
  expect(accesses.map((access = '') => [/<p>(.*?)<\/p>/.exec(access)?.[1], /invitation/.exec(access)?.[0]])).toEqual([
    ['Can sign in.', undefined],
    ['No access yet.', 'invitation'],
    ['Sign-in link sent on 27 November 2026, not used yet.', 'invitation'],
    ['Cannot sign in.', undefined],
  ])
  expect(page([], { canSignIn: false, email: '' })).not.toContain('invitation')
  expect(page([], { canSignIn: false }, 'fr')).toContain('Envoyer une invitation')
})

test('[BO-21] groups the phone number and calls the port as in the form', () => {
  expect(page([])).toContain('href="tel:+254712345999">+254 712 345999</a>')
  expect(page([])).toContain('<dt>Port of arrival</dt>')
  expect(page([], {}, 'fr')).toContain('<dt>Port d’arrivée</dt>')
  expect(page([])).toContain('>Edit</button>')
})

test('[BO-21] emails one invitation when the button is pressed twice', async () => {
  const api = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale: 'en', messages: en, api } } as never)
  const { render, last } = runHook(
    () => useInvitation('a', () => {}),
    (child) => <RouterContextProvider router={router}>{child}</RouterContextProvider>,
  )
  render(undefined)
  const { invite } = last()
  void invite()
  void invite()
  expect(api).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(last().isBusy).toBe(true))
})
