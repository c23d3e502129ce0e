import { useEffect, useState } from 'react'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

/** Lists that stand whole before the reader: narrowed as one types, and sorted, without asking again. */

const SOON_MS = 300

/** The text that narrows such a list, in the field at once and in the address as soon as nobody types. */
export function useNarrowing<S extends TableSearch>(search: S, address: TableAddress<S>) {
  const [text, setText] = useState(search.queryText ?? '')
  const [known, setKnown] = useState(search.queryText)
  // By going back in the history.
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
