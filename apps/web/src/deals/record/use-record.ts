import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../layout/shell.ts'
import { useDealNews } from '../use-deal-news.ts'

export type Entries = readonly RecordEntry[]

/** Of a burst of events one question. */
const GATHER_MS = 400

/** The record of a deal, fetched once the page stands and after whatever happens; undefined until it is there. */
export function useRecord(id: string): Entries | undefined {
  const { api } = useShell()
  const [entries, setEntries] = useState<Entries>()
  const asked = useRef(0)
  const ask = useCallback(() => {
    const mine = ++asked.current
    api('GET /api/main/inquiry/{id}/record', { params: { id } }).then(
      (now) => mine === asked.current && setEntries(now),
      // The deal itself stands without; the next event asks again.
      () => {},
    )
  }, [api, id])
  useEffect(ask, [ask])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useDealNews((news) => {
    if (news && (news.inquiryId !== id || news.kind !== 'event')) return
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return entries
}

/** What a side said when it refused, cancelled or ended something: the newest event of these kinds that names a reason. */
export function reasonIn(entries: Entries | undefined, kinds: readonly string[]): string | undefined {
  const reason = entries?.findLast(({ kind }) => kinds.includes(kind))?.content?.['reason']
  return typeof reason === 'string' ? reason : undefined
}
