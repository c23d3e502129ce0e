import { wordKey } from '../values/normalize-text.ts'
import type { CatalogueNames } from '../values/similar-names.ts'

/** Range of most values of a field. */
type UsualFigures = { low: number; middle: number; high: number }
export const PROFILE_FIGURES = ['mileage', 'engineSize', 'price', 'doors', 'numberSeat'] as const
const PROFILE_CODES = ['engineCode', 'trim'] as const
type FigureField = (typeof PROFILE_FIGURES)[number]
type CodeField = (typeof PROFILE_CODES)[number]

/** What a dealer's stock is like. Columns and names unlike it need the user's confirmation. */
export type StockProfile = {
  figures: Record<FigureField, UsualFigures>
  codes: Partial<Record<CodeField, readonly string[]>>
  names: CatalogueNames
}

/** Defaults for a stock that is too small: used cars in kilometres, cubic centimetres and US dollars. */
export const DEFAULT_STOCK: StockProfile = {
  figures: {
    mileage: { low: 1000, middle: 85_000, high: 300_000 },
    engineSize: { low: 600, middle: 1800, high: 6000 },
    price: { low: 500, middle: 7000, high: 60_000 },
    doors: { low: 2, middle: 5, high: 5 },
    numberSeat: { low: 2, middle: 5, high: 12 },
  },
  codes: {},
  names: [],
}

/** A median this many times outside the stock's range means another field or another unit. */
const MAX_RATIO = 5
/** Minimum number of values for a comparison. */
const MIN_CELLS = 20

/** Whether numbers, in stored units, are unlike those of the stock. */
export const isAtypical = (
  stock: StockProfile,
  field: FigureField,
  { middle, count }: { middle: number; count: number },
): boolean => {
  const { low, high } = stock.figures[field]
  return count >= MIN_CELLS && (middle < low / MAX_RATIO || middle > high * MAX_RATIO)
}

/** Share of a column's values that occur in the stock, 0 to 1. Null if the stock has too few. */
export const knownShare = (stock: StockProfile, field: CodeField, cells: readonly string[]): number | null => {
  const codes = stock.codes[field]
  if (codes === undefined || codes.length < MIN_CELLS) return null
  const known = new Set(codes.map(wordKey))
  return cells.filter((cell) => known.has(wordKey(cell))).length / Math.max(1, cells.length)
}
