import type { SortDirection } from '@minato/contract/enumerations'
import { DEFAULT_LIMIT } from '../api/search-params.ts'
import type { TableSearch } from './table-search.ts'

/** Maps the address of a list to its call and to further addresses. */

/** The query of the list's call. */
export const pagedQuery = <S extends TableSearch>(search: S) => ({
  ...search,
  page: (search.page ?? 1) - 1,
  limit: search.limit ?? DEFAULT_LIMIT,
})

/** The last page of a list; at least 1. */
export const lastPageOf = (search: TableSearch, total: number): number =>
  Math.max(1, Math.ceil(total / (search.limit ?? DEFAULT_LIMIT)))

/** The address with changed parameters, from the first page unless the page changes. */
export function applyChange<S extends TableSearch>(search: S, change: Partial<S>): S {
  const next: Record<string, unknown> = { ...search, page: undefined, ...change }
  for (const key of Object.keys(next)) {
    const value = next[key]
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) delete next[key]
  }
  return next as S
}

/** The order after a press on a heading: first direction, other direction, none. */
export function orderAfter(search: TableSearch, field: string, first: SortDirection): TableSearch {
  const other = first === 'ASC' ? 'DESC' : 'ASC'
  if (search['order.field'] !== field) return { 'order.field': field, 'order.direction': first }
  return search['order.direction'] === first
    ? { 'order.field': field, 'order.direction': other }
    : { 'order.field': undefined, 'order.direction': undefined }
}
