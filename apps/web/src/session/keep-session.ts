import type { AnyRouter } from '@tanstack/react-router'
import { MARKER } from '../shell/attempt.ts'
import { setSaved } from '../shell/saved.ts'
import type { Shell } from '../shell/shell.ts'
import { setUser } from '../shell/user.ts'
import { store } from './stored.ts'
import { askUser, isMarked } from './user.ts'

/** Keeps a page in step with the session: with its end while the page was away, and with what other tabs do. */
export function keepSession(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const on = new AbortController()
  // Marks on cars: without them nothing is missed.
  const mark = () => {
    // Its code, and all that a refusal of it could say, is for who is signed in.
    if (shell.user) import('../account/save-car.ts').then(({ loadSaved }) => loadSaved(shell)).catch(() => {})
    else setSaved([])
  }
  const agree = () => {
    if (shell.user && !isMarked()) {
      // Signed out in another tab: what is shown of the person goes, and a page of his asks for a sign-in.
      setUser(shell, undefined)
      mark()
      router.clearCache()
      void router.invalidate()
    } else if (!shell.user && isMarked()) {
      // A line that is down says nothing of a session.
      askUser(shell).then(mark, () => {})
    }
  }
  // The server's page is the truth, a browser may have lost its marker.
  if (shell.user) {
    store(MARKER, 'true')
    mark()
  } else agree()
  window.addEventListener('storage', ({ key }) => void ((key === MARKER || key === null) && agree()), on)
  // A page that comes back from the browser's own keeping was written for who was there then.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && agree()), on)
  return () => on.abort()
}
