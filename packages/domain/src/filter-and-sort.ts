import type { SortDirection } from '@minato/contract/enumerations'
import { fold } from './search-text.ts'

/** Lists that the page has whole: the shown rows and the exported file are the same. */

export type ListValue = string | number | null | undefined

export interface ListQuery {
  queryText?: string | undefined
  'order.field'?: string | undefined
  'order.direction'?: SortDirection | undefined
}

/** The rows that contain all words of the text, in the requested order. */
export function filterAndSort<R>(
  rows: readonly R[],
  asked: ListQuery,
  textsOf: (row: R) => readonly ListValue[],
  orders: Readonly<Record<string, (row: R) => ListValue>>,
): R[] {
  const words = fold(asked.queryText ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = rows.filter((row) => {
    const said = fold(textsOf(row).join(' '))
    return words.every((word) => said.includes(word))
  })
  const by = orders[asked['order.field'] ?? '']
  if (!by) return found
  const sign = asked['order.direction'] === 'DESC' ? -1 : 1
  return found.toSorted((a, b) => sign * compare(by(a), by(b)))
}

// Unknown values come last in ascending order.
function compare(a: ListValue, b: ListValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if ((a ?? null) === null || (b ?? null) === null) return Number((a ?? null) === null) - Number((b ?? null) === null)
  const [one, other] = [fold(String(a)), fold(String(b))]
  return one < other ? -1 : one > other ? 1 : 0
}
