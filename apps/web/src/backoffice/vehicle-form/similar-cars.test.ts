import type { VehicleReply } from '@minato/contract/vehicles'
import { expect, test } from 'vitest'
import { NO_CATALOG_CHOICE } from './form-values.ts'
import type { CatalogChoice } from './form-values.ts'
import { duplicateOf, isStillFor, valuesFromSimilarCar } from './similar-cars.ts'

const one = (name: string) => ({ id: name, name })
const found: CatalogChoice = { brand: one('Toyota'), model: one('Corolla'), trim: one('NRE161') }
const formWith = (place: CatalogChoice, chassis: string, resetCount = 0) => ({
  values: { 'specification.chassis': chassis },
  place,
  resetCount,
})
const stillApplies = (place: CatalogChoice, chassis = 'NRE161-1', resetCount = 0) =>
  isStillFor(found, { code: 'NRE161', resetCount: 0 }, formWith(place, chassis, resetCount))

test('[VEH-10] ignores a late chassis lookup after another car, number or manual choice', () => {
  expect(stillApplies(NO_CATALOG_CHOICE)).toBe(true)
  expect(stillApplies({ ...NO_CATALOG_CHOICE, brand: one('Toyota') })).toBe(true)
  expect(stillApplies({ ...NO_CATALOG_CHOICE, brand: one('Honda') })).toBe(false)
  expect(stillApplies({ ...NO_CATALOG_CHOICE, brand: one('Toyota'), model: one('Yaris') })).toBe(false)
  expect(stillApplies({ ...found, trim: one('NZE141') })).toBe(false)
  expect(stillApplies(NO_CATALOG_CHOICE, 'ZVW30-1')).toBe(false)
  expect(stillApplies(NO_CATALOG_CHOICE, 'NRE161-1', 1)).toBe(false)
})

const own = { value: 5922, currency: 'USD' as const }
const other = {
  id: 'id-1',
  reference: '10482',
  trim: {
    id: 'trim-1',
    name: 'NRE161',
    trimYear: null,
    model: { id: 'model-1', name: 'Corolla', modelYear: null, brand: one('Toyota') },
  },
  grade: '1.5 G',
  firstRegistration: { year: 2019, month: 7 },
  manufacture: { year: 2019, month: 5 },
  location: { country: 'JP', city: 'Yokohama', district: 'Naka', street: 'Pier 1' },
  specification: {
    chassis: 'NRE161-1',
    mileage: 62_000,
    color: 'RED',
    seatBeltYear: 2019,
    engineSize: 1797,
    engineCode: '2ZR-FAE',
    doors: 5,
  },
  utils: { type: 'WAGON', cubicMeter: 11 },
  price: own,
  equipKit: { jack: 'EQUIPPED' },
  inspectorFeedback: { engine: 'GOOD' },
  equipmentFeedback: { abs: 'GOOD' },
} as unknown as VehicleReply
const shared = {
  'utils.type': 'WAGON',
  'specification.engineCode': '2ZR-FAE',
  'specification.engineSize': '1797',
  'specification.doors': '5',
  'utils.cubicMeter': '11',
}

test('[BO-11] fills only values that are the same for every car of the model code', () => {
  expect(valuesFromSimilarCar({}, other)).toEqual(shared)
  expect(valuesFromSimilarCar({ 'specification.doors': '3' }, other)).not.toHaveProperty('specification.doors')
})

test('[BO-11] duplicates model code and grade too, without data of the single car', () => {
  expect(duplicateOf(other)).toEqual({ ...shared, trimId: 'trim-1', grade: '1.5 G' })
})
