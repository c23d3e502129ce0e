import { createFileRoute, notFound } from '@tanstack/react-router'
import { DealPage } from '../deals/deal-page.tsx'
import { loading, READ_ANEW } from '../shell/loading.ts'

export const Route = createFileRoute('/inquiries/$id')({
  staticData: { access: 'customer' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { bringDeal } = await import('../deals/deal-data.ts')
        const data = await bringDeal(context, params.id, attempt.abortController.signal)
        // Another's deal is none (INQ-11).
        if (!data) throw notFound()
        return data
      },
      attempt,
    ),
  // What an earlier visit read must not stand there first, and nobody else's may.
  ...READ_ANEW,
  component: Deal,
})

function Deal() {
  const data = Route.useLoaderData()
  return <DealPage key={data.inquiry.id} data={data} />
}
