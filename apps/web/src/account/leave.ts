import type { Shell } from '../api/shell.ts'
import { dropOf } from '../storefront/inquire/send-with-retry.ts'
import { clearSessionStorage, localStorageKeys } from '../session/clear-storage.ts'
import { forget, store } from '../session/stored.ts'
import { forgetUser, LEFT } from '../session/user.ts'

/** Ends the session by sign-out or deletion, here and in other tabs. */
export function leave(shell: Shell): void {
  const user = shell.user?.id
  forgetUser(shell)
  clearTab(user)
  store(LEFT, 'true')
  forget(LEFT)
}

/** Deletes drafts and pending actions of the user; unsent items of others stay. */
export function clearTab(user: string | undefined): void {
  const own = ['question-of', 'deal-draft', 'deal-outbox'].map((kind) => `${kind} ${user} `)
  const starts = ['question ', ...(user === undefined ? [] : own)]
  for (const key of starts.flatMap(localStorageKeys)) forget(key)
  if (user !== undefined) dropOf(user)
  clearSessionStorage()
}
