import type { AnyRouter } from '@tanstack/react-router'
import { localStorageKeys } from '../session/clear-storage.ts'
import { stored } from '../session/browser-storage.ts'
import type { Shell } from '../api/shell.ts'
import { onUser } from '../session/current-user.ts'

/**
 * Sends inquiries and messages queued by earlier pages (storefront/inquire, inquiries/thread). Every page tries:
 * a weak connection fires no online event, and the page that queued them is closed.
 */
export function sendQueuedInquiries(shell: Shell, router: Pick<AnyRouter, 'subscribe'>): () => void {
  const sendIfPossible = () => {
    if (!navigator.onLine) return
    if (stored('questions-kept') !== null)
      import('../storefront/inquire/send-kept.ts').then(({ sendKept }) => sendKept(shell)).catch(() => {})
    if (shell.user && localStorageKeys(`deal-outbox ${shell.user.id} `).length)
      import('../inquiries/thread/send-queued.ts').then(({ sendQueued }) => sendQueued(shell)).catch(() => {})
  }
  sendIfPossible()
  const unsubscribes = [onUser(sendIfPossible), router.subscribe('onResolved', sendIfPossible)]
  window.addEventListener('online', sendIfPossible)
  return () => {
    for (const stop of unsubscribes) stop()
    window.removeEventListener('online', sendIfPossible)
  }
}
