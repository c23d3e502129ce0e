import type { SortDirection, SortField } from '@minato/contract/enumerations'
import type { RangeName } from '@minato/contract/search-criteria'
import { asBits, both, countOf, placesIn } from './bits.ts'
import type { Segment } from './bits.ts'
import { stepsOf } from './index-entries.ts'

/** The matching cars of a segment. */
export interface Hits {
  segment: Segment
  bits: Uint32Array
}

export const totalOf = (hits: readonly Hits[]): number => hits.reduce((sum, { bits }) => sum + countOf(bits), 0)

export const carNosIn = (hits: readonly Hits[]): number[] =>
  hits.flatMap(({ segment, bits }) => placesIn(bits).map((place) => (segment.number << 14) + place))

const RANGE_OF: Record<SortField, RangeName> = { PRICE: 'price', YEAR: 'year', MILEAGE: 'mileage' }

/**
 * The hits up to the range step that contains the first `count` of them: what a page needs, for any number of
 * hits. All hits if the last step does not reach that far.
 */
export function firstHits(
  hits: readonly Hits[],
  { field, direction }: { field: SortField; direction: SortDirection },
  count: number,
): readonly Hits[] {
  const range = RANGE_OF[field]
  const isDown = direction === 'DESC'
  const steps = isDown ? stepsOf(range).toReversed() : stepsOf(range)
  const upTo = (step: number): readonly Hits[] =>
    hits.map(({ segment, bits }) => ({
      segment,
      bits: both(bits, asBits(segment.row(`${range}${isDown ? 'From' : 'UpTo'}`, String(step)))),
    }))
  // Each step includes the ones before it, so binary search finds the first sufficient one.
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
