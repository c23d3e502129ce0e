import type { ImportField } from '@minato/contract/import-fields'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import { isChassis } from '../values/codes.ts'
import { parseNumber, spreadOf } from '../values/numbers.ts'
import { wordKey } from '../values/normalize-text.ts'
import { fitOf, hasAuctionGrades, hasModelCodes, shareOf } from './column-fit.ts'
import { knownShare } from './stock-profile.ts'
import type { StockProfile } from './stock-profile.ts'

/**
 * The field that a column's values suggest. `isProven`: nearly all values are valid for this field only.
 * Otherwise the guess serves as a suggestion.
 */
export type ContentGuess = { field: ImportField; share: number; isProven: boolean }

/** Fields whose values fit no other field. */
const DISTINCTIVE_FIELDS: ImportField[] = [
  'brand',
  'name',
  'model',
  'chassis',
  ...vehicleFields().flatMap(({ name, kind }) => (kind === 'choice' ? [name] : [])),
  'dimension',
]

/** Numbers with a unit or currency identify their field. */
const FIELDS_WITH_PATTERN: [ImportField, RegExp][] = [
  ['mileage', /\d\s*(km|kms|miles|キロ|км|كم)\.?$/i],
  ['engineSize', /\d\s*(cc|cm3|ccm)$|^\d[.,]\d\s*[lл]$/i],
  ['price', /^(us\$|[$¥£€₽]|usd|jpy|eur|gbp|fob|ksh|aed)\s?[\d.,]+|[\d.,]\s?(円|万円|usd|€|eur|₽|aed)$/i],
  ['cubicMeter', /\d\s*(m3|m³|cbm)$/i],
  ['doors', /^[2-6]\s?(d|dr|drs|doors?|portes?|ドア)$/i],
  ['numberSeat', /^\d{1,2}\s?(seats?|seater|人|名|places?)$/i],
]

const PROVEN_SHARE = 0.95
const LIKELY_SHARE = 0.8
const MIN_CELLS = 3

/** The most likely field of a column by its values, or null. `isTaken`: fields of other columns. */
export const guessByContent = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean = () => false,
): ContentGuess | null => {
  if (cells.length < MIN_CELLS) return null
  const guesses: ContentGuess[] = []
  const add = (field: ImportField, share: number, minShare: number, isDistinctive: boolean) => {
    if (share >= minShare) guesses.push({ field, share, isProven: isDistinctive && share >= PROVEN_SHARE })
  }
  for (const field of DISTINCTIVE_FIELDS) {
    const share = fitOf(field, cells) ?? 0
    // Dealers sell models that are missing from the tables, so half of the names is enough.
    if (field === 'model' && share >= 0.5) guesses.push({ field, share, isProven: true })
    else if (field !== 'model') add(field, share, LIKELY_SHARE, true)
  }
  for (const [field, pattern] of FIELDS_WITH_PATTERN)
    add(
      field,
      shareOf(cells, (cell) => cell.length <= 60 && pattern.test(cell)),
      LIKELY_SHARE,
      true,
    )
  if (guesses.length === 0) add('firstRegistration', fitOf('firstRegistration', cells) ?? 0, 0.9, true)
  const best = bestOf(guesses)
  return best ?? figuresOf(cells, stock, isTaken) ?? codesOf(cells, stock, isTaken)
}

const bestOf = (guesses: readonly ContentGuess[]) => guesses.toSorted((a, b) => b.share - a.share)[0] ?? null

/** Plain numbers: the field with the nearest usual values. Suggestion only. */
const figuresOf = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean,
): ContentGuess | null => {
  const numbers = cells.map((cell) => parseNumber(cell, null)).filter((number) => number !== null)
  const share = numbers.length / cells.length
  const spread = spreadOf(numbers)
  if (share < LIKELY_SHARE || spread === null) return null
  const distances = (['doors', 'numberSeat', 'engineSize', 'mileage', 'price'] as const).flatMap((field) => {
    const usual = stock.figures[field]
    const fits = spread.low >= usual.low / 2 && spread.high <= usual.high * 2
    return fits && !isTaken(field) ? [{ field, distance: Math.abs(Math.log(spread.middle / usual.middle)) }] : []
  })
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  return nearest === undefined ? null : { field: nearest.field, share, isProven: false }
}

/** Codes look alike; those of the stock distinguish them. Suggestion only. */
const codesOf = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean,
): ContentGuess | null => {
  if (hasAuctionGrades(cells)) return null
  const guess = (field: ImportField, share: number) => (isTaken(field) ? null : { field, share, isProven: false })
  for (const field of ['engineCode', 'trim'] as const) {
    const known = knownShare(stock, field, cells)
    if (known !== null && known >= 0.3) return guess(field, known)
  }
  if (hasModelCodes(cells)) return guess('trim', fitOf('trim', cells) ?? 0)
  const distinct = new Set(cells.map(wordKey)).size
  const numbers = shareOf(cells, (cell) => /\d{3}/.test(cell) && cell.length <= 30 && !isChassis(cell))
  if (cells.length >= 20 && distinct > cells.length * 0.95 && numbers >= LIKELY_SHARE) return guess('id', numbers)
  const share = fitOf('engineCode', cells) ?? 0
  // None of these codes is an engine code of the stock, so the column holds other codes.
  return share >= LIKELY_SHARE && knownShare(stock, 'engineCode', cells) !== 0 ? guess('engineCode', share) : null
}
