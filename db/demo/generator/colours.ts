import type { Color } from '@minato/contract/enumerations'
import type { Use } from '../makers.ts'
import type { Dice } from '../random.ts'
import { placeOf } from './catalogue.ts'

type Shares = Partial<Record<Color, number>>

const PRIVATE: Shares = {
  PEARL: 25,
  WHITE: 13,
  BLACK: 21,
  SILVER: 15,
  GRAY: 9,
  BLUE: 7,
  RED: 3.6,
  BEIGE: 1.4,
  BROWN: 1.5,
  GREEN: 1.1,
  GOLD: 0.9,
  PURPLE: 0.7,
  ORANGE: 0.5,
  YELLOW: 0.3,
  PINK: 0.15,
}
/** Small cars carry the colours that large ones do not. */
const SMALL: Shares = {
  PEARL: 24,
  WHITE: 14,
  BLACK: 14,
  SILVER: 15,
  GRAY: 6,
  BLUE: 9,
  RED: 4,
  BEIGE: 3.5,
  BROWN: 2.4,
  GREEN: 1.6,
  PINK: 2.6,
  PURPLE: 1.8,
  ORANGE: 1.2,
  YELLOW: 1.2,
  GOLD: 0.4,
}
const LARGE: Shares = {
  PEARL: 36,
  BLACK: 33,
  WHITE: 8,
  SILVER: 10,
  GRAY: 6,
  BLUE: 2.5,
  RED: 1,
  BEIGE: 0.7,
  BROWN: 0.8,
  GOLD: 0.6,
  GREEN: 0.5,
  PURPLE: 0.4,
}
/** Before about 2005: hardly any gray or brown, much silver. */
const OLD: Shares = {
  SILVER: 28,
  WHITE: 17,
  PEARL: 17,
  BLACK: 11,
  BLUE: 8,
  GREEN: 5,
  GRAY: 4,
  GOLD: 3,
  RED: 3,
  BEIGE: 2,
  PURPLE: 1.4,
  YELLOW: 0.5,
  ORANGE: 0.3,
  PINK: 0.3,
  BROWN: 0.4,
}
/** European makers: seldom pearl, much gray. */
const IMPORTED: Shares = {
  WHITE: 27,
  BLACK: 26,
  SILVER: 14,
  GRAY: 13,
  BLUE: 8,
  RED: 4,
  PEARL: 2.5,
  BROWN: 1.6,
  BEIGE: 1,
  GREEN: 1.1,
  ORANGE: 0.5,
  YELLOW: 0.5,
  GOLD: 0.3,
  PURPLE: 0.2,
}
const BY_USE: Record<Exclude<Use, 'private'>, Shares> = {
  commercial: { WHITE: 70, SILVER: 17, BLACK: 4, PEARL: 4, GRAY: 2, BLUE: 1.6, BEIGE: 0.8, GREEN: 0.4, RED: 0.2 },
  truck: {
    WHITE: 68,
    BLUE: 13,
    SILVER: 7,
    GREEN: 3,
    GRAY: 3,
    YELLOW: 2,
    RED: 1.5,
    BLACK: 1.5,
    BEIGE: 0.6,
    ORANGE: 0.4,
  },
  bus: { WHITE: 66, BEIGE: 9, SILVER: 9, PEARL: 8, BLUE: 4, GREEN: 2, YELLOW: 1, RED: 1 },
  taxi: { BLACK: 46, GREEN: 12, YELLOW: 12, WHITE: 12, ORANGE: 8, BLUE: 6, SILVER: 4 },
  weekend: {
    WHITE: 16,
    PEARL: 14,
    RED: 15,
    BLACK: 15,
    SILVER: 14,
    BLUE: 10,
    YELLOW: 5,
    GRAY: 6,
    ORANGE: 2,
    GREEN: 2,
    PURPLE: 1,
  },
}

interface Palette {
  colors: readonly Color[]
  sums: Float64Array
}

function palette(shares: Shares): Palette {
  const entries = Object.entries(shares) as [Color, number][]
  const whole = entries.reduce((sum, [, share]) => sum + share, 0)
  let sum = 0
  return {
    colors: entries.map(([color]) => color),
    sums: Float64Array.from(entries, ([, share]) => (sum += share / whole)),
  }
}

const PALETTES = {
  private: palette(PRIVATE),
  small: palette(SMALL),
  large: palette(LARGE),
  old: palette(OLD),
  imported: palette(IMPORTED),
}
const PALETTES_BY_USE = {
  commercial: palette(BY_USE.commercial),
  truck: palette(BY_USE.truck),
  bus: palette(BY_USE.bus),
  taxi: palette(BY_USE.taxi),
  weekend: palette(BY_USE.weekend),
}

/** What a colour depends on; `level` is the price of the new car in USD. */
export interface Wearer {
  use: Use
  year: number
  level: number
  isImported: boolean
}

/** A colour as such cars wear it. */
export function throwColour(dice: Dice, wearer: Wearer): Color {
  const { colors, sums } = wearer.use === 'private' ? PALETTES[privatePalette(wearer)] : PALETTES_BY_USE[wearer.use]
  return colors[placeOf(sums, dice.next())] as Color
}

const privatePalette = ({ year, level, isImported }: Wearer): keyof typeof PALETTES =>
  isImported ? 'imported' : level >= 36_000 ? 'large' : year < 2005 ? 'old' : level < 15_000 ? 'small' : 'private'
