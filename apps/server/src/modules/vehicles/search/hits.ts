import type { SortDirection } from '@minato/contract/enumerations'
import type { Order } from '../orders-store.ts'
import { asBits, countOf, hasPlace, placesIn, WORDS } from './bits.ts'
import type { Segment } from './bits.ts'
import { SEGMENT_BITS } from './index-entries.ts'
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

/**
 * The first `count` hits of an order, and those that tie with the last of them: what a page needs, for any
 * number of hits. All hits in an order that is not in the index.
 */
export function firstHits(hits: readonly Hits[], { field, direction }: Order, count: number): readonly Hits[] {
  const order = ORDERS[field]
  if (!order || totalOf(hits) <= count) return hits
  const searches = hits.map(({ segment, bits }) => searchOf(segment, bits, order.field))
  if (order.isUnknownLast && direction === 'ASC') {
    for (const search of searches) dropUnknown(search)
    if (searches.reduce((sum, { open }) => sum + countOf(open), 0) < count) return hits
  }
  narrow(searches, direction, count)
  return searches.map(({ segment, sure, open }) => ({ segment, bits: open.map((word, i) => word | sure[i]!) }))
}

interface Search {
  segment: Segment
  /** The values of the cars, a bitmap per binary place, the lowest first. */
  planes: readonly Uint32Array[]
  /** Hits that are among the first, and hits that may be. */
  sure: Uint32Array
  open: Uint32Array
  /** The words of `open` that are not 0. */
  used: number[]
}

function searchOf(segment: Segment, bits: Uint32Array, field: Field): Search {
  const planes = [...segment.options(field)]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) => asBits(row))
  const open = bits.slice()
  return { segment, planes, sure: new Uint32Array(WORDS), open, used: usedIn(open) }
}
function usedIn(bits: Uint32Array): number[] {
  const used: number[] = []
  for (let i = 0; i < WORDS; i++) if (bits[i] !== 0) used.push(i)
  return used
}

function dropUnknown({ planes, open, used }: Search): void {
  for (const i of used) open[i]! &= planes.reduce((known, plane) => known | plane[i]!, 0)
}

/** From the highest place down: the cars on the nearer side are enough, or all of them are among the first. */
function narrow(searches: readonly Search[], direction: SortDirection, count: number): void {
  const flip = direction === 'DESC' ? 0 : -1
  let missing = count
  const places = Math.max(...searches.map(({ planes }) => planes.length))
  for (let place = places - 1; place >= 0; place--) {
    const nearer = searches.map(({ planes, open, used }) => {
      const plane = planes[place]
      const bits = new Uint32Array(WORDS)
      for (const i of used) bits[i] = open[i]! & ((plane?.[i] ?? 0) ^ flip)
      return bits
    })
    const cars = nearer.reduce((sum, bits) => sum + countOf(bits), 0)
    const isEnough = cars >= missing
    if (!isEnough) missing -= cars
    searches.forEach((search, s) => {
      for (const i of search.used) {
        if (isEnough) search.open[i] = nearer[s]![i]!
        else {
          search.sure[i]! |= nearer[s]![i]!
          search.open[i]! &= ~nearer[s]![i]!
        }
      }
      search.used = search.used.filter((i) => search.open[i] !== 0)
    })
  }
}
