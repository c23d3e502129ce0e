import { reportError } from '../forms/report-error.ts'
import { notify } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { forget, store, stored } from '../session/stored.ts'

/** The search that a visitor wanted to save, saved after the sign-in. */
interface PendingAction {
  key: string
  name: string
  criteria: string
  hasAlert: boolean
}

// Per tab: a sign-in in another tab does not trigger it.
const KEY = 'after-sign-in'

export const rememberPendingAction = (wish: PendingAction): void => store(KEY, JSON.stringify(wish), 'sessionStorage')

export async function runPendingAction(shell: Shell): Promise<void> {
  const noted = stored(KEY, 'sessionStorage')
  forget(KEY, 'sessionStorage')
  if (!noted) return
  const { api, messages } = shell
  try {
    const { key, ...body } = JSON.parse(noted) as PendingAction
    await api('POST /api/uum/account/saved-search', { key, body })
    notify({ isError: false, title: messages.searchSaved, lines: [] })
  } catch (error) {
    reportError(shell, error)
  }
}
