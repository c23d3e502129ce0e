import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyField } from '../../forms/office-fields.tsx'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import type { SettingsData } from './settings-data.ts'
import { SettingsPage } from './settings-page.tsx'
import { SETTINGS_SECTIONS } from './settings-sections.ts'

function render(page: React.ReactElement, locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const context = { locale, messages: locale === 'fr' ? fr : en, company: { name: 'Kaigan' } }
  router.update({ ...router.options, context } as never)
  return renderToStaticMarkup(<RouterContextProvider router={router}>{page}</RouterContextProvider>)
}
const waiting = { waitingHours: 24, aloneHours: 72, isAlone: false }
const data = {
  settings: {},
  accounts: [],
  proposals: [],
  waiting,
  secondFactor: { since: null, appSince: null, passkeys: [], recoveryCodesLeft: 0 },
  secondFactorRule: { isRequired: false },
  clients: [],
  managers: [],
  rates: [],
} as unknown as SettingsData

test('[BO-16] gives each section its address and marks the current one', () => {
  const html = render(<SettingsPage section="insurance" data={data} />)
  const links = [...html.matchAll(/<a href="\/settings\/([^"]+)"( aria-current="page")?>/g)]
  expect(links.map(([, path]) => path)).toEqual([...SETTINGS_SECTIONS])
  expect(links.filter(([, , current]) => current).map(([, path]) => path)).toEqual(['insurance'])
  expect(html).toContain('id="insurance"')
  expect(html).not.toContain('id="bank"')
  expect(render(<SettingsPage section="bank" data={data} />, 'fr')).toContain(
    '<a href="/fr/settings/bank" aria-current="page">',
  )
})

test('[BO-16] puts the currency sign before the amount, in French after it', () => {
  const field = <MoneyField name="tariff" label="Freight" />
  expect(render(field)).toMatch(/<span aria-hidden="true">\$<\/span><input/)
  expect(render(field, 'fr')).toMatch(/<input[^>]*\/><span aria-hidden="true">\$<\/span>/)
})
