import { VIEWS } from '@minato/art/picture'
import type { Dice } from '../random.ts'
import type { DemoCar } from '../demo-car.ts'

/** Few, so that a million cars share some thousand drawings. */
const SEEDS = 6

/** The whole gallery of one drawn car; one in seventy cars has no picture yet. */
export function randomPictures(dice: Dice): DemoCar['pictures'] {
  const seed = dice.whole(0, SEEDS - 1)
  return dice.chance(0.015) ? [] : VIEWS.map((view) => ({ view, seed }))
}
