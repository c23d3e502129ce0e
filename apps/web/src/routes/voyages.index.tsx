import { createFileRoute } from '@tanstack/react-router'
import { VoyagesPage } from '../backoffice/voyages/voyages-page.tsx'
import { readVoyagesSearch } from '../backoffice/voyages/voyages-search.ts'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/voyages/')({
  staticData: { access: 'manager' },
  validateSearch: readVoyagesSearch,
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/voyages/voyages-data.ts')).loadVoyages(context, attempt.abortController.signal),
      attempt,
    ),
  staleTime: 0,
  component: Voyages,
})

function Voyages() {
  return <VoyagesPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
