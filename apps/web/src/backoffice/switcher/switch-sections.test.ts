import { expect, test } from 'vitest'
import { office as en } from '../../i18n/en/office.ts'
import { office as fr } from '../../i18n/fr/office.ts'
import { ADMIN_NAV, MANAGER_NAV } from '../layout/office-nav.ts'
import { SETTINGS_SECTIONS } from '../settings/settings-sections.ts'
import type { Entry } from './own-entries.ts'
import { entriesOf, matching, placeResults, sectionsFor } from './switch-sections.ts'

const entry = (kind: Entry['kind'], label: string): Entry => ({ key: `${kind} ${label}`, kind, label, detail: '' })
const screen = entry('screen', 'Settings')
const action = entry('action', 'Sign out')
const brand = entry('brand', 'Seat')
const model = entry('model', 'Seat Ibiza')
const car = entry('car', 'Seat Leon')
const labels = (sections: ReturnType<typeof sectionsFor>) => entriesOf(sections).map(({ label }) => label)

test('[BO-18] keeps the selected row when late results arrive', () => {
  const shown = sectionsFor('se', [screen, action])
  const next = sectionsFor('se', [brand, model, screen, action, car])
  expect(labels(next)).toEqual(['Seat', 'Seat Ibiza', 'Settings', 'Sign out', 'Seat Leon'])
  const placed = placeResults(shown, next, screen.key)
  expect(labels(placed).slice(0, 1)).toEqual(['Settings'])
  expect(new Set(labels(placed))).toEqual(new Set(labels(next)))
  expect(labels(placeResults(shown, next, action.key)).slice(0, 2)).toEqual(['Settings', 'Sign out'])
})

test('[BO-18] gives no kind of result two headings', () => {
  const second = entry('screen', 'Series')
  const placed = placeResults(sectionsFor('se', [screen]), sectionsFor('se', [brand, second, screen, car]), screen.key)
  expect(placed.map(({ kind }) => kind)).toEqual(['screen', 'brand', 'car'])
  expect(labels(placed)).toEqual(['Settings', 'Series', 'Seat', 'Seat Leon'])
})

test('[BO-18] shows the likeliest results first without a selected row', () => {
  const next = sectionsFor('se', [screen, brand])
  expect(placeResults(sectionsFor('se', [screen]), next, undefined)).toBe(next)
  expect(placeResults(sectionsFor('se', [screen]), next, 'car gone')).toBe(next)
})

test('[BO-18] keeps rows that match the longer text while loading', () => {
  expect(matching([brand, model, car], 'seat i').map(({ label }) => label)).toEqual(['Seat Ibiza'])
})

test('[BO-10] finds screens by synonyms in both languages', () => {
  const found = (texts: typeof en, text: string) => {
    const entries = Object.entries(texts.switcher.synonyms).map(([path, synonyms]) => ({
      ...entry('screen', path),
      synonyms,
    }))
    return matching(entries, text).map(({ label }) => label)
  }
  expect(found(fr, 'taux assurance')).toEqual(['/settings/insurance'])
  expect(found(fr, 'taux de change')).toEqual(['/settings/bank-statements'])
  expect(found(fr, 'taux').length).toBeGreaterThan(3)
  expect(found(en, 'exchange rate')).toEqual(['/settings/bank-statements'])
  expect(found(en, 'insurance rate')).toEqual(['/settings/insurance'])
  const paths = [...ADMIN_NAV, ...MANAGER_NAV].map(({ path }) => path)
  paths.push(...SETTINGS_SECTIONS.map((section) => `/settings/${section}`))
  expect(paths).toEqual(expect.arrayContaining(Object.keys(en.switcher.synonyms)))
  expect(Object.keys(fr.switcher.synonyms)).toEqual(Object.keys(en.switcher.synonyms))
})
