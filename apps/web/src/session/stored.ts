import { useSyncExternalStore } from 'react'

/** What a browser keeps, where it keeps anything. */

type Place = 'localStorage' | 'sessionStorage'

export function stored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}
export function store(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value)
  } catch {
    // Full or forbidden: it is done without.
  }
}
export function forget(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key)
  } catch {
    // What cannot be reached holds nothing.
  }
}
const never = () => () => {}
/** The same for what is shown: nothing on the server, and what is kept at each showing in the browser. */
export const useStored = (key: string, place?: Place): string | null =>
  useSyncExternalStore(
    never,
    () => stored(key, place),
    () => null,
  )
