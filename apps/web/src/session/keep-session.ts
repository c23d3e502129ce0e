import type { AnyRouter } from '@tanstack/react-router'
import { MARKER } from './sign-in-return.ts'
import { setSaved } from './saved.ts'
import type { Shell } from '../api/shell.ts'
import { onUser, setUser } from './current-user.ts'
import { deviceCars } from './device-cars.ts'
import { clearSessionStorage } from './clear-storage.ts'
import { store } from './stored.ts'
import { askUser, isMarked, LEFT } from './user.ts'

/**
 * Follows the session: its end while the page was hidden, and actions of other tabs. An expired session does
 * not close a page, because it may hold unsent input.
 */
export function keepSession(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const on = new AbortController()
  // Saved-car marks; the page works without them.
  const mark = () => {
    // Loaded for signed-in users only.
    if (shell.user) import('./load-saved.ts').then(({ loadSaved }) => loadSaved(shell)).catch(() => {})
    else setSaved(deviceCars())
  }
  const forget = () => {
    setUser(shell, undefined)
    mark()
  }
  /** Reloads the data for the current user; a page of the previous user asks for a sign-in. */
  const readAgain = () => {
    router.clearCache()
    void router.invalidate()
  }
  const leave = () => {
    forget()
    readAgain()
  }
  let isAsking = false
  /** The session changed during the request, so the answer may be outdated. */
  let isLate = false
  const ask = () => {
    isLate = isAsking
    if (isAsking) return
    isAsking = true
    // A connection error says nothing about the session; it is checked again when the page is shown.
    const asked = askUser(shell, () => isLate).then(mark, () => {})
    void asked.finally(() => {
      isAsking = false
      if (isLate) ask()
    })
  }
  const agree = () => {
    if (shell.user && !isMarked()) forget()
    else if (!shell.user && isMarked()) ask()
  }
  let whose = shell.user?.id
  // After an expired session the page still belongs to its user.
  const follow = () => {
    const now = shell.user?.id
    if (now !== undefined && whose !== undefined && now !== whose) {
      clearSessionStorage()
      readAgain()
    }
    // Signed in without a sign-in page, by a first inquiry or an emailed link.
    if (now !== undefined && now !== whose && !isAsking) mark()
    whose = now ?? whose
  }
  // The server decides; the browser may have lost its marker.
  if (shell.user) {
    store(MARKER, 'true')
  } else agree()
  mark()
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== LEFT && key !== MARKER && key !== null) return
    isLate = isAsking
    if (key !== LEFT) agree()
    else if (newValue !== null) {
      clearSessionStorage()
      leave()
    }
  }
  window.addEventListener('storage', hear, on)
  // A page from the back/forward cache belongs to the user of that time.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shell.user && !isMarked()) leave()
    else if (persisted && isMarked()) ask()
  }
  window.addEventListener('pageshow', comeBack, on)
  // Storage may be full, so the server is asked.
  const look = () => void (document.visibilityState === 'visible' && isMarked() !== Boolean(shell.user) && ask())
  window.addEventListener('visibilitychange', look, on)
  const stop = onUser(follow)
  return () => {
    on.abort()
    stop()
  }
}
