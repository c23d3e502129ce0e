import { ENGINE_SIZE_OPTIONS, MILEAGE_OPTIONS, PRICE_OPTIONS } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { hundredthsOf } from '@minato/domain/delivered'
import { isVisible } from '@minato/domain/vehicles'

/** The indexed fields of a car: the columns of `indexedCars` in search/store.ts. */
export interface IndexedCar {
  car_no: number
  status: VehicleStatus
  brand_id: string
  model_id: string
  body_type: string | null
  color: string | null
  steering: string | null
  drive_type: string | null
  transmission_type: string | null
  fuel_type: string | null
  doors: number | null
  number_seat: number | null
  engine_code: string | null
  /** First registration, else manufacture. */
  year: number | null
  price: number | null
  mileage: number | null
  engine_size: number | null
  cubic_meter: number | null
  is_best_deal: boolean
  words: string[]
}

/** Bits of a segment, and a car's position in it: the highest number is first (db/migrations/0005). */
export const SEGMENT_BITS = 16_384
export const segmentOf = (carNo: number): number => carNo >> 14
export const placeOf = (carNo: number): number => SEGMENT_BITS - 1 - (carNo & (SEGMENT_BITS - 1))

/**
 * Fields stored as binary digits, and their widths: price to 134 million, mileage to 8 million, engine size to
 * 32 thousand, volume (m³ / 100) to its column's maximum.
 */
export const FIELDS = { 'price/': 27, 'mileage/': 23, 'engineSize/': 15, 'volume/': 20 } as const
export type Field = keyof typeof FIELDS
/** Stored values: 0 is unknown, so known values are shifted by one. */
export const stored = (field: Field, value: number): number => Math.min(value, 2 ** FIELDS[field] - 2) + 1

const YEARS = Array.from({ length: 51 }, (_, i) => 1985 + i)

/** Ranges whose bounds are usually one of these options. Each is indexed as `{name}From` and `{name}UpTo`. */
export const RANGES = {
  price: { options: PRICE_OPTIONS, value: (car: IndexedCar) => car.price },
  mileage: { options: MILEAGE_OPTIONS, value: (car: IndexedCar) => car.mileage },
  engineSize: { options: ENGINE_SIZE_OPTIONS, value: (car: IndexedCar) => car.engine_size },
  year: { options: YEARS, value: (car: IndexedCar) => car.year },
} as const satisfies Record<string, { options: readonly number[]; value: (car: IndexedCar) => number | null }>
export type Range = keyof typeof RANGES

type Value = (car: IndexedCar) => string | number | null
const OPTIONS: [kind: string, value: Value][] = [
  ['status', (car) => car.status],
  ['visible', (car) => (isVisible(car.status) ? 'true' : null)],
  ['brand', (car) => car.brand_id],
  ['category', (car) => car.body_type],
  ['color', (car) => car.color],
  ['steering', (car) => car.steering],
  ['driveType', (car) => car.drive_type],
  ['transmissionType', (car) => car.transmission_type],
  ['fuelType', (car) => car.fuel_type],
  ['doors', (car) => car.doors],
  ['numberSeat', (car) => car.number_seat],
  ['year', (car) => car.year],
  ['bestDeal', (car) => String(car.is_best_deal)],
]
const STEPS = Object.entries(RANGES).map(([name, { options, value }]) => ({
  options,
  value,
  from: `${name}From`,
  upTo: `${name}UpTo`,
}))

/** Kinds with few values: every searching process holds them completely. */
export const DENSE: readonly string[] = [
  ...OPTIONS.map(([kind]) => kind),
  ...STEPS.flatMap(({ from, upTo }) => [from, upTo]),
  ...Object.keys(FIELDS),
]
/** Kinds with thousands of values of few cars each: stored compressed and read one by one. */
const SPARSE_OPTIONS: [kind: string, value: Value][] = [
  ['model', (car) => car.model_id],
  ['engineCode', (car) => car.engine_code && engineCodeKey(car.engine_code)],
]
export const SPARSE: ReadonlySet<string> = new Set(['word', ...SPARSE_OPTIONS.map(([kind]) => kind)])

/** Calls `put` for every row of the index in which the car's bit is set. */
export function entriesOf(car: IndexedCar, put: (kind: string, value: string) => void): void {
  for (const options of [OPTIONS, SPARSE_OPTIONS])
    for (const [kind, valueOf] of options) {
      const value = valueOf(car)
      if (value !== null && value !== '') put(kind, String(value))
    }
  for (const word of car.words) put('word', word)
  for (const { options, value, from, upTo } of STEPS) {
    const number = value(car)
    if (number === null) continue
    for (const step of options) {
      if (number <= step) put(upTo, String(step))
      if (number >= step) put(from, String(step))
    }
  }
  places('price/', car.price, put)
  places('mileage/', car.mileage, put)
  places('engineSize/', car.engine_size, put)
  places('volume/', car.cubic_meter === null ? null : hundredthsOf(car.cubic_meter), put)
}

/** Engine codes are normalized like chassis numbers: '1NZ-FE' is '1nzfe'. */
export const engineCodeKey = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]+/g, '')

function places(field: Field, value: number | null, put: (kind: string, value: string) => void): void {
  if (value === null) return
  const number = stored(field, value)
  for (let place = 0; place < FIELDS[field]; place++) if ((number >> place) & 1) put(field, String(place))
}
