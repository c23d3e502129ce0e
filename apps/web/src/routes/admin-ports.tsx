import { createFileRoute } from '@tanstack/react-router'
import { PortsPage } from '../backoffice/ports/ports-page.tsx'
import { readPortsSearch } from '../backoffice/ports/ports-search.ts'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/admin-ports')({
  staticData: { access: 'manager' },
  validateSearch: readPortsSearch,
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/ports/ports-data.ts')).loadPorts(context, attempt.abortController.signal),
      attempt,
    ),
  staleTime: 0,
  component: Ports,
})

function Ports() {
  return <PortsPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
