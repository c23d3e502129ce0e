import { newKey } from '../../forms/new-key.ts'
import { localStorageKeys } from '../../session/clear-storage.ts'
import { forget, store, stored } from '../../session/stored.ts'

/** Messages that are still to go out: kept on the device until the server has them, in the order in which they were written. */

export interface Waiting {
  /** The same one again is the same message, also where the answer was lost. */
  key: string
  content: string
  attachments: { id: string; name: string }[]
  /** When it was written, ISO 8601. */
  at: string
  /** What the server refused it for; it waits for the reader's word. */
  fault?: string
}

/** The server knows a key for 24 hours (API-09): sent under it later, a message that had arrived would stand there twice. */
const KEY_MS = 23 * 3_600_000
/** Whether it waits for its author's word, because it is too old to go by itself. */
export const hasLapsed = ({ at }: Waiting): boolean => Date.now() - Date.parse(at) > KEY_MS
/** To go once more at its author's word; what has lapsed as a message of now, without the documents that the server no longer has. */
export const again = (waiting: Waiting): Waiting => {
  const { fault: _, ...one } = waiting
  return hasLapsed(one) ? { ...one, key: newKey(), attachments: [], at: new Date().toISOString() } : one
}

const keyOf = (user: string, deal: string): string => `deal-outbox ${user} ${deal}`
const draftOf = (user: string, deal: string): string => `deal-draft ${user} ${deal}`
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const one of listeners) one()
}

export function onOutbox(listener: () => void): () => void {
  // Another tab writes into it too.
  const hear = ({ key }: StorageEvent) => void ((key === null || key.startsWith('deal-outbox')) && listener())
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}
/** What a browser that is full, or keeps nothing, could not take: the page has it. */
const inPage = new Map<string, string>()
/** What is kept, as text: the same as long as nothing changes. */
export const keptText = (user: string, deal: string): string =>
  inPage.get(keyOf(user, deal)) ?? stored(keyOf(user, deal)) ?? ''

export function waitingIn(text: string): Waiting[] {
  try {
    const kept = JSON.parse(text || '[]') as unknown
    return Array.isArray(kept) ? (kept as Waiting[]) : []
  } catch {
    return []
  }
}

/** Changes what is kept, on what stands there at this moment. */
export function changeOutbox(user: string, deal: string, change: (all: Waiting[]) => Waiting[]): void {
  const key = keyOf(user, deal)
  const next = change(waitingIn(keptText(user, deal)))
  const text = next.length ? JSON.stringify(next) : null
  if (text === null) forget(key)
  else store(key, text)
  if (stored(key) === text) inPage.delete(key)
  else inPage.set(key, text ?? '')
  tell()
}
/** The deals of which something of this person is still to go out. */
export function dealsWaiting(user: string): string[] {
  const start = keyOf(user, '')
  return localStorageKeys(start).map((key) => key.slice(start.length))
}

export const draftText = (user: string, deal: string): string => stored(draftOf(user, deal)) ?? ''
export function keepDraft(user: string, deal: string, text: string): void {
  if (text) store(draftOf(user, deal), text)
  else forget(draftOf(user, deal))
}
