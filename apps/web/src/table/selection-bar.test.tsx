import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { fr } from '../i18n/fr/shop.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './selection.ts'

/** The bar's text above a list of this length with 20 selected rows. */
function barOf(total: number, locale: 'en' | 'fr'): string {
  const messages = locale === 'en' ? en : fr
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { locale, messages } } } as unknown as AnyRouter}>
      <SelectionBar selection={{ count: 20, isAll: false } as Selection} total={total} most={10_000}>
        {null}
      </SelectionBar>
    </RouterContextProvider>,
  )
  return html.replaceAll('\u00a0', ' ')
}

test('[VEH-11] offers to select a whole list up to the limit of the action', () => {
  expect(barOf(10_000, 'en')).toContain('>Select all 10,000 in this list</button>')
  expect(barOf(10_001, 'en')).not.toContain('Select all')
  expect(barOf(10_001, 'en')).toContain('At most 10,000 at once: narrow the list')
  expect(barOf(10_001, 'fr')).toContain('10 000 au plus à la fois : affinez la liste')
})
