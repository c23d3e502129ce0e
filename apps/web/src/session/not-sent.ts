import { useEffect, useState } from 'react'
import { dealsWaiting, keptText, onOutbox, waitingIn } from '../deals/thread/outbox.ts'
import { sendWaiting } from '../deals/thread/send-waiting.ts'
import { useShell } from '../layout/shell.ts'
import type { Shell } from '../layout/shell.ts'
import { kept } from '../storefront/inquire/send-with-retry.ts'
import { sendKept } from '../storefront/inquire/send-kept.ts'

/** What a person wrote that has not gone out: signing out deletes it, so that he is told before. */
export interface NotSent {
  messages: number
  inquiries: number
}

export function notSentOf(user: string | undefined): NotSent {
  if (user === undefined) return { messages: 0, inquiries: 0 }
  const waiting = dealsWaiting(user).map((deal) => waitingIn(keptText(user, deal)).length)
  return {
    messages: waiting.reduce((sum, count) => sum + count, 0),
    inquiries: kept().filter((one) => one.user === user).length,
  }
}

/** Sends what waits once more, and tells what has not gone out so far, at once and at every change; stops telling at the end. */
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
