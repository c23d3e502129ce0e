import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayInJapan, dayInWords, deadlineAfter, momentInBoth } from './deadlines.ts'
import { townOf, zoneOf } from './time-zones.ts'

test('[INQ-15] a deadline ends with the office day in Japan, whatever the hour of issue', () => {
  expect(dayInJapan('2026-06-11T14:59:59.000Z')).toBe('2026-06-11')
  expect(dayInJapan('2026-06-11T15:00:00.000Z')).toBe('2026-06-12')
  expect(deadlineAfter('2026-06-11T14:59:59.000Z', 7)).toBe('2026-06-18T09:00:00.000Z')
  expect(deadlineAfter('2026-12-31T15:00:00.000Z', 1)).toBe('2027-01-02T09:00:00.000Z')
})

test('[INQ-15] a moment is said on the buyer’s clocks and on Japan’s, in both languages', () => {
  const at = '2026-06-18T09:00:00.000Z'
  expect(momentInBoth(at, 'CD', 'fr')).toEqual({
    japan: { place: 'Japon', text: '18 juin 2026 à 18\u00a0h\u00a000' },
    buyer: { place: 'Kinshasa', text: '18 juin 2026 à 10\u00a0h\u00a000' },
  })
  expect(momentInBoth(at, 'KE', 'en')).toEqual({
    japan: { place: 'Japan', text: '18 June 2026, 18:00' },
    buyer: { place: 'Nairobi', text: '18 June 2026, 12:00' },
  })
  // Another day there, summer time, midnight, nowhere known, and Japan itself.
  expect(momentInBoth('2026-06-17T22:00:00.000Z', 'US', 'en').buyer?.text).toBe('17 June 2026, 18:00')
  expect(momentInBoth('2026-12-17T23:00:00.000Z', 'FR', 'fr').buyer?.text).toBe('18 décembre 2026 à 0\u00a0h\u00a000')
  expect(momentInBoth(at, null, 'en').buyer).toEqual({ place: 'UTC', text: '18 June 2026, 09:00' })
  expect(momentInBoth(at, 'JP', 'en').buyer).toBeNull()
  expect([dayInWords('2026-06-01', 'fr'), dayInWords('2026-06-01', 'en')]).toEqual(['1er juin 2026', '1 June 2026'])
})

test('[INQ-15] wherever a buyer lives, his clocks are known, and their town is named in his language', () => {
  const countries = readFileSync(new URL('../../../db/places/countries.csv', import.meta.url), 'utf8')
  const codes = countries
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[1] ?? '')
  // Where nobody buys a car: no one clock is kept there, or nobody lives there.
  expect(codes.filter((code) => zoneOf(code) === 'UTC')).toEqual(['AQ', 'BV', 'HM', 'UM'])
  for (const code of codes) expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOf(code) }), code).not.toThrow()
  const named = (code: string) => (['en', 'fr'] as const).map((locale) => townOf(zoneOf(code), locale))
  expect(['DZ', 'AR', 'TG', 'MU', 'KE', 'XX'].map(named)).toEqual([
    ['Algiers', 'Alger'],
    ['Buenos Aires', 'Buenos Aires'],
    ['Lomé', 'Lomé'],
    ['Mauritius', 'Maurice'],
    ['Nairobi', 'Nairobi'],
    ['UTC', 'UTC'],
  ])
  expect(momentInBoth('2026-06-18T09:00:00.000Z', 'SO', 'fr').buyer).toEqual({
    place: 'Mogadiscio',
    text: '18 juin 2026 à 12\u00a0h\u00a000',
  })
})
