import type { Shell } from '../../shell/shell.ts'
import { dealsWaiting } from './outbox.ts'
import { createSender } from './sender.ts'
import type { Sender } from './sender.ts'

const senders = new Map<string, Sender>()

/**
 * Sends the messages that a page of a deal left behind (W6), from whatever page the reader is on when the line is back. Called
 * again it tries at once; between that each deal tries by itself.
 */
export function sendWaiting(shell: Shell): void {
  const user = shell.user?.id
  if (user === undefined) return
  for (const deal of dealsWaiting(user)) {
    const name = `${user} ${deal}`
    const known = senders.get(name)
    if (known) {
      known.go()
      continue
    }
    const sender = createSender(shell, user, deal, {
      // The deal's own page, where it stands, hears of it by the stream.
      onSent: () => {},
      onKept: (is) => {
        if (is) return
        sender.stop()
        senders.delete(name)
      },
    })
    senders.set(name, sender)
    sender.go()
  }
}
