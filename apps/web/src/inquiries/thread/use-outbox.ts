import type { Message } from '@minato/contract/inquiries-shapes'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '../../api/new-key.ts'
import { useShell } from '../../api/shell.ts'
import { requeue, changeOutbox, storedText, onOutbox, parseQueue } from './outbox.ts'
import type { QueuedMessage } from './outbox.ts'
import { joinSender } from './send-queued.ts'

/** The queued messages of an inquiry, and whether they wait for the connection. */
export function useOutbox(user: string, inquiry: string, onSent: (message: Message) => void) {
  const shell = useShell()
  const text = useSyncExternalStore(
    onOutbox,
    () => storedText(user, inquiry),
    () => '',
  )
  const [isKept, setKept] = useState(false)
  const sender = useRef<ReturnType<typeof joinSender>>(undefined)
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })
  useEffect(() => {
    const made = joinSender(shell, user, inquiry, { onSent: (message) => sent.current(message), onKept: setKept })
    sender.current = made
    return made.leave
  }, [shell, user, inquiry])

  const change = (by: (all: QueuedMessage[]) => QueuedMessage[]) => {
    changeOutbox(user, inquiry, by)
    sender.current?.go()
  }
  return {
    waiting: parseQueue(text),
    isKept,
    post: (content: string, attachments: QueuedMessage['attachments']) =>
      change((all) => [...all, { key: newKey(), content, attachments, at: new Date().toISOString() }]),
    retry: (key: string) => change((all) => all.map((one) => (one.key === key ? requeue(one) : one))),
    drop: (key: string) => change((all) => all.filter((one) => one.key !== key)),
  }
}
