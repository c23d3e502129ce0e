import { wordKey } from '../values/text.ts'

/** Where most values of a field lie. */
export type UsualFigures = { low: number; middle: number; high: number }
export const PROFILE_FIGURES = ['mileage', 'engineSize', 'price', 'doors', 'numberSeat'] as const
export const PROFILE_CODES = ['engineCode', 'trim'] as const
type FigureField = (typeof PROFILE_FIGURES)[number]
type CodeField = (typeof PROFILE_CODES)[number]

/** What a dealer's stock holds: a column of other values than these is no such field without a person's word. */
export type StockProfile = {
  figures: Record<FigureField, UsualFigures>
  codes: Partial<Record<CodeField, readonly string[]>>
}

/** Used cars of the trade, for a stock that is too small to tell. Kilometres, cubic centimetres, US dollars. */
export const USUAL_STOCK: StockProfile = {
  figures: {
    mileage: { low: 1000, middle: 85_000, high: 300_000 },
    engineSize: { low: 600, middle: 1800, high: 6000 },
    price: { low: 500, middle: 7000, high: 60_000 },
    doors: { low: 2, middle: 5, high: 5 },
    numberSeat: { low: 2, middle: 5, high: 12 },
  },
  codes: {},
}

/** A column's middle value this many times beyond what the stock has is not that field, or not in that unit. */
const FAR = 5
/** Fewer values than these prove nothing about a column. */
const FEWEST = 20

/** Whether figures, as they would be stored, are unlike those of the stock. */
export const isUnlikeStock = (
  stock: StockProfile,
  field: FigureField,
  { middle, count }: { middle: number; count: number },
): boolean => {
  const { low, high } = stock.figures[field]
  return count >= FEWEST && (middle < low / FAR || middle > high * FAR)
}

/** Share of a column's values that the stock has in a field, 0 to 1; null where the stock has too few to tell. */
export const knownShare = (stock: StockProfile, field: CodeField, cells: readonly string[]): number | null => {
  const codes = stock.codes[field]
  if (codes === undefined || codes.length < FEWEST) return null
  const known = new Set(codes.map(wordKey))
  return cells.filter((cell) => known.has(wordKey(cell))).length / Math.max(1, cells.length)
}
