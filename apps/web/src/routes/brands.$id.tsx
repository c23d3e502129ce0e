import { createFileRoute } from '@tanstack/react-router'
import { BrandPage } from '../backoffice/catalog/brand-page.tsx'
import { readModelsSearch } from '../backoffice/catalog/catalog-search.ts'
import { loading, missingOr } from '../api/loading.ts'

export const Route = createFileRoute('/brands/$id')({
  staticData: { access: 'manager' },
  validateSearch: readModelsSearch,
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadBrand } = await import('../backoffice/catalog/catalog-data.ts')
        return loadBrand(context, params.id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  staleTime: 0,
  component: Brand,
})

function Brand() {
  const data = Route.useLoaderData()
  return <BrandPage key={data.brand.id} data={data} search={Route.useSearch()} />
}
