import type { SortDirection } from '@minato/contract/enumerations'
import type { Order } from '../sort-orders-store.ts'
import { asBits, countOf, hasPlace, NONE, popCount, placesIn } from './bitmaps.ts'
import type { Segment } from './bitmaps.ts'
import { SEGMENT_BITS, WORDS } from './index-entries.ts'
import type { Field } from './index-entries.ts'

/** The matching cars of a segment. */
export interface Hits {
  segment: Segment
  bits: Uint32Array
}

export const totalOf = (hits: readonly Hits[]): number => hits.reduce((sum, { bits }) => sum + countOf(bits), 0)

export const carNosIn = (hits: readonly Hits[]): number[] =>
  hits.flatMap(({ segment, bits }) => placesIn(bits).map((place) => (segment.number << 14) + place))

/** Which of the cars are hits. */
export const hitsAmong = (carNos: readonly number[], hits: readonly Hits[]): number[] =>
  carNos.filter((carNo) =>
    hits.some(
      ({ segment, bits }) => segment.number === carNo >> 14 && hasPlace(bits, carNo & (SEGMENT_BITS - 1)) === 1,
    ),
  )

/** Orders whose values are in the index, and whether cars without a value come last in both directions. */
const ORDERS: Partial<Record<Order['field'], { field: Field; isUnknownLast: boolean }>> = {
  PRICE: { field: 'price/', isUnknownLast: true },
  MILEAGE: { field: 'mileage/', isUnknownLast: true },
  YEAR: { field: 'month/', isUnknownLast: true },
  PUBLISHED: { field: 'published/', isUnknownLast: false },
}

/** So few hits are sorted in the database as fast as the first of them are found. */
const FEW = 100

/**
 * The first `count` hits of an order, and those that tie with the last of them: what a page needs, for any
 * number of hits. All hits in an order that is not in the index.
 */
export function firstHits(hits: readonly Hits[], { field, direction }: Order, count: number): readonly Hits[] {
  const order = ORDERS[field]
  if (!order || totalOf(hits) <= Math.max(count, FEW)) return hits
  const searches = hits.map(({ segment, bits }) => searchOf(segment, bits, order.field))
  // The index is being rebuilt after an update of the product.
  if (searches.some(({ planes, size }) => size > 0 && planes.length === 0)) return hits
  if (order.isUnknownLast && direction === 'ASC') {
    for (const search of searches) dropUnknown(search)
    if (searches.reduce((sum, { open }) => sum + countOf(open), 0) < count) return hits
  }
  narrowByPlanes(searches, direction, count)
  return searches.map(({ segment, certain, open }) => ({ segment, bits: open.map((word, i) => word | certain[i]!) }))
}

interface Search {
  segment: Segment
  /** The values of the cars, a bitmap per binary place, the lowest first. */
  planes: readonly Uint32Array[]
  /** Hits that are among the first, and hits that may be. */
  certain: Uint32Array
  open: Uint32Array
  /** The words of `open` that are not 0: the first `size` of them. */
  used: Uint16Array
  size: number
}

/** Planes are cached with the rows of the index that they come from. */
const planesOfRows = new WeakMap<object, Uint32Array[]>()

function planesOf(segment: Segment, field: Field): readonly Uint32Array[] {
  const rows = segment.options(field)
  const known = planesOfRows.get(rows)
  if (known) return known
  const planes: Uint32Array[] = []
  for (const [place, row] of rows) planes[Number(place)] = asBits(row)
  planesOfRows.set(rows, planes)
  return planes
}

function searchOf(segment: Segment, bits: Uint32Array, field: Field): Search {
  const used = new Uint16Array(WORDS)
  let size = 0
  for (let i = 0; i < WORDS; i++) if (bits[i] !== 0) used[size++] = i
  return { segment, planes: planesOf(segment, field), certain: new Uint32Array(WORDS), open: bits.slice(), used, size }
}

function dropUnknown({ planes, open, used, size }: Search): void {
  for (let u = 0; u < size; u++) {
    let known = 0
    for (const plane of planes) known |= plane[used[u]!]!
    open[used[u]!]! &= known
  }
}

/** From the highest place down: the cars on the nearer side are enough, or all of them are among the first. */
function narrowByPlanes(searches: readonly Search[], direction: SortDirection, count: number): void {
  const flip = direction === 'DESC' ? 0 : -1
  let missing = count
  const places = Math.max(...searches.map(({ planes }) => planes.length))
  for (let place = places - 1; place >= 0; place--) {
    let cars = 0
    for (const search of searches) cars += countNearer(search, search.planes[place] ?? NONE, flip)
    const isEnough = cars >= missing
    if (!isEnough) missing -= cars
    for (const search of searches) applyPlane(search, search.planes[place] ?? NONE, flip, isEnough)
  }
}

function countNearer({ open, used, size }: Search, plane: Uint32Array, flip: number): number {
  let cars = 0
  for (let u = 0; u < size; u++) {
    const i = used[u]!
    cars += popCount(open[i]! & (plane[i]! ^ flip))
  }
  return cars
}

function applyPlane(search: Search, plane: Uint32Array, flip: number, isEnough: boolean): void {
  const { open, certain, used } = search
  let size = 0
  for (let u = 0; u < search.size; u++) {
    const i = used[u]!
    const nearer = open[i]! & (plane[i]! ^ flip)
    if (isEnough) open[i] = nearer
    else {
      certain[i]! |= nearer
      open[i]! &= ~nearer
    }
    if (open[i] !== 0) used[size++] = i
  }
  search.size = size
}
