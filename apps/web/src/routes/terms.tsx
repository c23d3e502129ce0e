import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await contentData()).loadLegal(context, 'terms', attempt.abortController.signal),
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/terms' }),
  component: Terms,
})

function Terms() {
  return <Article data={Route.useLoaderData()} />
}
