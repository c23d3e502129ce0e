import { createFileRoute, notFound } from '@tanstack/react-router'
import { DealPage } from '../deals/deal-page.tsx'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/inquiries/$id')({
  staticData: { access: 'customer' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadDealPage } = await import('../deals/deal-data.ts')
        const data = await loadDealPage(context, params.id, attempt.abortController.signal)
        // Another customer's inquiry is 404 (INQ-11).
        if (!data) throw notFound()
        return data
      },
      attempt,
    ),
  // Never starts from cached data of an earlier visit or another user.
  ...ALWAYS_RELOAD,
  component: Deal,
})

function Deal() {
  const data = Route.useLoaderData()
  return <DealPage key={data.inquiry.id} data={data} />
}
