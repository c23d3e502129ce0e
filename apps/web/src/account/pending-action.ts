import { reportError } from '../forms/report-error.ts'
import { notify } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { removeStored, store, stored } from '../session/browser-storage.ts'

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
