import type { ProblemCode } from '../problems.ts'
import { detachedCopy, isBlankValue, normalizeText } from './normalize-text.ts'

/** The result of a cell: a value, nothing (`null` without a code), or a problem, with or without a value. */
export type Reading<T> = { value: T | null; code: ProblemCode | null; detail?: string | number }

/** Reads one non-empty cell; `text` is normalized. Never throws. */
export type CellReader<T> = (text: string) => Reading<T>

export const EMPTY_READING: Reading<never> = { value: null, code: null }
export const UNREADABLE_READING: Reading<never> = { value: null, code: 'unreadable' }

export const success = <T>(value: T): Reading<T> => ({ value, code: null })

const CACHED_CELLS = 4000
const CACHED_CHARACTERS = 60
/** Longer cells hold no number, word or date; the limit keeps patterns from running for seconds. */
const READABLE_CHARACTERS = 200

/** Reads cells with a cache, because most columns repeat their values. */
export const readCells = <T>(
  read: CellReader<T>,
  maxCharacters = READABLE_CHARACTERS,
): ((cell: string) => Reading<T>) => {
  const known = new Map<string, Reading<T>>()
  return (cell) => {
    // Prices and mileages rarely repeat; parsing plain numbers is faster than the cache.
    if (cell.length > 4 && cell.length < 8 && isFigures(cell)) return read(cell)
    const before = known.get(cell)
    if (before !== undefined) return before
    const text = normalizeText(cell)
    const reading = isBlankValue(text) ? EMPTY_READING : text.length > maxCharacters ? UNREADABLE_READING : read(text)
    if (known.size < CACHED_CELLS && cell.length <= CACHED_CHARACTERS) known.set(detachedCopy(cell), reading)
    return reading
  }
}

const isFigures = (cell: string) => {
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at)
    if (code < 48 || code > 57) return false
  }
  return true
}

/** A whole number within bounds, or a problem with the number. */
export const inRange = (value: number, min: number, max: number): Reading<number> =>
  value >= min && value <= max ? { value, code: null } : { value: null, code: 'out-of-range', detail: value }
