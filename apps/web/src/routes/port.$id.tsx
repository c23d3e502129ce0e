import { createFileRoute } from '@tanstack/react-router'
import { PortPage } from '../backoffice/ports/port-page.tsx'
import { loading, missingOr, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/port/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadPort } = await import('../backoffice/ports/ports-data.ts')
        return loadPort(context, params.id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Port,
})

function Port() {
  const data = Route.useLoaderData()
  return <PortPage key={data.port.id} data={data} />
}
