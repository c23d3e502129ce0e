import type { ImportField } from '@minato/contract/import-fields'
import { MONTHS } from './dates.ts'
import { editDistance } from './edit-distance.ts'
import { parseNumber } from './numbers.ts'
import { wordKey } from './normalize-text.ts'
import { wordsOf } from './vocabulary.ts'

/**
 * A likely meaning of an unreadable cell, for the user to confirm; null if none. It is a valid meaning of a
 * mapping: an entry of the field's list, or a text that the field's reader accepts.
 */
export const proposeMeaning = (field: ImportField, text: string): string | null => {
  const words = wordsOf(field)
  if (words !== null) return wordWithin(words, text) ?? similarWord(words, text)
  if (field === 'doors') return countIn(text, 2, 6)
  if (field === 'numberSeat') return countIn(text, 1, 100)
  return NUMERIC.has(field) ? onlyNumberIn(text) : null
}

const NUMERIC: ReadonlySet<ImportField> = new Set([
  'mileage',
  'engineSize',
  'price',
  'length',
  'width',
  'height',
  'cubicMeter',
  'modelYear',
  'firstRegistration',
  'manufacture',
])

/** Words of the text, up to three in a row, that all mean one value: 'Automatic with paddle shift'. */
const wordWithin = (words: ReadonlyMap<string, string>, text: string): string | null => {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const found = new Set<string>()
  for (let from = 0; from < parts.length; from++) {
    for (let count = 1; count <= 3 && from + count <= parts.length; count++) {
      const key = wordKey(parts.slice(from, from + count).join(''))
      const value = key.length < 3 ? undefined : words.get(key)
      if (value !== undefined) found.add(value)
    }
  }
  const [value = null] = found
  return found.size === 1 ? value : null
}

/** The value of a known word within one typo: 'Automtic', 'Petorl'. */
const similarWord = (words: ReadonlyMap<string, string>, text: string): string | null => {
  const key = wordKey(text)
  if (key.length < 4 || key.length > 40) return null
  const limit = key.length < 8 ? 1 : 2
  let best = { distance: limit + 1, values: new Set<string>() }
  for (const [word, value] of words) {
    if (word.length < 4 || Math.abs(word.length - key.length) > limit) continue
    const distance = editDistance(key, word)
    if (distance < best.distance) best = { distance, values: new Set([value]) }
    else if (distance === best.distance) best.values.add(value)
  }
  const [value = null] = best.values
  return best.distance <= limit && best.values.size === 1 ? value : null
}

const NUMBER_WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
}

/**
 * A count written as a range or word. The smaller of '4-5', which spreadsheets turn into '04-May' or
 * '2024-05-04'. '>5' means 6, '5+' means 5.
 */
const countIn = (text: string, min: number, max: number): string | null => {
  const numbers = text
    .toLowerCase()
    .replace(/^\s*\d{4}-(?=\d{2}-\d{2})/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => {
      if (/^\d{1,3}$/.test(part)) return Number(part)
      const month = MONTHS.findIndex((names) => names.includes(part.normalize('NFD').replace(/[\u0300-\u036f]/g, '')))
      return month === -1 ? (NUMBER_WORDS[part] ?? []) : month + 1
    })
  if (numbers.length === 0 || numbers.length > 2) return null
  const count = Math.min(...numbers) + (/^\s*>(?!=)/.test(text) ? 1 : 0)
  return count >= min && count <= max ? String(count) : null
}

/** The only number among words: 'approx. 85,000 as shown'. */
const onlyNumberIn = (text: string): string | null => {
  const numbers = text.match(/\d[\d.,'’]*(?: \d{3}(?!\d))*/g) ?? []
  const [number] = numbers
  if (numbers.length !== 1 || number === undefined) return null
  const compact = number.replace(/[.,'’]+$/, '')
  if (parseNumber(compact, null) === null) return null
  // Thousands or a fraction: proposes thousands in an unambiguous notation.
  return /^\d{1,3}[.,]\d{3}$/.test(compact) ? compact.replace(/[.,]/, '') : compact
}
