import { useEffect, useState } from 'react'
import { inquiriesWithQueue, storedText, onOutbox, parseQueue } from '../inquiries/thread/outbox.ts'
import { sendQueued } from '../inquiries/thread/send-queued.ts'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'
import { kept } from '../storefront/inquire/send-with-retry.ts'
import { sendKept } from '../storefront/inquire/send-kept.ts'

/** Unsent items of a user; a sign-out deletes them after a warning. */
export interface UnsentCounts {
  messages: number
  inquiries: number
}

function countUnsent(user: string | undefined): UnsentCounts {
  if (user === undefined) return { messages: 0, inquiries: 0 }
  const queuedPerInquiry = inquiriesWithQueue(user).map((inquiry) => parseQueue(storedText(user, inquiry)).length)
  return {
    messages: queuedPerInquiry.reduce((sum, count) => sum + count, 0),
    inquiries: kept().filter((one) => one.user === user).length,
  }
}

/** Retries queued items and reports the unsent ones at once and on each change, until stopped. */
export function sendBeforeSignOut(shell: Shell, onCount: (unsent: UnsentCounts) => void): () => void {
  const user = shell.user?.id
  let isOver = false
  const count = () => isOver || onCount(countUnsent(user))
  const stop = onOutbox(count)
  count()
  sendQueued(shell)
  sendKept(shell).then(count, () => {})
  return () => {
    isOver = true
    stop()
  }
}

export function useUnsent(): UnsentCounts {
  const shell = useShell()
  const [unsent, setUnsent] = useState<UnsentCounts>({ messages: 0, inquiries: 0 })
  useEffect(() => sendBeforeSignOut(shell, setUnsent), [shell])
  return unsent
}
