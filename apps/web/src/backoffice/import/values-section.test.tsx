import type { ImportReply } from '@minato/contract/vehicles-import'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { LeftOutPanel } from './left-out-panel.tsx'
import { mappingFileOf, readMappingFile } from './mapping-file.tsx'
import { useChoices } from './use-choices.ts'
import type { Choices } from './use-choices.ts'
import { ValuesSection } from './values-section.tsx'

const column = (label: string, field: string | null, filled: number) => ({ label, field, filled, samples: [] })
const unread = (value: string, count: number, proposal: string | null, isMapped = false) => ({
  value,
  count,
  lines: [2, 3, 4],
  proposal,
  isMapped,
})
const ONE = {
  fileName: 'june.csv',
  choices: {
    columns: {},
    values: { transmissionType: { Hydramat: 'AUTOMATIC' }, fuelType: { Steam: null } },
    currency: null,
    rate: null,
    distance: 'mi',
    source: null,
    sheet: null,
  },
  reading: {
    columns: [column('Gearbox', 'transmissionType', 900), column('Levy', null, 612), column('Spare', null, 0)],
    values: [
      { label: 'Gearbox', field: 'transmissionType', values: [unread('HYDRAMAT', 746, null, true)], others: 0 },
      { label: 'Doors', field: 'doors', values: [unread('04-May', 320, '4'), unread('many', 2, null)], others: 5 },
      { label: 'Fuel', field: 'fuelType', values: [unread('Steam', 7, null, true)], others: 0 },
    ],
  },
} as unknown as ImportReply
const work = { busy: undefined, faults: [], go: async () => {} }

const render = (locale: 'en' | 'fr', part: (choices: Choices) => ReactNode): string => {
  const Page = () => part(useChoices(ONE))
  const context = { locale, messages: locale === 'en' ? en : fr }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Page />
    </RouterContextProvider>,
  )
  return html.replaceAll('\u00a0', ' ')
}

test('[BO-01] lists each unknown value with its count and marks a suggestion as open', () => {
  const html = render('en', (choices) => <ValuesSection one={ONE} choices={choices} work={work} />)
  expect(html).toContain('2 values will be left empty unless you choose a meaning.')
  expect(html).toContain('746 rows')
  expect(html).toMatch(/HYDRAMAT.*?<option value="AUTOMATIC" selected="">Automatic.*?Your choice/s)
  expect(html).toMatch(/04-May.*?<option value="" selected="">.*?Suggestion: 4/s)
  expect(html).toContain('Other values in 5 rows are left empty.')
  expect(html).toContain('Accept the suggestion')
})

test('[BO-01 VEH-09] asks about a new maker or model that is similar to a known one', () => {
  const brand = {
    label: 'Make',
    field: 'brand',
    values: [{ ...unread('Toyotta', 2, 'Toyota'), isNewName: true }],
    others: 0,
  }
  const one = { ...ONE, reading: { ...ONE.reading, values: [brand] } } as unknown as ImportReply
  const part = (choices: Choices) => (
    <>
      <ValuesSection one={one} choices={choices} work={work} />
      <LeftOutPanel one={one} choices={choices} />
    </>
  )
  const english = render('en', part)
  for (const text of [
    '1 new name looks like a known one and will be created unless you choose the known one.',
    'Create as new',
    'Suggestion: Toyota',
    'Maker “Toyotta”, similar to Toyota: 2 rows',
  ])
    expect(english).toContain(text)
  for (const absent of ['will be left empty', 'Leave empty', 'Values left empty']) expect(english).not.toContain(absent)
  expect(render('fr', part)).toContain(
    '1 nouveau nom ressemble à un nom connu et sera créé si vous ne choisissez pas le nom connu.',
  )
})

test('[BO-01] names unread columns and empty values with counts, in both languages', () => {
  const panel = (choices: Choices) => <LeftOutPanel one={ONE} choices={choices} />
  const english = render('en', panel)
  for (const line of ['Levy: 612 values', 'Doors “04-May”: 320 rows', 'Fuel “Steam”: 7 rows', 'further values: 5 rows'])
    expect(english).toContain(line)
  for (const absent of ['HYDRAMAT', 'Spare']) expect(english).not.toContain(absent)
  expect(render('fr', panel)).toContain('Portes « 04-May » : 320 lignes')
})

test('[BO-01] restores every column and meaning from a mapping file', () => {
  let file: object = {}
  render('en', (choices) => {
    file = mappingFileOf(ONE, choices)
    return null
  })
  expect(file).toEqual({
    columns: { Gearbox: 'transmissionType', Levy: null, Spare: null },
    values: ONE.choices.values,
    distance: 'mi',
  })
  const text = JSON.stringify({ ...file, columns: { gearbox: 'grade', Elsewhere: 'price' }, delimiter: ';' })
  expect(readMappingFile(text, ONE)).toEqual({
    choices: { columns: { Gearbox: 'grade' }, values: ONE.choices.values, distance: 'mi' },
    unused: ['Elsewhere', 'delimiter'],
  })
  for (const wrong of ['no json', '[]', '{"columns":[]}']) expect(readMappingFile(wrong, ONE)).toBeNull()
})

test('[BO-01] rejects malformed entries of a mapping file and accepts numbers', () => {
  for (const wrong of [
    { values: null },
    { values: 'Hydramat' },
    { values: { fuelType: 'ESSENCE' } },
    { values: { fuelType: { Steam: {} } } },
    { currency: 5 },
    { rate: '0.79' },
    { rates: { JPY: '150' } },
  ])
    expect([wrong, readMappingFile(JSON.stringify(wrong), ONE)]).toEqual([wrong, null])
  const mapping = readMappingFile('{"values":{"doors":{"many":5}}}', ONE)
  expect(mapping?.choices.values).toEqual({ doors: { many: '5' } })
})
