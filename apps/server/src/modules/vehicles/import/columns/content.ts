import type { ImportField } from '@minato/contract/import-fields'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import { isChassis } from '../values/codes.ts'
import { parseNumber, spreadOf } from '../values/numbers.ts'
import { wordKey } from '../values/text.ts'
import { fitOf, holdsAuctionGrades, holdsModelCodes, shareOf } from './column-fit.ts'
import { knownShare } from './stock-profile.ts'
import type { StockProfile } from './stock-profile.ts'

/**
 * What a column may hold by its values alone. `isProven`: nearly every value is a word or sign of this field and of no
 * other; without it the guess is only good for a question.
 */
export type ContentGuess = { field: ImportField; share: number; isProven: boolean }

/** Fields whose words and shapes are those of no other field. */
const TELLING: ImportField[] = [
  'brand',
  'name',
  'model',
  'chassis',
  ...vehicleFields().flatMap(({ name, kind }) => (kind === 'choice' ? [name] : [])),
  'dimension',
]

/** Numbers with a unit or a sign name themselves. */
const SIGNED: [ImportField, RegExp][] = [
  ['mileage', /\d\s*(km|kms|miles|キロ|км|كم)\.?$/i],
  ['engineSize', /\d\s*(cc|cm3|ccm)$|^\d[.,]\d\s*[lл]$/i],
  ['price', /^(us\$|[$¥£€₽]|usd|jpy|eur|gbp|fob|ksh|aed)\s?[\d.,]+|[\d.,]\s?(円|万円|usd|€|eur|₽|aed)$/i],
  ['cubicMeter', /\d\s*(m3|m³|cbm)$/i],
  ['doors', /^[2-6]\s?(d|dr|drs|doors?|portes?|ドア)$/i],
  ['numberSeat', /^\d{1,2}\s?(seats?|seater|人|名|places?)$/i],
]

const PROVEN = 0.95
const LIKELY = 0.8
const FEWEST = 3

/** The likeliest field of a column by its values, or null. `isTaken`: fields that other columns name. */
export const guessByContent = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean = () => false,
): ContentGuess | null => {
  if (cells.length < FEWEST) return null
  const guesses: ContentGuess[] = []
  const add = (field: ImportField, share: number, least: number, isTelling: boolean) => {
    if (share >= least) guesses.push({ field, share, isProven: isTelling && share >= PROVEN })
  }
  for (const field of TELLING) {
    const share = fitOf(field, cells) ?? 0
    // Dealers sell models that no table has: half of the names known is telling enough.
    if (field === 'model' && share >= 0.5) guesses.push({ field, share, isProven: true })
    else if (field !== 'model') add(field, share, LIKELY, true)
  }
  for (const [field, sign] of SIGNED)
    add(
      field,
      shareOf(cells, (cell) => cell.length <= 60 && sign.test(cell)),
      LIKELY,
      true,
    )
  if (guesses.length === 0) add('firstRegistration', fitOf('firstRegistration', cells) ?? 0, 0.9, true)
  const best = bestOf(guesses)
  return best ?? figuresOf(cells, stock, isTaken) ?? codesOf(cells, stock, isTaken)
}

const bestOf = (guesses: readonly ContentGuess[]) => guesses.toSorted((a, b) => b.share - a.share)[0] ?? null

/** Plain figures: the field whose usual figures lie nearest. Never more than a question. */
const figuresOf = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean,
): ContentGuess | null => {
  const numbers = cells.map((cell) => parseNumber(cell, null)).filter((number) => number !== null)
  const share = numbers.length / cells.length
  const spread = spreadOf(numbers)
  if (share < LIKELY || spread === null) return null
  const distances = (['doors', 'numberSeat', 'engineSize', 'mileage', 'price'] as const).flatMap((field) => {
    const usual = stock.figures[field]
    const fits = spread.low >= usual.low / 2 && spread.high <= usual.high * 2
    return fits && !isTaken(field) ? [{ field, distance: Math.abs(Math.log(spread.middle / usual.middle)) }] : []
  })
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  return nearest === undefined ? null : { field: nearest.field, share, isProven: false }
}

/** Codes of letters and figures look alike: those of the stock tell them apart. Never more than a question. */
const codesOf = (
  cells: readonly string[],
  stock: StockProfile,
  isTaken: (field: ImportField) => boolean,
): ContentGuess | null => {
  if (holdsAuctionGrades(cells)) return null
  const guess = (field: ImportField, share: number) => (isTaken(field) ? null : { field, share, isProven: false })
  for (const field of ['engineCode', 'trim'] as const) {
    const known = knownShare(stock, field, cells)
    if (known !== null && known >= 0.3) return guess(field, known)
  }
  if (holdsModelCodes(cells)) return guess('trim', fitOf('trim', cells) ?? 0)
  const distinct = new Set(cells.map(wordKey)).size
  const numbers = shareOf(cells, (cell) => /\d{3}/.test(cell) && cell.length <= 30 && !isChassis(cell))
  if (cells.length >= 20 && distinct > cells.length * 0.95 && numbers >= LIKELY) return guess('id', numbers)
  const share = fitOf('engineCode', cells) ?? 0
  // Where the stock has engine codes and none of these is among them, they are codes of something else.
  return share >= LIKELY && knownShare(stock, 'engineCode', cells) !== 0 ? guess('engineCode', share) : null
}
