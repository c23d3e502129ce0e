import { readFileSync } from 'node:fs'
import type { Facets, QueryTextPart } from '@minato/contract/search'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateCars } from '../../../../../../db/demo/cars.ts'
import type { DemoCar } from '../../../../../../db/demo/demo-car.ts'
import { newCar } from '../../../../../../db/demo/load.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars } from '../../../testing/cars.ts'

/** Buyers' texts over the demonstration stock. Expected counts come from plain predicates over the cars' fields. */

type Fits = (car: DemoCar, index: number) => boolean
interface Golden {
  query: string
  chips: { text: string; criteria: Record<string, string> }[]
  names: string[]
  ignored: string[]
}

const listOf = (cell: string | undefined): string[] => (cell?.trim() ? cell.split(';').map((one) => one.trim()) : [])
const GOLDEN: Golden[] = readFileSync(new URL('golden-queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [query = '', chips, names, ignored] = line.split('|')
    return {
      query: query.trim(),
      chips: listOf(chips).map((chip) => {
        const at = chip.lastIndexOf(':')
        return { text: chip.slice(0, at), criteria: Object.fromEntries(new URLSearchParams(chip.slice(at + 1))) }
      }),
      names: listOf(names),
      ignored: listOf(ignored),
    }
  })

const FIRST_REFERENCE = 10_001
const cars = [
  ...generateCars({ count: 2400, seed: 20_261, today: new Date('2026-06-01T00:00:00Z'), tenant: 'staging' }),
]
const isVisible = ({ status }: DemoCar): boolean => status === 'PUBLISHED' || status === 'RESERVED'

/** Whether a maker, model, code or grade contains the words, whole or as a prefix. */
function isCalled({ brand, model, trim, fields: { grade } }: DemoCar, words: string, isWhole: boolean): boolean {
  const pattern = words
    .toLowerCase()
    .replace(/[.*+?^${}()[\]\\]/g, '\\$&')
    .replace(/[ -]/g, '[ -]?')
  const called = new RegExp(`(?<![a-z0-9])${pattern}${isWhole ? '(?![a-z0-9])' : ''}`, 'i')
  return [brand, model, trim, grade].some((name) => name !== null && called.test(name))
}

const CHOICES: Record<string, (car: DemoCar) => unknown> = {
  category: ({ fields }) => fields.utils.type,
  color: ({ fields }) => fields.specification.color,
  fuelType: ({ fields }) => fields.specification.fuelType,
  transmissionType: ({ fields }) => fields.specification.transmissionType,
  driveType: ({ fields }) => fields.specification.driveType,
  steering: ({ fields }) => fields.specification.steering,
  doors: ({ fields }) => fields.specification.doors,
  numberSeat: ({ fields }) => fields.specification.numberSeat,
  bestDeal: ({ isBestDeal }) => isBestDeal,
}
const NUMBERS: Record<string, (car: DemoCar) => number | null | undefined> = {
  price: ({ price }) => price,
  year: ({ fields }) => fields.firstRegistration?.year,
  mileage: ({ fields }) => fields.specification.mileage,
  engineSize: ({ fields }) => fields.specification.engineSize,
}

function meets(car: DemoCar, key: string, value: string): boolean {
  const choice = CHOICES[key]
  if (choice) return String(choice(car)) === value
  const [, name = '', end] = /^(\w+)(Start|End)$/.exec(key) ?? []
  const number = NUMBERS[name]?.(car)
  if (number === null || number === undefined) return false
  return end === 'Start' ? number >= Number(value) : number <= Number(value)
}

/** Chips of one criterion are alternatives; a car named by the chip's own word matches too. */
function chipsFit(chips: Golden['chips']): Fits {
  const groups = Map.groupBy(chips, ({ criteria }) => Object.keys(criteria).join())
  return (car) =>
    [...groups].every(([kind, group]) => {
      if (kind === 'order') return true
      const fits = ({ text, criteria }: Golden['chips'][number]): boolean => {
        const isName = !/^\w+(?:Start|End)$/.test(kind) && !/^(?:price|mileage|engineSize)/.test(kind)
        return (
          Object.entries(criteria).every(([key, value]) => meets(car, key, value)) ||
          (isName && isCalled(car, text, true))
        )
      }
      return /^(?:price|mileage|engineSize)/.test(kind) ? group.every(fits) : group.some(fits)
    })
}

const named =
  (name: string): Fits =>
  (car, index) =>
    name.startsWith('ref=')
      ? index + FIRST_REFERENCE === Number(name.slice(4))
      : isCalled(car, name.replace(/^=/, ''), name.startsWith('='))

function countOf({ chips, names }: Golden): number {
  const all = [chipsFit(chips), ...names.map(named)]
  return cars.filter((car, index) => isVisible(car) && all.every((fits) => fits(car, index))).length
}

const criteriaOf = ({ criteria }: QueryTextPart): Record<string, string> => {
  const { 'order.field': field, 'order.direction': direction, ...rest } = criteria ?? {}
  return {
    ...(field && { order: `${field}.${direction}` }),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
  }
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, cars.map(newCar))
}, 120_000)
afterAll(() => server.close())

const ask = async <T>(path: string, query: string): Promise<T> =>
  (await server.get<T>(`/api/vehicle/public/car${path}?${new URLSearchParams({ queryText: query })}`)).json

test('[F13] covers 300 queries in four languages, most of which find cars', () => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(300)
  expect(new Set(GOLDEN.map(({ query }) => query)).size).toBe(GOLDEN.length)
  expect(GOLDEN.filter((golden) => countOf(golden) > 0).length / GOLDEN.length).toBeGreaterThan(0.9)
})

test('[F13] returns chips, ignored words and plain counts for golden queries', async () => {
  const wrong: unknown[] = []
  for (const golden of GOLDEN) {
    const page = await ask<VehiclePage>('', golden.query)
    const parts = page.textParts ?? []
    const found = {
      chips: parts.filter(({ criteria }) => criteria).map((part) => ({ text: part.text, criteria: criteriaOf(part) })),
      ignored: parts.filter(({ isLeftOut }) => isLeftOut).map(({ text }) => text),
      total: page.total,
    }
    const expected = { chips: golden.chips, ignored: golden.ignored, total: countOf(golden) }
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ query: golden.query, found, expected })
  }
  expect(wrong).toEqual([])
}, 300_000)

test('[F13] orders the list by a word for an order', async () => {
  const values: Record<string, (car: VehiclePage['items'][number]) => number> = {
    PRICE: ({ price }) => price?.value ?? NaN,
    YEAR: ({ firstRegistration }) => firstRegistration?.year ?? NaN,
    MILEAGE: ({ specification }) => specification?.mileage ?? NaN,
  }
  const ordered = GOLDEN.flatMap(({ query, chips }) =>
    chips.flatMap(({ criteria: { order } }) => (order ? [{ query, order }] : [])),
  )
  expect(ordered.length).toBeGreaterThan(8)
  for (const { query, order } of ordered) {
    const [field = '', direction] = order.split('.')
    const { items } = await ask<VehiclePage>('', query)
    const found = items.map((car) => values[field]?.(car) ?? NaN).filter((value) => !Number.isNaN(value))
    const sorted = found.toSorted((a, b) => (direction === 'DESC' ? b - a : a - b))
    expect([query, found.length > 0, found]).toEqual([query, true, sorted])
  }
})

test('[F13] counts and facets a query like its list', async () => {
  const wrong: unknown[] = []
  for (const golden of GOLDEN.filter((_, i) => i % 3 === 0)) {
    const { numberOfCar } = await ask<{ numberOfCar: number }>('/count', golden.query)
    const { brand } = await ask<Facets>('/facet', golden.query)
    const counted = brand.reduce((sum, { count }) => sum + count, 0)
    if (numberOfCar !== countOf(golden) || counted !== numberOfCar) wrong.push([golden.query, numberOfCar, counted])
  }
  expect(wrong).toEqual([])
}, 300_000)
