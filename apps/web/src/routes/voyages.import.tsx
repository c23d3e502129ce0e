import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../backoffice/voyages/schedule-page.tsx'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/voyages/import')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/voyages/voyages-data.ts')).loadPorts(context, attempt.abortController.signal),
      attempt,
    ),
  component: Import,
})

function Import() {
  return <SchedulePage data={Route.useLoaderData()} />
}
