import { useState, useSyncExternalStore } from 'react'
import { removeStored, store, stored } from '../session/browser-storage.ts'
import { useLastUserId } from '../session/use-last-user.ts'
import type { Drafts } from './draft.ts'
import type { Values } from './rules.ts'

/** Drafts of the back office: per user on this device, until saved or discarded. */

export interface StoredDraft<T> {
  /** When it was stored, ISO 8601. */
  at: string
  value: T
  /** The record it was based on, with its version, so that an old draft is not sent as an edit of a newer one. */
  base?: unknown
}
const keyOf = (user: string, name: string): string => `office-draft ${user} ${name}`

function parseDraft<T>(text: string | null): StoredDraft<T> | undefined {
  try {
    const parsed = JSON.parse(text ?? 'null') as Partial<StoredDraft<T>> | null
    return typeof parsed?.at === 'string' && parsed.value !== undefined ? (parsed as StoredDraft<T>) : undefined
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function writeDraft(key: string, value: unknown, base?: unknown): void {
  store(key, JSON.stringify({ at: new Date().toISOString(), value, base }))
  for (const listener of listeners) listener()
}
function discard(key: string): void {
  removeStored(key)
  for (const listener of listeners) listener()
}
/** The current draft; undefined on the server and before hydration. */
const useStoredDraft = (key: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => stored(key) ?? '',
    () => undefined,
  )

/** For controlled forms: stores each change, discards on save. `found`: the draft at the start. */
export function useOfficeDraft<T>(name: string) {
  // When the session ends, the draft stays the user's and is not overwritten by an older one after a sign-in.
  const key = keyOf(useLastUserId(), name)
  const text = useStoredDraft(key)
  const [first, setFirst] = useState<{ key: string; kept: StoredDraft<T> | undefined }>()
  if (text !== undefined && first?.key !== key) setFirst({ key, kept: parseDraft<T>(text || null) })
  return {
    found: first?.kept,
    /** When the current input was last stored. */
    at: parseDraft(text || null)?.at,
    keep: (value: T): void => writeDraft(key, value),
    discard: (): void => {
      discard(key)
      setFirst({ key, kept: undefined })
    },
  }
}

/** The base of a change: the draft's record, or the one that the form shows. */
export const baseOfDraft = <E>(text: string | null, current: E): E =>
  (parseDraft(text)?.base as E | undefined) ?? current

/** The same for uncontrolled forms; `current`: the record that they show. */
export const officeDrafts = <E>(user: string, current: E): Drafts & { begun(name: string): E } => {
  const baseOf = (name: string) => baseOfDraft(stored(keyOf(user, name)), current)
  return {
    of: (name) => parseDraft<Values>(stored(keyOf(user, name)))?.value,
    keep: (name, value) => writeDraft(keyOf(user, name), value, baseOf(name)),
    forget: (name) => discard(keyOf(user, name)),
    begun: baseOf,
  }
}
/** When a draft was last stored; undefined without one. */
export function useDraftTime(user: string, name: string): string | undefined {
  return parseDraft(useStoredDraft(keyOf(user, name)) || null)?.at
}
