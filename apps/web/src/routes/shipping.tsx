import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'
import { PortsTable } from '../storefront/content/ports-table.tsx'

export const Route = createFileRoute('/shipping')({
  loader: ({ context, ...attempt }) =>
    loading(context, async () => (await contentData()).loadShipping(context, attempt.abortController.signal), attempt),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/shipping' }),
  component: Shipping,
})

function Shipping() {
  const data = Route.useLoaderData()
  return (
    <Article data={data}>
      <PortsTable data={data} />
    </Article>
  )
}
