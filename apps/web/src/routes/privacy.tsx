import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await contentData()).loadLegal(context, 'privacy', attempt.abortController.signal),
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/privacy' }),
  component: Privacy,
})

function Privacy() {
  return <Article data={Route.useLoaderData()} />
}
