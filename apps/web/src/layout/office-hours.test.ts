import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { foot as english } from '../i18n/en/foot.ts'
import { foot as french } from '../i18n/fr/foot.ts'
import { fr } from '../i18n/fr/shop.ts'
import { officeHourLines } from './office-hours.ts'

const NB = '\u00a0'
const days = (weekdays: number[], opens = 9, closes = 18) => weekdays.map((weekday) => ({ weekday, opens, closes }))

test('[STF-07 PRT-04] shows specified hours in three lines and others in as few as needed', () => {
  const usual = [...days([1, 2, 3, 4, 5]), ...days([6], 9, 14)]
  expect(officeHourLines(usual, en, english)).toEqual([
    ['Monday to Friday', '9 AM – 6 PM'],
    ['Saturday', '9 AM – 2 PM'],
    ['Sunday', 'Closed'],
  ])
  expect(officeHourLines(usual, fr, french)).toEqual([
    ['Du lundi au vendredi', `9${NB}h – 18${NB}h`],
    ['Samedi', `9${NB}h – 14${NB}h`],
    ['Dimanche', 'Fermé'],
  ])
  expect(officeHourLines(days([1, 2, 4, 5]), en, english).map(([line]) => line)).toEqual([
    'Monday to Tuesday',
    'Wednesday',
    'Thursday to Friday',
    'Saturday to Sunday',
  ])
  expect(officeHourLines(days([0, 1, 2, 3, 4, 5, 6]), en, english)).toEqual([['Monday to Sunday', '9 AM – 6 PM']])
  expect(officeHourLines([], fr, french)).toEqual([['Du lundi au dimanche', 'Fermé']])
})

test('[BO-16] formats hours with minutes in both languages, midnight too', () => {
  const hours = [{ weekday: 1, opens: 9, opensMinute: 30, closes: 24 }]
  expect(officeHourLines(hours, en, english)[0]).toEqual(['Monday', '9:30 AM – 12 AM'])
  expect(officeHourLines(hours, fr, french)[0]).toEqual(['Lundi', `9${NB}h${NB}30 – 24${NB}h`])
})
