import { expect, test } from 'vitest'
import { dayInJapan, dayInWords, deadlineAfter, momentInBoth } from './deadlines.ts'

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
