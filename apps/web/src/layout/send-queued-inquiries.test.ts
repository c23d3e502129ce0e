import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import type { Shell } from '../api/shell.ts'
import { sendQueuedInquiries } from './send-queued-inquiries.ts'

const device: Record<string, string> = {}
let calls: string[]
let isDown: boolean
let arrive: () => void
const shell = {
  locale: 'en',
  messages: en,
  user: { id: 'u' },
  api: async (name: string) => {
    calls.push(name)
    if (isDown) throw new TypeError('down')
    return { id: 'i', reference: '1001' }
  },
} as unknown as Shell
const router = {
  subscribe: (_: string, heard: () => void) => {
    arrive = heard
    return () => (arrive = () => {})
  },
} as unknown as Pick<AnyRouter, 'subscribe'>

beforeEach(() => {
  calls = []
  isDown = true
  arrive = () => {}
  for (const key of Object.keys(device)) delete device[key]
  const storage = {
    getItem: (key: string) => device[key] ?? null,
    setItem: (key: string, value: string) => void (device[key] = value),
    removeItem: (key: string) => void delete device[key],
  }
  // Own properties are kept, as in a browser's storage.
  const localStorage = new Proxy(device, {
    get: (_, name) => Reflect.get(storage, name) as unknown,
  })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

test('[INQ-01 INQ-04 W6] sends waiting messages and questions from each page on a weak network', async () => {
  const stop = sendQueuedInquiries(shell, router)
  arrive()
  expect(calls).toEqual([])
  // Left behind by pages of this visit.
  device['questions-kept'] = JSON.stringify([{ key: 'k', question: { carId: 'c' }, car: 'A car', user: 'u' }])
  device['deal-outbox u d'] = JSON.stringify([{ key: 'm', content: 'Hello', attachments: [], at: '' }])
  arrive()
  await expect.poll(() => calls.toSorted()).toEqual(['POST /api/main/inquiry', 'POST /api/main/inquiry/{id}/message'])
  expect(Object.keys(device)).toHaveLength(2)
  isDown = false
  arrive()
  await expect.poll(() => Object.keys(device)).toEqual([])
  expect(calls).toHaveLength(4)
  stop()
  device['deal-outbox u d'] = JSON.stringify([{ key: 'n', content: 'Bye', attachments: [], at: '' }])
  arrive()
  expect(calls).toHaveLength(4)
})

test('[F25] sends a visitor’s offline question from the next page, without a session', async () => {
  isDown = false
  const person = { firstname: 'Juma', email: 'juma@buyer.example', locale: 'en' }
  const kept = [{ key: 'k', question: { carId: 'c', firstMessage: 'Hello' }, person, car: 'A car' }]
  device['questions-kept'] = JSON.stringify(kept)
  const visitor = { ...shell, user: undefined } as Shell
  const stop = sendQueuedInquiries(visitor, router)
  await expect.poll(() => Object.keys(device)).not.toContain('questions-kept')
  expect(calls[0]).toBe('POST /api/main/public/inquiry')
  stop()
})
