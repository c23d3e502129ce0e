import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deadlineAfter, momentInWords } from './deadlines.ts'
import { dayInJapan, dayInWords } from './moments.ts'
import { townOf, zoneOf } from './time-zones.ts'

test('[INQ-15] ends a deadline with the office day in Japan', () => {
  expect(dayInJapan('2026-06-11T14:59:59.000Z')).toBe('2026-06-11')
  expect(dayInJapan('2026-06-11T15:00:00.000Z')).toBe('2026-06-12')
  expect(deadlineAfter('2026-06-11T14:59:59.000Z', 7)).toBe('2026-06-18T09:00:00.000Z')
  expect(deadlineAfter('2026-12-31T15:00:00.000Z', 1)).toBe('2027-01-02T09:00:00.000Z')
})

test('[F24 INQ-15] shows a moment in Japan’s time and the buyer’s, in both languages', () => {
  const at = '2026-06-18T09:00:00.000Z'
  const said = (...given: Parameters<typeof momentInWords>) => momentInWords(...given).replaceAll('\u00a0', ' ')
  expect(said(at, 'CD', 'fr')).toBe('18 juin 2026, 18 h 00 JST (10 h 00 Kinshasa)')
  expect(said(at, 'KE', 'en')).toBe('18 June 2026, 18:00 JST (12:00 Nairobi)')
  // Another day there, summer time, midnight, an unknown country, and Japan itself.
  expect(said('2026-06-17T22:00:00.000Z', 'US', 'en')).toBe('18 June 2026, 07:00 JST (17 June 2026, 18:00 New York)')
  expect(said('2026-12-17T23:00:00.000Z', 'FR', 'fr')).toBe('18 décembre 2026, 8 h 00 JST (0 h 00 Paris)')
  expect(said(at, null, 'en')).toBe('18 June 2026, 18:00 JST (09:00 UTC)')
  expect(said(at, 'JP', 'en')).toBe('18 June 2026, 18:00 JST')
  expect([dayInWords('2026-06-01', 'fr'), dayInWords('2026-06-01', 'en')]).toEqual([
    '1er\u00a0juin 2026',
    '1\u00a0June 2026',
  ])
})

test('[INQ-15] knows every country’s time zones and names their cities in both languages', () => {
  const countries = readFileSync(new URL('../../../db/places/countries.csv', import.meta.url), 'utf8')
  const codes = countries
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[1] ?? '')
  // Territories without inhabitants or without one time zone.
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
  expect(momentInWords('2026-06-18T09:00:00.000Z', 'SO', 'fr')).toContain('(12\u00a0h\u00a000 Mogadiscio)')
})
