import type { BodyType } from '@minato/contract/enumerations'
import { dice, pick } from './dice.ts'

/** What makes one car of a body differ from the next. */
export interface Traits {
  grille: number
  lamp: boolean
  chrome: boolean
  /** Dark trim round the grille and over the plate. */
  dim: boolean
  spokes: number
  wideSpokes: boolean
  darkRims: boolean
  steelWheels: boolean
  /** The truck has a box, not an open deck. */
  box: boolean
  /** A van without rear side windows. */
  cargoVan: boolean
  /** Offset of the camera from its usual angle, in degrees. */
  sway: number
}

/** The traits of a car: the same in all its views, so that its pictures belong together. */
export function traitsOf(category: BodyType, seed: number): Traits {
  const throwDice = dice(`${category}${seed}`)
  // The first throws of near seeds lie near each other.
  for (let i = 0; i < 4; i++) throwDice()
  // The order of the throws is the car: one more in between gives every stock picture other wheels.
  return {
    grille: Math.floor(throwDice() * 3),
    lamp: throwDice() < 0.5,
    chrome: throwDice() < 0.4,
    dim: throwDice() < 0.35,
    spokes: pick(throwDice, [5, 7, 10, 5]),
    wideSpokes: throwDice() < 0.3,
    darkRims: throwDice() < 0.22,
    steelWheels: throwDice() < 0.6,
    box: throwDice() < 0.45,
    cargoVan: category === 'VAN' && throwDice() < 0.35,
    sway: (throwDice() - 0.5) * 9,
  }
}
