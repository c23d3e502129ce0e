import { oneOf, text } from '../../storefront/search/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** What the address of the reviews may hold; `id` shows one of them, and 'new' an empty one. */
export const readReviewsSearch = tableSearch({ isPublished: oneOf(['true', 'false']), id: text(36) }, [
  'WRITTEN',
  'CUSTOMER',
])
export type ReviewsSearch = ReturnType<typeof readReviewsSearch>
export const NEW_REVIEW = 'new'
