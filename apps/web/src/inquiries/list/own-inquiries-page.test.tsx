import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { Route } from '../../routes/inquiries.index.tsx'
import { INQUIRIES_SHOWN } from '../inquiry-data.ts'
import { OwnInquiriesPage } from './own-inquiries-page.tsx'

/** The list page at such an address: the requested page and the targets of its links. */
async function at(address: string, total: number) {
  const { validateSearch, loader, loaderDeps } = Route.options as unknown as {
    validateSearch(given: object): object
    loaderDeps(given: { search: object }): object
    loader(given: object): Promise<{ own: Parameters<typeof OwnInquiriesPage>[0]['inquiries'] }>
  }
  const asked: unknown[] = []
  const api = async (_: string, { query }: { query: { page: number } }) => {
    asked.push(query.page)
    return { items: [], page: query.page, limit: INQUIRIES_SHOWN, total }
  }
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' }, api }
  const search = validateSearch(Object.fromEntries(new URLSearchParams(address.split('?')[1])))
  const deps = loaderDeps({ search })
  const { own } = await loader({ context, deps, preload: false, abortController: new AbortController() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <OwnInquiriesPage inquiries={own} />
    </RouterContextProvider>,
  )
  const linkTo = (rel: string) => new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1] ?? null
  return { asked, previous: linkTo('prev'), next: linkTo('next') }
}

test('[INQ-02 INQ-09] pages through all inquiries of a buyer and back', async () => {
  const total = 2 * INQUIRIES_SHOWN + 1
  const first = await at('/inquiries', total)
  expect(first).toEqual({ asked: [0], previous: null, next: '/inquiries?page=2' })
  const second = await at(first.next ?? '', total)
  expect(second).toEqual({ asked: [1], previous: '/inquiries', next: '/inquiries?page=3' })
  expect(await at(second.next ?? '', total)).toEqual({ asked: [2], previous: '/inquiries?page=2', next: null })
  expect(await at('/inquiries', INQUIRIES_SHOWN)).toMatchObject({ previous: null, next: null })
})
