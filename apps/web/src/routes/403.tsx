import { createFileRoute } from '@tanstack/react-router'
import { useAddresses } from '../i18n/addresses.ts'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

const FORBIDDEN = 403

/** Shown to users without access to the requested page. */
export const Route = createFileRoute('/403')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => {
        context.setStatus(FORBIDDEN)
        return (await contentData()).loadText(context, 'forbidden', attempt.abortController.signal)
      },
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/403', indexed: false }),
  component: Forbidden,
})

function Forbidden() {
  const data = Route.useLoaderData()
  const to = useAddresses()
  return (
    <Article data={data}>
      <a href={to.home} className="btn ink">
        {data.words.toStock}
      </a>
    </Article>
  )
}
