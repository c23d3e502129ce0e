import { expect, test } from 'vitest'
import type { ImportedCar } from './imported-car.ts'
import { hashOf } from './row-hash.ts'

const SPECIFICATION = {
  color: 'PEARL',
  chassis: 'NZE161-7012345',
  mileage: 74_000,
  engineCode: '1NZ-FE',
  fuelType: 'ESSENCE',
  engineSize: 1496,
  transmissionType: 'AUTOMATIC',
  driveType: '2WD',
  doors: 4,
  numberSeat: 5,
  steering: 'RIGHT',
  seatBeltYear: 2015,
}
const CAR = {
  brand: 'Toyota',
  model: 'Corolla Axio',
  modelYear: null,
  trim: 'G',
  price: 7450,
  grade: 'G Edition',
  firstRegistration: { year: 2015, month: 5 },
  manufacture: null,
  location: { country: 'JP', city: 'Yokohama', street: null, district: null },
  specification: SPECIFICATION,
  utils: {
    type: 'SEDAN',
    dimension: { height: 1460, length: 4400, width: 1695 },
    cubicMeter: 10.9,
    frontTireSize: null,
    rearTireSize: null,
  },
  equipKit: {},
  inspectorFeedback: {},
  equipmentFeedback: {},
} as unknown as ImportedCar

test('[VEH-09] keeps stored row hashes valid whatever the order of fields', () => {
  expect(hashOf(CAR)).toBe('Km1ZsD7WbvNN+n3RKT2tmw==')
})

test('[VEH-09] changes the hash of rows that have a field added later', () => {
  const withField = (value: number | null) =>
    ({ ...CAR, specification: { ...SPECIFICATION, numberOfOwners: value } }) as unknown as ImportedCar
  expect(hashOf(withField(null))).toBe(hashOf(CAR))
  expect(hashOf(withField(2))).not.toBe(hashOf(CAR))
})
