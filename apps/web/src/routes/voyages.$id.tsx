import { createFileRoute } from '@tanstack/react-router'
import { VoyagePage } from '../backoffice/voyages/voyage-page.tsx'
import { loading, missingOr, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/voyages/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadVoyage } = await import('../backoffice/voyages/voyages-data.ts')
        return loadVoyage(context, params.id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Voyage,
})

function Voyage() {
  const data = Route.useLoaderData()
  return <VoyagePage key={data.voyage.id} data={data} />
}
