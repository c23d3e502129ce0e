import { useEffect, useState } from 'react'
import { folded } from '../forms/choices.ts'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

/** Lists that stand whole before the reader: narrowed as one types, and sorted, without asking again. */

type Value = string | number | null | undefined

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

/** The rows whose texts hold all words of `text`, in the order that the address asks for. */
export function narrowed<R>(
  rows: readonly R[],
  { text, search }: { text: string; search: TableSearch },
  textsOf: (row: R) => readonly Value[],
  orders: Readonly<Record<string, (row: R) => Value>>,
): R[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => {
    const said = folded(textsOf(row).join(' '))
    return words.every((word) => said.includes(word))
  })
  const by = orders[search['order.field'] ?? '']
  if (!by) return found
  const sign = search['order.direction'] === 'DESC' ? -1 : 1
  return found.toSorted((a, b) => sign * compare(by(a), by(b)))
}

// What is not known stands last in the first direction.
function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if ((a ?? null) === null || (b ?? null) === null) return Number((a ?? null) === null) - Number((b ?? null) === null)
  return folded(String(a)) < folded(String(b)) ? -1 : folded(String(a)) > folded(String(b)) ? 1 : 0
}
