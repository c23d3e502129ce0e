import { filterAndSort } from '@minato/domain/filter-and-sort'
import type { ListValue } from '@minato/domain/filter-and-sort'
import { useEffect, useState } from 'react'
import type { TableSearch } from './table-search.ts'
import { useTableAddress } from './use-table-address.ts'

const SOON_MS = 300

/**
 * A fully loaded list, filtered and sorted in the browser. The text is in its field at once, in the address after typing.
 * `asked` are the criteria of an export.
 */
export function useListFilter<R>(
  search: TableSearch,
  all: readonly R[],
  textsOf: (row: R) => readonly ListValue[],
  orders: Readonly<Record<string, (row: R) => ListValue>>,
) {
  const address = useTableAddress(search)
  const [text, setText] = useState(search.queryText ?? '')
  const [lastQuery, setLastQuery] = useState(search.queryText)
  // Changed by Back or Forward.
  if (lastQuery !== search.queryText) {
    setLastQuery(search.queryText)
    setText(search.queryText ?? '')
  }
  const { go } = address
  useEffect(() => {
    const queryText = text.trim() || undefined
    if (queryText === lastQuery) return
    const timer = setTimeout(() => {
      setLastQuery(queryText)
      go({ queryText }, true)
    }, SOON_MS)
    return () => clearTimeout(timer)
  }, [text, lastQuery, go])
  const { page: _, limit: __, ...order } = search
  const asked = { ...order, queryText: text }
  const rows = filterAndSort(all, asked, textsOf, orders)
  return { address, asked, rows, field: { text, setText, count: rows.length } }
}
