import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

export const Route = createFileRoute('/how-to-buy')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await contentData()).loadText(context, 'howToBuy', attempt.abortController.signal),
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/how-to-buy' }),
  component: HowToBuy,
})

function HowToBuy() {
  return <Article data={Route.useLoaderData()} />
}
