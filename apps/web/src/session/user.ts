import type { UserInfo } from '@minato/contract/users-shapes'
import { ApiError } from '../api/api.ts'
import { MARKER } from './sign-in-return.ts'
import { notify } from '../layout/notices.ts'
import type { Shell } from '../layout/shell.ts'
import { setUser } from './current-user.ts'
import { forget, store, stored } from './stored.ts'

/** Who is signed in, as the server says; the marker tells whether it is worth asking (SES-04, decision 7). */

/** Noted for a moment by whoever ends his session himself, for the other tabs to hear (keep-session.ts). */
export const LEFT = 'left'

export const isMarked = (): boolean => stored(MARKER) !== null

/**
 * Asks, and remembers the answer. Nobody: undefined, and the marker goes. Throws where no answer comes, or an empty one.
 * `isLate`: something has happened since, and the answer says nothing of now.
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
    if (wasSignedIn) saySignedOut(shell)
    return undefined
  }
  if (!user?.id) throw new Error('UserInfo should not be empty')
  if (isLate?.()) return shell.user
  store(MARKER, 'true')
  // Who is there still is no news: whoever waits for some would try again at once.
  if (JSON.stringify(user) !== JSON.stringify(shell.user)) setUser(shell, user)
  return user
}

const saySignedOut = ({ messages }: Shell): void =>
  notify({ isError: true, isSignIn: true, title: messages.signedOut, lines: [] })

/** From now on nobody is signed in here. */
export function forgetUser(shell: Shell): void {
  forget(MARKER)
  setUser(shell, undefined)
}

/** The user of the page, or who the marker says there is; in the rendering whom the server found. */
export async function knownUser(shell: Shell): Promise<UserInfo | undefined> {
  return shell.user || import.meta.env.SSR || !isMarked() ? shell.user : askUser(shell)
}

let looking: Promise<unknown> | undefined
/**
 * After a refusal that a sign-in might have spared: finds out once whether the session has ended, and whoever was refused
 * waits until it is known. `url`: what was refused; the question itself waits for nothing.
 */
export async function lookAgain(shell: Shell, url?: string): Promise<void> {
  if (url === '/api/userinfo') return
  looking ??= askUser(shell)
    .catch(() => {})
    .finally(() => (looking = undefined))
  await looking
}

/** Finds it out likewise, and says it each time that it is so. */
export async function hasEnded(shell: Shell): Promise<boolean> {
  await lookAgain(shell)
  if (shell.user) return false
  saySignedOut(shell)
  return true
}
