import { useEffect, useState } from 'react'
import { inquiriesWaiting, keptText, onOutbox, waitingIn } from '../inquiries/thread/outbox.ts'
import { sendWaiting } from '../inquiries/thread/send-waiting.ts'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'
import { kept } from '../storefront/inquire/send-with-retry.ts'
import { sendKept } from '../storefront/inquire/send-kept.ts'

/** Unsent items of a user; a sign-out deletes them after a warning. */
export interface NotSent {
  messages: number
  inquiries: number
}

export function notSentOf(user: string | undefined): NotSent {
  if (user === undefined) return { messages: 0, inquiries: 0 }
  const waiting = inquiriesWaiting(user).map((deal) => waitingIn(keptText(user, deal)).length)
  return {
    messages: waiting.reduce((sum, count) => sum + count, 0),
    inquiries: kept().filter((one) => one.user === user).length,
  }
}

/** Retries queued items and reports the unsent ones at once and on each change, until stopped. */
export function sendBeforeLeaving(shell: Shell, tell: (left: NotSent) => void): () => void {
  const user = shell.user?.id
  let isOver = false
  const count = () => isOver || tell(notSentOf(user))
  const stop = onOutbox(count)
  count()
  sendWaiting(shell)
  sendKept(shell).then(count, () => {})
  return () => {
    isOver = true
    stop()
  }
}

export function useNotSent(): NotSent {
  const shell = useShell()
  const [left, setLeft] = useState<NotSent>({ messages: 0, inquiries: 0 })
  useEffect(() => sendBeforeLeaving(shell, setLeft), [shell])
  return left
}
