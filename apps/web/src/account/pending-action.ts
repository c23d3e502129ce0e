import { reportError } from '../forms/report-error.ts'
import { notify } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { removeStored, store, stored } from '../session/browser-storage.ts'
import { RETURN_ROUTE } from '../session/sign-in-return.ts'
import { askUser } from '../session/user.ts'

/** The search that a visitor wanted to save, saved after the sign-in. */
interface PendingAction {
  key: string
  name: string
  criteria: string
  hasAlert: boolean
}

// Per tab: a sign-in in another tab does not trigger it.
const KEY = 'after-sign-in'

export const rememberPendingAction = (action: PendingAction): void =>
  store(KEY, JSON.stringify(action), 'sessionStorage')

/** After a visitor's inquiry has signed in: loads the user and does what waited for a sign-in, whose return route is obsolete. */
export const continueSignedIn = (shell: Shell): Promise<void> =>
  askUser(shell)
    .then(() => {
      removeStored(RETURN_ROUTE)
      return runPendingAction(shell)
    })
    // The next page asks again.
    .catch(() => {})

export async function runPendingAction(shell: Shell): Promise<void> {
  const storedAction = stored(KEY, 'sessionStorage')
  removeStored(KEY, 'sessionStorage')
  if (!storedAction) return
  const { api, messages } = shell
  try {
    const { key, ...body } = JSON.parse(storedAction) as PendingAction
    await api('POST /api/uum/account/saved-search', { key, body })
    notify({ isError: false, title: messages.searchSaved, lines: [] })
  } catch (error) {
    reportError(shell, error)
  }
}
