import type { AuditEntry } from '@minato/contract/gate'
import { expect, test } from 'vitest'
import { carForm as inEnglish } from '../../messages/car-form-en.ts'
import { carForm as inFrench } from '../../messages/car-form-fr.ts'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { sheets as sheetsInEnglish } from '../../messages/sheets-en.ts'
import { sheets as sheetsInFrench } from '../../messages/sheets-fr.ts'
import { historyLines } from './history-lines.ts'

const ENGLISH = { t: inEnglish, sheets: sheetsInEnglish, names: en.names, number: en.format.number }
const FRENCH = { t: inFrench, sheets: sheetsInFrench, names: fr.names, number: fr.format.number }
const entry = (part: string, changes: AuditEntry['changes'], operation: AuditEntry['operation'] = 'changed') => ({
  id: 7,
  at: '2026-06-12T01:41:00.000Z',
  actor: { kind: 'person' as const, id: 'x' },
  call: 'PUT /api/vehicle/car/{id}',
  entity: 'car',
  entityId: 'y',
  part,
  operation,
  changes,
})
const said = (words: typeof ENGLISH, ...entries: AuditEntry[]) =>
  historyLines(entries, words).map(({ label, text }) => `${label}: ${text}`)

test('[API-11] the trail of a car reads as fields and words in both languages, without what has no word', () => {
  const entries = [
    entry('car', [
      { field: 'mileage', before: 61_640, after: 62_000 },
      { field: 'fuelType', before: null, after: 'ESSENCE' },
      { field: 'firstRegistrationYear', before: 2018, after: 2019 },
      { field: 'basePrice', before: 5922, after: 5500 },
      { field: 'trimId', before: 'a', after: 'b' },
      { field: 'inner', before: 1, after: 2 },
    ]),
    entry('sheet', [{ field: 'exhaustGas', before: 'GOOD', after: 'BAD' }]),
    entry('image', [{ field: 'carId', before: null, after: 'y' }]),
    entry('car', [{ field: 'grade', before: null, after: 'X' }], 'created'),
  ]
  expect(said(ENGLISH, ...entries)).toEqual([
    'Mileage, km: 61,640 → 62,000',
    'Fuel: empty → Petrol',
    'First registration: 2018 → 2019',
    'Price entered: 5,922 → 5,500',
    'Exhaust gas: Good → Bad',
    'Pictures: Changed',
    'Created: ',
  ])
  const ofFile = entry('car', [{ field: 'importId', before: null, after: 'f' }], 'created')
  expect(said({ ...ENGLISH, called: { f: 'june.csv' } } as typeof ENGLISH, ofFile)).toEqual(['Created: june.csv'])
  expect(said(FRENCH, ...entries).slice(0, 2)).toEqual([
    'Kilométrage, km: 61\u00a0640 → 62\u00a0000',
    'Carburant: vide → Essence',
  ])
})
