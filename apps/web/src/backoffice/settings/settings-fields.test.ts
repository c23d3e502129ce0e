import type { SettingsFields } from '@minato/contract/settings'
import { expect, test } from 'vitest'
import { changedBy, clocksOf, legalTextOf, minutesOf } from './settings-fields.ts'

const none = { en: '', fr: '' }
const base = {
  name: 'Kaigan',
  legalName: 'Kaigan Motors K.K.',
  headOffice: ['1-1 Daikoku', 'Yokohama, Japan'],
  email: 'sales@kaigan.example',
  about: none,
  social: { facebook: '', instagram: '', youtube: '' },
  officeHours: [],
  legal: { terms: none, privacy: none, cookies: none },
} as unknown as SettingsFields

test('[F22] keeps an unchanged legal text as default, in each language', () => {
  const shown = legalTextOf(base, { page: 'terms', language: 'fr' })
  expect(shown).toContain('Kaigan Motors K.K., 1-1 Daikoku, Yokohama, Japon')
  const saved = changedBy(base, {
    'legal.terms.en': 'Our own terms.',
    'legal.terms.fr': shown.replaceAll('\n', '\r\n'),
    'legal.cookies.en': ' ',
  })
  expect(saved.legal).toEqual({ terms: { en: 'Our own terms.', fr: '' }, privacy: none, cookies: none })
  expect(legalTextOf(saved, { page: 'terms', language: 'en' })).toBe('Our own terms.')
  expect(changedBy(saved, { name: 'Other' }).legal).toEqual(saved.legal)
})

test('[BO-16] sets office hours to the minute; 00:00 closes at midnight', () => {
  const { officeHours } = changedBy(base, {
    'opens 1': '09:30',
    'closes 1': '18:00',
    'opens 2': '13:00',
    'closes 2': '00:00',
    'opens 3': '',
    'closes 3': '',
  })
  expect(officeHours).toEqual([
    { weekday: 1, opens: 9, opensMinute: 30, closes: 18 },
    { weekday: 2, opens: 13, closes: 24 },
  ])
  expect([1, 2, 3].map((day) => clocksOf(officeHours, day))).toEqual([
    { opens: '09:30', closes: '18:00' },
    { opens: '13:00', closes: '00:00' },
    { opens: '', closes: '' },
  ])
})

test('[BO-16] reads a time of day to the minute and nothing else', () => {
  expect(['09:30', '24:00', '24:01', '9:60', ''].map(minutesOf)).toEqual([570, 1440, undefined, undefined, undefined])
})
