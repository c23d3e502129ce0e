import type { View } from '@minato/art/picture'
import type { Dice } from '../random.ts'
import type { DemoCar } from '../demo-car.ts'

const GALLERY: readonly View[] = [
  'front34',
  'side',
  'rear34',
  'front',
  'rear',
  'interior',
  'engine',
  'odometer',
  'luggage',
]
const OUTSIDE: readonly View[] = ['front34', 'rear34', 'side', 'front', 'rear']
/** So few that a million cars share some thousand drawings. */
const SEEDS = 6
const LEAST = 8
const MOST = 18

/** The gallery in its fixed order, then more views from outside; one in seventy cars has none yet. */
export function throwPictures(dice: Dice): DemoCar['pictures'] {
  const seed = dice.whole(0, SEEDS - 1)
  if (dice.chance(0.015)) return []
  const count = dice.whole(LEAST, MOST)
  return Array.from({ length: count }, (_, i) => {
    const more = i - GALLERY.length
    return more < 0
      ? { view: GALLERY[i]!, seed }
      : { view: OUTSIDE[more % OUTSIDE.length]!, seed: (seed + 1 + Math.floor(more / OUTSIDE.length)) % SEEDS }
  })
}
