import { createFileRoute, notFound } from '@tanstack/react-router'
import { PortPage } from '../backoffice/ports/port-page.tsx'
import { ApiError } from '../shell/api.ts'
import { loading } from '../shell/loading.ts'

export const Route = createFileRoute('/port/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadPort } = await import('../backoffice/ports/ports-data.ts')
        return loadPort(context, params.id, attempt.abortController.signal).catch((error: unknown) => {
          throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
        })
      },
      attempt,
    ),
  // Its forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  component: Port,
})

function Port() {
  const data = Route.useLoaderData()
  return <PortPage key={data.port.id} data={data} />
}
