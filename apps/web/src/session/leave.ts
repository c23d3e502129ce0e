import type { Shell } from '../layout/shell.ts'
import { dropOf } from '../storefront/inquire/send-with-retry.ts'
import { clearSessionStorage, localStorageKeys } from './clear-storage.ts'
import { forget, store } from './stored.ts'
import { forgetUser, LEFT } from './user.ts'

/** The end of a session at its owner's own wish, here and in the other tabs: he signs out, or deletes his account. */
export function leave(shell: Shell): void {
  const user = shell.user?.id
  forgetUser(shell)
  clearTab(user)
  store(LEFT, 'true')
  forget(LEFT)
}

/**
 * Drafts and wishes go with who had them: the next one at this device must not find them. What another person has not sent yet
 * stays for him.
 */
export function clearTab(user: string | undefined): void {
  const own = ['question-of', 'deal-draft', 'deal-outbox'].map((kind) => `${kind} ${user} `)
  const starts = ['question ', ...(user === undefined ? [] : own)]
  for (const key of starts.flatMap(localStorageKeys)) forget(key)
  if (user !== undefined) dropOf(user)
  clearSessionStorage()
}
