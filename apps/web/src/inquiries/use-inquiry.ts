import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../api/shell.ts'
import type { InquiryData } from './inquiry-data.ts'
import { useInquiryNews } from './use-inquiry-news.ts'

/** Debounce: one reload for a burst of events. */
const GATHER_MS = 120

/** The current inquiry, reloaded on every event. An older answer never replaces a newer one. */
export function useInquiry({ inquiry: read }: InquiryData) {
  const { api } = useShell()
  const [inquiry, setInquiry] = useState(read)
  const [seen, setSeen] = useState(read)
  if (seen !== read) {
    setSeen(read)
    setInquiry(read)
  }
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = read
  const onChanged = useCallback((next: Inquiry) => {
    asked.current++
    setInquiry(next)
  }, [])
  const reload = useCallback(async () => {
    const mine = ++asked.current
    try {
      const next = await api('GET /api/main/inquiry/{id}', { params: { id } })
      if (mine === asked.current) setInquiry(next)
    } catch {
      // Offline: the stream reloads on reconnect.
    }
  }, [api, id])
  useEffect(() => () => clearTimeout(timer.current), [])
  useInquiryNews((news) => {
    if (news && news.inquiryId !== id) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void reload(), GATHER_MS)
  })
  return { inquiry, onChanged, reload }
}
