import { reportRefusal } from '../forms/report-refusal.ts'
import { notify } from '../shell/notices.ts'
import type { Shell } from '../shell/shell.ts'
import { forget, store, stored } from './stored.ts'

/** The search that a visitor was about to save: it is saved after the sign-in. */
interface Wish {
  key: string
  name: string
  criteria: string
  hasAlert: boolean
}

// Of the tab: another one that signs in wants nothing.
const KEY = 'after-sign-in'

export const noteWish = (wish: Wish): void => store(KEY, JSON.stringify(wish), 'sessionStorage')

export async function grantWish(shell: Shell): Promise<void> {
  const noted = stored(KEY, 'sessionStorage')
  forget(KEY, 'sessionStorage')
  if (!noted) return
  const { api, messages } = shell
  try {
    const { key, ...body } = JSON.parse(noted) as Wish
    await api('POST /api/uum/account/saved-search', { key, body })
    notify({ isError: false, title: messages.searchSaved, lines: [] })
  } catch (error) {
    reportRefusal(shell, error)
  }
}
