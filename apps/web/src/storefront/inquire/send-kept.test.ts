import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { inquire } from '../../i18n/en/inquire.ts'
import { clearTab } from '../../account/clear-user-data.ts'
import { ApiError } from '../../api/api.ts'
import { notices } from '../../api/notices.ts'
import type { Shell } from '../../api/shell.ts'
import { deviceDrafts } from './device-drafts.ts'
import { sendWithRetry, kept } from './send-with-retry.ts'
import { discardLapsed, lapsedOf, sendKept } from './send-kept.ts'

const keep = (map: Map<string, string>) =>
  new Proxy({} as Storage, {
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
        clear: () => map.clear(),
      })[String(name)],
  })
const device = new Map<string, string>()
let answer: Error | ((call: string) => Error | undefined) | undefined
let tries: number
let calls: string[]
const shell = {
  locale: 'en',
  messages: en,
  user: { id: 'u' },
  api: async (call: string) => {
    tries++
    calls.push(call)
    const error = typeof answer === 'function' ? answer(call) : answer
    if (error) throw error
    return { id: 'i', reference: 1001 }
  },
} as unknown as Shell
const refusal = (status: number, more: object = {}) => new ApiError({ code: 'X', message: 'No', status, ...more })
const drafts = deviceDrafts('u')
const question = { carId: 'car', firstMessage: 'Is it there?' }

beforeEach(() => {
  device.clear()
  answer = undefined
  tries = 0
  calls = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: keep(device), sessionStorage: keep(new Map()) }),
  )
  vi.stubGlobal('sessionStorage', keep(new Map()))
  device.set('questions-kept', JSON.stringify([{ key: 'k', question, car: 'A car', user: 'u' }]))
  drafts.keep('car', { firstMessage: 'Is it there? ' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[INQ-01 W6] removes the draft of a sent question and keeps a newer one', async () => {
  await sendKept(shell)
  expect([kept(), drafts.of('car')]).toEqual([[], undefined])
  device.set('questions-kept', JSON.stringify([{ key: 'l', question, car: 'A car', user: 'u' }]))
  drafts.keep('car', { firstMessage: 'And its papers?' })
  await sendKept(shell)
  expect([kept(), drafts.of('car')]).toEqual([[], { firstMessage: 'And its papers?' }])
})

test('[INQ-01 W6] keeps questions in progress or signed out; rejected ones become drafts', async () => {
  for (const status of [401, 403, 409, 429, 503]) {
    answer = refusal(status)
    await sendKept(shell)
    expect([status, kept().length]).toEqual([status, 1])
  }
  answer = refusal(409, { reason: { code: 'CAR_NOT_FOR_SALE', message: 'sold' } })
  await sendKept(shell)
  expect([kept(), drafts.of('car')]).toEqual([[], { firstMessage: 'Is it there? ' }])
})

test('[INQ-01 W6] retries with growing waits, no sooner than the server requests', async () => {
  answer = new TypeError('down')
  await sendKept(shell)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBeGreaterThan(6)
  expect(tries).toBeLessThan(20)
  answer = Object.assign(refusal(429), { retryAfter: 3600 })
  await vi.advanceTimersByTimeAsync(60_000)
  const before = tries
  await vi.advanceTimersByTimeAsync(3_000_000)
  expect(tries).toBe(before)
  answer = undefined
  await vi.advanceTimersByTimeAsync(700_000)
  expect([kept(), tries]).toEqual([[], before + 1])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBe(before + 1)
})

test('[INQ-01 W6] retries one at a time and not after the session ended', async () => {
  answer = refusal(503)
  await Promise.all([sendKept(shell), sendKept(shell)])
  expect(tries).toBe(1)
  answer = refusal(401)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([tries, kept().length]).toEqual([2, 1])
})

test('[INQ-01 W6 API-09] reports instead of resending a question older than its key', async () => {
  const at = Date.now() - 24 * 3_600_000
  device.set('questions-kept', JSON.stringify([{ key: 'k', question, car: 'A car', user: 'u', at }]))
  await sendKept(shell)
  expect([tries, kept().map(({ key }) => key)]).toEqual([0, ['k']])
  expect(notices().at(-1)).toMatchObject({ title: 'A car', lines: [inquire.keptTooLong, inquire.askAgain] })
  // No other page of the device reports it again.
  vi.resetModules()
  const [next, toldThere] = await Promise.all([import('./send-kept.ts'), import('../../api/notices.ts')])
  await next.sendKept(shell)
  expect([tries, kept().length, toldThere.notices()]).toEqual([0, 1, []])
  expect([lapsedOf('u').map(({ key }) => key), lapsedOf('another')]).toEqual([['k'], []])
  expect(drafts.of('car')).toBeDefined()
  lapsedOf('u').forEach(discardLapsed)
  // It may have been sent, so its form does not offer it again.
  expect(drafts.of('car')).toBeUndefined()
  expect(kept()).toEqual([])
  device.set('questions-kept', JSON.stringify([{ key: 'new', question, car: 'A car', user: 'u', at: Date.now() }]))
  expect(lapsedOf('u')).toEqual([])
})

test('[INQ-01 W6] removes the draft of a sent question, not another draft', async () => {
  deviceDrafts('').keep('car', { firstMessage: 'And its papers?' })
  await sendKept(shell)
  expect(drafts.of('car')).toEqual({ firstMessage: 'And its papers?' })
  deviceDrafts('').forget('car')
  expect(drafts.of('car')).toBeUndefined()
})

test('[INQ-01 SES-03] hides drafts from other users of the device until sign-in', () => {
  const [visitors, others] = [deviceDrafts(''), deviceDrafts('v')]
  expect([visitors.of('car'), others.of('car')]).toEqual([undefined, undefined])
  visitors.keep('car', { firstMessage: 'And its papers?' })
  expect(drafts.of('car')).toEqual({ firstMessage: 'And its papers?' })
  drafts.keep('car', { firstMessage: 'And its papers, please?' })
  expect([visitors.of('car'), others.of('car')]).toEqual([undefined, undefined])
  expect(drafts.of('car')).toEqual({ firstMessage: 'And its papers, please?' })
  drafts.forget('car')
  expect(drafts.of('car')).toBeUndefined()
})

const person = { firstname: 'Juma', lastname: 'Otieno', email: 'juma@buyer.example', locale: 'en' }
const as = (email: string) => ({ ...shell, user: { id: 'u', email } }) as unknown as Shell
const isTakenAddress = (call: string) =>
  call === 'POST /api/main/public/inquiry' ? refusal(409, { code: 'MINATO-3003', message: 'exists' }) : undefined

test('[F25] keeps a visitor’s inquiry and sends it from another page', async () => {
  const visitor = { ...shell, user: undefined } as unknown as Shell
  device.delete('questions-kept')
  answer = new TypeError('down')
  const leaving = new AbortController()
  const going = sendWithRetry(visitor, { key: 'v', question, person, car: 'A car' } as never, leaving.signal, () => {})
  going.catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await expect(going).rejects.toThrow('down')
  expect(kept()).toMatchObject([{ key: 'v', person, question }])
  answer = undefined
  await sendKept(visitor)
  expect([kept(), calls[1]]).toEqual([[], 'POST /api/main/public/inquiry'])
})

test('[F25] sends a visitor’s kept inquiry from the account after sign-in', async () => {
  device.set('questions-kept', JSON.stringify([{ key: 'v', question, person, car: 'A car' }]))
  answer = isTakenAddress
  await sendKept(as('Juma@Buyer.example'))
  expect([kept(), calls]).toEqual([[], ['POST /api/main/public/inquiry', 'POST /api/main/inquiry']])
})

test('[SES-05 F14] saves the search that a visitor wanted to save, once the inquiry signs in', async () => {
  device.set('questions-kept', JSON.stringify([{ key: 'v', question, person, car: 'A car' }]))
  window.sessionStorage.setItem(
    'after-sign-in',
    JSON.stringify({ key: 's', name: 'Vitz', criteria: 'modelId=1', hasAlert: true }),
  )
  const visitor = { ...shell, user: undefined } as Shell
  await sendKept(visitor)
  await vi.advanceTimersByTimeAsync(100)
  expect(calls.slice(1)).toEqual(['GET /api/userinfo', 'POST /api/uum/account/saved-search'])
  expect(window.sessionStorage.getItem('after-sign-in')).toBeNull()
})

test('[F25] sends no kept inquiry from another person’s account', async () => {
  const own = { key: 'own', question, car: 'B car', user: 'u' }
  device.set('questions-kept', JSON.stringify([{ key: 'v', question, person, car: 'A car' }, own]))
  answer = isTakenAddress
  const before = notices().map(({ id }) => id)
  await sendKept(as('other@buyer.example'))
  // The next inquiry of the same user is still sent.
  expect([kept().map(({ key }) => key), calls]).toEqual([
    ['v'],
    ['POST /api/main/public/inquiry', 'POST /api/main/inquiry'],
  ])
  expect(notices().filter(({ id }) => !before.includes(id))).toMatchObject([{ isError: false, lines: ['B car'] }])
})

test('[F25] returns a visitor’s expired inquiry to its form', async () => {
  const at = Date.now() - 24 * 3_600_000
  device.clear()
  device.set('questions-kept', JSON.stringify([{ key: 'v', question, person, car: 'A car', at }]))
  // Another person at the device does not see it.
  const before = notices()
  await sendKept(as('other@buyer.example'))
  expect([kept().length, notices(), drafts.of('car')]).toEqual([1, before, undefined])
  await sendKept({ ...shell, user: undefined })
  expect([tries, kept()]).toEqual([0, []])
  expect(notices().at(-1)).toMatchObject({ title: 'A car', lines: [inquire.visitorKeptTooLong, inquire.askAgain] })
  expect(deviceDrafts('').of('car')).toEqual({
    firstMessage: 'Is it there?',
    firstname: 'Juma Otieno',
    email: 'juma@buyer.example',
  })
})

test('[SES-03 W6] deletes the signed-out user’s input and keeps other users’ items', () => {
  const theirs = { key: 'b', question, car: 'A car', user: 'v' }
  device.set('questions-kept', JSON.stringify([...kept(), theirs]))
  for (const user of ['u', 'v']) {
    deviceDrafts(user).keep('car', { firstMessage: 'And its papers?' })
    device.set(`deal-draft ${user} d`, 'half a sent')
    device.set(`deal-outbox ${user} d`, '[]')
  }
  device.set('destination', 'KE')
  clearTab('u')
  expect([...device.keys()].toSorted()).toEqual([
    'deal-draft v d',
    'deal-outbox v d',
    'destination',
    'question-of v car',
    'questions-kept',
  ])
  expect(kept()).toEqual([theirs])
})
