import type { ReplyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../api/shell.ts'
import { useUser } from '../session/current-user.ts'
import { useInquiryNews } from './use-inquiry-news.ts'

export type InquiryCounts = ReplyOf<CallNamed<'GET /api/main/inquiry/count'>>

/** Debounce: one count for a burst of events. */
const GATHER_MS = 250

/** Numbers of all and unread inquiries, kept up to date by the stream; undefined until known. */
export function useInquiryCounts(): InquiryCounts | undefined {
  const { api } = useShell()
  const id = useUser()?.id
  const [counts, setCounts] = useState<InquiryCounts>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const ask = useCallback(() => {
    const mine = ++asked.current
    api('GET /api/main/inquiry/count', {}).then(
      (now) => mine === asked.current && setCounts(now),
      // The menu works without the number.
      () => {},
    )
  }, [api])
  useEffect(() => {
    if (id !== undefined) ask()
    return () => clearTimeout(timer.current)
  }, [ask, id])
  useInquiryNews(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return id === undefined ? undefined : counts
}
