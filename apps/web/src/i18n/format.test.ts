import { expect, test } from 'vitest'
import type { UserInfo } from '@minato/contract/users-shapes'
import { loadedAt } from '../offline/loaded-at.ts'
import { momentOf } from '../offline/format-moment.ts'
import { dimensionText, formatFor, pluralFor } from './format.ts'

const en = formatFor('en')
const fr = formatFor('fr')
const ja = formatFor('ja')

test('[STF-17] formats prices with currency and no decimals', () => {
  expect(en.money(0)).toBe('$0')
  expect(en.money(1234)).toBe('$1,234')
  expect(en.money(99_999_999)).toBe('$99,999,999')
  expect(en.money(1234.6)).toBe('$1,235')
  expect([en.money(-1234), en.money(-0.4), fr.money(-76)]).toEqual(['−$1,234', '$0', '−76\u00a0$'])
  expect(fr.money(1234)).toBe('1\u00a0234\u00a0$')
})

test('[STF-11] groups French digits by U+00A0, never U+202F', () => {
  expect(fr.number(1_234_567)).toBe('1\u00a0234\u00a0567')
  expect(fr.number(16.9)).toBe('16,9')
  expect(en.number(16.9)).toBe('16.9')
  expect(en.number(-1500)).toBe('−1,500')
  for (const value of [999, 1000, 12_345.678]) expect(fr.number(value) + fr.money(value)).not.toContain('\u202f')
})

test('[STF-11] formats Japanese numbers and dates like Intl', () => {
  const noon = new Date('2026-06-12T03:00:00Z')
  expect(ja.number(1_234_567)).toBe((1_234_567).toLocaleString('ja-JP'))
  expect(ja.money(1234)).toBe('$1,234')
  expect(ja.exactMoney(16.9)).toBe('$16.90')
  expect(ja.date(noon.toISOString())).toBe(
    noon.toLocaleDateString('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
  )
  expect(ja.dateTime('2026-06-30T15:05:00Z')).toBe('2026年7月1日 00:05\u00a0JST')
  expect(ja.yearMonth({ year: 2020, month: 2 })).toBe('2020年2月')
  expect(ja.yearMonth({ year: 2020, month: null })).toBe('2020年')
  expect(ja.time('08:19')).toBe('08:19')
})

test('[STF-11] formats numbers like Intl except for spaces', () => {
  for (const value of [0, 7, 999, 1000, 10_000, 123_456, 1_000_000]) {
    expect(en.number(value)).toBe(value.toLocaleString('en-US'))
    expect(fr.number(value)).toBe(value.toLocaleString('fr-FR').replace(/[\u202f\u00a0]/g, '\u00a0'))
  }
})

test('[STF-11] formats dates of Japan in three forms, in both languages', () => {
  expect(en.yearMonth({ year: 2020, month: 2 })).toBe('2020/Feb')
  expect(fr.yearMonth({ year: 2020, month: 2 })).toBe('2020/févr')
  expect(en.yearMonth({ year: 2020, month: null })).toBe('2020')
  expect(en.date('2026-06-12T00:00:00Z')).toBe('12\u00a0June 2026')
  expect(fr.date('2026-06-12T00:00:00Z')).toBe('12\u00a0juin 2026')
  expect(fr.date('2026-07-31T15:30:00Z')).toBe('1er\u00a0août 2026')
  expect(en.date('2026-12-31T14:59:59Z')).toBe('31\u00a0December 2026')
})

test('[STF-11 TRU-14] formats a French time without a leading zero everywhere', () => {
  expect(['08:19', '18:00', '00:05'].map(fr.time)).toEqual([
    '8\u00a0h\u00a019',
    '18\u00a0h\u00a000',
    '0\u00a0h\u00a005',
  ])
  expect(fr.dateTime('2026-06-11T23:19:00Z')).toBe('12\u00a0juin 2026, 8\u00a0h\u00a019\u00a0JST')
  expect(en.dateTime('2026-06-11T23:19:00Z')).toBe('12\u00a0June 2026, 08:19\u00a0JST')
  expect([momentOf(Date.parse('2026-06-12T06:05:00'), 'fr', 0), en.time('08:19')]).toEqual([
    '12 juin 2026 à 6\u00a0h\u00a005',
    '08:19',
  ])
})

test('[BO-21] shows a manager’s offline page in Japan’s time', () => {
  const time = Date.parse('2026-06-11T23:19:00Z')
  const as = (role: string) => loadedAt(time, 'en', { roles: [role] } as UserInfo)
  expect(as('SALES_MANAGER')).toBe('12\u00a0June 2026, 08:19\u00a0JST')
  expect(as('CUSTOMER')).toBe(momentOf(time, 'en'))
})

test('[STF-02] joins length, width and height and marks a missing one', () => {
  expect(dimensionText(en, [4825, 1885, 1850])).toBe('4.83 x 1.89 x 1.85')
  expect(dimensionText(fr, [4825, null, 1850])).toBe('4,83 x -- x 1,85')
  expect(dimensionText(en, [null, null, null])).toBe('-- x -- x --')
})

test('[STF-11] chooses plurals by language: zero is singular in French only', () => {
  expect(pluralFor('en')(0, 'car', 'cars')).toBe('cars')
  expect(pluralFor('fr')(0, 'voiture', 'voitures')).toBe('voiture')
  expect(pluralFor('fr')(2, 'voiture', 'voitures')).toBe('voitures')
})
