import { expect, test } from 'vitest'
import { generateCars } from '../cars.ts'
import type { DemoCar } from '../demo-car.ts'
import { MAKERS } from '../makers.ts'
import { priceBefore, priceOf, roundPrice } from './prices.ts'

const today = new Date('2026-11-20T05:00:00Z')
const cars = [...generateCars({ count: 30_000, seed: 20_261, today, tenant: 'prices' })]

const LEVEL = {
  level: 20_000,
  isCollected: false,
  fade: 0.135,
  years: 5,
  mileage: 50_000,
  usualMileage: 50_000,
  condition: 1,
}

test('lowers a price with age and mileage down to a minimum', () => {
  for (let years = 0; years < 30; years++) {
    expect(priceOf({ ...LEVEL, years: years + 1 })).toBeLessThanOrEqual(priceOf({ ...LEVEL, years }))
    expect(priceOf({ ...LEVEL, years, mileage: 120_000 })).toBeLessThanOrEqual(
      priceOf({ ...LEVEL, years, mileage: 40_000 }),
    )
  }
  expect(priceOf({ ...LEVEL, years: 60, condition: 0.5 })).toBeGreaterThanOrEqual(250)
})

test('keeps the price of a collectible car', () => {
  expect(priceOf({ ...LEVEL, isCollected: true, years: 40 })).toBe(priceOf({ ...LEVEL, isCollected: true, years: 1 }))
})

test('rounds prices to the steps of the trade', () => {
  expect([4321, 9996, 12_333, 45_678].map(roundPrice)).toEqual([4320, 10_000, 12_350, 45_700])
  expect(cars.filter(({ price }) => price !== null && roundPrice(price) !== price)).toEqual([])
})

test('[VEH-06] lowers every best deal by 4 to 20 %', () => {
  for (let price = 250; price < 60_000; price = Math.ceil(price * 1.07))
    for (const part of [0.045, 0.1, 0.19]) {
      const off = 1 - roundPrice(price) / priceBefore(roundPrice(price), part)
      expect(off).toBeGreaterThanOrEqual(0.04)
      expect(off).toBeLessThanOrEqual(0.2)
    }
})

const groups = (key: (car: DemoCar) => string, least: number): DemoCar[][] =>
  Object.values(
    Object.groupBy(
      cars.filter(({ price, fields }) => price !== null && fields.specification.mileage !== null),
      key,
    ),
  ).filter((group) => group !== undefined && group.length >= least) as DemoCar[][]
const mean = (group: readonly DemoCar[]): number => group.reduce((sum, { price }) => sum + price!, 0) / group.length
/** Share of groups whose lower half costs more than the upper half. */
const shareOfInversions = (some: DemoCar[][], by: (car: DemoCar) => number): number =>
  some.filter((group) => {
    const sorted = group.toSorted((a, b) => by(a) - by(b))
    return mean(sorted.slice(0, sorted.length / 2)) > mean(sorted.slice(sorted.length / 2))
  }).length / some.length

const collected = new Set(
  MAKERS.flatMap(({ name, models }) =>
    models
      .filter(({ generations }) => generations.some(({ collector }) => collector))
      .map((model) => `${name} ${model.name}`),
  ),
)

test('[OPS-01] prices younger cars higher within a model code and grade', () => {
  const some = groups(({ brand, model, trim, fields }) => `${brand} ${model} ${trim} ${fields.grade}`, 16).filter(
    ([car]) => !collected.has(`${car!.brand} ${car!.model}`),
  )
  expect(some.length).toBeGreaterThan(100)
  expect(shareOfInversions(some, ({ fields }) => today.getUTCFullYear() - fields.manufacture!.year)).toBeGreaterThan(
    0.93,
  )
})

test('[OPS-01] prices lower mileage higher within a model code, grade and year', () => {
  const some = groups(
    ({ brand, model, trim, fields }) => `${brand} ${model} ${trim} ${fields.grade} ${fields.manufacture!.year}`,
    8,
  )
  expect(some.length).toBeGreaterThan(40)
  expect(shareOfInversions(some, ({ fields }) => fields.specification.mileage!)).toBeGreaterThan(0.75)
})
