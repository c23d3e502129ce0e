import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inFuture, instantIn, localIn } from './local-time.ts'

// A manager's device in New York: five hours behind UTC in winter, four in summer.
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => void vi.unstubAllEnvs())
afterEach(() => void vi.useRealTimers())

test('[INQ-15 INQ-05] reads a date-time field in Japan’s time on any device', () => {
  expect(new Date('2026-06-18T00:00:00.000Z').getTimezoneOffset()).toBe(240)
  expect(instantIn({ end: '2026-06-18T18:00' }, 'end')).toBe('2026-06-18T09:00:00.000Z')
  expect(instantIn({ end: '2026-12-01T08:30' }, 'end')).toBe('2026-11-30T23:30:00.000Z')
  expect([instantIn({ end: '' }, 'end'), instantIn({}, 'end')]).toEqual([undefined, undefined])
})

test('[INQ-15 INQ-05] shows a date-time field in Japan’s time', () => {
  vi.useFakeTimers({ now: new Date('2026-06-18T20:30:00.000Z') })
  expect(localIn(48)).toBe('2026-06-21T05:30')
  expect(localIn(24, instantIn({ start: '2026-11-01T00:15' }, 'start'))).toBe('2026-11-02T00:15')
})

test('[INQ-15] compares a moment with the time in Japan, not on the device', () => {
  vi.useFakeTimers({ now: new Date('2026-06-18T09:00:00.000Z') })
  const rule = inFuture('past')
  expect(['', '2026-06-18T17:59', '2026-06-18T18:01'].map((value) => rule(value, {}))).toEqual([
    undefined,
    'past',
    undefined,
  ])
})
