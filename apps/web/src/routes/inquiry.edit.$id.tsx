import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditInquiry } from '../backoffice/inquiries/edit/edit-inquiry.tsx'
import { ApiError } from '../shell/api.ts'
import { loading } from '../shell/loading.ts'

export const Route = createFileRoute('/inquiry/edit/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadEdit } = await import('../backoffice/inquiries/edit/edit-data.ts')
        return loadEdit(context, params.id, attempt.abortController.signal).catch((error: unknown) => {
          throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
        })
      },
      attempt,
    ),
  // Its forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  component: Edit,
})

function Edit() {
  const data = Route.useLoaderData()
  // Another deal is another form.
  return <EditInquiry key={data.inquiry.id} data={data} />
}
