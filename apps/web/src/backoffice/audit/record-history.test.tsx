import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { RecordHistory } from './record-history.tsx'

const PORT = '00000000-0000-4000-8000-000000000001'
const AIKO = '00000000-0000-4000-8000-000000000002'

test('[BO-15] names the person and shows one line per change', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale: 'en', messages: en } } as never)
  const entry = {
    id: 1,
    at: '2026-06-12T01:41:00.000Z',
    actor: { kind: 'person' as const, id: AIKO },
    call: 'PUT /api/main/port/{id}',
    entity: 'port',
    entityId: PORT,
    part: 'port',
    operation: 'changed' as const,
    changes: [
      { field: 'name', before: 'Mombassa', after: 'Mombasa' },
      { field: 'city', before: null, after: 'Mombasa' },
    ],
  }
  const trail = { items: [entry], names: { [AIKO]: 'Aiko Mori', [PORT]: 'Mombasa' } }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <RecordHistory entity="port" entityId={PORT} trail={trail} />
    </RouterContextProvider>,
  )
  expect(html).toContain('<b>Aiko Mori</b>, 12\u00a0June 2026, 10:41')
  expect(html).toContain('<li>Name: Mombassa → Mombasa</li><li>City: empty → Mombasa</li>')
  expect(html).toContain(`href="/audit?entity=port&amp;entityId=${PORT}"`)
})

test('[BO-15] shows the same history on every record page, again for each version', () => {
  const pages = [
    'vehicle-form/history-panel.tsx',
    'catalog/edit-panel.tsx',
    'customers/customer-page.tsx',
    'ports/port-page.tsx',
    'reviews/review-page.tsx',
    'settings/settings-page.tsx',
    'voyages/voyage-page.tsx',
  ]
  for (const page of pages) {
    const [history] = /<RecordHistory [^/]*\/>/.exec(readFileSync(join(import.meta.dirname, '..', page), 'utf8')) ?? []
    // A whole record as version would be part of the cache key.
    expect(history, page).toMatch(/ (version=\{(?:\w+\.\w+|`[^`]+`)\}|trail=\{changes\}) \/>/)
  }
})
