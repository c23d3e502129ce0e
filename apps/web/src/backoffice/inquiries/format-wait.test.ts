import { expect, test } from 'vitest'
import { inquiryList } from '../../i18n/en/inquiry-list.ts'
import { inquiryList as french } from '../../i18n/fr/inquiry-list.ts'
import { formatWait } from './format-wait.ts'

const MINUTE = 60_000
const words = (minutes: number, t = inquiryList) => formatWait(minutes * MINUTE, t)

test('[INQ-09] shows a wait in minutes, hours and days, with a useful second unit', () => {
  expect([-5, 0, 59, 60, 61, 359, 360, 361].map((minutes) => words(minutes))).toEqual([
    '0 min',
    '0 min',
    '59 min',
    '1 h',
    '1 h 1 min',
    '5 h 59 min',
    '6 h',
    '6 h',
  ])
  expect([1439, 1440, 1500, 2880, 4320 + 60].map((minutes) => words(minutes))).toEqual([
    '23 h',
    '1 day',
    '1 day 1 h',
    '2 days',
    '3 days',
  ])
  expect(words(2880 + 60, french)).toBe('2 jours 1\u00a0h')
})
