import { createFileRoute } from '@tanstack/react-router'
import { BrandsPage } from '../backoffice/catalog/brands-page.tsx'
import { readBrandsSearch } from '../backoffice/catalog/catalog-search.ts'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/brands/')({
  staticData: { access: 'manager' },
  validateSearch: readBrandsSearch,
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/catalog/catalog-data.ts')).loadBrands(context, attempt.abortController.signal),
      attempt,
    ),
  staleTime: 0,
  component: Brands,
})

function Brands() {
  return <BrandsPage brands={Route.useLoaderData()} search={Route.useSearch()} />
}
