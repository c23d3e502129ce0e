import { CRITERIA, RANGES } from '@minato/contract/search-criteria'
import type { NameOf, RangeName } from '@minato/contract/search-criteria'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { hundredthsOf } from '@minato/domain/delivered'
import { isVisible } from '@minato/domain/vehicles'
import { columnOf } from '../field-columns.ts'
import type { Snake } from '../field-columns.ts'
import { INDEXED } from './values-store.ts'
import type { IndexedCriterion, IndexedName } from './values-store.ts'

/** What the index knows of a car: `indexedCars` in search/store.ts. */
export type IndexedCar = {
  car_no: number
  status: VehicleStatus
  cubic_meter: number | null
  words: string[]
  published_minute: number | null
  year_and_month: number | null
  registered_month: number | null
  manufactured_month: number | null
} & { [N in IndexedName as Snake<N>]: ValueOf<N> }
type ValueOf<N> = N extends NameOf<'flag'> ? boolean : (N extends NameOf<'range' | 'wholes'> ? number : string) | null
type Value = string | number | boolean | null
/** Reads the value of a criterion. */
const readerOf = (name: IndexedName): ((car: IndexedCar) => Value) => {
  const column = columnOf(name) as Snake<IndexedName>
  return (car) => car[column]
}

/** Bits of a segment, and a car's position in it: the highest number is first (db/migrations/0006). */
export const SEGMENT_BITS = 16_384
/** Words of a segment's bitmap. */
export const WORDS = SEGMENT_BITS / 32
export const placeOf = (carNo: number): number => SEGMENT_BITS - 1 - (carNo & (SEGMENT_BITS - 1))

const STEPPED = INDEXED.filter(({ kind, options }) => kind === 'range' && options)
type Stepped = { [N in RangeName]: (typeof CRITERIA)[N] extends { options: unknown } ? N : never }[RangeName]
export type Field = `${Stepped}/` | 'volume/' | 'published/' | 'month/' | 'registered/' | 'manufactured/'
/**
 * Fields kept as binary places, and how many: enough for the limit of the criterion, for the column of volumes
 * (m³ / 100), for 31 years of minutes (`publishedMinute`), and for months (`yearAndMonth`).
 */
export const FIELDS = {
  ...Object.fromEntries(STEPPED.map(({ name, max = 0 }) => [`${name}/`, Math.ceil(Math.log2(max + 2))])),
  'volume/': 20,
  'published/': 24,
  'month/': 15,
  'registered/': 15,
  'manufactured/': 15,
} as Record<Field, number>
/** As stored: 0 is unknown, so that a known 0 still counts. */
export const stored = (field: Field, value: number): number => Math.min(Math.max(value, 0), 2 ** FIELDS[field] - 2) + 1

const YEARS: readonly number[] = Array.from({ length: 51 }, (_, i) => 1985 + i)
/** Bounds that a range mostly has; each is in the index as `{name}From` and `{name}UpTo`. */
export const stepsOf = (name: RangeName): readonly number[] => {
  const row = CRITERIA[name]
  return 'options' in row ? row.options : YEARS
}
const STEPS = RANGES.map((name) => ({
  options: stepsOf(name),
  value: readerOf(name),
  from: `${name}From`,
  upTo: `${name}UpTo`,
}))

/** Thousands of values with few cars each: stored compressed and read one by one. */
const isSparse = ({ name, kind }: IndexedCriterion) => name === 'model' || kind === 'text'
type Kind = readonly [kind: string, value: (car: IndexedCar) => Value]
const KINDS: readonly Kind[] = [
  ['status', (car) => car.status],
  ['visible', (car) => (isVisible(car.status) ? 'true' : null)],
  ...INDEXED.filter((one) => !STEPPED.includes(one)).map(({ name }): Kind => [name, readerOf(name)]),
]
export const SPARSE: ReadonlySet<string> = new Set(['word', ...INDEXED.filter(isSparse).map(({ name }) => name)])
/** Few values with many cars each: kept whole in every process that searches. */
export const DENSE: readonly string[] = [
  ...KINDS.flatMap(([kind]) => (SPARSE.has(kind) ? [] : [kind])),
  ...STEPS.flatMap(({ from, upTo }) => [from, upTo]),
  ...Object.keys(FIELDS),
]

/** Calls `put` for every row of the index in which the car's bit is set. */
export function entriesOf(car: IndexedCar, put: (kind: string, value: string) => void): void {
  for (const [kind, valueIn] of KINDS) {
    const value = valueIn(car)
    if (value !== null && value !== '') put(kind, String(value))
  }
  for (const word of car.words) put('word', word)
  for (const { options, value, from, upTo } of STEPS) {
    const number = value(car)
    if (typeof number !== 'number') continue
    for (const step of options) {
      if (number <= step) put(upTo, String(step))
      if (number >= step) put(from, String(step))
    }
  }
  for (const { name } of STEPPED) places(`${name}/` as Field, readerOf(name)(car), put)
  places('volume/', car.cubic_meter === null ? null : hundredthsOf(car.cubic_meter), put)
  places('published/', car.published_minute, put)
  places('month/', car.year_and_month, put)
  places('registered/', car.registered_month, put)
  places('manufactured/', car.manufactured_month, put)
}

function places(field: Field, value: Value, put: (kind: string, value: string) => void): void {
  if (typeof value !== 'number') return
  const number = stored(field, value)
  for (let place = 0; place < FIELDS[field]; place++) if ((number >> place) & 1) put(field, String(place))
}
