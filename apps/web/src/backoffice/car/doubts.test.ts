import { IN_THE_FUTURE } from '@minato/domain/plausible'
import { expect, test } from 'vitest'
import { faultsOf } from '../../forms/rules.ts'
import { isAmbiguous } from '../../forms/typed.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { doubtsIn, possibleRules } from './doubts.ts'

const now = new Date('2026-11-26T00:00:00Z')

test('[BO-06] refuses future dates and engines of no car, in both languages', () => {
  const values = {
    firstRegistration: '2027/1',
    manufacture: '1949',
    'specification.seatBeltYear': '2030',
    'specification.engineSize': '15',
  }
  const faults = faultsOf(possibleRules({}, now), values)
  expect(faults).toEqual({
    firstRegistration: IN_THE_FUTURE,
    manufacture: 'The year must be 1950 or later',
    'specification.seatBeltYear': IN_THE_FUTURE,
    'specification.engineSize': 'Must be at least 50',
  })
  for (const fault of Object.values(faults)) expect(formTextsIn('fr').say(fault)).not.toBe(fault)
})

test('[BO-06] leaves values alone that were saved before', () => {
  const saved = { firstRegistration: '2060', 'specification.mileage': '900000', price: '12' }
  expect(faultsOf(possibleRules(saved, now), saved)).toEqual({})
  expect(doubtsIn({ ...saved, 'specification.mileage': '900,000' }, saved, 'en')).toEqual([])
})

test('[BO-06] asks about unusual values and about prices that can be read in two ways', () => {
  const values = { 'specification.mileage': '900,000', firstRegistration: '1975', price: '12.345' }
  expect(doubtsIn(values, {}, 'en').map(({ name, code, value }) => [name, code, value])).toEqual([
    ['specification.mileage', 'mileage-high', 900_000],
    ['firstRegistration', 'year-old', 1975],
    ['price', 'price-read', 12_345],
  ])
  expect(doubtsIn({ 'utils.type': 'TRUCK', 'specification.mileage': '900000' }, {}, 'en')).toEqual([])
  expect(doubtsIn({ price: '12' }, {}, 'en').map(({ code }) => code)).toEqual(['price-low'])
})

test('[BO-06] knows which signs group thousands in the language of the reader', () => {
  expect(['12.345', '12,345', '12345', '1.234.567'].map((text) => isAmbiguous(text, 'en'))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(['12.345', '12,345', '12 345', '$12.345'].map((text) => isAmbiguous(text, 'fr'))).toEqual([
    true,
    true,
    false,
    true,
  ])
})
