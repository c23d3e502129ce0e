import type { Message } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { MESSAGES_SHOWN } from '../inquiry-data.ts'
import type { InquiryData } from '../inquiry-data.ts'
import { useInquiryNews } from '../use-inquiry-news.ts'

const GATHER_MS = 40

/** The shown messages of an inquiry, oldest first, with live updates. */
export function useThread({ inquiry: { id }, messages: first, total }: InquiryData) {
  const { api, report } = useShell()
  const [bySeq, setBySeq] = useState<ReadonlyMap<number, Message>>(() => new Map(first.map((one) => [one.seq, one])))
  const [older, setOlder] = useState(total > first.length)
  const [isLoading, setLoading] = useState(false)
  const known = useRef(bySeq)
  /** No message up to here is missing. An own new message may follow an unloaded one. */
  const whole = useRef(first.at(-1)?.seq ?? 0)
  const take = useCallback((came: readonly Message[]) => {
    if (!came.length) return
    const next = new Map(known.current)
    for (const one of came) next.set(one.seq, one)
    known.current = next
    setBySeq(next)
  }, [])

  const askPage = useCallback(
    (query: { after?: number; page?: number; limit?: number }) =>
      api('GET /api/main/inquiry/{id}/message', { params: { id }, query }),
    [api, id],
  )
  /** Loads everything since, however much. Pages start with the newest, so only the last one closes the gap. */
  const catchUp = useCallback(async () => {
    const after = whole.current
    let newest = after
    for (let page = 0; ; page++) {
      const { items, total: left } = await askPage({ after, page, limit: MESSAGES_SHOWN })
      take(items)
      newest = Math.max(newest, ...items.map(({ seq }) => seq))
      if ((page + 1) * MESSAGES_SHOWN >= left) break
    }
    whole.current = Math.max(whole.current, newest)
  }, [askPage, take])
  /** Read states of the newest messages, where they change. */
  const lookAtReading = useCallback(async () => take((await askPage({ limit: MESSAGES_SHOWN })).items), [askPage, take])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const due = useRef({ isNew: false, isRead: false })
  useEffect(() => () => clearTimeout(timer.current), [])
  useInquiryNews((news) => {
    if (news && news.inquiryId !== id) return
    if (!news || news.kind === 'event') due.current.isNew = true
    if (!news || news.kind === 'read') due.current.isRead = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { isNew, isRead } = due.current
      due.current = { isNew: false, isRead: false }
      // After a connection error everything is loaded on reconnect.
      const quietly = (work: Promise<unknown>) => void work.catch(() => {})
      if (isNew) quietly(catchUp())
      if (isRead) quietly(lookAtReading())
    }, GATHER_MS)
  })

  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  const loadOlder = async () => {
    if (isLoading || !older) return
    setLoading(true)
    try {
      // Pages count from the newest, so new messages shift them.
      const page = Math.floor(known.current.size / MESSAGES_SHOWN)
      const answer = await askPage({ page, limit: MESSAGES_SHOWN })
      take(answer.items)
      setOlder(known.current.size < answer.total)
    } catch (error) {
      report(error)
    } finally {
      setLoading(false)
    }
  }
  return { messages, take, hasOlder: older, isLoading, loadOlder }
}
