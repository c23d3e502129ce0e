import { expect, test } from 'vitest'
import { generateCars } from '../cars.ts'
import { MAKERS } from '../makers.ts'
import { checkDigit } from './chassis.ts'

const today = new Date('2026-11-20T05:00:00Z')
const cars = [...generateCars({ count: 30_000, seed: 5, today, tenant: 'chassis' })]
const numbersOf = (brand: string): string[] =>
  cars.filter((car) => car.brand === brand).map(({ fields }) => fields.specification.chassis!)

test('[VEH-01] makes no chassis number twice, ignoring hyphens', () => {
  expect(new Set(cars.map(({ fields }) => fields.specification.chassis!.replace('-', ''))).size).toBe(cars.length)
})

test('[OPS-01] numbers every brand’s cars in its own pattern', () => {
  for (const { name, numbering, models } of MAKERS) {
    if (models.some(({ vin }) => vin?.style !== undefined)) continue
    const pattern =
      numbering.style === 'frame' ? new RegExp(`^[A-Z0-9]+-\\d{${numbering.digits}}$`) : /^[A-HJ-NPR-Z0-9]{11}\d{6}$/
    expect(
      numbersOf(name).filter((chassis) => !pattern.test(chassis)),
      name,
    ).toEqual([])
  }
})

test('[OPS-01] omits the body letter from Toyota numbers except Daihatsu-built ones', () => {
  const starts = new Map(
    cars
      .filter(({ brand }) => brand === 'Toyota')
      .map(({ trim, fields }) => [trim, fields.specification.chassis!.split('-')[0]]),
  )
  expect(starts.get('TRH200V')).toBe('TRH200')
  expect(starts.get('NZE161G')).toBe('NZE161')
  expect(starts.get('ZVW30')).toBe('ZVW30')
  expect(starts.get('M900A')).toBe('M900A')
})

test('[OPS-01] raises serials with the month of manufacture', () => {
  const wagons = cars.filter(({ trim, fields }) => trim === 'NHP10' && fields.manufacture!.month !== null)
  const sorted = wagons
    .map(({ fields: { manufacture, specification } }) => ({
      month: manufacture!.year * 12 + manufacture!.month!,
      chassis: specification.chassis!,
    }))
    .sort((a, b) => (a.chassis < b.chassis ? -1 : 1))
  expect(sorted.length).toBeGreaterThan(50)
  const months = sorted.map(({ month }) => month)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
})

test('computes the check digit of the worked examples', () => {
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X')
  expect(checkDigit('11111111111111111')).toBe('1')
})

test('[OPS-01] encodes the steering side in the tenth character for Mercedes-Benz', () => {
  const wrong = cars.filter(
    ({ brand, fields: { specification } }) =>
      brand === 'Mercedes-Benz' && specification.chassis?.[9] !== (specification.steering === 'LEFT' ? '1' : '2'),
  )
  expect(wrong).toEqual([])
  expect(cars.some(({ brand, fields }) => brand === 'Mercedes-Benz' && fields.specification.steering === 'LEFT')).toBe(
    true,
  )
})
