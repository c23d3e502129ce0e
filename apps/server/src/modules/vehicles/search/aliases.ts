import { meant, queryWords, wordsOf } from '@minato/domain/search-text'
import { makerSpellings } from '../import/values/makers.ts'
import { japaneseModels } from '../import/values/models.ts'

/**
 * The trade's names of makers and models ('vw', 'トヨタ', 'プリウス') as search words. A name is listed by its longest
 * word, the most specific one: 'xtrail', 'cruiserprado'.
 */
const ALIASES = new Map<string, string>()
for (const [spelling, name] of [...makerSpellings(), ...japaneseModels()]) {
  const [word, ...more] = queryWords(spelling)
  const canonical = wordsOf(name).reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  // Names of several words match word by word already.
  if (word && more.length === 0 && word !== canonical && !ALIASES.has(word)) ALIASES.set(word, canonical)
}

/** Buyers' names of bodies that the stock has as grades, and short names of models. */
for (const [spelling, word] of [
  ['tipper', 'dump'],
  ['ダンプ', 'dump'],
  ['freezer', 'refrigerated'],
  ['冷凍車', 'refrigerated'],
  ['stepwagon', 'stepwgn'],
] as const)
  for (const key of queryWords(spelling)) ALIASES.set(key, word)

export const isForeignSpelling = (word: string): boolean => ALIASES.has(word)

const JAPANESE = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]{2,}$/u

/** A query word and its aliases. A Japanese word matches by its prefix while typing. */
export function readingsOf(word: string): [word: string, ...others: string[]] {
  const canonical = ALIASES.get(word)
  if (canonical) return [word, canonical]
  if (!JAPANESE.test(word)) return [word]
  const prefixMatches = [...ALIASES].filter(([alias]) => alias.startsWith(word)).map(([, name]) => name)
  return [word, ...new Set(prefixMatches)]
}

/** The words of a vocabulary that a query word may mean. Typos are tolerated only without an exact match. */
export function matchesOfReadings(
  [word, ...others]: readonly [string, ...string[]],
  vocabulary: readonly string[],
): string[] {
  const isPrefixMatch = (known: string, reading: string) =>
    known === reading || (reading.length > 1 && known.startsWith(reading))
  const found = vocabulary.filter((known) => others.some((other) => isPrefixMatch(known, other)))
  return found.length
    ? [...new Set([...found, ...vocabulary.filter((known) => isPrefixMatch(known, word))])]
    : meant(word, vocabulary)
}
