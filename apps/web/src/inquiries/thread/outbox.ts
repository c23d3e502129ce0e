import { newKey } from '../../api/new-key.ts'
import { localStorageKeys } from '../../session/clear-storage.ts'
import { removeStored, store, stored } from '../../session/browser-storage.ts'

/** Queued messages, stored on the device in order until the server has them. */

export interface QueuedMessage {
  /** Idempotency key: a retry with it creates no second message. */
  key: string
  content: string
  attachments: { id: string; name: string }[]
  /** When it was written, ISO 8601. */
  at: string
  /** Why the server rejected it; it waits for the author. */
  fault?: string
}

/** The server knows a key for 24 hours (API-09): a later retry of a delivered message would duplicate it. */
const KEY_MS = 23 * 3_600_000
/** Whether it is too old to be sent without the author's confirmation. */
export const hasLapsed = ({ at }: QueuedMessage): boolean => Date.now() - Date.parse(at) > KEY_MS
/** Resends on the author's request; an expired message as a new one, without documents that the server deleted. */
export const requeue = (waiting: QueuedMessage): QueuedMessage => {
  const { fault: _, ...one } = waiting
  return hasLapsed(one) ? { ...one, key: newKey(), attachments: [], at: new Date().toISOString() } : one
}

const keyOf = (user: string, inquiry: string): string => `deal-outbox ${user} ${inquiry}`
const draftOf = (user: string, inquiry: string): string => `deal-draft ${user} ${inquiry}`
const listeners = new Set<() => void>()
const notifyListeners = (): void => {
  for (const one of listeners) one()
}

export function onOutbox(listener: () => void): () => void {
  // Other tabs write into it too.
  const onStorage = ({ key }: StorageEvent) => void ((key === null || key.startsWith('deal-outbox')) && listener())
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
/** Kept in memory if storage is full or blocked. */
const inPage = new Map<string, string>()
/** The stored text, which is equal as long as nothing changes. */
export const storedText = (user: string, inquiry: string): string =>
  inPage.get(keyOf(user, inquiry)) ?? stored(keyOf(user, inquiry)) ?? ''

export function parseQueue(text: string): QueuedMessage[] {
  try {
    const kept = JSON.parse(text || '[]') as unknown
    return Array.isArray(kept) ? (kept as QueuedMessage[]) : []
  } catch {
    return []
  }
}

/** Changes the queue based on its current content. */
export function changeOutbox(user: string, inquiry: string, change: (all: QueuedMessage[]) => QueuedMessage[]): void {
  const key = keyOf(user, inquiry)
  const next = change(parseQueue(storedText(user, inquiry)))
  const text = next.length ? JSON.stringify(next) : null
  if (text === null) removeStored(key)
  else store(key, text)
  if (stored(key) === text) inPage.delete(key)
  else inPage.set(key, text ?? '')
  notifyListeners()
}
/** The inquiries with queued messages of this user. */
export function inquiriesWithQueue(user: string): string[] {
  const start = keyOf(user, '')
  return localStorageKeys(start).map((key) => key.slice(start.length))
}

export const draftText = (user: string, inquiry: string): string => stored(draftOf(user, inquiry)) ?? ''
export function keepDraft(user: string, inquiry: string, text: string): void {
  if (text) store(draftOf(user, inquiry), text)
  else removeStored(draftOf(user, inquiry))
}
