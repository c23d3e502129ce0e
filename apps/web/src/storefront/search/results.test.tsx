import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { Badges } from './results.tsx'
import type { SearchData } from './search-data.ts'

const textParts = [{ text: 'toyta', criteria: null, isLeftOut: false, rest: '', corrections: ['toyota'] }]

test.each([
  ['en', en, 'Showing results for “toyota” instead of “toyta”'],
  ['fr', fr, 'Résultats pour «\u00a0toyota\u00a0» au lieu de «\u00a0toyta\u00a0»'],
])('[F13] says which word replaces a misspelled one (%s)', (locale, messages, said) => {
  const router = { options: { context: { locale, messages } } } as unknown as AnyRouter
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Badges search={{ queryText: 'toyta' }} data={{ textParts, names: {} } as unknown as SearchData} />
    </RouterContextProvider>,
  )
  expect(html).toContain(said)
})
