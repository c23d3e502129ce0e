import { expect, test } from 'vitest'
import { dateFault, doubtsOf, engineFault, IN_THE_FUTURE } from './plausible.ts'
import type { DoubtedCar } from './plausible.ts'

const usual: DoubtedCar = {
  isHeavy: false,
  engineSize: 1496,
  mileage: 62_000,
  firstRegistration: { year: 2015, month: 6 },
  manufacture: { year: 2015, month: 3 },
  price: 5922,
}
const codes = (car: Partial<DoubtedCar>) => doubtsOf({ ...usual, ...car }).map(({ field, code }) => `${field} ${code}`)

test('[BO-06] rejects a month that has not begun anywhere, and years before 1950', () => {
  const now = new Date('2026-12-31T09:59:00Z')
  expect(dateFault({ year: 2026, month: 12 }, now)).toBeUndefined()
  expect(dateFault({ year: 2027, month: 1 }, now)).toBe(IN_THE_FUTURE)
  expect(dateFault({ year: 2027, month: null }, new Date('2026-12-31T10:00:00Z'))).toBeUndefined()
  expect(dateFault({ year: 2026, month: 12 }, new Date('2026-11-26T00:00:00Z'))).toBe(IN_THE_FUTURE)
  expect(dateFault({ year: 1950, month: null }, now)).toBeUndefined()
  expect(dateFault({ year: 1949, month: null }, now)).toBe('The year must be 1950 or later')
})

test('[BO-06] rejects engines below 50 cc except 0 for electric cars', () => {
  expect([engineFault(0), engineFault(50), engineFault(49)]).toEqual([undefined, undefined, 'Must be at least 50'])
})

test('[BO-06] doubts what is far outside the trade, trucks by a wider range', () => {
  expect(codes({})).toEqual([])
  expect(codes({ engineSize: 250, mileage: 500_001, price: 199 })).toEqual([
    'engineSize engine-small',
    'mileage mileage-high',
    'price price-low',
  ])
  expect(codes({ engineSize: 12_340, mileage: 790_000 })).toEqual(['engineSize engine-large', 'mileage mileage-high'])
  expect(codes({ engineSize: 12_340, mileage: 790_000, isHeavy: true })).toEqual([])
  expect(codes({ price: 300_001 })).toEqual(['price price-high'])
})

test('[BO-06] doubts old years and a registration before the manufacture', () => {
  const manufacture = { year: 1979, month: null }
  expect(codes({ firstRegistration: null, manufacture })).toEqual(['manufacture year-old'])
  expect(codes({ firstRegistration: { year: 2015, month: 2 } })).toEqual(['firstRegistration registered-before-made'])
  expect(codes({ firstRegistration: { year: 2015, month: null } })).toEqual([])
})
