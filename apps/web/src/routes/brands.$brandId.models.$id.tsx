import { createFileRoute } from '@tanstack/react-router'
import { readTrimsSearch } from '../backoffice/catalog/catalog-search.ts'
import { ModelPage } from '../backoffice/catalog/model-page.tsx'
import { loading, missingOr } from '../api/loading.ts'

export const Route = createFileRoute('/brands/$brandId/models/$id')({
  staticData: { access: 'manager' },
  validateSearch: readTrimsSearch,
  loader: ({ context, params: { brandId, id }, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadModel } = await import('../backoffice/catalog/catalog-data.ts')
        return loadModel(context, brandId, id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  staleTime: 0,
  component: Model,
})

function Model() {
  const data = Route.useLoaderData()
  return <ModelPage key={data.model.id} data={data} search={Route.useSearch()} />
}
