import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../backoffice/reviews/reviews-page.tsx'
import { readReviewsSearch } from '../backoffice/reviews/reviews-search.ts'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/admin-reviews')({
  staticData: { access: 'manager' },
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/reviews/reviews-data.ts')).loadReviews(
          context,
          deps,
          attempt.abortController.signal,
        ),
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
