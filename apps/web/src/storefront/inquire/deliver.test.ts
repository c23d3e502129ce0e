import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { sendWithRetry, kept } from './send-with-retry.ts'
import type { QueuedInquiry } from './send-with-retry.ts'
import { sendKept } from './send-kept.ts'

const device = new Map<string, string>()
/** The keys that reached the line, in their order. */
let sent: string[]
let answer: (signal?: AbortSignal) => Promise<{ id: string; reference: string }>
/** The user of the last request. */
let owner: string | undefined
const shell = {
  user: { id: 'u' },
  api: async (_: string, { key, signal, body }: { key: string; signal?: AbortSignal; body: { ownerId?: string } }) => {
    sent.push(key)
    owner = body.ownerId
    return answer(signal)
  },
} as unknown as Shell
const opened = { id: 'i', reference: '1001' }
const asking = (key: string, firstMessage: string, more: object = { user: 'u' }) =>
  ({ key, question: { carId: 'car', firstMessage }, car: 'A car', ...more }) as unknown as QueuedInquiry
const words = () => kept().map(({ key, question }) => [key, question.firstMessage])
/** No reply until the call itself times out. */
const silence = (signal?: AbortSignal) =>
  new Promise<never>((_, refuse) =>
    signal?.addEventListener('abort', () => refuse(new DOMException('', 'TimeoutError'))),
  )

let limits: AbortController[]
beforeEach(() => {
  vi.useFakeTimers()
  device.clear()
  sent = []
  shell.user = { id: 'u' } as NonNullable<Shell['user']>
  answer = async () => opened
  limits = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[INQ-01 W6] keeps a question before its first try and limits the try', async () => {
  answer = silence
  const leaving = new AbortController()
  const onKept = vi.fn<() => void>()
  const going = sendWithRetry(shell, asking('k', 'Is it there?'), leaving.signal, onKept)
  expect([words(), sent, onKept.mock.calls.length]).toEqual([[['k', 'Is it there?']], ['k'], 0])
  // Its own form sends it: nothing else of the page does so meanwhile.
  await sendKept(shell)
  expect(sent).toEqual(['k'])
  limits.at(-1)?.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(onKept.mock.calls.length).toBe(1)
  answer = async () => opened
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await going, words(), sent]).toEqual([opened, [], ['k', 'k']])
})

test('[INQ-01] keeps no answered question', async () => {
  const { signal } = new AbortController()
  answer = async () => {
    throw new ApiError({ code: 'X', message: 'No', status: 400 })
  }
  await expect(sendWithRetry(shell, asking('k', 'One'), signal, () => {})).rejects.toThrow('No')
  expect(words()).toEqual([])
})

test('[INQ-01 W6] replaces the kept question for the same car, under its key', async () => {
  answer = () => Promise.reject(new TypeError('down'))
  const leaving = new AbortController()
  const first = sendWithRetry(shell, asking('k', 'Is it there?'), leaving.signal, () => {})
  first.catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await expect(first).rejects.toThrow('down')
  expect(words()).toEqual([['k', 'Is it there?']])
  let during: unknown
  answer = async () => {
    during = words()
    return opened
  }
  const { signal } = new AbortController()
  await sendWithRetry(shell, asking('another', 'Is it still there?'), signal, () => {})
  expect([sent, during, words()]).toEqual([['k', 'k'], [['k', 'Is it still there?']], []])
  // Another car or another person makes another inquiry.
  device.set('questions-kept', JSON.stringify([asking('theirs', 'Mine', { user: 'someone' })]))
  await sendWithRetry(shell, asking('own', 'Again'), signal, () => {})
  expect([sent.at(-1), words()]).toEqual(['own', [['theirs', 'Mine']]])
})

test('[INQ-01 W6 D04] stops sending a question once its author is signed out', async () => {
  for (const next of [undefined, { id: 'another' }]) {
    answer = () => Promise.reject(new TypeError('down'))
    const going = sendWithRetry(shell, asking('k', 'Is it there?'), new AbortController().signal, () => {})
    going.catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(owner).toBe('u')
    shell.user = next as Shell['user']
    answer = async () => opened
    const before = sent.length
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(going).rejects.toThrow('down')
    await sendKept(shell)
    expect([sent.length, words()]).toEqual([before, [['k', 'Is it there?']]])
    shell.user = { id: 'u' } as Shell['user']
  }
})

test('[INQ-01 W6] stops waiting when a closed form’s try ends', async () => {
  answer = silence
  const leaving = new AbortController()
  const going = sendWithRetry(shell, asking('k', 'Is it there?'), leaving.signal, () => {})
  going.catch(() => {})
  leaving.abort()
  limits.at(-1)?.abort()
  await vi.advanceTimersByTimeAsync(0)
  await expect(going).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(vi.getTimerCount()).toBe(0)
})

test('[INQ-01 W6] keeps a question under its key after an earlier uncertain try', async () => {
  const { signal } = new AbortController()
  const refusal = (status: number) => new ApiError({ code: 'X', message: 'No', status }, 600)
  for (const status of [401, 403, 429]) {
    answer = () => Promise.reject(refusal(status))
    // At the first try nothing can have arrived.
    await expect(sendWithRetry(shell, asking('first', 'One'), signal, () => {})).rejects.toThrow('No')
    expect(words()).toEqual([])
    answer = () => Promise.reject(new TypeError('down'))
    const going = sendWithRetry(shell, asking('k', 'Two'), signal, () => {})
    going.catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    answer = () => Promise.reject(refusal(status))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(going).rejects.toThrow('No')
    expect(words()).toEqual([['k', 'Two']])
    answer = async () => opened
    await sendWithRetry(shell, asking('later', 'Two'), signal, () => {})
    expect([sent.at(-1), words()]).toEqual(['k', []])
  }
})

test('[INQ-01 API-09] uses a new key once the server forgot the old one', async () => {
  const leaving = new AbortController()
  answer = () => Promise.reject(new TypeError('down'))
  const first = sendWithRetry(shell, asking('k', 'Is it there?'), leaving.signal, () => {})
  first.catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await expect(first).rejects.toThrow('down')
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  answer = async () => opened
  await sendWithRetry(shell, asking('new', 'Is it there?'), new AbortController().signal, () => {})
  expect([sent, words()]).toEqual([['k', 'new'], []])
})
