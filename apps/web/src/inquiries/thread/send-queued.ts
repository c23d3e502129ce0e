import type { Message } from '@minato/contract/inquiries-shapes'
import type { Shell } from '../../api/shell.ts'
import { inquiriesWithQueue } from './outbox.ts'
import { createSender } from './sender.ts'
import type { Sender } from './sender.ts'

interface Listener {
  onSent(message: Message): void
  /** Whether a message waits for the connection. */
  onKept(is: boolean): void
}
const senders = new Map<string, { sender: Sender; listeners: Set<Listener> }>()

/** The only sender of a user's messages in an inquiry; it lives while a page listens or messages wait. */
function senderOf(shell: Shell, user: string, inquiry: string) {
  const name = `${user} ${inquiry}`
  const known = senders.get(name)
  if (known) return known
  const listeners = new Set<Listener>()
  const sender = createSender(shell, user, inquiry, {
    onSent: (message) => {
      for (const one of listeners) one.onSent(message)
    },
    onKept: (is) => {
      for (const one of listeners) one.onKept(is)
      if (is || listeners.size) return
      sender.stop()
      senders.delete(name)
    },
  })
  const made = { sender, listeners }
  senders.set(name, made)
  return made
}

/** Sends waiting messages while a page of the inquiry is open; after `leave` it goes on without the page. */
export function joinSender(shell: Shell, user: string, inquiry: string, listener: Listener) {
  const { sender, listeners } = senderOf(shell, user, inquiry)
  listeners.add(listener)
  // Messages of an earlier visit.
  sender.go()
  return {
    go: sender.go,
    leave: () => {
      listeners.delete(listener)
      sender.go()
    },
  }
}

/**
 * Sends messages that closed pages left behind (W6), from any page. A repeated call retries at once; in between
 * each inquiry retries by itself.
 */
export function sendQueued(shell: Shell): void {
  const user = shell.user?.id
  if (user === undefined) return
  for (const inquiry of inquiriesWithQueue(user)) senderOf(shell, user, inquiry).sender.go()
}
