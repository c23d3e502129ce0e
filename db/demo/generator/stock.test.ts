import { VehicleFields } from '@minato/contract/vehicles-shapes'
import { BODY_TYPES, COLORS, FUEL_TYPES } from '@minato/contract/enumerations'
import { createHash } from 'node:crypto'
import { VIEWS } from '@minato/art/picture'
import { expect, test, vi } from 'vitest'
import { generateCars } from '../cars.ts'
import type { DemoCar } from '../demo-car.ts'
import { MAKERS } from '../makers.ts'
import { firstMonth, lastMonth, monthOf, monthOfDate } from './months.ts'

const today = new Date('2026-11-20T05:00:00Z')
const STAGING = { count: 2400, seed: 20_261, today, tenant: 'staging' }
const stock = [...generateCars(STAGING)]

const hashOf = (options: typeof STAGING): string => {
  const hash = createHash('sha256')
  for (const car of generateCars(options)) hash.update(JSON.stringify(car))
  return hash.digest('hex')
}

test('[OPS-01] makes the same stock for the same dealer, day and seed only', () => {
  const clock = vi.spyOn(Date, 'now')
  const random = vi.spyOn(Math, 'random')
  const first = hashOf(STAGING)
  expect(hashOf({ ...STAGING })).toBe(first)
  expect(clock).not.toHaveBeenCalled()
  expect(random).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  expect(hashOf({ ...STAGING, seed: 7 })).not.toBe(first)
  expect(hashOf({ ...STAGING, tenant: 'second' })).not.toBe(first)
})

test('[OPS-01] makes a smaller stock as the start of a larger one', () => {
  expect([...generateCars({ ...STAGING, count: 100 })]).toEqual(stock.slice(0, 100))
})

test('[VEH-01] fills exactly the contract’s fields', () => {
  expect(stock.flatMap(({ fields }) => VehicleFields.safeParse(fields).error?.issues ?? [])).toEqual([])
})

test('[VEH-01] has all body categories, colours and fuels', () => {
  const seen = (of: (car: (typeof stock)[number]) => string | null) =>
    new Set(stock.map(of).filter((one) => one !== null))
  expect(seen(({ fields }) => fields.utils.type)).toEqual(new Set(BODY_TYPES))
  expect(seen(({ fields }) => fields.specification.color)).toEqual(new Set(COLORS))
  expect(seen(({ fields }) => fields.specification.fuelType)).toEqual(new Set(FUEL_TYPES))
})

/** The periods in which a maker built a code with this engine. */
const spansOf = ({ brand, model, trim, fields }: DemoCar): { from: number; to: number }[] =>
  MAKERS.find(({ name }) => name === brand)!
    .models.find(({ name }) => name === model)!
    .generations.flatMap((generation) =>
      generation.codes
        .filter(([code, , cc]) => code === trim && cc === fields.specification.engineSize)
        .map(([, , , , , options]) => ({
          from: Math.max(firstMonth(generation.from), firstMonth(options?.from ?? 0)),
          to: Math.min(lastMonth(generation.to ?? 9999), lastMonth(options?.to ?? 9999)),
        })),
    )

test('[OPS-01] builds every car and its belts within its code’s years', () => {
  const wrong = stock.filter((car) => {
    const { year, month } = car.fields.manufacture!
    const isBuilt = spansOf(car).some(
      ({ from, to }) => from <= monthOf(year, month ?? 12) && monthOf(year, month ?? 1) <= to,
    )
    return !isBuilt || car.fields.specification.seatBeltYear !== year
  })
  expect(wrong).toEqual([])
})

test('[OPS-01] registers every car within five months, before its advertisement', () => {
  const wrong = stock.filter(({ fields: { manufacture, firstRegistration }, publicationDate }) => {
    const registered = monthOf(firstRegistration!.year, firstRegistration!.month!)
    const isPrompt =
      manufacture!.month === null ||
      (registered >= monthOf(manufacture!.year, manufacture!.month) &&
        registered <= monthOf(manufacture!.year, manufacture!.month) + 5)
    return !isPrompt || registered >= monthOfDate(publicationDate ? new Date(publicationDate) : today)
  })
  expect(wrong).toEqual([])
})

test('[OPS-01] has mostly cars of exported years and every brand', () => {
  const years = stock.map(({ fields }) => fields.manufacture!.year)
  expect(years.filter((year) => year >= 2012 && year <= 2020).length / stock.length).toBeGreaterThan(0.5)
  const perYear = new Map<number, number>()
  for (const year of years) perYear.set(year, (perYear.get(year) ?? 0) + 1)
  const [mode] = [...perYear].sort((a, b) => b[1] - a[1])[0]!
  expect(mode).toBeGreaterThanOrEqual(2012)
  expect(mode).toBeLessThanOrEqual(2020)
  expect(new Set(stock.map(({ brand }) => brand))).toEqual(new Set(MAKERS.map(({ name }) => name)))
})

test('[VEH-01] computes cubic metres from dimensions or leaves both out', () => {
  const wrong = stock.filter(
    ({
      fields: {
        utils: {
          dimension: { length, width, height },
          cubicMeter,
        },
      },
    }) =>
      length === null || width === null || height === null
        ? cubicMeter !== null
        : cubicMeter === null || Math.abs(cubicMeter - (length * width * height) / 1e9) > 0.00501,
  )
  expect(wrong).toEqual([])
})

test('[VEH-01] leaves gaps in a few cars', () => {
  const gaps = stock.filter(
    ({
      fields: {
        grade,
        specification: { engineCode, doors },
      },
    }) => grade === null || engineCode === null || doors === null,
  )
  expect(gaps.length / stock.length).toBeGreaterThan(0.02)
  expect(gaps.length / stock.length).toBeLessThan(0.08)
})

test('[VEH-01] fits the equipment to the year: cassette to 2004, CD changer to 2011', () => {
  const withThing = (thing: 'cassetteStereo' | 'cdChanger' | 'hid') =>
    stock.filter(({ fields }) => fields.equipmentFeedback[thing] !== null).map(({ fields }) => fields.manufacture!.year)
  expect(Math.max(...withThing('cassetteStereo'))).toBeLessThan(2005)
  expect(Math.max(...withThing('cdChanger'))).toBeLessThan(2012)
  expect(Math.min(...withThing('hid'))).toBeGreaterThanOrEqual(1998)
})

test('[VEH-01] describes more defects on old cars than on new ones', () => {
  const worse = (from: number, to: number): number => {
    const ratings = stock
      .filter(({ fields: { manufacture } }) => manufacture!.year >= from && manufacture!.year <= to)
      .flatMap(({ fields }) => Object.values(fields.inspectorFeedback).filter((rating) => rating !== null))
    return ratings.filter((rating) => rating !== 'GOOD').length / ratings.length
  }
  expect(worse(1980, 2008)).toBeGreaterThan(2 * worse(2019, 2026))
})

test('[OPS-01] has every view of one drawing, or no picture yet', () => {
  const wrong = stock.filter(({ pictures }) => {
    const seeds = new Set(pictures.map(({ seed }) => seed))
    const isWhole = pictures.map(({ view }) => view).join() === VIEWS.join() && seeds.size === 1
    return pictures.length > 0 && !(isWhole && [...seeds].every((seed) => [0, 1, 2, 3, 4, 5].includes(seed)))
  })
  expect(wrong).toEqual([])
  const without = stock.filter(({ pictures }) => pictures.length === 0).length / stock.length
  expect(without).toBeGreaterThan(0.005)
  expect(without).toBeLessThan(0.03)
})
