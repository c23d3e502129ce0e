import { SEARCH_CONTEXTS, SORT_DIRECTIONS, SORT_FIELDS } from '@minato/contract/enumerations'
import type { SearchContext, SortDirection, SortField } from '@minato/contract/enumerations'
import { CRITERIA_LIST, CRITERION_LISTS, RANGES } from '@minato/contract/search-criteria'
import type { CriteriaValues, Criterion, RangeName } from '@minato/contract/search-criteria'
import { slugOf } from '@minato/contract/addresses'

/**
 * The search as URL parameters (SRCH-01, SRCH-02): names of the contract's Criteria, lists joined by commas,
 * pages from 1. Written by hand, because a validation library would double the code of first pages.
 */

/** Parses a value; undefined if invalid. */
export type Read<T> = (given: string) => T | undefined

const LIST_LIMIT = 50
/** Whitespace and control characters become one space. */
const BLANKS = /[\s\u0000-\u001f\u007f]+/g

export const text =
  (max: number): Read<string> =>
  (given) =>
    given
      .slice(0, max * 4)
      .replace(BLANKS, ' ')
      .trim()
      .slice(0, max)
      .trim() || undefined
export const wholeNumber =
  (min: number, max: number, excluded?: number): Read<number> =>
  (given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    return value >= min && value <= max && value !== excluded ? value : undefined
  }
const parts = (given: string): string[] => given.slice(0, 5000).split(',').slice(0, LIST_LIMIT)
const nonEmpty = <T>(values: T[]): T[] | undefined => (values.length ? values : undefined)
const wholes =
  (min: number, max: number): Read<number[]> =>
  (given) =>
    nonEmpty(
      [
        ...new Set(
          parts(given)
            .map(wholeNumber(min, max))
            .filter((one) => one !== undefined),
        ),
      ].sort((a, b) => a - b),
    )
export const oneOf =
  <const T extends readonly string[]>(values: T, excluded?: T[number]): Read<T[number]> =>
  (given) =>
    values.find((one) => one === given && one !== excluded)
const matching =
  (pattern: RegExp): Read<string> =>
  (given) =>
    pattern.test(given) ? given : undefined
/** In the list's order, so that equal choices have one address. */
export const manyOf =
  <const T extends readonly string[]>(values: T): Read<T[number][]> =>
  (given) => {
    const wanted = new Set(parts(given))
    return nonEmpty(values.filter((one) => wanted.has(one)))
  }
const slugs: Read<string[]> = (given) =>
  nonEmpty(
    [
      ...new Set(
        parts(given)
          .map((one) => slugOf(one.replace(BLANKS, ' ')).slice(0, 100))
          .filter(Boolean),
      ),
    ].sort(),
  )
export const flag: Read<true> = (given) => (given === 'true' ? true : undefined)

/** The text of a value: lists joined by commas; empty for invalid values. */
export function asText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(asText).join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

export const DEFAULT_LIMIT = 20

function readerOf({ kind, list, min = 0, max = 0 }: Criterion): Read<unknown> {
  if (list) return manyOf(CRITERION_LISTS[list])
  if (kind === 'names') return slugs
  if (kind === 'wholes') return wholes(min, max)
  if (kind === 'range') return wholeNumber(min, max)
  if (kind === 'flag') return flag
  if (kind === 'basis') return oneOf(['FOB'])
  if (kind === 'country') return matching(/^[A-Z]{2}$/)
  return kind === 'port' ? matching(/^[a-z0-9-]{1,100}$/) : text(max)
}

/** How the result is shown, not which cars are in it. */
interface Presentation {
  context: SearchContext
  'order.field': SortField
  'order.direction': SortDirection
  limit: number
  page: number
}
/** Every value that the address of a search may hold, in the order in which it is written. */
const READERS = new Map<string, Read<unknown>>([
  ['context', oneOf(SEARCH_CONTEXTS, 'none')],
  ...CRITERIA_LIST.flatMap((one) => one.keys.map((key) => [key, readerOf(one)] as const)),
  ['order.field', oneOf(SORT_FIELDS)],
  ['order.direction', oneOf(SORT_DIRECTIONS)],
  ['limit', wholeNumber(1, 100, DEFAULT_LIMIT)],
  ['page', wholeNumber(2, 1_000_000)],
])

export type CriteriaState = Partial<CriteriaValues>
export type SearchState = CriteriaState & Partial<Presentation>
export type SearchKey = keyof SearchState

/**
 * Parses a search. Unknown names and bad values are dropped; a reversed range is swapped. `order=PRICE.ASC`
 * (from a plain select) becomes two values of the contract.
 */
export function readSearch(given: Record<string, unknown>): SearchState {
  const raw: Record<string, unknown> = { ...given }
  if (typeof given.order === 'string') [raw['order.field'], raw['order.direction']] = given.order.split('.')
  const state: Record<string, unknown> = {}
  for (const [key, reader] of READERS) {
    const value = asText(raw[key])
    const read = value === undefined ? undefined : reader(value)
    if (read !== undefined) state[key] = read
  }
  for (const name of RANGES) if (isReversed(state, name)) swapEnds(state, name)
  // Without a port all prices are FOB.
  if (state.port === undefined) {
    delete state.priceBasis
    // Verdicts need a destination.
    if (state.importCountry === undefined) delete state.importVerdict
  }
  // A direction needs a field; a field alone sorts ascending.
  if (state['order.field'] === undefined) delete state['order.direction']
  else state['order.direction'] ??= 'ASC'
  return state
}

/** Whether prices are totals to the address's port; otherwise FOB. */
export const isByTotal = ({ port, priceBasis }: SearchState): boolean => port !== undefined && priceBasis === undefined

/** Whether a range is reversed; texts are compared as numbers. */
export const isReversed = (given: Record<string, unknown>, name: RangeName): boolean =>
  Number(given[`${name}Start`]) > Number(given[`${name}End`])

function swapEnds(state: Record<string, unknown>, name: RangeName): void {
  const [start, end] = [`${name}Start`, `${name}End`]
  ;[state[start], state[end]] = [state[end], state[start]]
}

/** Parses `?a=b&c=d`; repeated names form a list. Reads at most 100 names and ignores unknown ones. */
export function parseSearch(search: string): Record<string, string> {
  const read: Record<string, string> = {}
  for (const [key, value] of [...new URLSearchParams(search)].slice(0, 100)) {
    if (!/^[a-z][a-z0-9_.-]{0,40}$/i.test(key)) continue
    read[key] = read[key] === undefined ? value : `${read[key]},${value}`
  }
  return read
}

/** The inverse of `parseSearch`, in canonical order. Commas stay unescaped for readability. */
export function stringifySearch(state: Record<string, unknown>): string {
  const pairs: [string, string][] = []
  for (const key of [...READERS.keys(), ...Object.keys(state).filter((one) => !READERS.has(one))]) {
    const value = asText(state[key])
    if (value !== undefined) pairs.push([key, value])
  }
  // Fast path: hardly any of the dozens of addresses on a page needs escaping.
  const written = pairs.every((pair) => pair.every((part) => PLAIN.test(part)))
    ? pairs.map(([key, value]) => `${key}=${value}`).join('&')
    : new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
  return written && `?${written}`
}
const PLAIN = /^[\w.*,-]*$/

/** Criteria only, for counting. */
export function criteriaOf(state: SearchState): CriteriaState {
  const { context: _, 'order.field': __, 'order.direction': ___, limit: ____, page: _____, ...criteria } = state
  return criteria
}

/** The query of the list call, with pages from 0. */
export const listQueryOf = (state: SearchState) => ({
  ...criteriaOf(state),
  'order.field': state['order.field'],
  'order.direction': state['order.direction'],
  page: (state.page ?? 1) - 1,
  limit: state.limit ?? DEFAULT_LIMIT,
  fieldsToExtractCode: 'CODE_2' as const,
})

/** The same search without some criteria, from its first page. */
export function without(state: SearchState, keys: readonly SearchKey[], value?: string | number): SearchState {
  const left: Record<string, unknown> = { ...state }
  delete left.page
  for (const key of keys) {
    const list = state[key]
    const rest = value !== undefined && Array.isArray(list) ? list.filter((one) => one !== value) : []
    if (rest.length) left[key] = rest
    else delete left[key]
  }
  return left
}
