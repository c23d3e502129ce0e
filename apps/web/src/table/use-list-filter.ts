import { useEffect, useState } from 'react'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

/** Fully loaded lists, filtered and sorted in the browser. */

const SOON_MS = 300

/** The filter text: in the field at once, in the address after typing. */
export function useListFilter<S extends TableSearch>(search: S, address: TableAddress<S>) {
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
      go({ queryText: queryText } as Partial<S>, true)
    }, SOON_MS)
    return () => clearTimeout(timer)
  }, [text, lastQuery, go])
  return { text, setText }
}
