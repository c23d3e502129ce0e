import { expect, test } from 'vitest'
import { dayInJapan, dayInWords, momentInJapan } from './moments.ts'
import { shortDate, shortMoment } from './short-moments.ts'

test('[F27 STF-11] formats dates of section 9 for tables, forms and files', () => {
  const noon = '2026-06-05T03:05:00.000Z'
  const midnight = '2026-06-04T15:00:00.000Z'
  expect(shortDate(noon, 'en')).toBe('05/06/2026')
  // Midnight in Japan is another day than in London.
  expect([shortDate(midnight, 'en'), dayInJapan(midnight)]).toEqual(['05/06/2026', '2026-06-05'])
  expect(shortMoment(noon, 'en')).toBe('05/06/2026 12:05\u00a0PM\u00a0JST')
  expect(shortMoment(midnight, 'en')).toBe('05/06/2026 12:00\u00a0AM\u00a0JST')
  expect(shortMoment('2026-06-05T06:30:00.000Z', 'en')).toBe('05/06/2026 3:30\u00a0PM\u00a0JST')
  expect(shortMoment('2026-06-05T06:30:00.000Z', 'fr')).toBe('05/06/2026 15:30\u00a0JST')
  expect(dayInWords('2026-06-05', 'en')).toBe('5\u00a0June 2026')
})

test('[STF-11] formats dates in Japanese from year to day', () => {
  const instant = '2026-06-05T06:30:00.000Z'
  expect(dayInWords('2026-06-05', 'ja')).toBe('2026年6月5日')
  expect(momentInJapan(instant, 'ja')).toBe('2026年6月5日 15:30\u00a0JST')
  expect([shortDate(instant, 'ja'), shortMoment(instant, 'ja')]).toEqual(['2026/06/05', '2026/06/05 15:30\u00a0JST'])
})
