import { beforeEach, expect, test } from 'vitest'
import type { CardData } from './card-data.ts'
import { forgetCar, recentCars, rememberCar } from './recent.ts'

const card = (number: number, status: CardData['status'] = 'PUBLISHED'): CardData => ({
  id: `id-${number}`,
  reference: String(number),
  brand: 'Toyota',
  model: 'Corolla',
  grade: null,
  registered: null,
  mileage: null,
  engineSize: null,
  transmission: null,
  drive: null,
  fuel: null,
  color: null,
  body: null,
  status,
  cubicMeter: null,
  price: 1000,
  previousPrice: null,
  picture: null,
  pictures: 0,
})

let storage: Storage
beforeEach(() => {
  const kept = new Map<string, string>()
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
})
const references = () => recentCars(storage).map(({ reference }) => reference)

test('[STF-03] remembers at most five cars, the last seen first, none twice', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 3]) rememberCar(card(number), storage)
  expect(references()).toEqual(['3', '6', '5', '4', '2'])
})

test('[STF-03] removes a sold car and does not add it again', () => {
  rememberCar(card(1), storage)
  rememberCar(card(2), storage)
  rememberCar(card(1, 'SOLD'), storage)
  rememberCar(card(3, 'SOLD'), storage)
  expect(references()).toEqual(['2'])
  forgetCar('2', storage)
  expect(storage.getItem('recently-viewed')).toBeNull()
})

test('[STF-03] stores under version v-52 and clears a stale or corrupt store', () => {
  rememberCar(card(1), storage)
  const stored = storage.getItem('recently-viewed') ?? ''
  expect(JSON.parse(stored)).toMatchObject({ version: 'v-52' })
  for (const spoilt of [
    stored.replace('v-52', 'v-51'),
    'null',
    '{"version":"v-52","cars":[{"id":7}]}',
    '{"version":"v-52"',
    '[]',
  ]) {
    storage.setItem('recently-viewed', spoilt)
    expect([spoilt, references(), storage.getItem('recently-viewed')]).toEqual([spoilt, [], null])
  }
})

test('[STF-03] shows the car without any storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError')
    },
  } as unknown as Storage
  expect(() => rememberCar(card(1), forbidden)).not.toThrow()
  expect(recentCars(forbidden)).toEqual([])
})
