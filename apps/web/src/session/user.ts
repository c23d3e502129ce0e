import type { UserInfo } from '@minato/contract/users-shapes'
import { ApiError } from '../api/api.ts'
import { MARKER } from './sign-in-return.ts'
import { notify } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { setUser } from './current-user.ts'
import { removeStored, store, stored } from './browser-storage.ts'

/**
 * The signed-in user, as the server says; the marker tells whether a request is worthwhile (SES-04, decision
 * 7).
 */

/** Set briefly by a user who ends the session, as a signal for other tabs (watch-session.ts). */
export const SIGNED_OUT_KEY = 'left'

export const isMarked = (): boolean => stored(MARKER) !== null

/**
 * Requests the user and stores the marker; clears it without a user. Throws without an answer. `isLate`: the
 * session changed meanwhile, so the answer is ignored.
 */
export async function askUser(shell: Shell, isLate?: () => boolean): Promise<UserInfo | undefined> {
  let user: UserInfo | undefined
  try {
    user = await shell.api('GET /api/userinfo', {})
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    if (isLate?.()) return shell.user
    const wasSignedIn = isMarked() || shell.user !== undefined
    forgetUser(shell)
    if (wasSignedIn) announceSignedOut(shell)
    return undefined
  }
  if (!user?.id) throw new Error('UserInfo should not be empty')
  if (isLate?.()) return shell.user
  store(MARKER, 'true')
  // An unchanged user is not announced: listeners would retry at once.
  if (JSON.stringify(user) !== JSON.stringify(shell.user)) setUser(shell, user)
  return user
}

const announceSignedOut = ({ messages }: Shell): void =>
  notify({ isError: true, isSignIn: true, title: messages.signedOut, lines: [] })

/** From now on the user is signed out here. */
export function forgetUser(shell: Shell): void {
  removeStored(MARKER)
  setUser(shell, undefined)
}

/** The user of the page, or of the marker; during rendering the server's user. */
export async function knownUser(shell: Shell): Promise<UserInfo | undefined> {
  return shell.user || import.meta.env.SSR || !isMarked() ? shell.user : askUser(shell)
}

let refetching: Promise<unknown> | undefined
/**
 * After a 401: checks once whether the session has ended, and rejected calls wait for the result. `url`: of the
 * rejected call; the check itself does not wait.
 */
export async function refetchUser(shell: Shell, url?: string): Promise<void> {
  if (url === '/api/userinfo') return
  refetching ??= askUser(shell)
    .catch(() => {})
    .finally(() => (refetching = undefined))
  await refetching
}

/** The same, announced each time. */
export async function hasEnded(shell: Shell): Promise<boolean> {
  await refetchUser(shell)
  if (shell.user) return false
  announceSignedOut(shell)
  return true
}
