import { PRICE_OPTIONS } from '@minato/contract/enumerations'
import type { SortDirection } from '@minato/contract/enumerations'
import { deliveredPrice } from '@minato/domain/delivered'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { Row, Segment } from './bitmaps.ts'
import type { Hits } from './hits.ts'
import { SEGMENT_BITS, WORDS } from './index-entries.ts'
import type { Field } from './index-entries.ts'

/**
 * Delivered prices depend on port and tariff, so they are not stored. Price and volume of all cars are in the
 * index; totals to a port are computed on first use (decision 8).
 */

/** Stands for an unknown price or volume: greater than any price. */
const UNKNOWN = 2 ** 31 - 1

/** Calls `callback` with the position of each car of a row. */
export function forEachPosition(row: Row, callback: (at: number) => void): void {
  if (row instanceof Uint16Array) row.forEach(callback)
  else
    for (let i = 0; i < WORDS; i++)
      for (let word = row[i]!; word !== 0; word &= word - 1) callback(i * 32 + 31 - Math.clz32(word & -word))
}

/** Decoded values are cached with the bitmaps they come from. */
const decoded = new WeakMap<object, Int32Array>()

/** The stored numbers of a field by position: value plus one, 0 if unknown. */
export function numbersOf(segment: Segment, field: Field): Int32Array {
  const planes = segment.options(field)
  const known = decoded.get(planes)
  if (known) return known
  const numbers = new Int32Array(SEGMENT_BITS)
  for (const [place, row] of planes) {
    const one = 1 << Number(place)
    forEachPosition(row, (at) => void (numbers[at]! |= one))
  }
  decoded.set(planes, numbers)
  return numbers
}

/** The totals to one port of a segment's cars by position, and the rows of the facet `priceUpTo`. */
interface Totals {
  prices: Int32Array
  steps: readonly [string, Row][]
}
const totals = new WeakMap<object, Map<string, Totals>>()
/** Ports cached per segment, least recently used first out: 100 kB each. */
const MAX_CACHED_PORTS = 12

function totalsOf(segment: Segment, rates: DeliveryRates): Totals {
  const planes = segment.options('price/')
  const cached = totals.get(planes) ?? new Map<string, Totals>()
  totals.set(planes, cached)
  const key = `${rates.tariff} ${rates.inspections} ${rates.insurance}`
  const found = cached.get(key) ?? computeTotals(segment, rates)
  cached.delete(key)
  cached.set(key, found)
  const [oldest = ''] = cached.keys()
  if (cached.size > MAX_CACHED_PORTS) cached.delete(oldest)
  return found
}

function computeTotals(segment: Segment, rates: DeliveryRates): Totals {
  const fob = numbersOf(segment, 'price/')
  const volumes = numbersOf(segment, 'volume/')
  const prices = new Int32Array(SEGMENT_BITS)
  const rows = PRICE_OPTIONS.map(() => new Uint32Array(WORDS))
  for (let at = 0; at < SEGMENT_BITS; at++) {
    const isKnown = fob[at]! > 0 && volumes[at]! > 0
    const price = isKnown ? Math.min(deliveredPrice(fob[at]! - 1, volumes[at]! - 1, rates), UNKNOWN - 1) : UNKNOWN
    prices[at] = price
    let first = 0
    while (first < PRICE_OPTIONS.length && price > PRICE_OPTIONS[first]!) first++
    if (first < PRICE_OPTIONS.length) rows[first]![at >> 5]! |= 1 << (at & 31)
  }
  // Each step includes the ones before it.
  for (let step = 1; step < rows.length; step++) for (let i = 0; i < WORDS; i++) rows[step]![i]! |= rows[step - 1]![i]!
  return { prices, steps: PRICE_OPTIONS.map((step, i) => [String(step), rows[i]!]) }
}

export interface DeliveredRange {
  /** Null: the port has no tariff, so no car has a price. */
  rates: DeliveryRates | null
  from: number
  upTo: number
}

/** The cars of a segment with a known delivered price in the range. */
export function withinDelivered({ rates, from, upTo }: DeliveredRange, segment: Segment): Uint32Array {
  const found = new Uint32Array(WORDS)
  if (!rates) return found
  const { prices } = totalsOf(segment, rates)
  for (let at = 0; at < SEGMENT_BITS; at++)
    if (prices[at]! >= from && prices[at]! <= upTo && prices[at] !== UNKNOWN) found[at >> 5]! |= 1 << (at & 31)
  return found
}

/** The segment with the options of `priceUpTo` by the total to one port. */
export const withDelivered = (segment: Segment, rates: DeliveryRates | null): Segment => ({
  ...segment,
  options: (kind) => (kind === 'priceUpTo' ? (rates ? totalsOf(segment, rates).steps : []) : segment.options(kind)),
})

interface Delivered {
  carNo: number
  price: number
}
/** Calls `callback` for each matching car with its delivered price. */
function forEachHit(
  hits: readonly Hits[],
  rates: DeliveryRates | null,
  callback: (carNo: number, price: number) => void,
): void {
  for (const { segment, bits } of hits) {
    const prices = rates && totalsOf(segment, rates).prices
    for (let i = 0; i < WORDS; i++)
      for (let word = bits[i]!; word !== 0; word &= word - 1) {
        const place = i * 32 + 31 - Math.clz32(word & -word)
        callback((segment.number << 14) + place, prices ? prices[place]! : UNKNOWN)
      }
  }
}

/** Buckets of 64 dollars; all prices over two million share the last but one, unknown ones the last. */
const STEPS = 32_768
const stepOf = (price: number): number => (price === UNKNOWN ? STEPS - 1 : Math.min(Math.floor(price / 64), STEPS - 2))

/** The buckets that contain the first `count` cars of the order, so that only few cars are sorted. */
function stepsWith(cars: Uint32Array, count: number, down: boolean): (step: number) => boolean {
  let countSoFar = 0
  for (let i = 0; i < STEPS - 1; i++) {
    const step = down ? STEPS - 2 - i : i
    countSoFar += cars[step]!
    if (countSoFar >= count) return down ? (one) => one >= step && one < STEPS - 1 : (one) => one <= step
  }
  return () => true
}

/**
 * The numbers of a page's cars by delivered price: those of `first` before all, unknown last, ties as in every
 * other order.
 */
export function numbersByDelivered(
  hits: readonly Hits[],
  rates: DeliveryRates | null,
  { direction, first }: { direction: SortDirection; first: readonly number[] },
  limit: number,
  offset: number,
): number[] {
  const down = direction === 'DESC'
  const pinned = new Set(first)
  const cars = new Uint32Array(STEPS)
  forEachHit(hits, rates, (_, price) => void cars[stepOf(price)]!++)
  const isNear = stepsWith(cars, offset + limit, down)
  const found: Delivered[] = []
  forEachHit(hits, rates, (carNo, price) => {
    if (isNear(stepOf(price)) || pinned.has(carNo)) found.push({ carNo, price })
  })
  const compare = (a: Delivered, b: Delivered): number => {
    const byPinned = pinned.size && Number(pinned.has(b.carNo)) - Number(pinned.has(a.carNo))
    if (byPinned !== 0) return byPinned
    if (a.price === b.price) return down ? a.carNo - b.carNo : b.carNo - a.carNo
    if (a.price === UNKNOWN || b.price === UNKNOWN) return a.price === UNKNOWN ? 1 : -1
    return down ? b.price - a.price : a.price - b.price
  }
  return found
    .sort(compare)
    .slice(offset, offset + limit)
    .map(({ carNo }) => carNo)
}
