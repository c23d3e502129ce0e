import type { UserInfo } from '@minato/contract/users-shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { clockFor, clockOf, dayText, leftUntil, namedZone } from './times.ts'

afterEach(() => void vi.unstubAllEnvs())

const HOUR_MS = 3_600_000
const nairobi = clockOf('en', () => 3 * HOUR_MS)
const kinshasa = clockOf('fr', () => HOUR_MS)
const tokyo = clockOf('en', () => 9 * HOUR_MS)
const NB = '\u00a0'

test('[INQ-15] a deadline stands in Japan’s time and the reader’s, with the day where that is another one', () => {
  const here = (time: string) => `${time} here`
  expect(nairobi.both('2026-06-18T09:00:00.000Z', here)).toBe(`18${NB}June 2026, 18:00${NB}JST (12:00 here)`)
  expect(nairobi.both('2026-06-18T20:30:00.000Z', here)).toBe(
    `19${NB}June 2026, 05:30${NB}JST (18${NB}June 2026, 23:30 here)`,
  )
  expect(kinshasa.both('2026-06-18T09:00:00.000Z', here)).toBe(
    `18${NB}juin 2026, 18${NB}h${NB}00${NB}JST (10${NB}h${NB}00 here)`,
  )
  expect(tokyo.both('2026-06-18T09:00:00.000Z', here)).toBe(`18${NB}June 2026, 18:00${NB}JST`)
})

test('[INQ-09] a message stands under the day of the reader’s own clock', () => {
  const late = '2026-06-30T22:10:00.000Z'
  expect([nairobi.day(late), nairobi.date(late), nairobi.time(late)]).toEqual([
    '2026-07-01',
    `1${NB}July 2026`,
    '01:10',
  ])
  expect([kinshasa.day(late), kinshasa.moment(late)]).toEqual(['2026-06-30', `30${NB}juin 2026, 23${NB}h${NB}10`])
  expect(dayText('2026-07-01', 'fr')).toBe(`1er${NB}juillet 2026`)
})

const SUMMER = '2026-07-01T12:00:00.000Z'
const WINTER = '2026-11-22T12:00:00.000Z'

test('[INQ-09] a clock has the name that it has at that moment', () => {
  const caracas = clockOf('en', () => -4.5 * HOUR_MS)
  expect([tokyo, nairobi, caracas].map((clock) => clock.zone(WINTER))).toEqual(['JST', 'UTC+3', 'UTC−4:30'])
})

test('[INQ-09 INQ-15] a buyer reads his own clock, the office Japan’s on whatever device, and so does what the server writes', () => {
  vi.stubEnv('TZ', 'Europe/London')
  const buyer = { roles: [] } as unknown as UserInfo
  const manager = { roles: ['SALES_MANAGER'] } as unknown as UserInfo
  const own = clockFor('en', buyer, true)
  expect([own.time(SUMMER), own.zone(SUMMER), own.time(WINTER), own.zone(WINTER)]).toEqual([
    '13:00',
    'UTC+1',
    '12:00',
    'UTC+0',
  ])
  for (const clock of [clockFor('en', manager, true), clockFor('en', manager, false), clockFor('en', buyer, false)])
    expect([clock.time(SUMMER), clock.zone(SUMMER), clock.day(WINTER)]).toEqual(['21:00', 'JST', '2026-11-22'])
})

test('[TRU-01 INQ-15] the zone of many moments is named once where all agree, else at each of them', () => {
  const london = clockOf('en', (instant) => (instant === SUMMER ? HOUR_MS : 0))
  expect(namedZone(london, [SUMMER, SUMMER])).toEqual({ zone: 'UTC+1', clock: london })
  const { zone, clock } = namedZone(london, [SUMMER, WINTER])
  expect([zone, clock.moment(SUMMER), clock.moment(WINTER)]).toEqual([
    undefined,
    `1${NB}July 2026, 13:00${NB}UTC+1`,
    `22${NB}November 2026, 12:00${NB}UTC+0`,
  ])
})

test('[INQ-09] what is left of a time is said in the greatest unit of which there are two', () => {
  const now = Date.parse('2026-06-18T00:00:00.000Z')
  expect(leftUntil('2026-06-20T00:00:00.000Z', now)).toEqual({ unit: 'days', count: 2 })
  expect(leftUntil('2026-06-19T23:59:00.000Z', now)).toEqual({ unit: 'hours', count: 47 })
  expect(leftUntil('2026-06-18T01:59:00.000Z', now)).toEqual({ unit: 'minutes', count: 119 })
  expect(leftUntil('2026-06-18T00:00:10.000Z', now)).toEqual({ unit: 'minutes', count: 1 })
  expect(leftUntil('2026-06-18T00:00:00.000Z', now)).toBeNull()
})
