import type { AnyRouter } from '@tanstack/react-router'
import { MARKER } from './sign-in-return.ts'
import { setSaved } from './saved.ts'
import type { Shell } from '../api/shell.ts'
import { onUser, setUser } from './current-user.ts'
import { deviceCars } from './device-cars.ts'
import { clearSessionStorage } from './clear-storage.ts'
import { store } from './browser-storage.ts'
import { askUser, isMarked, SIGNED_OUT_KEY } from './user.ts'

/**
 * Follows the session: its end while the page was hidden, and actions of other tabs. An expired session does
 * not close a page, because it may hold unsent input.
 */
export function watchSession(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const abort = new AbortController()
  // Saved-car marks; the page works without them.
  const mark = () => {
    // Loaded for signed-in users only.
    if (shell.user) import('./load-saved.ts').then(({ loadSaved }) => loadSaved(shell)).catch(() => {})
    else setSaved(deviceCars())
  }
  const handleSignedOut = () => {
    setUser(shell, undefined)
    mark()
  }
  /** Reloads the data for the current user; a page of the previous user asks for a sign-in. */
  const readAgain = () => {
    router.clearCache()
    void router.invalidate()
  }
  const handlePageHide = () => {
    handleSignedOut()
    readAgain()
  }
  let isRefreshing = false
  /** The session changed during the request, so the answer may be outdated. */
  let isLate = false
  const refreshUser = () => {
    isLate = isRefreshing
    if (isRefreshing) return
    isRefreshing = true
    // A connection error says nothing about the session; it is checked again when the page is shown.
    const pendingUser = askUser(shell, () => isLate).then(mark, () => {})
    void pendingUser.finally(() => {
      isRefreshing = false
      if (isLate) refreshUser()
    })
  }
  const syncMark = () => {
    if (shell.user && !isMarked()) handleSignedOut()
    else if (!shell.user && isMarked()) refreshUser()
  }
  let currentUserId = shell.user?.id
  // After an expired session the page still belongs to its user.
  const handleUserChange = () => {
    const now = shell.user?.id
    if (now !== undefined && currentUserId !== undefined && now !== currentUserId) {
      clearSessionStorage()
      readAgain()
    }
    // Signed in without a sign-in page, by a first inquiry or an emailed link.
    if (now !== undefined && now !== currentUserId && !isRefreshing) mark()
    currentUserId = now ?? currentUserId
  }
  // The server decides; the browser may have lost its marker.
  if (shell.user) {
    store(MARKER, 'true')
  } else syncMark()
  mark()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== SIGNED_OUT_KEY && key !== MARKER && key !== null) return
    isLate = isRefreshing
    if (key !== SIGNED_OUT_KEY) syncMark()
    else if (newValue !== null) {
      clearSessionStorage()
      handlePageHide()
    }
  }
  window.addEventListener('storage', onStorage, abort)
  // A page from the back/forward cache belongs to the user of that time.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shell.user && !isMarked()) handlePageHide()
    else if (persisted && isMarked()) refreshUser()
  }
  window.addEventListener('pageshow', onPageShow, abort)
  // Storage may be full, so the server is asked.
  const onVisible = () =>
    void (document.visibilityState === 'visible' && isMarked() !== Boolean(shell.user) && refreshUser())
  window.addEventListener('visibilitychange', onVisible, abort)
  const stop = onUser(handleUserChange)
  return () => {
    abort.abort()
    stop()
  }
}
