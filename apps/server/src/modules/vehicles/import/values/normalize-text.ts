import { unescapeFormulas } from '../../../../platform/http/csv.ts'

/** A cell as text that can be stored and compared. */

const FOREIGN = /[^\x20-\x7e]/

/**
 * Normalizes equivalent texts: NFKC, ASCII digits, single spaces, no invisible characters, no lone surrogates.
 * Removes the apostrophes that our export puts before formulas.
 */
export const normalizeText = (cell: string): string => {
  let text = unescapeFormulas(cell)
  if (FOREIGN.test(text)) {
    text = text
      .toWellFormed()
      .normalize('NFKC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/(?<=\d)[٬٫](?=\d)/g, (sign) => (sign === '٬' ? ',' : '.'))
      .replace(/[\p{Cc}\p{Zs}\u2028\u2029\u2800]+/gu, ' ')
      .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
  }
  text = text.trim()
  if (text.includes('  ')) text = text.replace(/ {2,}/g, ' ')
  return text
}

const BLANK_WORDS = new Set([
  '',
  '-',
  '--',
  '---',
  '–',
  '—',
  'ー',
  '―',
  '.',
  '..',
  '?',
  '??',
  '*',
  '/',
  'n/a',
  'n.a.',
  'na',
  'n a',
  'none',
  'null',
  'nil',
  'nan',
  'undefined',
  'unknown',
  'not known',
  'not available',
  'not specified',
  'unspecified',
  'tba',
  'tbc',
  'tbd',
  '(blank)',
  '(null)',
  '#n/a',
  '#ref!',
  '#value!',
  '#div/0!',
  '#name?',
  '#null!',
  '#num!',
  '#spill!',
  'inconnu',
  'inconnue',
  'non renseigné',
  'non précisé',
  'nc',
  'n.c.',
  'n/c',
  's/o',
  'néant',
  '不明',
  'なし',
  '未定',
  '未登録',
])

/** Whether the cell says nothing: empty, a dash, 'N/A', '不明', or a spreadsheet error. `text` is normalized. */
export const isBlankValue = (text: string): boolean => text.length <= 16 && BLANK_WORDS.has(text.toLowerCase())

/**
 * Key for comparing words: lower case, without accents, spaces and punctuation. 'Land-Cruiser' equals 'land
 * cruiser'.
 */
export const wordKey = (text: string): string => {
  const lower = text.toLowerCase()
  if (!FOREIGN.test(lower)) return lower.replace(/[^a-z0-9+]+/g, '')
  // Removes only Latin accents; decomposed Japanese would lose its voicing marks.
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}+]+/gu, '')
}

/** A copy that does not keep the large source text in memory. */
export const detachedCopy = (text: string): string => (text.length < 13 ? text : Buffer.from(text).toString())

/** At most `max` characters, without splitting a surrogate pair. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).toWellFormed().trimEnd()
