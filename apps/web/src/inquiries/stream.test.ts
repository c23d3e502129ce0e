import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { apiOver } from '../api/api.ts'
import { dismiss, notices } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { onInquiryNews } from './stream.ts'

interface Line {
  place: string | null
  say(text: string): void
  cut(): void
}
let lines: Line[]
let status: number
/** The request for the signed-in user. */
let userStatus: number

beforeEach(() => {
  lines = []
  status = 200
  userStatus = 401
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  // One tab alone: who holds the stream of several is the browser's to say.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        lines.push({
          place: headers['Last-Event-ID'] ?? null,
          say: (text) => controller.enqueue(encoder.encode(text)),
          cut: () => controller.error(new TypeError('cut')),
        })
      },
    })
    return { status, ok: status < 400, body }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { id } of notices()) dismiss(id)
})

const listening = (user: string) => {
  const heard: string[] = []
  const api = apiOver(async () => ({ status: userStatus, json: userStatus === 200 ? { id: user } : undefined }))
  const shell = { tenant: 'staging', api, messages: en, user: { id: user } } as unknown as Shell
  const stop = onInquiryNews(shell, user, {
    hear: ({ inquiryId, seq }) => void heard.push(`${inquiryId} ${seq}`),
    reset: () => void heard.push('reset'),
  })
  return { heard, stop, shell }
}
const settle = async () => {
  await vi.advanceTimersByTimeAsync(0)
  // The first refusal brings the code that looks into it.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const news = (id: number, inquiry: string, seq: number) =>
  `id: ${id}\nevent: deal\ndata: ${JSON.stringify({ inquiryId: inquiry, kind: 'event', seq })}\n\n`

test('[INQ-04] shares one connection and joins chunks into events', async () => {
  const one = listening('a')
  const two = listening('a')
  await settle()
  expect(lines).toHaveLength(1)
  lines[0]?.say('id: 7\nevent: start\ndata: {}\n\n')
  const text = news(8, 'x', 3) + 'id: 8\n: beat\n\n' + news(9, 'y', 1)
  lines[0]?.say(text.slice(0, 20))
  lines[0]?.say(text.slice(20))
  await settle()
  expect(one.heard).toEqual(['reset', 'x 3', 'y 1'])
  // The second had read before it listened, and asks again once.
  expect(two.heard).toEqual(['reset', 'reset', 'x 3', 'y 1'])
  one.stop()
  lines[0]?.say(news(10, 'x', 4))
  await settle()
  expect([one.heard.length, two.heard.at(-1)]).toEqual([3, 'x 4'])
  two.stop()
})

test('[INQ-04] reconnects after a cut at the last position', async () => {
  const { heard, stop } = listening('b')
  await settle()
  expect(lines[0]?.place).toBeNull()
  lines[0]?.say(`id: 4\nevent: start\ndata: {}\n\n${news(5, 'x', 1)}`)
  await settle()
  lines[0]?.cut()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines.map(({ place }) => place)).toEqual([null, '5'])
  lines[1]?.say(news(6, 'x', 2) + 'id: 6\nevent: reset\ndata: {}\n\n')
  await settle()
  expect(heard).toEqual(['reset', 'x 1', 'x 2', 'reset'])
  stop()
})

test('[INQ-04 SES-04] stops after a sign-out and restarts for another user', async () => {
  const first = listening('c')
  await settle()
  lines[0]?.say(news(5, 'x', 1))
  await settle()
  status = 401
  lines[0]?.cut()
  await vi.advanceTimersByTimeAsync(20_000)
  await settle()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(lines).toHaveLength(2)
  expect(first.shell.user).toBeUndefined()
  expect(notices()).toMatchObject([{ title: 'You were signed out', isSignIn: true }])
  status = 200
  const second = listening('d')
  await settle()
  expect(lines.map(({ place }) => place)).toEqual([null, '5', null])
  first.stop()
  second.stop()
})

test('[INQ-04] reconnects for the next listener once the session is restored', async () => {
  status = 401
  const first = listening('e')
  await settle()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(lines).toHaveLength(1)
  status = 200
  const second = listening('e')
  await settle()
  lines[1]?.say(`id: 4\nevent: start\ndata: {}\n\n${news(5, 'x', 1)}`)
  await settle()
  expect([first.heard, second.heard]).toEqual([
    ['reset', 'x 1'],
    ['reset', 'x 1'],
  ])
  first.stop()
  second.stop()
})

test('[INQ-04] ignores a rejection while the session is valid or unknown', async () => {
  for (const answered of [200, 503]) {
    ;[status, userStatus] = [401, answered]
    const { heard, stop } = listening('g')
    await settle()
    const refused = lines.length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(lines.length).toBeGreaterThan(refused)
    status = 200
    await vi.advanceTimersByTimeAsync(30_000)
    lines.at(-1)?.say('id: 4\nevent: start\ndata: {}\n\n')
    await settle()
    expect([heard, notices()]).toEqual([['reset'], []])
    stop()
  }
})

test('[INQ-04] reads earlier events and receives later ones from another tab', async () => {
  const request = async (_: string, { ifAvailable }: LockOptions, work: (lock: null) => unknown) =>
    ifAvailable ? work(null) : new Promise(() => {})
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { BroadcastChannel: true }))
  const told = new EventTarget()
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = told.addEventListener.bind(told)
      close = () => {}
    },
  )
  const { heard, stop } = listening('f')
  await settle()
  expect([heard, lines.length]).toEqual([['reset'], 0])
  const data = { kind: 'deal', id: '9', data: JSON.stringify({ inquiryId: 'x', seq: 2 }) }
  told.dispatchEvent(Object.assign(new Event('message'), { data }))
  expect(heard).toEqual(['reset', 'x 2'])
  stop()
})
