import { createFileRoute, redirect } from '@tanstack/react-router'
import { loading } from '../shell/loading.ts'
import { loadSearch } from '../storefront/search/search-data.ts'
import { headOfSearch } from '../storefront/search/search-head.ts'
import { SearchPage } from '../storefront/search/search-page.tsx'
import { readSearch } from '../storefront/search/search-params.ts'
import type { SearchState } from '../storefront/search/search-params.ts'

export const Route = createFileRoute('/search-result')({
  validateSearch: (given: Record<string, unknown> & SearchState): SearchState => readSearch(given),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () => {
        const data = await loadSearch(context.api, deps, attempt.abortController.signal)
        const page = deps.page ?? 1
        // A page behind the last one: the nearest that there is.
        if (page > data.lastPage)
          throw redirect({
            to: '/search-result',
            search: { ...deps, page: data.lastPage > 1 ? data.lastPage : undefined },
          })
        return data
      },
      attempt,
    ),
  head: ({ match, loaderData }) => {
    // Without its data the page is a failure, which names itself.
    if (!loaderData) return {}
    return headOfSearch(match.context, match.search, loaderData)
  },
  component: SearchResult,
})

function SearchResult() {
  return <SearchPage search={Route.useSearch()} data={Route.useLoaderData()} />
}
