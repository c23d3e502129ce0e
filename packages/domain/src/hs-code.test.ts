import { expect, test } from 'vitest'
import { hsCodeOf } from './hs-code.ts'
import type { ClassifiedCar } from './hs-code.ts'

const code = (body: ClassifiedCar['body'], fuel: ClassifiedCar['fuel'], engineSize: number | null, seats = 5) =>
  hsCodeOf({ body, fuel, engineSize, seats })

test('[BO-12] assigns passenger cars by fuel and engine size', () => {
  expect([658, 1000, 1001, 1500, 1501, 3000, 3001].map((cc) => code('HATCH', 'ESSENCE', cc))).toEqual(
    ['21', '21', '22', '22', '23', '23', '24'].map((end) => `8703.${end}`),
  )
  expect([1500, 1501, 2500, 2501].map((cc) => code('SUV', 'DIESEL', cc))).toEqual(
    ['31', '32', '32', '33'].map((end) => `8703.${end}`),
  )
  expect([code('SEDAN', 'HYBRID', 1797), code('SUV', 'PLUG_IN_HYBRID', 2359), code('HATCH', 'ELECTRIC', 0)]).toEqual([
    '8703.40',
    '8703.60',
    '8703.80',
  ])
})

test('[BO-12] assigns buses from ten seats, trucks, pick-ups and two-seat vans', () => {
  expect([code('VAN', 'DIESEL', 2982, 14), code('BUS', 'ESSENCE', 2693, 29), code('BUS', 'DIESEL', 4009, 9)]).toEqual([
    '8702.10',
    '8702.90',
    '8703.33',
  ])
  expect([code('PICK-UP', 'DIESEL', 2755), code('TRUCK', 'ESSENCE', 658, 2), code('VAN', 'DIESEL', 2982, 3)]).toEqual([
    '8704.21',
    '8704.31',
    '8704.21',
  ])
  expect(code('VAN', 'ESSENCE', 2493, 7)).toBe('8703.23')
})

test('[BO-12] returns only the heading or nothing when facts are missing', () => {
  expect([code('SEDAN', null, 1797), code('SEDAN', 'ESSENCE', null), code('TRUCK', 'DIESEL', 4009, 3)]).toEqual([
    '8703',
    '8703',
    '8704',
  ])
  expect([code('VAN', 'ESSENCE', 1496, 5), code(null, 'ESSENCE', 1496)]).toEqual([null, null])
})
