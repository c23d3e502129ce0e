import type { SortDirection } from '@minato/contract/enumerations'
import { DEFAULT_LIMIT } from '../storefront/search/search-params.ts'
import type { TableSearch } from './table-search.ts'

/** From the address of a list to its call, and to the addresses that its parts lead to. */

/** The query of the list's call. */
export const pagedQuery = <S extends TableSearch>(search: S) => ({
  ...search,
  page: (search.page ?? 1) - 1,
  limit: search.limit ?? DEFAULT_LIMIT,
})

/** The last page of a list; a list without lines has one. */
export const lastPageOf = (search: TableSearch, total: number): number =>
  Math.max(1, Math.ceil(total / (search.limit ?? DEFAULT_LIMIT)))

/** The same list with something else in its address, from its first page unless the page is what changes. */
export function changed<S extends TableSearch>(search: S, change: Partial<S>): S {
  const next: Record<string, unknown> = { ...search, page: undefined, ...change }
  for (const key of Object.keys(next)) {
    const value = next[key]
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) delete next[key]
  }
  return next as S
}

/** The order after a press on a column's head: its first direction, the other one, and none again. */
export function orderAfter(search: TableSearch, field: string, first: SortDirection): TableSearch {
  const other = first === 'ASC' ? 'DESC' : 'ASC'
  if (search['order.field'] !== field) return { 'order.field': field, 'order.direction': first }
  return search['order.direction'] === first
    ? { 'order.field': field, 'order.direction': other }
    : { 'order.field': undefined, 'order.direction': undefined }
}
