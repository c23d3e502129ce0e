import type { Shell } from '../api/shell.ts'
import { dropOf } from '../storefront/inquire/send-with-retry.ts'
import { clearSessionStorage, localStorageKeys } from '../session/clear-storage.ts'
import { removeStored, store } from '../session/browser-storage.ts'
import { forgetUser, SIGNED_OUT_KEY } from '../session/user.ts'

/** Ends the session by sign-out or deletion, here and in other tabs. */
export function clearUserData(shell: Shell): void {
  const user = shell.user?.id
  forgetUser(shell)
  clearTab(user)
  store(SIGNED_OUT_KEY, 'true')
  removeStored(SIGNED_OUT_KEY)
}

/** Deletes drafts and pending actions of the user; unsent items of others stay. */
export function clearTab(user: string | undefined): void {
  const keysOfUser = ['question-of', 'deal-draft', 'deal-outbox'].map((kind) => `${kind} ${user} `)
  const prefixes = ['question ', ...(user === undefined ? [] : keysOfUser)]
  for (const key of prefixes.flatMap(localStorageKeys)) removeStored(key)
  if (user !== undefined) dropOf(user)
  clearSessionStorage()
}
