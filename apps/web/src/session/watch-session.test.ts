import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { apiOver } from '../api/api.ts'
import { MARKER } from './sign-in-return.ts'
import type { Shell } from '../api/shell.ts'
import { watchSession } from './watch-session.ts'
import { clearUserData } from '../account/clear-user-data.ts'
import { removeStored, store } from './browser-storage.ts'
import { askUser, SIGNED_OUT_KEY } from './user.ts'

const AMINA = { id: 'a', firstname: 'Amina', lastname: 'Otieno', email: 'a@example.com', roles: ['CUSTOMER'] }
let device: Map<string, string>
/** What was typed into a form of the tab, and not sent. */
let typed: string[]
/** Whom the server knows by the cookie that all tabs have. */
let present: typeof AMINA | undefined
beforeEach(() => {
  device = new Map()
  typed = ['half a question']
  present = AMINA
  const page = new EventTarget()
  // A write of one tab reaches the window like another tab's.
  const tell = (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (device.get(key) === value) return
      device.set(key, value)
      tell(key, value)
    },
    removeItem: (key: string) => {
      device.delete(key)
      tell(key, null)
    },
  }
  vi.stubGlobal('window', Object.assign(page, { localStorage }))
  vi.stubGlobal('sessionStorage', { clear: () => void (typed = []) })
})
afterEach(() => vi.unstubAllGlobals())

function tab() {
  const api = apiOver(async ({ url }) =>
    url === '/api/userinfo' ? { status: present ? 200 : 401, json: present } : { status: 503, json: undefined },
  )
  const shell = { api, messages: en, user: AMINA } as unknown as Shell
  let readings = 0
  const router = { options: { context: shell }, clearCache: () => {}, invalidate: async () => void readings++ }
  const stop = watchSession(router as unknown as AnyRouter)
  return { shell, stop, readings: () => readings }
}

test('[SES-04 SES-05] keeps other tabs’ pages on expiry and loads the next user’s data', async () => {
  const [one, other] = [tab(), tab()]
  present = undefined
  expect(await askUser(one.shell)).toBeUndefined()
  expect([other.shell.user, device.has(MARKER), other.readings()]).toEqual([undefined, false, 0])
  // The same user signs in again: unsaved input stays.
  present = AMINA
  await askUser(one.shell)
  await expect.poll(() => other.shell.user).toEqual(AMINA)
  expect([other.readings(), typed]).toEqual([0, ['half a question']])
  present = undefined
  await askUser(one.shell)
  present = { ...AMINA, id: 'b' }
  await askUser(one.shell)
  await expect.poll(() => other.shell.user?.id).toBe('b')
  // What was typed for the one is not found by the next.
  expect([other.readings(), typed]).toEqual([1, []])
  one.stop()
  other.stop()
})

test('[SES-03] closes the pages of other tabs on sign-out and deletion', () => {
  const [one, other] = [tab(), tab()]
  clearUserData(one.shell)
  expect([other.shell.user, other.readings()]).toEqual([undefined, 1])
  expect([...device.keys()]).toEqual([])
  one.stop()
  other.stop()
})

test('[SES-03] clears input of a tab when its author signs out in another', () => {
  const other = tab()
  // The other tab has its own drafts and only receives notices.
  store(SIGNED_OUT_KEY, 'true')
  expect(typed).toEqual([])
  other.stop()
})

test('[SES-03 SES-04] checks the session again after a change during the check', async () => {
  const it = tab()
  present = undefined
  await askUser(it.shell)
  let answer: (json: typeof AMINA | undefined) => void = () => {}
  let asked = 0
  it.shell.api = apiOver(async ({ url }) => {
    if (url !== '/api/userinfo') return { status: 503, json: undefined }
    asked++
    return new Promise((resolve) => (answer = (json) => resolve({ status: json ? 200 : 401, json })))
  })
  // Signed in elsewhere; before the reply arrives the user signs out and another one signs in.
  store(MARKER, 'true')
  expect(asked).toBe(1)
  removeStored(MARKER)
  store(MARKER, 'true')
  expect(asked).toBe(1)
  answer(AMINA)
  await expect.poll(() => asked).toBe(2)
  answer({ ...AMINA, id: 'b' })
  await expect.poll(() => it.shell.user?.id).toBe('b')
  expect(asked).toBe(2)
  // An older reply does not bring back a signed-out user.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  store(SIGNED_OUT_KEY, 'true')
  removeStored(MARKER)
  answer({ ...AMINA, id: 'b' })
  await expect.poll(() => asked).toBe(4)
  expect([it.shell.user, device.has(MARKER)]).toEqual([undefined, false])
  answer(undefined)
  await expect.poll(() => it.shell.user).toBeUndefined()
  it.stop()
})
