/** How search compares words: pure, the same for the index, the query and the suggestions (SRCH-03). */

/** Lower case, without accents and outer blanks: 'Citroën ' → 'citroen'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .trim()

/** Folds letter by letter and keeps all positions: 'Été À' → 'ete a'. */
export const foldLetters = (text: string): string =>
  Array.from(text, (letter) => {
    const folded = letter === '’' ? "'" : letter.trim() && fold(letter)
    return folded && folded.length === letter.length ? folded : letter
  }).join('')

/** The form in which chassis numbers are compared: upper case, letters and digits alone. Empty text gives ''. */
export const chassisKey = (chassis: string): string =>
  chassis
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const WORD_LENGTH = 40

/**
 * The search words of a name: 'X-Trail' → x, trail, xtrail. Hyphenated parts and the parts of a
 * short name also give their joined form, since 'Land Cruiser' is searched for as 'landcruiser'
 * too.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  const all = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  for (let i = 0; i + 1 < all.length && all.length <= 4; i++)
    if (!/^\d/.test(all[i + 1] ?? '')) words.add(`${all[i]}${all[i + 1]}`.slice(0, WORD_LENGTH))
  for (const chunk of fold(text).split(/[^\p{L}\p{N}.&'/-]+/u)) {
    const parts = chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    for (const part of parts) words.add(part.slice(0, WORD_LENGTH))
    if (parts.length > 1) words.add(parts.join('').slice(0, WORD_LENGTH))
  }
  return [...words]
}

/** The words that someone searches for; hyphenated ones in their joined form alone, since all words must be found. */
export const queryWords = (text: string): string[] =>
  [
    ...new Set(
      fold(text)
        .split(/[^\p{L}\p{N}.&'/-]+/u)
        .map((chunk) =>
          chunk
            .split(/[^\p{L}\p{N}]+/u)
            .join('')
            .slice(0, WORD_LENGTH),
        )
        .filter(Boolean),
    ),
  ].slice(0, 12)

/** How many typing errors a word of this length is forgiven. Short ones none: 'fit' is not 'fiat'. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The words of a vocabulary that match a query word: itself and words that start with it; only if there are none, the nearest
 * by typing errors.
 */
export function meant(word: string, vocabulary: readonly string[]): string[] {
  const exact = vocabulary.filter((known) => known === word || (word.length > 1 && known.startsWith(word)))
  return exact.length > 0 ? exact : nearest(word, vocabulary).words
}

/** The words of a vocabulary with the fewest typing errors (a letter missing, added, wrong, or two exchanged). */
export function nearest(word: string, vocabulary: readonly string[]): { errors: number; words: string[] } {
  let errors = forgiven(word.length)
  let words: string[] = []
  if (errors === 0 || /^\d+$/.test(word)) return { errors: Infinity, words }
  for (const known of vocabulary) {
    const found = typingErrors(word, known, errors)
    if (found > errors || /^\d+$/.test(known)) continue
    if (found < errors) words = []
    errors = found
    words.push(known)
  }
  return { errors: words.length ? errors : Infinity, words }
}

/**
 * Typing errors between two words (optimal string alignment); any number above `limit` means 'more than limit'. Only the
 * cells within `limit` of the diagonal are computed: a vocabulary has thousands of words, and most differ early.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (a === b) return 0
  const tooMany = limit + 1
  if (Math.abs(a.length - b.length) > limit) return tooMany
  let [before, last, row] = b.length < LONGEST ? ROWS : [[], [], []]
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, tooMany)
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit)
    const to = Math.min(b.length, i + limit)
    row[from - 1] = from === 1 ? i : tooMany
    let least = from === 1 ? i : tooMany
    const letter = a.charCodeAt(i - 1)
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1))
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (to < b.length) row[to + 1] = tooMany
    if (least > limit) return tooMany
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length]!
}
/** Reused from call to call; longer words get rows of their own. */
const LONGEST = 64
const newRow = (): number[] => Array.from({ length: LONGEST }, () => 0)
const ROWS: [number[], number[], number[]] = [newRow(), newRow(), newRow()]
