import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

export const Route = createFileRoute('/cookies')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await contentData()).loadLegal(context, 'cookies', attempt.abortController.signal),
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/cookies' }),
  component: Cookies,
})

function Cookies() {
  return <Article data={Route.useLoaderData()} />
}
