import { replyTimeOf } from '@minato/domain/reply-time'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useShell } from '../../api/shell.ts'
import { useInquireTexts } from './inquire-texts.ts'

/** That asking costs nothing, and how soon the dealer usually replies (TRU-09). */
export function ReplyPromise(): ReactNode {
  const { api } = useShell()
  const t = useInquireTexts()
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => {
    const left = new AbortController()
    // Without it the form is as good.
    api('GET /api/main/company', { signal: left.signal }).then(
      ({ replyMinutes }) => setMinutes(replyMinutes),
      () => {},
    )
    return () => left.abort()
  }, [api])
  const usual = minutes === null ? undefined : replyTimeOf(minutes)
  return (
    <p className="small muted">
      {t.promise} {usual && t.replyTime[usual.unit](usual.count)}
    </p>
  )
}
