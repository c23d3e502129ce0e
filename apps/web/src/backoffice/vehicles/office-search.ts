import { asText, readSearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'
import { readOfficeOnly } from './office-only.ts'
import type { OfficeOnly } from './office-only.ts'

/** Managers search by FOB prices. */
type ShopOnly = 'port' | 'priceBasis'
export type OfficeSearch = Omit<SearchState, 'order.field' | 'order.direction' | ShopOnly> & OfficeOnly

/** The managers' search of an address; bad values are dropped. */
export function readOfficeSearch(given: Record<string, unknown>): OfficeSearch {
  const { 'order.field': _, 'order.direction': __, ...rest } = readSearch({ ...given, port: undefined })
  return { ...rest, ...readOfficeOnly(given) }
}

/** Presentation only: how the list is shown. */
const PRESENTATION = ['context', 'order.field', 'order.direction', 'limit', 'page'] as const
export type OfficeCriteria = Omit<OfficeSearch, (typeof PRESENTATION)[number]>

/** The criteria without order and page. */
export function officeCriteria(search: OfficeSearch): OfficeCriteria {
  const criteria: Record<string, unknown> = { ...search }
  for (const key of PRESENTATION) delete criteria[key]
  return criteria
}
/** The same as texts, for bulk actions. */
export const criteriaTexts = (search: OfficeSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(officeCriteria(search)).flatMap(([key, value]) => {
      const text = asText(value)
      return text === undefined ? [] : [[key, text]]
    }),
  )

/** Without criteria both lists have their own addresses; searches of both are at `/search-result` (SRCH-04). */
export function listPath(search: OfficeSearch): string {
  const isPlain = Object.keys(search).every((key) => key === 'isArchived')
  return isPlain ? (search.isArchived ? '/archives' : '/') : '/search-result'
}
