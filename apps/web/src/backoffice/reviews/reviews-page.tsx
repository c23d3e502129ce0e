import { ReviewList } from './review-list.tsx'
import { ReviewPage } from './review-page.tsx'
import type { ReviewsData } from './reviews-data.ts'
import type { ReviewsSearch } from './reviews-search.ts'

/** Reviews (REV-01): the list, or the one in the address. */
export function ReviewsPage({ data, search }: { data: ReviewsData; search: ReviewsSearch }) {
  return data.kind === 'one' ? (
    <ReviewPage key={data.review?.id ?? ''} data={data} />
  ) : (
    <ReviewList data={data} search={search} />
  )
}
