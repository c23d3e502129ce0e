import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeOutbox } from '../inquiries/thread/outbox.ts'
import { signIn as french } from '../i18n/fr/sign-in.ts'
import { signIn as english } from '../i18n/en/sign-in.ts'
import { en } from '../i18n/en/shop.ts'
import type { Shell } from '../api/shell.ts'
import { sendBeforeSignOut } from './unsent.ts'
import type { UnsentCounts } from './unsent.ts'

const device: Record<string, string> = {}
let isDown: boolean
const shell = {
  locale: 'en',
  messages: en,
  user: { id: 'u' },
  api: async () => {
    if (isDown) throw new TypeError('down')
    return { id: 'i', reference: '1001' }
  },
} as unknown as Shell

beforeEach(() => {
  vi.useFakeTimers()
  isDown = true
  for (const key of Object.keys(device)) delete device[key]
  const storage = {
    getItem: (key: string) => device[key] ?? null,
    setItem: (key: string, value: string) => void (device[key] = value),
    removeItem: (key: string) => void delete device[key],
  }
  // Own properties are kept, as in a browser's storage.
  const localStorage = new Proxy(device, { get: (_, name) => Reflect.get(storage, name) as unknown })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const write = (user: string, inquiry: string, ...keys: string[]) =>
  changeOutbox(user, inquiry, (all) => [...all, ...keys.map((key) => ({ key, content: key, attachments: [], at: '' }))])

test('[SES-03 W6] resends own waiting items before the sign-out and lists the rest', async () => {
  write('u', 'd', 'one', 'two')
  write('u', 'e', 'three')
  write('another', 'd', 'not mine')
  const question = { carId: 'c', firstMessage: 'Is it there?' }
  const all = ['u', 'another'].map((user) => ({ key: user, question, car: 'A car', user }))
  device['questions-kept'] = JSON.stringify(all)
  let left: UnsentCounts | undefined
  const stop = sendBeforeSignOut(shell, (one) => (left = one))
  await vi.advanceTimersByTimeAsync(0)
  expect(left).toEqual({ messages: 3, inquiries: 1 })
  stop()

  isDown = false
  const end = sendBeforeSignOut(shell, (one) => (left = one))
  await vi.advanceTimersByTimeAsync(0)
  expect(left).toEqual({ messages: 0, inquiries: 0 })
  expect(Object.keys(device).toSorted()).toEqual(['deal-outbox another d', 'questions-kept'])
  end()
  write('u', 'd', 'later')
  expect(left?.messages).toBe(0)
})

test('[SES-03] names what a sign-out would delete, one or several, in both languages', () => {
  const said = ({ notSent: t }: typeof english) => [t.messages(1), t.messages(2), t.inquiries(1)]
  expect(said(english)).toEqual([
    '1 message is not sent yet: it will be deleted.',
    '2 messages are not sent yet: they will be deleted.',
    '1 inquiry is not sent yet: it will be deleted.',
  ])
  expect(said(french).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1 message n’est pas encore envoyé : il sera effacé.',
    '2 messages ne sont pas encore envoyés : ils seront effacés.',
    '1 demande n’est pas encore envoyée : elle sera effacée.',
  ])
})
