import { useEffect, useState } from 'react'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

/** Fully loaded lists, filtered and sorted in the browser. */

const SOON_MS = 300

/** The filter text: in the field at once, in the address after typing. */
export function useNarrowing<S extends TableSearch>(search: S, address: TableAddress<S>) {
  const [text, setText] = useState(search.queryText ?? '')
  const [known, setKnown] = useState(search.queryText)
  // Changed by Back or Forward.
  if (known !== search.queryText) {
    setKnown(search.queryText)
    setText(search.queryText ?? '')
  }
  const { go } = address
  useEffect(() => {
    const wanted = text.trim() || undefined
    if (wanted === known) return
    const timer = setTimeout(() => {
      setKnown(wanted)
      go({ queryText: wanted } as Partial<S>, true)
    }, SOON_MS)
    return () => clearTimeout(timer)
  }, [text, known, go])
  return { text, setText }
}
