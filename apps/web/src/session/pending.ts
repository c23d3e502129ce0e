import { reportRefusal } from '../forms/report-refusal.ts'
import { notify } from '../shell/notices.ts'
import { savedCars, setSaved } from '../shell/saved.ts'
import type { Shell } from '../shell/shell.ts'
import { forget, store, stored } from './stored.ts'

/** What a visitor wanted when he was asked to sign in: it is done as soon as he has. */
type Wish =
  | { kind: 'favourite'; carId: string }
  | { kind: 'search'; key: string; name: string; criteria: string; hasAlert: boolean }

// Of the tab: another one that signs in wants nothing.
const KEY = 'after-sign-in'

export const noteWish = (wish: Wish): void => store(KEY, JSON.stringify(wish), 'sessionStorage')

export async function grantWish(shell: Shell): Promise<void> {
  const noted = stored(KEY, 'sessionStorage')
  forget(KEY, 'sessionStorage')
  if (!noted) return
  const { api, messages } = shell
  try {
    const wish = JSON.parse(noted) as Wish
    if (wish.kind === 'favourite') {
      await api('PUT /api/uum/account/favourite/{carId}', { params: { carId: wish.carId } })
      setSaved([...savedCars(), wish.carId])
    } else {
      const { kind: _, key, ...body } = wish
      await api('POST /api/uum/account/saved-search', { key, body })
    }
    notify({ isError: false, title: wish.kind === 'favourite' ? messages.carSaved : messages.searchSaved, lines: [] })
  } catch (error) {
    reportRefusal(shell, error)
  }
}
