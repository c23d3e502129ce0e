import { createFileRoute } from '@tanstack/react-router'
import { EditInquiry } from '../backoffice/inquiries/edit/edit-inquiry.tsx'
import { loading, missingOr, READ_ANEW } from '../shell/loading.ts'

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
  ...READ_ANEW,
  component: Edit,
})

function Edit() {
  const data = Route.useLoaderData()
  // Another deal is another form.
  return <EditInquiry key={data.inquiry.id} data={data} />
}
