import type { BodyType } from '@minato/contract/enumerations'

export interface DemoMarkup {
  category: BodyType
  values: readonly { percentage: number; effectiveTime: string }[]
}

const DAY_MS = 86_400_000
/** Days; every demonstration inquiry was quoted later. */
export const PRICES_SINCE = 100

/** Percentages of last year and now; only vans have one that takes effect next month. */
const RATES: readonly (readonly [BodyType, before: number, now: number, next?: number])[] = [
  ['HATCH', 3, 2.5],
  ['SEDAN', 3, 2.5],
  ['WAGON', 3, 3],
  ['COUPE', 4, 4.5],
  ['CONVERTIBLE', 4, 4.5],
  ['LIMOUSINE', 4, 4],
  ['CROSSOVER', 3.5, 4],
  ['CUV', 3.5, 3.5],
  ['SUV', 4, 4.75],
  ['PICK-UP', 4, 4.25],
  ['VAN', 3, 3.5, 4],
  ['TRUCK', 2, 2],
  ['BUS', 2, 2.25],
]

/** Markups of each body category; their start dates are relative to `today`. */
export function markups(today: Date): readonly DemoMarkup[] {
  const at = (days: number): string => new Date(today.getTime() + days * DAY_MS).toISOString()
  return RATES.map(([category, before, now, next]) => ({
    category,
    values: [
      { percentage: before, effectiveTime: at(-400) },
      { percentage: now, effectiveTime: at(-PRICES_SINCE) },
      ...(next === undefined ? [] : [{ percentage: next, effectiveTime: at(30) }]),
    ],
  }))
}
