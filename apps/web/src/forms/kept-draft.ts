import { useState, useSyncExternalStore } from 'react'
import { forget, store, stored } from '../session/stored.ts'
import { useLastUserId } from '../session/use-last-user-id.ts'
import type { Drafts } from './draft.ts'
import type { Values } from './rules.ts'

/** Drafts of the office: on this device, of one person, until they are saved or discarded. */

export interface Kept<T> {
  /** When it was kept, ISO 8601. */
  at: string
  value: T
  /** The record that it was begun on, with its version: what is sent must not pass for an edit of a newer one. */
  base?: unknown
}
const keyOf = (user: string, name: string): string => `office-draft ${user} ${name}`

export function keptIn<T>(text: string | null): Kept<T> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept<T>> | null
    return typeof kept?.at === 'string' && kept.value !== undefined ? (kept as Kept<T>) : undefined
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
function keep(key: string, value: unknown, base?: unknown): void {
  store(key, JSON.stringify({ at: new Date().toISOString(), value, base }))
  for (const tell of listeners) tell()
}
function discard(key: string): void {
  forget(key)
  for (const tell of listeners) tell()
}
/** What is kept now; undefined on the server and before the page is alive. */
const useKept = (key: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => stored(key) ?? '',
    () => undefined,
  )

/** For forms that hold their values themselves: keep each change, discard when it is saved. `found` is what was there at first. */
export function useKeptDraft<T>(name: string) {
  // A session that ends under him changes nothing: what he types stays his, and no older draft is put over it when he is back.
  const key = keyOf(useLastUserId(), name)
  const text = useKept(key)
  const [first, setFirst] = useState<{ key: string; kept: Kept<T> | undefined }>()
  if (text !== undefined && first?.key !== key) setFirst({ key, kept: keptIn<T>(text || null) })
  return {
    found: first?.kept,
    /** When what stands was last kept. */
    at: keptIn(text || null)?.at,
    keep: (value: T): void => keep(key, value),
    discard: (): void => {
      discard(key)
      setFirst({ key, kept: undefined })
    },
  }
}

/** What a change of a form goes on from: the record of the draft that is there, or else the one that the form shows. */
export const begunOn = <E>(text: string | null, read: E): E => (keptIn(text)?.base as E | undefined) ?? read

/** The same for forms whose fields hold their values; `read`: the record that they show. */
export const officeDrafts = <E>(user: string, read: E): Drafts & { begun(name: string): E } => {
  const begun = (name: string) => begunOn(stored(keyOf(user, name)), read)
  return {
    of: (name) => keptIn<Values>(stored(keyOf(user, name)))?.value,
    keep: (name, value) => keep(keyOf(user, name), value, begun(name)),
    forget: (name) => discard(keyOf(user, name)),
    begun,
  }
}
/** When a draft was last kept; undefined without one. */
export function useDraftTime(user: string, name: string): string | undefined {
  return keptIn(useKept(keyOf(user, name)) || null)?.at
}
