import { createFileRoute } from '@tanstack/react-router'
import { EditInquiry } from '../backoffice/inquiries/edit/edit-inquiry.tsx'
import { loading, missingOr, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/inquiry/edit/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadEdit } = await import('../backoffice/inquiries/edit/edit-data.ts')
        return loadEdit(context, params.id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Edit,
})

function Edit() {
  const data = Route.useLoaderData()
  // Remounts the form for another inquiry.
  return <EditInquiry key={data.inquiry.id} data={data} />
}
