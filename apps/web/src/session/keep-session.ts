import type { AnyRouter } from '@tanstack/react-router'
import { MARKER } from './sign-in-return.ts'
import { setSaved } from '../layout/saved.ts'
import type { Shell } from '../layout/shell.ts'
import { onUser, setUser } from './current-user.ts'
import { deviceCars } from './device-cars.ts'
import { clearSessionStorage } from './clear-storage.ts'
import { store } from './stored.ts'
import { askUser, isMarked, LEFT } from './user.ts'

/**
 * Keeps a page in step with the session: with its end while the page was away, and with what other tabs do. A session that
 * expires takes no page away from who works in it: what he has not sent stands there alone.
 */
export function keepSession(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const on = new AbortController()
  // Marks on cars: without them nothing is missed.
  const mark = () => {
    // Its code, and all that a refusal of it could say, is for who is signed in.
    if (shell.user) import('../account/save-car.ts').then(({ loadSaved }) => loadSaved(shell)).catch(() => {})
    else setSaved(deviceCars())
  }
  const forget = () => {
    setUser(shell, undefined)
    mark()
  }
  /** Pages are read for who is there now; one that is for whoever left asks for a sign-in. */
  const readAgain = () => {
    router.clearCache()
    void router.invalidate()
  }
  const leave = () => {
    forget()
    readAgain()
  }
  let isAsking = false
  /** Something happened since it was asked: the answer may be of before that. */
  let isLate = false
  const ask = () => {
    isLate = isAsking
    if (isAsking) return
    isAsking = true
    // A line that is down says nothing of a session; who comes back to the page has it asked again.
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
  // After an expired session the page is still the one of who had it.
  const follow = () => {
    const now = shell.user?.id
    if (now !== undefined && whose !== undefined && now !== whose) {
      clearSessionStorage()
      readAgain()
    }
    // Signed in without a sign-in page, by a first inquiry or a mailed link.
    if (now !== undefined && now !== whose && !isAsking) mark()
    whose = now ?? whose
  }
  // The server's page is the truth, a browser may have lost its marker.
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
  // A page that comes back from the browser's own keeping was written for who was there then.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shell.user && !isMarked()) leave()
    else if (persisted && isMarked()) ask()
  }
  window.addEventListener('pageshow', comeBack, on)
  // What the marker says may not be kept where storage is full: the server says what is so.
  const look = () => void (document.visibilityState === 'visible' && isMarked() !== Boolean(shell.user) && ask())
  window.addEventListener('visibilitychange', look, on)
  const stop = onUser(follow)
  return () => {
    on.abort()
    stop()
  }
}
