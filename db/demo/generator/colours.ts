import type { Color } from '@minato/contract/enumerations'
import colours from './colours.json' with { type: 'json' }
import type { Use } from '../makers.ts'
import type { Dice } from '../random.ts'
import { placeOf } from './catalogue.ts'

type Shares = Partial<Record<Color, number>>

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

/**
 * Private cars use `private`; small cars have colours that large ones do not; `old` cars, before
 * about 2005, have little grey or brown and much silver; `imported` European cars have little pearl
 * and much grey.
 */
const PALETTES = Object.fromEntries(Object.entries(colours).map(([name, row]) => [name, palette(row)])) as Record<
  keyof typeof colours,
  Palette
>

/** Determinants of a colour; `level` is the price of the new car in USD. */
export interface Wearer {
  use: Use
  year: number
  level: number
  isImported: boolean
}

/** A random colour, distributed as among such cars. */
export function randomColour(dice: Dice, wearer: Wearer): Color {
  const { colors, sums } = PALETTES[wearer.use === 'private' ? privatePalette(wearer) : wearer.use]
  return colors[placeOf(sums, dice.next())] as Color
}

const privatePalette = ({ year, level, isImported }: Wearer): keyof typeof PALETTES =>
  isImported ? 'imported' : level >= 36_000 ? 'large' : year < 2005 ? 'old' : level < 15_000 ? 'small' : 'private'
