import { IN_THE_FUTURE } from '@minato/domain/plausible'
import { expect, test } from 'vitest'
import { faultsOf } from '../../forms/rules.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { doubtsIn, possibleRules } from './doubts.ts'

const now = new Date('2026-11-26T00:00:00Z')

test('[BO-06] rejects future dates and impossible engines, in both languages', () => {
  const values = {
    firstRegistration: '2027/1',
    manufacture: '1949',
    'specification.seatBeltYear': '2030',
    'specification.engineSize': '15',
  }
  const faults = faultsOf(possibleRules({}, now, 'en'), values)
  expect(faults).toEqual({
    firstRegistration: IN_THE_FUTURE,
    manufacture: 'The year must be 1950 or later',
    'specification.seatBeltYear': IN_THE_FUTURE,
    'specification.engineSize': 'Must be at least 50',
  })
  for (const fault of Object.values(faults)) expect(formTextsIn('fr').say(fault)).not.toBe(fault)
})

test('[BO-06] accepts values that were saved before', () => {
  const saved = { firstRegistration: '2060', 'specification.mileage': '900000', price: '12' }
  expect(faultsOf(possibleRules(saved, now, 'en'), saved)).toEqual({})
  expect(doubtsIn({ ...saved, 'specification.mileage': '900,000' }, saved)).toEqual([])
})

test('[BO-06] asks about unusual values', () => {
  const values = { 'specification.mileage': '900,000', firstRegistration: '1975', price: '12' }
  expect(doubtsIn(values, {}).map(({ name, code, value }) => [name, code, value])).toEqual([
    ['specification.mileage', 'mileage-high', 900_000],
    ['firstRegistration', 'year-old', 1975],
    ['price', 'price-low', 12],
  ])
  expect(doubtsIn({ 'utils.type': 'TRUCK', 'specification.mileage': '900000' }, {})).toEqual([])
})

test('[BO-06] asks about an ambiguous price or cost before anything else', () => {
  const rules = possibleRules({}, now, 'en')
  const values = {
    price: '12.345',
    'purchase.cost': '1.234',
    'purchase.repairCost': '1,234',
    'purchase.rate': '149.123',
  }
  expect(Object.keys(faultsOf(rules, values))).toEqual(['price', 'purchase.cost'])
})
