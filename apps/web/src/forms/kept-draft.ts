import { useState, useSyncExternalStore } from 'react'
import { forget, store, stored } from '../session/stored.ts'
import { useLastUserId } from '../session/use-last-user-id.ts'
import type { Drafts } from './draft.ts'
import type { Values } from './rules.ts'

/** Drafts of the back office: per user on this device, until saved or discarded. */

export interface Kept<T> {
  /** When it was stored, ISO 8601. */
  at: string
  value: T
  /** The record it was based on, with its version, so that an old draft is not sent as an edit of a newer one. */
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
/** The current draft; undefined on the server and before hydration. */
const useKept = (key: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => stored(key) ?? '',
    () => undefined,
  )

/** For controlled forms: stores each change, discards on save. `found`: the draft at the start. */
export function useKeptDraft<T>(name: string) {
  // When the session ends, the draft stays the user's and is not overwritten by an older one after a sign-in.
  const key = keyOf(useLastUserId(), name)
  const text = useKept(key)
  const [first, setFirst] = useState<{ key: string; kept: Kept<T> | undefined }>()
  if (text !== undefined && first?.key !== key) setFirst({ key, kept: keptIn<T>(text || null) })
  return {
    found: first?.kept,
    /** When the current input was last stored. */
    at: keptIn(text || null)?.at,
    keep: (value: T): void => keep(key, value),
    discard: (): void => {
      discard(key)
      setFirst({ key, kept: undefined })
    },
  }
}

/** The base of a change: the draft's record, or the one that the form shows. */
export const begunOn = <E>(text: string | null, read: E): E => (keptIn(text)?.base as E | undefined) ?? read

/** The same for uncontrolled forms; `read`: the record that they show. */
export const officeDrafts = <E>(user: string, read: E): Drafts & { begun(name: string): E } => {
  const begun = (name: string) => begunOn(stored(keyOf(user, name)), read)
  return {
    of: (name) => keptIn<Values>(stored(keyOf(user, name)))?.value,
    keep: (name, value) => keep(keyOf(user, name), value, begun(name)),
    forget: (name) => discard(keyOf(user, name)),
    begun,
  }
}
/** When a draft was last stored; undefined without one. */
export function useDraftTime(user: string, name: string): string | undefined {
  return keptIn(useKept(keyOf(user, name)) || null)?.at
}
