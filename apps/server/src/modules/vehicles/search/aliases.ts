import { meant, queryWords, wordsOf } from '@minato/domain/search-text'
import { makerWritings } from '../import/values/makers.ts'
import { japaneseModels } from '../import/values/models.ts'

/**
 * What the trade writes for a maker or a model ('vw', 'トヨタ', 'プリウス'), as search words. A name stands here by the
 * longest of its words, which tells most: 'xtrail', 'cruiserprado'.
 */
const ALIASES = new Map<string, string>()
for (const [writing, name] of [...makerWritings(), ...japaneseModels()]) {
  const [word, ...more] = queryWords(writing)
  const told = wordsOf(name).reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  // Several words are found one by one already.
  if (word && more.length === 0 && word !== told && !ALIASES.has(word)) ALIASES.set(word, told)
}

/** What buyers call a body that the stock has as a grade, or a model whose name is shortened. */
for (const [writing, word] of [
  ['tipper', 'dump'],
  ['ダンプ', 'dump'],
  ['freezer', 'refrigerated'],
  ['冷凍車', 'refrigerated'],
  ['stepwagon', 'stepwgn'],
] as const)
  for (const key of queryWords(writing)) ALIASES.set(key, word)

export const isWriting = (word: string): boolean => ALIASES.has(word)

const JAPANESE = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]{2,}$/u

/** A query word and what it may stand for besides; of a Japanese one its beginning is enough, while it is typed. */
export function readingsOf(word: string): [word: string, ...others: string[]] {
  const told = ALIASES.get(word)
  if (told) return [word, told]
  if (!JAPANESE.test(word)) return [word]
  const begun = [...ALIASES].filter(([alias]) => alias.startsWith(word)).map(([, name]) => name)
  return [word, ...new Set(begun)]
}

/** The words of a vocabulary that a query word may mean by any of its readings; typing errors are forgiven where there is none. */
export function meantByAny([word, ...others]: readonly [string, ...string[]], vocabulary: readonly string[]): string[] {
  const begins = (known: string, reading: string) =>
    known === reading || (reading.length > 1 && known.startsWith(reading))
  const found = vocabulary.filter((known) => others.some((other) => begins(known, other)))
  return found.length
    ? [...new Set([...found, ...vocabulary.filter((known) => begins(known, word))])]
    : meant(word, vocabulary)
}
