import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useInquiryNews } from '../use-inquiry-news.ts'

export type Entries = readonly RecordEntry[]

/** Debounce: one request for a burst of events. */
const GATHER_MS = 400

/** The event log of an inquiry, loaded after the page and on every event; undefined until then. */
export function useRecord(id: string): Entries | undefined {
  const { api } = useShell()
  const [entries, setEntries] = useState<Entries>()
  const asked = useRef(0)
  const ask = useCallback(() => {
    const mine = ++asked.current
    api('GET /api/main/inquiry/{id}/record', { params: { id } }).then(
      (now) => mine === asked.current && setEntries(now),
      // The page works without it; the next event retries.
      () => {},
    )
  }, [api, id])
  useEffect(ask, [ask])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useInquiryNews((news) => {
    if (news && (news.inquiryId !== id || news.kind !== 'event')) return
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return entries
}

/** The reason of the newest rejection, cancellation or ending of these kinds. */
export function reasonIn(entries: Entries | undefined, kinds: readonly string[]): string | undefined {
  const reason = entries?.findLast(({ kind }) => kinds.includes(kind))?.content?.['reason']
  return typeof reason === 'string' ? reason : undefined
}
