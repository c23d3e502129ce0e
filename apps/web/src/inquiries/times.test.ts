import type { UserInfo } from '@minato/contract/users-shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { clockFor, clockOf, leftUntil } from './times.ts'

afterEach(() => void vi.unstubAllEnvs())

const HOUR_MS = 3_600_000
const here = (time: string) => `${time} here`
const nairobi = clockOf('en', () => 3 * HOUR_MS, here)
const kinshasa = clockOf('fr', () => HOUR_MS, here)
const tokyo = clockOf('en', () => 9 * HOUR_MS, here)
const NB = '\u00a0'

test('[F24] shows a moment in Japan’s time and the reader’s, with another day', () => {
  expect(nairobi.moment('2026-06-18T09:00:00.000Z')).toBe(`18${NB}June 2026, 18:00${NB}JST (12:00 here)`)
  expect(nairobi.moment('2026-06-18T20:30:00.000Z')).toBe(
    `19${NB}June 2026, 05:30${NB}JST (18${NB}June 2026, 23:30 here)`,
  )
  expect(kinshasa.moment('2026-06-18T09:00:00.000Z')).toBe(
    `18${NB}juin 2026, 18${NB}h${NB}00${NB}JST (10${NB}h${NB}00 here)`,
  )
  expect(kinshasa.time('2026-06-18T09:00:00.000Z')).toBe(`18${NB}h${NB}00${NB}JST (10${NB}h${NB}00 here)`)
  expect(tokyo.moment('2026-06-18T09:00:00.000Z')).toBe(`18${NB}June 2026, 18:00${NB}JST`)
})

test('[F24] shows Japan’s time alone to managers and the server', () => {
  vi.stubEnv('TZ', 'Europe/London')
  const buyer = { roles: [] } as unknown as UserInfo
  const manager = { roles: ['SALES_MANAGER'] } as unknown as UserInfo
  const own = clockFor('en', buyer, true, here)
  expect([own.time('2026-07-01T12:00:00.000Z'), own.time('2026-11-22T12:00:00.000Z')]).toEqual([
    `21:00${NB}JST (13:00 here)`,
    `21:00${NB}JST (12:00 here)`,
  ])
  for (const [user, isInBrowser] of [
    [manager, true],
    [manager, false],
    [buyer, false],
  ] as const)
    expect(clockFor('en', user, isInBrowser, here).time('2026-07-01T12:00:00.000Z')).toBe(`21:00${NB}JST`)
})

test('[INQ-09] rounds the time left down, in the largest unit with at least two', () => {
  const HOUR = 60
  const left = (minutes: number) => {
    const { unit, count } = leftUntil(new Date(minutes * 60_000).toISOString(), 0) ?? {}
    return unit && `${count} ${unit}`
  }
  expect([72 * HOUR, 71 * HOUR, 60 * HOUR, 48 * HOUR].map(left)).toEqual(['3 days', '2 days', '2 days', '2 days'])
  expect([47.5 * HOUR, 24 * HOUR, 2.9 * HOUR, 2 * HOUR].map(left)).toEqual([
    '47 hours',
    '24 hours',
    '2 hours',
    '2 hours',
  ])
  expect([119, 1.9, 0.2, 0].map(left)).toEqual(['119 minutes', '1 minutes', '1 minutes', undefined])
  // One minute after the start.
  expect([72 * HOUR - 1, 48 * HOUR - 1, 24 * HOUR - 1].map(left)).toEqual(['3 days', '2 days', '24 hours'])
})
