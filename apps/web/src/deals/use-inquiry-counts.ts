import type { ReplyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../layout/shell.ts'
import { useUser } from '../session/current-user.ts'
import { useDealNews } from './use-deal-news.ts'

export type InquiryCounts = ReplyOf<CallNamed<'GET /api/main/inquiry/count'>>

/** So long news gather before they are counted: of a burst one question. */
const GATHER_MS = 250

/** How many inquiries there are and how many are unread, kept true by the stream; undefined while nobody knows. */
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
      // A menu without its number is better than none.
      () => {},
    )
  }, [api])
  useEffect(() => {
    if (id !== undefined) ask()
    return () => clearTimeout(timer.current)
  }, [ask, id])
  useDealNews(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return id === undefined ? undefined : counts
}
