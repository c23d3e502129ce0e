import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import type { PortsData } from './ports-data.ts'
import { PortsPage } from './ports-page.tsx'

const MOMBASA = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Mombasa',
  city: 'Mombasa',
  country: 'KE',
  countriesServed: [],
  tariff: { value: null },
  inspections: [{ amount: { value: null } }],
}

test('[BO-13] offers to clear a search that finds no port', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale: 'en', messages: en, company: { name: 'Hakata' } } } as never)
  const page = (queryText: string | undefined, ports: unknown[] = [MOMBASA]): string =>
    renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <PortsPage data={{ ports, countries: [] } as unknown as PortsData} search={{ queryText }} />
      </RouterContextProvider>,
    )
  expect(page('zzz')).toContain('No ports match')
  expect(page('zzz')).toContain('>Clear all</button>')
  expect(page('mom')).not.toContain('>Clear all</button>')
  expect(page(undefined, [])).not.toContain('>Clear all</button>')
})
