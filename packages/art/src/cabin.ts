import type { BodyType } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { mix, tone } from './colour.ts'
import { dice, pick } from './dice.ts'

/** The materials and fittings inside one car: the same in all views of its inside. */
export interface Cabin {
  /** The driver sits over the front wheels: hard plastic, a flat steering wheel. */
  isWork: boolean
  /** #rrggbb by the roles that the drawings name. */
  colours: Record<'plastic' | 'hide' | 'trim' | 'strip' | 'lining' | 'glow' | 'lower' | 'mat' | 'stitch', string>
  /** Which layers of the drawings belong to it. */
  fittings: string[]
  /** The odometer counts on drums, not in lit segments. */
  hasDrums: boolean
}

const HIDES = ['#39434a', '#4a545b', '#39434a', '#8d8478', '#a99c86', '#7a5440', '#5b6168'] as const
const SPORT_HIDES = ['#7a4b34', '#39434a', '#7c2b26', '#4a545b'] as const
/** An open car shows its seats in the other views, and there they are brown. */
const OPEN_HIDES = ['#7a4b34'] as const
const LIMOUSINE_HIDES = ['#b8a98e', '#2f383e', '#6f4a37', '#8d8478'] as const
const WORK_HIDES = ['#6a737a', '#59636b', '#75706a', '#4f5961'] as const

/** The inside of a car: the same for the same body and seed. */
export function cabinOf(category: BodyType, seed: number): Cabin {
  const throwDice = dice(`${category}${seed}cabin`)
  for (let i = 0; i < 4; i++) throwDice()
  const spec = BODIES[category]
  const isWork = category === 'VAN' || category === 'TRUCK' || category === 'BUS'
  const hides = spec.open
    ? OPEN_HIDES
    : spec.sport
      ? SPORT_HIDES
      : category === 'LIMOUSINE'
        ? LIMOUSINE_HIDES
        : isWork
          ? WORK_HIDES
          : HIDES
  const hide = pick(throwDice, hides)
  const plastic = pick(throwDice, isWork ? ['#39434a', '#454f56', '#404a50'] : ['#262f35', '#2c363d', '#2a3238'])
  const isWooden = category === 'LIMOUSINE' || throwDice() < 0.12
  const strip = pick(throwDice, ['#8f999f', '#14191d', '#aab3b8', '#4b555c'])
  const trim = pick(throwDice, ['#c3cbcf', '#aeb7bc', '#c3cbcf'])
  const lining = pick(throwDice, ['#cfd2d0', '#d8d6cf', '#b9bfc1'])
  const isManual = throwDice() < (spec.cargo || spec.bed || spec.sport ? 0.7 : 0.25)
  const screen = pick(throwDice, isWork ? ['radio', 'inset', 'radio'] : ['tablet', 'inset', 'tablet', 'inset', 'radio'])
  const spokes = throwDice() < 0.65 ? 'spokes3' : 'spokes4'
  const glow = pick(throwDice, ['#e9eff1', '#f2c14b', '#dfe9ec', '#9fd3df'])
  const dials = throwDice() < (isWork ? 0.5 : 0.25) ? 'oneDial' : 'twoDials'
  return {
    isWork,
    colours: {
      plastic,
      hide,
      trim,
      strip: isWork ? tone(plastic, 0.16) : isWooden ? '#6d4630' : strip,
      lining,
      glow,
      lower: isWork ? tone(plastic, -0.08) : mix(plastic, hide, 0.45),
      mat: mix(plastic, hide, 0.25),
      stitch: tone(hide, throwDice() < 0.5 ? 0.42 : -0.3),
    },
    fittings: [isWork ? 'work' : 'car', isManual ? 'manual' : 'automatic', screen, spokes, dials],
    hasDrums: throwDice() < (isWork ? 0.6 : 0.22),
  }
}
