import type { SettingsFields } from '@minato/contract/settings'
import { expect, test } from 'vitest'
import { changedBy, legalTextOf } from './settings-fields.ts'

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

test('[F22] a legal text that was not changed stays the default, in each language', () => {
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
