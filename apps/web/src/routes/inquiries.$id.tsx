import { createFileRoute, notFound } from '@tanstack/react-router'
import { InquiryPage } from '../inquiries/inquiry-page.tsx'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/inquiries/$id')({
  staticData: { access: 'customer' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadInquiryPage } = await import('../inquiries/inquiry-data.ts')
        const data = await loadInquiryPage(context, params.id, attempt.abortController.signal)
        // Another customer's inquiry is 404 (INQ-11).
        if (!data) throw notFound()
        return data
      },
      attempt,
    ),
  // Never starts from cached data of an earlier visit or another user.
  ...ALWAYS_RELOAD,
  component: Inquiry,
})

function Inquiry() {
  const data = Route.useLoaderData()
  return <InquiryPage key={data.inquiry.id} data={data} />
}
