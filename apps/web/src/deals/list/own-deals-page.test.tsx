import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { Route } from '../../routes/inquiries.index.tsx'
import { DEALS_SHOWN } from '../deal-data.ts'
import { OwnDealsPage } from './own-deals-page.tsx'

/** The page of a list at such an address, as its route reads it: which page was asked for, and where its links lead. */
async function at(address: string, total: number) {
  const { validateSearch, loader, loaderDeps } = Route.options as unknown as {
    validateSearch(given: object): object
    loaderDeps(given: { search: object }): object
    loader(given: object): Promise<{ own: Parameters<typeof OwnDealsPage>[0]['deals'] }>
  }
  const asked: unknown[] = []
  const api = async (_: string, { query }: { query: { page: number } }) => {
    asked.push(query.page)
    return { items: [], page: query.page, limit: DEALS_SHOWN, total }
  }
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' }, api }
  const search = validateSearch(Object.fromEntries(new URLSearchParams(address.split('?')[1])))
  const deps = loaderDeps({ search })
  const { own } = await loader({ context, deps, preload: false, abortController: new AbortController() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <OwnDealsPage deals={own} />
    </RouterContextProvider>,
  )
  const links = [...html.matchAll(/href="(\/inquiries[^"]*)"/g)].map(([, href]) => href ?? '')
  return { asked, links }
}

test('[INQ-02 INQ-09] a buyer goes through all pages of his inquiries, and back', async () => {
  const total = 2 * DEALS_SHOWN + 1
  const first = await at('/inquiries', total)
  expect([first.asked, first.links.length]).toEqual([[0], 1])
  const second = await at(first.links[0] ?? '', total)
  expect([second.asked, second.links.length]).toEqual([[1], 2])
  const [newer = '', older = ''] = second.links
  expect((await at(newer, total)).asked).toEqual([0])
  const third = await at(older, total)
  expect([third.asked, third.links.length]).toEqual([[2], 1])
  expect((await at(third.links[0] ?? '', total)).asked).toEqual([1])
  expect((await at('/inquiries', DEALS_SHOWN)).links).toEqual([])
})
