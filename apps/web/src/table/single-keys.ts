import { useSyncExternalStore } from 'react'
import { removeStored, store, stored } from '../session/browser-storage.ts'

/** Single-key shortcuts, which can be switched off for speech input and accidental keys (WCAG 2.1.4). */
const KEY = 'single-keys-off'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const areSingleKeysOn = (): boolean => stored(KEY) === null
export function setSingleKeys(isOn: boolean): void {
  if (isOn) removeStored(KEY)
  else store(KEY, 'true')
  for (const listener of listeners) listener()
}
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true)

/** Whether a key press is input of a field or belongs to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)))
