import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { countOf, countOptions, hitsIn, placesIn, rowOf } from './bitmaps.ts'
import type { Row, Segment } from './bitmaps.ts'
import type { Criterion } from './criteria-store.ts'
import { bitsOf } from './index-cars.ts'
import { stored } from './index-entries.ts'
import type { IndexedCar } from './index-entries.ts'
import { columnOf } from '../field-columns.ts'
import { INDEXED } from './values-store.ts'

const SEGMENT = 3
const UNKNOWN = Object.fromEntries(INDEXED.map(({ name }) => [columnOf(name), null]))
const car = (place: number, color: string, price: number | null): IndexedCar => ({
  ...(UNKNOWN as unknown as IndexedCar),
  car_no: (SEGMENT << 14) + place,
  status: 'PUBLISHED',
  brand: 'a',
  model: 'b',
  color,
  price,
  cubic_meter: null,
  best_deal: false,
  words: [],
})

function segmentOf(cars: readonly IndexedCar[]): Segment {
  const rows = new Map<string, Map<string, Row>>()
  for (const [kind, values] of bitsOf(cars))
    rows.set(kind, new Map([...values].map(([value, bits]) => [value, rowOf(bits)])))
  return {
    number: SEGMENT,
    row: (kind, value) => rows.get(kind)?.get(value),
    options: (kind) => rows.get(kind) ?? [],
  }
}

const colored = (...colors: string[]): Criterion => ({
  own: ['color'],
  options: colors.map((color) => ['color', color] as const),
  where: sql`true`,
})
const priced = (bound: number, above: boolean): Criterion => ({
  own: ['priceUpTo'],
  range: { field: 'price/', bound: stored('price/', bound), above },
  where: sql`true`,
})
const numbered = (...places: number[]): Criterion => ({
  own: [],
  carNos: places.map((place) => (SEGMENT << 14) + place),
  where: sql`true`,
})

/** From few cars, stored as positions, to many, stored as bits. */
const stock = fc
  .record({ count: fc.constantFrom(0, 1, 30, 5000), step: fc.integer({ min: 1, max: 3 }), seed: fc.nat(97) })
  .map(({ count, step, seed }) =>
    Array.from({ length: count }, (_, i) => {
      const place = i * step
      const known = (i + seed) % 7 !== 0
      return car(place, ['RED', 'BLUE', 'GREEN'][(i * seed) % 3] ?? 'RED', known ? ((i * 37 + seed) % 900) * 10 : null)
    }),
  )

test('finds and counts by bitmap what a full scan does', () => {
  fc.assert(
    fc.property(
      stock,
      fc.subarray(['RED', 'BLUE', 'PINK']),
      fc.constantFrom(0, 10, 4440, 4441, 8990, 100_000_000),
      fc.boolean(),
      fc.subarray([0, 1, 2, 31, 32, 9999, 16_383]),
      (cars, colors, bound, above, places) => {
        const segment = segmentOf(cars)
        const found = (criteria: Criterion[]) => placesIn(hitsIn(criteria, segment))
        const placesOf = (isMeant: (one: IndexedCar, place: number) => boolean) =>
          cars.map((one) => [one, one.car_no & 16_383] as const).flatMap(([one, at]) => (isMeant(one, at) ? [at] : []))
        const inRange = ({ price }: IndexedCar) => price !== null && (above ? price > bound : price <= bound)

        expect(found([colored(...colors)])).toEqual(placesOf((one) => colors.includes(one.color ?? '')))
        expect(found([priced(bound, above)])).toEqual(placesOf(inRange))
        expect(found([numbered(...places)])).toEqual(places)
        const all = [colored(...colors), priced(bound, above)]
        expect(found(all)).toEqual(placesOf((one) => colors.includes(one.color ?? '') && inRange(one)))
        expect(countOf(hitsIn(all, segment))).toBe(found(all).length)

        const counts = new Map<string, number>()
        countOptions(all, [{ kind: 'color', mask: 1 }], segment, (_, value, many) => void counts.set(value, many))
        for (const color of ['RED', 'BLUE', 'GREEN'])
          expect([color, counts.get(color) ?? 0]).toEqual([
            color,
            placesOf((one) => one.color === color && inRange(one)).length,
          ])
      },
    ),
    { numRuns: 60 },
  )
})

test('stores a rare option as positions and a frequent one as bitmap', () => {
  const few = segmentOf([car(5, 'RED', null)])
  expect(few.row('color', 'RED')).toEqual(new Uint16Array([5]))
  const many = segmentOf(Array.from({ length: 2000 }, (_, i) => car(i, 'RED', null)))
  expect(many.row('color', 'RED')).toBeInstanceOf(Uint32Array)
})
