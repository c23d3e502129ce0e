import { oneOf, text } from '../../api/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** URL parameters of the reviews; `id` shows one, 'new' an empty form. */
export const readReviewsSearch = tableSearch({ isPublished: oneOf(['true', 'false']), id: text(36) }, [
  'WRITTEN',
  'CUSTOMER',
])
export type ReviewsSearch = ReturnType<typeof readReviewsSearch>
export const NEW_REVIEW = 'new'
