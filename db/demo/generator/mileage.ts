import type { Use } from '../makers.ts'
import type { Dice } from '../random.ts'

/** Kilometres per year, and the highest mileage with which such a car is exported from Japan. */
const DRIVEN: Record<Use, readonly [yearly: number, most: number]> = {
  private: [8800, 260_000],
  commercial: [14_000, 420_000],
  truck: [21_000, 950_000],
  bus: [24_000, 900_000],
  taxi: [52_000, 780_000],
  weekend: [6200, 190_000],
}
/** Long-distance lorries: engines above this size, in cc. */
const HEAVY = 6000

/** Usual mileage of a car of this use after so many years, in km. */
export function usualMileage(use: Use, years: number, cc: number, isCollected: boolean): number {
  const yearly = isCollected ? 3400 : use === 'truck' && cc > HEAVY ? 42_000 : DRIVEN[use][0]
  return yearly * Math.max(years, 0.4) ** 0.93
}

/**
 * Approximately log-normal around the usual mileage; a third is rounded to thousands, as on auction
 * sheets.
 */
export function randomMileage(dice: Dice, use: Use, usual: number): number {
  const most = DRIVEN[use][1]
  const run = usual * Math.exp(dice.bell() * 0.46 - 0.06)
  const km = Math.max(8, Math.min(run, most - ((run - most) % (most * 0.15))))
  return km > 5000 && dice.chance(0.33) ? Math.round(km / 1000) * 1000 : Math.round(km)
}
