import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMemo } from 'react'
import { preloadOfficeList, OfficeListPart } from '../backoffice/vehicles/list-page.lazy.ts'
import { readOfficeOnly } from '../backoffice/vehicles/office-only.ts'
import type { OfficeOnly } from '../backoffice/vehicles/office-only.ts'
import { loading } from '../api/loading.ts'
import { isManager } from '../session/current-user.ts'
import { loadSearch } from '../storefront/search/search-data.ts'
import { remembered, setDestination } from '../storefront/delivery/destination.ts'
import { headOfSearch } from '../storefront/search/search-head.ts'
import { SearchPage } from '../storefront/search/search-page.tsx'
import { withDestination } from '../storefront/search/with-destination.ts'
import { readSearch } from '../api/search-params.ts'
import type { SearchState } from '../api/search-params.ts'

type Asked = Omit<SearchState, 'order.field'> & Omit<OfficeOnly, 'order.field'> & { 'order.field'?: string }

export const Route = createFileRoute('/search-result')({
  // Parsed before the role is known; managers' parameters are dropped for others below.
  validateSearch: (given: Record<string, unknown> & Asked): Asked => ({
    ...readSearch(given),
    ...readOfficeOnly(given),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: given, ...attempt }) =>
    loading(
      context,
      async () => {
        const { signal } = attempt.abortController
        if (isManager(context.user)) return { office: await preloadOfficeList(context, given, signal) }
        const deps = readSearch(given)
        const own = import.meta.env.SSR ? undefined : remembered()
        const next = withDestination(deps, own)
        if (next) throw redirect({ to: '/search-result', search: next })
        const data = await loadSearch(context.api, context.locale, deps, signal)
        // An unknown port is dropped like every bad value.
        if (data.isPortLost) {
          if (own?.port === deps.port) setDestination(undefined)
          throw redirect({
            to: '/search-result',
            search: readSearch({ ...deps, port: undefined, importCountry: undefined }),
          })
        }
        const page = deps.page ?? 1
        // Redirects a page beyond the last one.
        if (page > data.lastPage)
          throw redirect({
            to: '/search-result',
            search: { ...deps, page: data.lastPage > 1 ? data.lastPage : undefined },
          })
        return { shop: data }
      },
      attempt,
    ),
  // Managers see changes at once.
  shouldReload: ({ context }) => isManager(context.user) || undefined,
  head: ({ match, loaderData }) => {
    // Without data the error page has its own head.
    if (!loaderData?.shop) return {}
    return headOfSearch(match.context, readSearch(match.search), loaderData.shop)
  },
  component: SearchResult,
})

function SearchResult() {
  const asked = Route.useSearch()
  const search = useMemo(() => readSearch(asked), [asked])
  const { shop, office } = Route.useLoaderData()
  return office ? (
    <OfficeListPart search={office.search} data={office.list} />
  ) : (
    <SearchPage search={search} data={shop} />
  )
}
