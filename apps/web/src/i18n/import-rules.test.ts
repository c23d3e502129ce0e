import { expect, test } from 'vitest'
import { importRules as english } from './en/import-rules.ts'
import { importRules as french } from './fr/import-rules.ts'
import { importRules as japanese } from './ja/import-rules.ts'

test('[TRU-06] says the age limits of an import rule and what they count from', () => {
  const said = (from: number | null, to: number | null, basis: 'FIRST_REGISTRATION' | 'MANUFACTURE') =>
    [english, french, japanese].map(({ ageIs }) => ageIs(from, to, basis))
  expect(said(null, 8, 'FIRST_REGISTRATION')).toEqual([
    'Up to 8 years from first registration',
    '8 ans au plus depuis la première immatriculation',
    '初度登録から8年以内',
  ])
  expect(said(15, null, 'MANUFACTURE')).toEqual([
    'At least 15 years from manufacture',
    '15 ans au moins depuis la fabrication',
    '製造から15年以上',
  ])
  expect(said(1.5, 4, 'MANUFACTURE')).toEqual([
    '1.5 to 4 years from manufacture',
    'De 1,5 à 4 ans depuis la fabrication',
    '製造から1.5〜4年',
  ])
})
