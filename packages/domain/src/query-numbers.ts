import type { UnderstoodCriteria } from '@minato/contract/search'
import { foldLetters } from './search-text.ts'

/** Reads 'under $5,000', '2012-2016', '1500cc', '7 seater' and the like out of a folded text. */

export interface NumberPart {
  start: number
  end: number
  criteria: UnderstoodCriteria
}

/** Alternatives of a pattern, the longest first; a blank may be missing. */
const any = (words: string): string =>
  words
    .split('|')
    .map((word) => foldLetters(word.trim()).replace(/[$+^]/g, '\\$&').replaceAll(' ', ' ?'))
    .sort((a, b) => b.length - a.length)
    .join('|')

const MOST = any(
  'under|below|less than|cheaper than|lower than|up to|max|maximum|at most|not more than|no more than|within|budget|budget of|price|<|<=|≤|moins de|moins cher que|jusqu’a|jusqu’à|jusqua|sous|au plus|maxi|en dessous de|pas plus de|prix|chini ya|hadi|mpaka|isiyozidi|si zaidi ya|bei',
)
const LEAST = any(
  'over|above|more than|at least|min|minimum|from|starting at|starting from|since|>|>=|≥|plus de|au moins|à partir de|au dessus de|depuis|dès|zaidi ya|angalau|kuanzia|kutoka|tangu',
)
const BEFORE = any('before|older than|earlier than|avant|plus vieux que|plus vieille que|plus ancien que|kabla ya')
const AFTER = any('after|newer than|later than|après|plus récent que|plus récente que|baada ya')
const OR_LESS = any(
  'or less|or under|or below|or cheaper|or older|max|maximum|maxi|ou moins|ou avant|au maximum|au max|na chini|以下|以内|未満|まで|以前',
)
const OR_MORE = any(
  '+|or more|or above|or over|or newer|or later|and up|and above|and over|and newer|and later|onwards|onward|ou plus|et plus|ou plus récent|ou plus récente|et après|na zaidi|na kuendelea|以上|以降|から',
)
const BETWEEN = any('between|from|entre|de|du|kati ya|kuanzia|kutoka')
const TO = any('-|–|—|~|〜|to|till|until|à|au|jusqu’à|hadi|mpaka|から')
const AND = any('and|et|na')

const CURRENCY = any('us$|usd|$|dollars|dollar|dola|ドル')
const OTHER_CURRENCY = any(
  'ksh|kes|tsh|tzs|ugx|zmw|zar|fc|cdf|xaf|xof|fcfa|nzd|jmd|€|eur|euro|euros|£|gbp|円|万円|yen|jpy|¥',
)
const KM = any('km|kms|kilometers|kilometres|kilometer|kilomètres|kilomita|キロ')
const CC = any('cc|cm3')
const LITRES = any('l|ltr|litre|litres|liter|liters|lita|リッター|リットル')
const YEARS = any('年式|年型|年')
const UNIT = `(?:${[CURRENCY, KM, CC, LITRES, YEARS].join('|')})`

const NUMBER = String.raw`\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const START = String.raw`(?<![a-z0-9.,$-])`
const END = `(?![a-z0-9]|[.,-][a-z0-9]| ?(?:${OTHER_CURRENCY})(?![a-z]))`
const amount = (n: string): string => `(?<cur${n}>(?:${CURRENCY}) ?)?(?<n${n}>${NUMBER})(?<k${n}> ?(?:k|万))?`

const RANGE = new RegExp(
  `${START}(?:(?<between>${BETWEEN}) ?)?${amount('1')}(?: ?(?<unit1>${UNIT}))? ?(?:(?:${TO})|(?<and>${AND})) ?${amount('2')}(?: ?(?<unit>${UNIT}))?(?: ?まて)?${END}`,
  'g',
)
const BOUND = new RegExp(
  `${START}(?:(?:(?<most>${MOST})|(?<least>${LEAST})|(?<before>${BEFORE})|(?<after>${AFTER})) ?)?${amount('1')}(?: ?(?<unit>${UNIT}))?(?: ?(?:(?<orLess>${OR_LESS})|(?<orMore>${OR_MORE})))?${END}`,
  'g',
)
const DOORS = new RegExp(
  `${START}(?:([2-6])[ -]?(?:${any('door|doors|dr|portes|ドア')})|(?:milango|doors) ([2-6]))${END}`,
  'g',
)
const SEATS = new RegExp(
  `${START}(\\d{1,2})[ -]?(?:${any('seat|seats|seater|seaters|places|passenger|passengers|pax|人乗り|人乗')})${END}|${START}(?:${any('viti|abiria|watu|seats')}) (\\d{1,2})${END}`,
  'g',
)
const MODEL_YEAR = new RegExp(
  `${START}(?:(?:${any('year|model|année|modèle|mwaka|mwaka wa')}) ((?:19|20)\\d\\d)|((?:19|20)\\d\\d) ?(?:${any('model|modèle|モデル')}))${END}`,
  'g',
)
const ERA = new RegExp(`(平成|令和)(\\d{1,2})年(式|型)?`, 'g')

type Groups = Record<string, string | undefined>
type Kind = 'price' | 'mileage' | 'engineSize' | 'year'

const isUnit = (words: string, unit: string | undefined): boolean =>
  unit !== undefined && new RegExp(`^(?:${words})$`).test(unit)
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value <= 2035
/** '2015' is a year also after 'under'; '2000' is an amount there. */
const isRather = (value: number): boolean => isYear(value) && value % 500 !== 0

function numberOf(written: string, thousand: string | undefined): number {
  const plain = /^\d{1,3}(?:[ ,.'’]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written.replace(',', '.')
  return Number(plain) * (thousand === undefined ? 1 : thousand.trim() === 'k' ? 1000 : 10_000)
}

/** The criterion that a unit names; null without one. */
function kindOf({ unit, unit1 = unit, cur1, cur2 }: Groups): Kind | null {
  if (cur1 ?? cur2 ?? (isUnit(CURRENCY, unit) || isUnit(CURRENCY, unit1))) return 'price'
  if (isUnit(KM, unit)) return 'mileage'
  if (isUnit(CC, unit) || isUnit(LITRES, unit)) return 'engineSize'
  return isUnit(YEARS, unit) ? 'year' : null
}

/** A range of a criterion; null where its numbers are not of that kind. */
function between(kind: Kind, from: number | undefined, upTo: number | undefined): UnderstoodCriteria | null {
  const ends = [from, upTo].filter((end) => end !== undefined)
  const isSound = ends.every((end) =>
    kind === 'year'
      ? isYear(end)
      : Number.isInteger(end) && end >= 100 && end <= (kind === 'engineSize' ? 30_000 : 5e6),
  )
  if (!isSound) return null
  return { ...(from !== undefined && { [`${kind}Start`]: from }), ...(upTo !== undefined && { [`${kind}End`]: upTo }) }
}

/** '1500cc' and '1.5l' are how an engine of 1496 cc is sold: as exact as the number was written. */
function engineOf(size: number): UnderstoodCriteria | null {
  const slack = size % 100 === 0 ? 50 : size % 10 === 0 ? 5 : 0
  return between('engineSize', size - slack, slack === 0 ? size : size + slack - 1)
}
const cubic = (value: number, unit: string | undefined): number =>
  isUnit(LITRES, unit) ? Math.round(value * 1000) : value

function readRange(groups: Groups): UnderstoodCriteria | null {
  // 'from 2010 and …' is no range.
  if (groups.and !== undefined && (groups.between === undefined || groups.between === 'from')) return null
  const values = [numberOf(groups.n1 ?? '', groups.k1), numberOf(groups.n2 ?? '', groups.k2)]
  const kind = kindOf(groups)
  const [from = 0, upTo = 0] = values.map((value) => cubic(value, groups.unit)).sort((a, b) => a - b)
  if (kind) return between(kind, from, upTo)
  if (isYear(from) && isYear(upTo)) return between('year', from, upTo)
  return values.every((value) => value >= 500 && value % 100 === 0) ? between('price', from, upTo) : null
}

function readBound(groups: Groups): UnderstoodCriteria | null {
  const kind = kindOf(groups)
  const value = cubic(numberOf(groups.n1 ?? '', groups.k1), groups.unit)
  if (groups.before !== undefined)
    return between(kind ?? 'year', undefined, kind && kind !== 'year' ? value : value - 1)
  if (groups.after !== undefined) return between(kind ?? 'year', kind && kind !== 'year' ? value : value + 1, undefined)
  const isMost = (groups.most ?? groups.orLess) !== undefined
  const isLeast = (groups.least ?? groups.orMore) !== undefined
  const plain = isRather(value) ? 'year' : 'price'
  if (isMost) return between(kind ?? plain, undefined, value)
  // '2000+' and 'from 2000' name a year, 'over 2000' an amount.
  if (isLeast)
    return between(
      kind ?? (isYear(value) && !/^(?:over|above|more|plus)/.test(groups.least ?? '') ? 'year' : plain),
      value,
      undefined,
    )
  if (kind === 'engineSize') return engineOf(value)
  if (kind === 'year') return between('year', value, value)
  return kind && between(kind, undefined, value)
}

/** Patterns and their readings; a match without a meaning reads as null. */
const PATTERNS: readonly [
  pattern: RegExp,
  read: (groups: Groups, match: RegExpMatchArray) => UnderstoodCriteria | null,
][] = [
  [ERA, (_, [, era, year]) => between('year', eraYear(era, year), eraYear(era, year))],
  [DOORS, (_, [, before, after]) => ({ doors: [Number(before ?? after)] })],
  [SEATS, (_, [, before, after]) => ({ numberSeat: [Number(before ?? after)] })],
  [RANGE, (groups) => readRange(groups)],
  [BOUND, (groups) => readBound(groups)],
  [MODEL_YEAR, (_, [, before, after]) => between('year', Number(before ?? after), Number(before ?? after))],
]
const eraYear = (era: string | undefined, year: string | undefined): number =>
  (era === '平成' ? 1988 : 2018) + Number(year)

/** Marks text that has been read. */
export const READ = '\u0001'

/** The number expressions of a folded text, and the text with them blotted out. */
export function readNumbers(text: string): { parts: NumberPart[]; rest: string } {
  const parts: NumberPart[] = []
  let rest = text
  if (!/\d/.test(text)) return { parts, rest }
  for (const [pattern, read] of PATTERNS)
    for (const match of rest.matchAll(pattern)) {
      const criteria = read(match.groups ?? {}, match)
      if (!criteria) continue
      const [start, end] = [match.index, match.index + match[0].length]
      parts.push({ start, end, criteria })
      rest = rest.slice(0, start) + READ.repeat(end - start) + rest.slice(end)
    }
  return { parts, rest }
}
