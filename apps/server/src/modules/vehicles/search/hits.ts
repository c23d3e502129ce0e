import type { SortDirection, SortField } from '@minato/contract/enumerations'
import { asBits, both, countOf, placesIn } from './bits.ts'
import type { Segment } from './bits.ts'
import { RANGES } from './index-entries.ts'
import type { Range } from './index-entries.ts'

/** The cars found in a segment. */
export interface Hits {
  segment: Segment
  bits: Uint32Array
}

export const totalOf = (hits: readonly Hits[]): number => hits.reduce((sum, { bits }) => sum + countOf(bits), 0)

export const carNosIn = (hits: readonly Hits[]): number[] =>
  hits.flatMap(({ segment, bits }) => placesIn(bits).map((place) => (segment.number << 14) + place))

const RANGE_OF: Record<SortField, Range> = { PRICE: 'price', YEAR: 'year', MILEAGE: 'mileage' }

/**
 * The hits up to the step of the order's range that holds the first `count` of them: what a page needs, however many more
 * there are, and wherever in the stock they stand. All of them where the last step does not reach.
 */
export function firstHits(
  hits: readonly Hits[],
  { field, direction }: { field: SortField; direction: SortDirection },
  count: number,
): readonly Hits[] {
  const range = RANGE_OF[field]
  const isDown = direction === 'DESC'
  const steps = isDown ? RANGES[range].options.toReversed() : RANGES[range].options
  const upTo = (step: number): readonly Hits[] =>
    hits.map(({ segment, bits }) => ({
      segment,
      bits: both(bits, asBits(segment.row(`${range}${isDown ? 'From' : 'UpTo'}`, String(step)))),
    }))
  // Each step holds those before it: the first one that is enough is found by halving.
  let [low, high] = [0, steps.length]
  let found = hits
  while (low < high) {
    const middle = (low + high) >> 1
    const within = upTo(steps[middle] ?? 0)
    if (totalOf(within) >= count) {
      found = within
      high = middle
    } else low = middle + 1
  }
  return found
}
