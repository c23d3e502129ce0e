import type { Facet } from '@minato/contract/search-facets'
import type { Criterion } from './criteria-store.ts'
import { withinDelivered } from './delivered-price-search.ts'
import { withVerdict } from './verdicts.ts'
import { SEGMENT_BITS, WORDS } from './index-entries.ts'
import type { Field } from './index-entries.ts'

/**
 * Counting on bitmaps: the matching cars of a segment, and how many each option would leave. A car's position
 * is the lower 14 bits of its number. (`!`: an index below WORDS always exists.)
 */

/** The cars of one option in a segment: a bitmap, or positions if they are few. */
export type Row = Uint32Array | Uint16Array

/** The data of one segment that a query needs. */
export interface Segment {
  number: number
  row(kind: string, value: string): Row | undefined
  /** All options of a kind. */
  options(kind: string): Iterable<[value: string, row: Row]>
}

/** Above this number positions take more memory than the bitmap. */
const FEW = SEGMENT_BITS / 16

/** Decodes a stored bitmap, which has the highest number first. */
export function rowOf(bits: Uint8Array): Row {
  // Reversed, bytes and words are in ascending order on little-endian machines.
  const row = new Uint32Array(new Uint8Array(bits).reverse().buffer)
  return countOf(row) < FEW ? new Uint16Array(placesIn(row)) : row
}

/** The cars of the segment that match one criterion. */
function bitsOf(
  { options = [], together = [], carNos = [], range, delivered, verdict }: Criterion,
  segment: Segment,
): Uint32Array {
  if (verdict) return withVerdict(verdict, segment)
  if (delivered) return withinDelivered(delivered, segment)
  if (range) return inRange(range, segment)
  const [only, ...more] = options
  const first = only && segment.row(...only)
  if (first instanceof Uint32Array && more.length + together.length + carNos.length === 0) return first
  const result = new Uint32Array(WORDS)
  for (const [kind, value] of options) add(result, segment.row(kind, value))
  for (const all of together)
    add(result, all.map(([kind, value]) => asBits(segment.row(kind, value))).reduce(intersect))
  for (const carNo of carNos) if (carNo >> 14 === segment.number) addPlace(result, carNo & (SEGMENT_BITS - 1))
  return result
}

function add(result: Uint32Array, row: Row | undefined): void {
  if (row instanceof Uint16Array) for (const place of row) addPlace(result, place)
  else if (row) for (let i = 0; i < WORDS; i++) result[i]! |= row[i]!
}
const addPlace = (result: Uint32Array, place: number): void => void (result[place >> 5]! |= 1 << (place & 31))
export const hasPlace = (row: Uint32Array, place: number): number => (row[place >> 5]! >>> (place & 31)) & 1

export const NONE = new Uint32Array(WORDS)

/** The cars whose stored number is known and at most the bound; with `above`, known and greater. */
function inRange({ field, bound, above }: NonNullable<Criterion['range']>, segment: Segment): Uint32Array {
  const result = new Uint32Array(WORDS).fill(0xffffffff)
  const known = new Uint32Array(WORDS)
  const planes = new Map([...segment.options(field satisfies Field)].map(([place, row]) => [Number(place), row]))
  // From the lowest bit up: equal so far, or decided here.
  for (let place = 0; place < planes.size; place++) {
    const plane = asBits(planes.get(place))
    const isOne = (bound >> place) & 1
    for (let i = 0; i < WORDS; i++) {
      known[i]! |= plane[i]!
      result[i] = isOne ? ~plane[i]! | result[i]! : ~plane[i]! & result[i]!
    }
  }
  for (let i = 0; i < WORDS; i++) result[i] = known[i]! & (above ? ~result[i]! : result[i]!)
  return result
}

export function asBits(row: Row | undefined): Uint32Array {
  if (row instanceof Uint32Array) return row
  if (!row?.length) return NONE
  const bits = new Uint32Array(WORDS)
  add(bits, row)
  return bits
}

function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const result = new Uint32Array(WORDS)
  for (let i = 0; i < WORDS; i++) result[i] = a[i]! & b[i]!
  return result
}

/** The cars of a segment that match all criteria. */
export const hitsIn = (criteria: readonly Criterion[], segment: Segment): Uint32Array =>
  criteria.map((criterion) => bitsOf(criterion, segment)).reduce(intersect)

export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countOf(bits: Uint32Array): number {
  let count = 0
  for (let i = 0; i < WORDS; i++) count += popCount(bits[i]!)
  return count
}

/** The positions of set bits, lowest first. */
export function placesIn(bits: Uint32Array): number[] {
  const places: number[] = []
  for (let i = 0; i < WORDS; i++)
    for (let word = bits[i]!; word !== 0; word &= word - 1) places.push(i * 32 + 31 - Math.clz32(word & -word))
  return places
}

/** A facet query: the options to count, and the criteria to ignore (its own, as a mask). */
export interface FacetQuestion {
  kind: Facet
  /** Only some values, if there are too many to offer all. */
  values?: readonly string[]
  mask: number
}

/** Calls `onOption` with the number of cars that each option would leave; options with none may be skipped. */
export function countOptions(
  criteria: readonly Criterion[],
  questions: readonly FacetQuestion[],
  segment: Segment,
  onOption: (kind: Facet, value: string, cars: number) => void,
): void {
  const bitsByCriterion = criteria.map((criterion) => bitsOf(criterion, segment))
  const bases = new Map<number, { bits: Uint32Array; used: number[] }>()
  const baseOf = (mask: number) => {
    let base = bases.get(mask)
    if (!base) {
      const bits = bitsByCriterion.filter((_, i) => !((mask >> i) & 1)).reduce(intersect)
      // Skips empty words, which are most of a narrow search.
      const used: number[] = []
      for (let i = 0; i < WORDS; i++) if (bits[i] !== 0) used.push(i)
      bases.set(mask, (base = { bits, used }))
    }
    return base
  }
  for (const { kind, values, mask } of questions) {
    const base = baseOf(mask)
    if (base.used.length === 0) continue
    const options = values?.map((value) => [value, segment.row(kind, value)] as const) ?? segment.options(kind)
    for (const [value, row] of options) if (row) onOption(kind, value, countIntersection(base, row))
  }
}

function countIntersection({ bits, used }: { bits: Uint32Array; used: readonly number[] }, row: Row): number {
  let count = 0
  if (row instanceof Uint16Array) for (let i = 0; i < row.length; i++) count += hasPlace(bits, row[i]!)
  else for (let i = 0; i < used.length; i++) count += popCount(bits[used[i]!]! & row[used[i]!]!)
  return count
}
