import type { Shell } from '../../api/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import { NEW_REVIEW } from './reviews-search.ts'
import type { ReviewsSearch } from './reviews-search.ts'

export async function loadReviews({ api, locale }: Shell, search: ReviewsSearch, signal: AbortSignal) {
  const { id, ...criteria } = search
  const countries = api('GET /api/map/country', { query: { locale }, signal })
  if (id === undefined) {
    const query = pagedQuery(criteria) as never
    const [page, known] = await Promise.all([api('GET /api/feedback/review', { query, signal }), countries])
    return { kind: 'list' as const, page, countries: known }
  }
  const [review, known, brands] = await Promise.all([
    id === NEW_REVIEW ? null : api('GET /api/feedback/review/{id}', { params: { id }, signal }),
    countries,
    api('GET /api/main/brand', { signal }),
  ])
  return { kind: 'one' as const, review, countries: known, brands: brands.map(({ name }) => name ?? '') }
}
export type ReviewsData = Awaited<ReturnType<typeof loadReviews>>
export type ReviewListData = Extract<ReviewsData, { kind: 'list' }>
export type ReviewData = Extract<ReviewsData, { kind: 'one' }>
