import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../layout/shell.ts'
import type { DealData } from './deal-data.ts'
import { useDealNews } from './use-deal-news.ts'

/** So long news gather before the deal is read again: of a burst one question. */
const GATHER_MS = 120

/** A deal as it is now: read again whenever something happens to it. An older answer never takes the place of a newer one. */
export function useDeal({ inquiry: read }: DealData) {
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
      // A line that is down: the stream says when it is worth asking again.
    }
  }, [api, id])
  useEffect(() => () => clearTimeout(timer.current), [])
  useDealNews((news) => {
    if (news && news.inquiryId !== id) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void reload(), GATHER_MS)
  })
  return { inquiry, onChanged, reload }
}
