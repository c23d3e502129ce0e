import { createFileRoute, redirect } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'
import { ReviewsList } from '../storefront/content/reviews-list.tsx'

interface ReviewsSearch {
  /** Counts from 1; the first page has none. */
  page?: number
}

export const Route = createFileRoute('/reviews')({
  validateSearch: ({ page }: Record<string, unknown>): ReviewsSearch =>
    typeof page === 'string' && /^([2-9]|[1-9]\d{1,4})$/.test(page)
      ? { page: Number(page) }
      : typeof page === 'number'
        ? { page }
        : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () => {
        const data = await (await contentData()).loadReviews(context, deps.page ?? 1, attempt.abortController.signal)
        // Redirects a page beyond the last one.
        if (data.page > data.lastPage)
          throw redirect({ to: '/reviews', search: data.lastPage > 1 ? { page: data.lastPage } : {} })
        return data
      },
      attempt,
    ),
  head: ({ match, loaderData }) =>
    headOfContent(match.context, loaderData, {
      path: '/reviews',
      ...(loaderData &&
        loaderData.page > 1 && {
          search: `?page=${loaderData.page}`,
          part: match.context.messages.search.page(loaderData.page),
        }),
    }),
  component: Reviews,
})

function Reviews() {
  const data = Route.useLoaderData()
  return (
    <Article data={data}>
      <ReviewsList data={data} />
    </Article>
  )
}
