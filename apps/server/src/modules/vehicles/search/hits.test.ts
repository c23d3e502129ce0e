import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'

const CARS = 700
let server: TestServer
interface Made {
  price: number
  mileage: number | null
  year: number
  month: number | null
  color: 'RED' | 'BLUE'
}
/** Many cheap and few expensive cars; a tenth without mileage, a quarter without month, nine with one publication minute. */
const made: Made[] = Array.from({ length: CARS }, (_, i) => ({
  price: 500 + Math.round(((i * 7919) % CARS) ** 3 / 9000),
  mileage: i % 10 === 0 ? null : ((i * 271) % 1000) * 150,
  year: 1990 + ((i * 13) % 30),
  month: i % 4 === 0 ? null : 1 + ((i * 5) % 12),
  color: i % 3 === 0 ? 'RED' : 'BLUE',
}))

beforeAll(async () => {
  server = await testServer()
  await addCars(
    server.context,
    made.map(({ price, mileage, year, month, color }, i) =>
      buildCar({
        price,
        publicationDate: new Date(Date.UTC(2026, 0, 1, 0, 0, ((i * 37) % CARS) * 7)).toISOString(),
        specification: { mileage, color },
        fields: { firstRegistration: { year, month } },
      }),
    ),
  )
})
afterAll(() => server.close())

/** Equal values: the higher number first in descending order, the lower in ascending order. */
function sorted(value: (car: Made) => number | null, direction: string): string[] {
  const sign = direction === 'ASC' ? 1 : -1
  const rows = made.flatMap((one, i) => (one.color === 'BLUE' ? [{ no: 10_001 + i, value: value(one) }] : []))
  const known = rows.filter((one): one is { no: number; value: number } => one.value !== null)
  const unknown = rows.filter((one) => one.value === null)
  known.sort((a, b) => sign * (a.value - b.value || b.no - a.no))
  unknown.sort((a, b) => sign * (b.no - a.no))
  return [...known, ...unknown].map(({ no }) => String(no))
}

test('[SRCH-01 API-10] pages like a sort of all hits, whatever the share of extremes', async () => {
  const orders = {
    PRICE: (car: Made) => car.price,
    MILEAGE: (car: Made) => car.mileage,
    YEAR: (car: Made) => car.year * 13 + (car.month ?? 0),
  }
  for (const [field, value] of Object.entries(orders))
    for (const direction of ['ASC', 'DESC'])
      for (const [limit, page] of [
        [20, 0],
        [20, 3],
        [100, 4],
        [7, 50],
      ] as const) {
        const asked = `color=BLUE&order.field=${field}&order.direction=${direction}&limit=${limit}&page=${page}`
        const { json } = await server.get<VehiclePage>(`/api/vehicle/public/car?fieldsToExtractCode=CODE_1&${asked}`)
        expect([asked, json.items.map(({ reference }) => reference)]).toEqual([
          asked,
          sorted(value, direction).slice(page * limit, (page + 1) * limit),
        ])
        expect(json.total).toBe(sorted(value, direction).length)
      }
})

test('[SRCH-01] returns the newest of many hits first, page by page', async () => {
  const newest = made
    .flatMap(({ color }, i) => (color === 'BLUE' ? [{ no: 10_001 + i, at: (i * 37) % CARS }] : []))
    .sort((a, b) => b.at - a.at)
    .map(({ no }) => String(no))
  for (const page of [0, 1, 23]) {
    const { json } = await server.get<VehiclePage>(
      `/api/vehicle/public/car?fieldsToExtractCode=CODE_2&color=BLUE&page=${page}`,
    )
    expect(json.items.map(({ reference }) => reference)).toEqual(newest.slice(page * 20, (page + 1) * 20))
  }
})
