import { useSyncExternalStore } from 'react'
import { forget, store, stored } from '../session/stored.ts'

/** Single-key shortcuts, which can be switched off for speech input and accidental keys (WCAG 2.1.4). */
const KEY = 'single-keys-off'
const listeners = new Set<() => void>()
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
export const haveSingleKeys = (): boolean => stored(KEY) === null
export function setSingleKeys(isOn: boolean): void {
  if (isOn) forget(KEY)
  else store(KEY, 'true')
  for (const tell of listeners) tell()
}
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, haveSingleKeys, () => true)

/** Whether a key press is input of a field or belongs to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)))
