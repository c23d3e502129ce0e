import { SORT_DIRECTIONS } from '@minato/contract/enumerations'
import type { SortDirection } from '@minato/contract/enumerations'
import { asText, DEFAULT_LIMIT, oneOf, text, wholeNumber } from '../api/search-params.ts'
import type { Read } from '../api/search-params.ts'

/**
 * URL parameters of all back office lists; pages count from 1 in addresses and from 0 in calls. Every page
 * loads this file, so it stays small.
 */
export interface TableSearch {
  queryText?: string
  'order.field'?: string
  'order.direction'?: SortDirection
  limit?: number
  page?: number
}
type Filters = Record<string, Read<unknown>>
type Filtered<F extends Filters> = { -readonly [K in keyof F]?: Exclude<ReturnType<F[K]>, undefined> }

/** Allowed page sizes. */
export const LIMITS = [20, 50, 100] as const

const direction = oneOf(SORT_DIRECTIONS)
const PLAIN: Filters = {
  queryText: text(200),
  limit: (given) => LIMITS.find((one) => String(one) === given && one !== DEFAULT_LIMIT),
  page: wholeNumber(2, 1_000_000),
}

/** `validateSearch` of a list's route: reads its filters, order, text and page, and drops all else. */
export const tableSearch =
  <F extends Filters>(filters: F, orders: readonly string[] = []) =>
  (given: Record<string, unknown> & TableSearch): TableSearch & Filtered<F> => {
    const state: Record<string, unknown> = {}
    for (const [key, parse] of Object.entries({ ...filters, ...PLAIN })) {
      const value = asText(given[key])
      const parsed = value === undefined ? undefined : parse(value)
      if (parsed !== undefined) state[key] = parsed
    }
    const field = orders.find((one) => one === given['order.field'])
    if (field) {
      state['order.field'] = field
      state['order.direction'] = direction(asText(given['order.direction']) ?? '') ?? 'ASC'
    }
    return state as TableSearch & Filtered<F>
  }
