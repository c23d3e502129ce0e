import { useEffect, useRef } from 'react'
import { useShell } from '../api/shell.ts'
import { useUser } from '../session/current-user.ts'
import { onInquiryNews } from './stream.ts'
import type { InquiryNews } from './stream.ts'

/** Debounce: one reload for a burst of events. */
const GATHER_MS = 200

/** Reloads after events that `isMeant` selects, and if events may have been missed. */
export function useReloadOnNews(reload: () => unknown, isMeant: (news: InquiryNews) => boolean = () => true): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useInquiryNews((news) => {
    if (news && !isMeant(news)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(reload, GATHER_MS)
  })
}

/** Calls back for each event of an inquiry, and without one if events may have been missed. */
export function useInquiryNews(hear: (news?: InquiryNews) => void): void {
  const shell = useShell()
  const id = useUser()?.id
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    if (id === undefined) return
    return onInquiryNews(shell, id, { hear: (news) => latest.current(news), reset: () => latest.current() })
  }, [shell, id])
}
