import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../backoffice/reviews/reviews-page.tsx'
import { readReviewsSearch } from '../backoffice/reviews/reviews-search.ts'
import { loading } from '../shell/loading.ts'

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
  // Its forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
