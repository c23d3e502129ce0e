import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { apiOver } from '../api/api.ts'
import { MARKER } from './sign-in-return.ts'
import { dismiss, notices } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { askUser, hasEnded, refetchUser } from './user.ts'

const USER = { id: 'u1', firstname: 'Amina', lastname: 'Otieno', email: 'a@example.com', roles: ['CUSTOMER'] }
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of notices()) dismiss(id)
})

function shellAnswering(status: number, json: unknown): { shell: Shell; asked: string[] } {
  const asked: string[] = []
  const api = apiOver(async ({ url }) => {
    asked.push(url)
    return { status, json }
  })
  return { shell: { api, messages: en } as unknown as Shell, asked }
}

test('[SES-04] remembers the signed-in user by a marker until the sign-out', async () => {
  const { shell } = shellAnswering(200, USER)
  expect(await askUser(shell)).toEqual(USER)
  expect(shell.user).toEqual(USER)
  expect([...kept.keys()]).toEqual([MARKER])

  const ended = shellAnswering(401, undefined)
  ended.shell.user = shell.user
  expect(await askUser(ended.shell)).toBeUndefined()
  expect(ended.shell.user).toBeUndefined()
  expect(kept.size).toBe(0)
  expect(notices().map(({ title }) => title)).toEqual(['You were signed out'])
})

test('[SES-02] reports an empty answer while signed in as an error', async () => {
  const { shell } = shellAnswering(200, undefined)
  await expect(askUser(shell)).rejects.toThrow('UserInfo should not be empty')
  expect(kept.size).toBe(0)
})

test('[SES-05] keeps the session when the server does not answer', async () => {
  kept.set(MARKER, 'true')
  const { shell } = shellAnswering(503, undefined)
  await expect(askUser(shell)).rejects.toMatchObject({ status: 503 })
  expect(kept.size).toBe(1)
})

test('[SES-04] checks the session once for several rejections', async () => {
  kept.set(MARKER, 'true')
  const { shell, asked } = shellAnswering(401, undefined)
  await Promise.all([refetchUser(shell), refetchUser(shell)])
  expect(asked).toEqual(['/api/userinfo'])
})

test('[SES-05] holds rejected calls until the session check ends', async () => {
  kept.set(MARKER, 'true')
  let answer: ((told: { status: number; json: unknown }) => void) | undefined
  const shell = { user: USER, messages: en } as unknown as Shell
  shell.api = apiOver(async ({ url }) => {
    const answered = new Promise<{ status: number; json: unknown }>((resolve) => (answer = resolve))
    await refetchUser(shell, url)
    return answered
  })
  const known = [refetchUser(shell), refetchUser(shell)].map((one) => one.then(() => shell.user))
  await new Promise((resolve) => void setTimeout(resolve))
  answer?.({ status: 401, json: undefined })
  expect(await Promise.all(known)).toEqual([undefined, undefined])
})

test('[SES-04] notifies code without an API client of an ended session each time', async () => {
  kept.set(MARKER, 'true')
  const { shell, asked } = shellAnswering(401, undefined)
  Object.assign(shell, { user: USER })
  expect(await Promise.all([hasEnded(shell), hasEnded(shell)])).toEqual([true, true])
  expect(asked).toEqual(['/api/userinfo'])
  for (const { id } of notices()) dismiss(id)
  expect(await hasEnded(shell)).toBe(true)
  expect(notices()).toMatchObject([{ title: 'You were signed out', isSignIn: true }])
  // Signed in again in another tab without a notice to this one.
  expect(await hasEnded({ ...shell, api: shellAnswering(200, USER).shell.api })).toBe(false)
})
