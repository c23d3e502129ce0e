import { useSyncExternalStore } from 'react'

/** Safe access to browser storage. */

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
    // Storage is full or blocked.
  }
}
export function removeStored(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key)
  } catch {
    // Storage is blocked.
  }
}
const neverChanges = () => () => {}
/** The same for components: nothing on the server, the stored value in the browser. */
export const useStored = (key: string, place?: Place): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => stored(key, place),
    () => null,
  )
