import type { BodyType } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { tone } from './colour.ts'
import { dice, pick } from './dice.ts'

/** The materials and fittings inside one car: the same in all views of its inside. */
export interface Cabin {
  /** Hard plastic: dashboard, doors, pillars. */
  plastic: string
  /** Seats and the inserts of the doors. */
  hide: string
  /** The thin bright parts. */
  trim: string
  /** The strip along the dashboard. */
  strip: string
  lining: string
  manual: boolean
  screen: 'tablet' | 'inset' | 'radio'
  spokes: 3 | 4
  /** Needles and lit figures. */
  glow: string
  /** A share of a full tank. */
  fuel: number
  /** Two bright lines or one in the upholstery. */
  piped: boolean
  /** Counts up a drum or lights segments. */
  drums: boolean
}

const HIDES = ['#39434a', '#4a545b', '#39434a', '#8d8478', '#a99c86', '#7a5440', '#5b6168'] as const
const SPORT_HIDES = ['#7a4b34', '#39434a', '#7c2b26', '#4a545b'] as const
/** An open car shows its seats in the other views, and there they are brown. */
const OPEN_HIDES = ['#7a4b34'] as const
const LIMOUSINE_HIDES = ['#b8a98e', '#2f383e', '#6f4a37', '#8d8478'] as const
const WORK_HIDES = ['#6a737a', '#59636b', '#75706a', '#4f5961'] as const

/** Bodies whose driver sits over the front wheels. */
export const isForwardControl = (category: BodyType): boolean =>
  category === 'VAN' || category === 'TRUCK' || category === 'BUS'

/** The inside of a car: the same for the same body and seed. */
export function cabinOf(category: BodyType, seed: number): Cabin {
  const throwDice = dice(`${category}${seed}cabin`)
  for (let i = 0; i < 4; i++) throwDice()
  const spec = BODIES[category]
  const work = isForwardControl(category)
  const hides = spec.open
    ? OPEN_HIDES
    : spec.sport
      ? SPORT_HIDES
      : category === 'LIMOUSINE'
        ? LIMOUSINE_HIDES
        : work
          ? WORK_HIDES
          : HIDES
  const hide = pick(throwDice, hides)
  const plastic = pick(throwDice, work ? ['#39434a', '#454f56', '#404a50'] : ['#262f35', '#2c363d', '#2a3238'])
  const wood = category === 'LIMOUSINE' || throwDice() < 0.12
  const strip = pick(throwDice, ['#8f999f', '#14191d', '#aab3b8', '#4b555c'])
  return {
    plastic,
    hide,
    trim: pick(throwDice, ['#c3cbcf', '#aeb7bc', '#c3cbcf']),
    strip: work ? tone(plastic, 0.16) : wood ? '#6d4630' : strip,
    lining: pick(throwDice, ['#cfd2d0', '#d8d6cf', '#b9bfc1']),
    manual: throwDice() < (spec.cargo || spec.bed || spec.sport ? 0.7 : 0.25),
    screen: work
      ? throwDice() < 0.6
        ? 'radio'
        : 'inset'
      : pick(throwDice, ['tablet', 'inset', 'tablet', 'inset', 'radio']),
    spokes: throwDice() < 0.65 ? 3 : 4,
    glow: pick(throwDice, ['#e9eff1', '#f2c14b', '#dfe9ec', '#9fd3df']),
    fuel: 0.3 + throwDice() * 0.6,
    piped: throwDice() < 0.5,
    drums: throwDice() < (work ? 0.6 : 0.22),
  }
}
