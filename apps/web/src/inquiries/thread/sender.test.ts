import type { Message } from '@minato/contract/inquiries-shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { setUser } from '../../session/current-user.ts'
import { requeue, changeOutbox, hasLapsed, storedText, parseQueue } from './outbox.ts'
import { joinSender, sendQueued } from './send-queued.ts'
import { createSender } from './sender.ts'

const [USER, INQUIRY] = ['u', 'd']
/** The server's messages by key; a key is one message, however often it arrives. */
let said: Map<string, string>
/** The failure of each attempt, in order. */
let troubles: ('LOST ON THE WAY' | 'ANSWER LOST' | ApiError)[]
let sent: string[]
let isKept: boolean | undefined

const api = async (_: string, { key, body }: { key: string; body: { content: string } }) => {
  const trouble = troubles.shift()
  if (trouble instanceof ApiError) throw trouble
  if (trouble === 'LOST ON THE WAY') throw new TypeError('down')
  said.set(key, body.content)
  if (trouble === 'ANSWER LOST') throw new TypeError('down')
  return { content: body.content } as Message
}
const shell = { api, locale: 'en', messages: en, user: { id: USER } } as unknown as Shell
const store = new Map<string, string>()
let isFull: boolean
const refusal = (status: number) => new ApiError({ code: 'MINATO-1008', message: 'No', status })
const begin = () =>
  createSender(shell, USER, INQUIRY, {
    onSent: ({ content }) => void sent.push(content ?? ''),
    onKept: (is) => void (isKept = is),
  })
const write = (...texts: string[]) =>
  changeOutbox(USER, INQUIRY, (all) => [
    ...all,
    ...texts.map((content) => ({ key: `k-${content}`, content, attachments: [], at: '' })),
  ])
const waiting = () =>
  parseQueue(storedText(USER, INQUIRY)).map(({ content, fault }) => (fault ? `${content}!` : content))

beforeEach(() => {
  vi.useFakeTimers()
  store.clear()
  isFull = false
  // Own properties are kept, as in a browser's storage.
  const localStorage = new Proxy({} as Storage, {
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          store.set(key, value)
        },
        removeItem: (key: string) => void store.delete(key),
      })[String(name)],
  })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('navigator', {})
  changeOutbox(USER, INQUIRY, () => [])
  said = new Map()
  troubles = []
  sent = []
  isKept = undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[INQ-04 W6] sends queued messages in order when online, also after a lost answer', async () => {
  write('one', 'two')
  troubles = ['LOST ON THE WAY', 'ANSWER LOST', 'LOST ON THE WAY']
  const sender = begin()
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([isKept, waiting()]).toEqual([true, ['one', 'two']])
  write('three')
  sender.go()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect([...said.values()]).toEqual(['one', 'two', 'three'])
  expect([sent, waiting(), isKept]).toEqual([['one', 'two', 'three'], [], false])
  sender.stop()
})

test('[INQ-04] reports a rejected message and sends those behind it', async () => {
  write('bad', 'good')
  troubles = [refusal(400)]
  const sender = begin()
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, waiting()]).toEqual([['good'], ['bad!']])
  sender.stop()
})

test('[TRU-11] stops retrying a message whose document differs', async () => {
  write('bad', 'good')
  troubles = [new ApiError({ code: 'GENERIC_ERROR', message: 'Conflict', status: 409, differences: [] })]
  const sender = begin()
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, waiting()]).toEqual([['good'], ['bad!']])
  sender.stop()
})

test('[INQ-04] retries after rate limits, overload and session changes', async () => {
  for (const status of [401, 403, 409, 429, 503]) {
    write(`at ${status}`)
    troubles = [refusal(status)]
    const sender = begin()
    sender.go()
    await vi.advanceTimersByTimeAsync(0)
    expect([waiting(), isKept]).toEqual([[`at ${status}`], true])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waiting()).toEqual([])
    sender.stop()
  }
})

test('[INQ-04] stops sending on a closed page; the next page resumes', async () => {
  write('later')
  troubles = ['LOST ON THE WAY']
  const left = begin()
  left.go()
  await vi.advanceTimersByTimeAsync(0)
  left.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([said.size, waiting()]).toEqual([0, ['later']])
  const next = begin()
  next.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, waiting()]).toEqual([['later'], []])
  next.stop()
})

test('[INQ-04 W6] keeps messages in memory on a device with full storage', async () => {
  troubles = ['LOST ON THE WAY']
  write('kept')
  isFull = true
  write('in the page')
  const sender = begin()
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual(['kept', 'in the page'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, waiting(), store.size]).toEqual([['kept', 'in the page'], [], 0])
  sender.stop()
})

test('[INQ-04 W6] sends messages of a closed page from another, for their author', async () => {
  write('left behind')
  changeOutbox('another', INQUIRY, () => [{ key: 'k', content: 'not mine', attachments: [], at: '' }])
  troubles = ['LOST ON THE WAY']
  sendQueued({ ...shell, user: { id: USER } } as Shell)
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual(['left behind'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([[...said.values()], waiting()]).toEqual([['left behind'], []])
  changeOutbox('another', INQUIRY, () => [])
})

test('[INQ-04 W6] retries on every page with one sender per inquiry', async () => {
  const reader = { ...shell, user: { id: USER } } as Shell
  write('again')
  troubles = [refusal(503), refusal(503)]
  sendQueued(reader)
  // The first try is still under way.
  sendQueued(reader)
  expect(troubles).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(0)
  sendQueued(reader)
  await vi.advanceTimersByTimeAsync(0)
  expect([troubles, waiting()]).toEqual([[], ['again']])
  sendQueued(reader)
  await vi.advanceTimersByTimeAsync(0)
  expect([[...said.values()], waiting()]).toEqual([['again'], []])
  // The next one has a sender again.
  write('and more')
  sendQueued(reader)
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([])
})

test('[INQ-04 W6] pauses a sender while its author is signed out', async () => {
  const reader = { ...shell }
  const sender = createSender(reader, USER, INQUIRY, { onSent: () => {}, onKept: (is) => void (isKept = is) })
  write('waits')
  troubles = [refusal(401)]
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  for (const other of [undefined, { id: 'another' }]) {
    setUser(reader, other as Shell['user'])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([isKept, said.size, waiting(), vi.getTimerCount()]).toEqual([true, 0, ['waits'], 0])
  }
  setUser(reader, { id: USER } as Shell['user'])
  await vi.advanceTimersByTimeAsync(0)
  expect([isKept, waiting()]).toEqual([false, []])
  sender.stop()
})

test('[INQ-04 W6] lists messages queued by an earlier page as waiting', async () => {
  write('left behind')
  troubles = ['LOST ON THE WAY', 'LOST ON THE WAY']
  sendQueued(shell)
  await vi.advanceTimersByTimeAsync(0)
  const page = joinSender(shell, USER, INQUIRY, {
    onSent: ({ content }) => void sent.push(content ?? ''),
    onKept: (is) => void (isKept = is),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([isKept, sent]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(120_000)
  expect([isKept, sent, [...said.values()]]).toEqual([false, ['left behind'], ['left behind']])
  // Messages that wait when the page is left are sent without it.
  troubles = ['LOST ON THE WAY']
  write('and more')
  page.leave()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([sent, waiting()]).toEqual([['left behind'], []])
})

test('[INQ-04 W6 API-09] sends an old message under a new key only on its author’s request', async () => {
  changeOutbox(USER, INQUIRY, () => [
    { key: 'old', content: 'It may have arrived', attachments: [], at: new Date().toISOString() },
  ])
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  const sender = begin()
  write('new')
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([[...said], waiting(), isKept]).toEqual([[['k-new', 'new']], ['It may have arrived'], false])
  expect(parseQueue(storedText(USER, INQUIRY)).map(hasLapsed)).toEqual([true])
  changeOutbox(USER, INQUIRY, (all) => all.map(requeue))
  sender.go()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, waiting()]).toEqual([['new', 'It may have arrived'], []])
  expect(said.has('old')).toBe(false)
  sender.stop()
})
