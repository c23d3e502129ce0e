import type { UnderstoodCriteria } from '@minato/contract/search'
import { READ, readNumbers } from './query-numbers.ts'
import { CRITERIA_WORDS, FILLER_WORDS, SHADE_WORDS } from './query-vocabulary.ts'
import { fold, foldLetters, nearest } from './search-text.ts'

/** The names that the stock is searched by, as far as reading a text depends on them. */
export interface StockNames {
  /** The search words of all cars. */
  words: readonly string[]
  /** Whether a word is one of them. */
  has(word: string): boolean
  /** Search words that match a word: itself, longer words that begin with it, other spellings. */
  find(word: string): readonly string[]
  /** Whether a word is the reference or the chassis number of a car. */
  isExact(word: string): boolean
  /** Whether makers or models are written so, in other words or in folded Japanese. */
  isWriting(word: string): boolean
  /** Whether a word names a maker or model, in the stock or not: it is no misspelled other word. */
  isName(word: string): boolean
}

/** A part of a query text: a criterion, a name, or what may be either. */
export interface QueryPart {
  text: string
  /** The whole text without this part. */
  rest: string
  criteria: UnderstoodCriteria | null
  /** The part as one search word. */
  word: string
  /** Search words that the part requires beside its criteria; 'double cab' are two adjacent words. */
  words: readonly string[]
  /** Known words that replace a misspelled part; absent where nothing was corrected. */
  corrections?: readonly string[]
}

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
const CRITERIA = new Map(CRITERIA_WORDS.map(([word, criteria]) => [keyOf(word), criteria]))
/** Misspelled words are compared with these; of a shorter one an error makes another word. */
const SPELLED = [...CRITERIA.keys()].filter((word) => word.length >= 5)
const FILLERS = new Set(FILLER_WORDS.map(keyOf))
const SHADES = new Set(SHADE_WORDS.map(keyOf))
const MOST_WORDS_OF_PHRASE = 5
const WORD_LENGTH = 40
/** Parts after this many are ignored. */
const MOST_PARTS = 12
/** Limit of unknown words that are corrected: each is compared with every word of the stock. */
const MOST_CORRECTED = 4
/** The shortest word that two words written in one are split into. */
const LEAST_SPLIT = 3

const singular = (key: string): string => key.replace(/(?<=[a-z])s$/, '')
const criteriaFor = (key: string): UnderstoodCriteria | undefined =>
  CRITERIA.get(key) ?? CRITERIA.get(singular(key)) ?? yearOf(key)
const isFiller = (key: string): boolean => FILLERS.has(key) || FILLERS.has(singular(key))
const yearOf = (key: string): UnderstoodCriteria | undefined =>
  /^(?:19|20)\d\d$/.test(key) ? { yearStart: Number(key), yearEnd: Number(key) } : undefined

interface Token {
  start: number
  end: number
  word: string
  criteria?: UnderstoodCriteria | undefined
  isFiller?: boolean
  /** Its words in a text of several, and names of two words that it is a part of. */
  names?: readonly string[]
}

/**
 * Splits a query text into criteria ('red', 'under $5,000', '2015+', 'moins de 5000', 'dizeli', '四駆') and names. A word that
 * is both a criterion and a name is satisfied by either, so that no car is lost by being understood. Names written in two
 * words, or two in one, are recognised. Fillers ('car', 'with') are no part.
 */
export function understandQuery(text: string, stock: StockNames): QueryPart[] {
  const plain = text.normalize('NFKC')
  const { parts, rest } = readNumbers(blotLabels(foldLetters(plain)))
  const numbers = parts.map((part): Token => ({ ...part, word: keyOf(plain.slice(part.start, part.end)) }))
  const words = [...rest.matchAll(new RegExp(`[^${READ}]+`, 'g'))].flatMap((run) =>
    readRun(tokensOf(run[0], run.index, stock), stock),
  )
  const read = [...numbers, ...words].sort((a, b) => a.start - b.start)
  // In a query of fillers only, such as 'a', fillers that are names count as names.
  const isEmpty = read.every((token) => token.isFiller)
  const used = read
    .filter((token) => !token.isFiller || (isEmpty && stock.has(token.word)))
    .flatMap((token) => splitToken(token, stock))
    .slice(0, MOST_PARTS)
  let corrected = 0
  return used.map((token) => ({
    text: plain.slice(token.start, token.end).trim(),
    rest: used.length > 1 ? trimmed(`${plain.slice(0, token.start)} ${plain.slice(token.end)}`) : '',
    word: token.word,
    ...meaningOf(token, stock, () => corrected++ < MOST_CORRECTED),
  }))
}

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[ /,;&-]+|[ /,;&-]+$/g, '')

/** 'REF 10482' and 'N° 10482' are how references are written. */
const blotLabels = (text: string): string =>
  text.replace(/(?<=^|\s)(?:ref\.?|n[°o]\.?)\s*(?=\d)/g, (label) => READ.repeat(label.length))

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]/u

/** The words of a folded text with their places; hyphenated ones joined, unless only their parts are known. */
function tokensOf(text: string, offset: number, stock: StockNames): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}.&'/-]+/gu)].flatMap(({ 0: chunk, index }) => {
    const start = offset + index
    const pieces = (within: string): Token[] =>
      [...within.matchAll(/[\p{L}\p{N}]+/gu)].map((piece) => ({
        start: start + piece.index,
        end: start + piece.index + piece[0].length,
        word: piece[0],
      }))
    if (JAPANESE.test(chunk)) return segmentsOf(chunk, start, stock)
    const word = keyOf(chunk).slice(0, WORD_LENGTH)
    if (!word) return []
    const parts = pieces(chunk)
    const isJoined = parts.length === 1 || stands(word, stock) || !parts.every((part) => stands(part.word, stock))
    return isJoined ? [{ start, end: start + chunk.length, word }] : parts
  })
}

/** Whether the stock has the word. */
const stands = (word: string, stock: StockNames): boolean =>
  criteriaFor(word) !== undefined || stock.has(word) || stock.isExact(word)

/** Japanese is written without blanks: the longest known words from the left, and what remains between them. */
function segmentsOf(chunk: string, start: number, stock: StockNames): Token[] {
  const tokens: Token[] = []
  const put = (from: number, to: number) => {
    const word = keyOf(chunk.slice(from, to))
    if (word) tokens.push({ start: start + from, end: start + to, word })
  }
  let unknown = 0
  for (let at = 0; at < chunk.length;) {
    const latin = /^[a-z0-9]+/.exec(chunk.slice(at))?.[0].length ?? 0
    const isBeginning = at === unknown
    let length = Math.min(20, chunk.length - at)
    for (; length > latin; length--) {
      const word = keyOf(chunk.slice(at, at + length))
      const isShort = length === 1 && !isBeginning
      if (
        !isShort &&
        (stock.isWriting(word) || CRITERIA.has(word) || (FILLERS.has(word) && (length > 1 || tokens.length)))
      )
        break
    }
    length = Math.max(length, latin)
    if (length === 0) at++
    else {
      put(unknown, at)
      put(at, at + length)
      unknown = at += length
    }
  }
  put(unknown, chunk.length)
  return tokens
}

/** Phrases of the vocabulary, names written in two words, fillers, and other words, from left to right. */
function readRun(tokens: readonly Token[], stock: StockNames): Token[] {
  const read: Token[] = []
  const names = tokens.map((): string[] => [])
  tokens.slice(1).forEach((other, i) => {
    const name = `${tokens[i]?.word}${other.word}`
    if (stock.has(name)) names.slice(i, i + 2).forEach((of) => of.push(name))
  })
  for (let at = 0; at < tokens.length;) {
    let count = Math.min(MOST_WORDS_OF_PHRASE, tokens.length - at)
    for (; count > 0; count--) {
      const found = readPhrase(tokens.slice(at, at + count), names.slice(at, at + count).flat(), stock)
      if (found) {
        read.push(found)
        break
      }
    }
    at += Math.max(1, count)
  }
  return read
}

function readPhrase(phrase: readonly Token[], names: readonly string[], stock: StockNames): Token | undefined {
  const [first] = phrase
  const last = phrase.at(-1)
  if (!first || !last) return undefined
  const words = phrase.map(({ word }) => word)
  const apart = phrase.length > 1 && words.every((word) => stock.has(word)) ? [words.join(' ')] : []
  const whole = { ...first, end: last.end, word: words.join(''), names: [...apart, ...names] }
  const criteria = criteriaFor(whole.word) ?? colorOf(phrase)
  if (criteria && (phrase.length === 1 || !yearOf(whole.word))) return { ...whole, criteria }
  if (isFiller(whole.word)) return { ...whole, isFiller: true }
  if (phrase.length === 1) return whole
  // 'rav 4', 'wagon r', 'blue bird': not all of them are words by themselves.
  const isName =
    phrase.length === 2 &&
    (stock.isWriting(whole.word) ||
      (stock.has(whole.word) && words.some((word) => /^(?:\p{L}|\d{1,3})$/u.test(word) || !stands(word, stock))))
  return isName ? { ...whole, names: [] } : undefined
}

/** 'dark blue', 'bleu foncé'. */
function colorOf(phrase: readonly Token[]): UnderstoodCriteria | undefined {
  const plain = phrase.filter(({ word }) => !SHADES.has(word))
  const criteria = plain.length < phrase.length ? criteriaFor(plain.map(({ word }) => word).join('')) : undefined
  return criteria?.color && criteria
}

/** 'toyotavitz' → 'toyota', 'vitz': an unknown word in words that are known. */
function splitToken(token: Token, stock: StockNames): Token[] {
  const { start, end, word, criteria } = token
  const isWhole = criteria ?? (end - start !== word.length || stock.isExact(word) || stock.find(word).length > 0)
  const words = isWhole ? undefined : splitWord(word, stock)
  if (!words) return [token]
  let at = start
  return words.map((one) => ({ start: at, end: (at += one.length), word: one, criteria: criteriaFor(one) }))
}

function splitWord(word: string, stock: StockNames): string[] | undefined {
  const runs = word.match(/\p{L}+|\d+/gu) ?? []
  if (runs.length > 1 && runs.every((run) => stands(run, stock))) return runs
  for (let length = word.length - LEAST_SPLIT; length >= LEAST_SPLIT; length--) {
    const [head, tail] = [word.slice(0, length), word.slice(length)]
    if (!stands(head, stock)) continue
    const rest = stands(tail, stock) ? [tail] : splitWord(tail, stock)
    if (rest) return [head, ...rest]
  }
  return undefined
}

function meaningOf(
  { word, criteria, names = [] }: Token,
  stock: StockNames,
  mayCorrect: () => boolean,
): Pick<QueryPart, 'criteria' | 'words' | 'corrections'> {
  if (criteria) {
    // A range and an order are no name.
    const isName = Object.keys(criteria).length === 1 || yearOf(word) !== undefined
    return { criteria, words: isName ? [word, ...names].filter((name) => name.includes(' ') || stock.has(name)) : [] }
  }
  const known = stock.find(word)
  // Usual misspellings of makers, such as 'toyta', are stored as spellings.
  const isMisspelled = names.length === 0 && !known.some((one) => one.startsWith(word))
  const words = [...new Set([...known, ...names])]
  const isRight = words.length > 0 || stock.isExact(word) || stock.isName(word)
  if (isRight) return { criteria: null, words, ...(isMisspelled && correctionsTo(nearest(word, known).words)) }
  if (!mayCorrect()) return { criteria: null, words }
  const name = nearest(word, stock.words)
  const own = word.length >= 5 ? nearest(word, SPELLED) : undefined
  const [spelled] = own?.words ?? []
  if (!own || !spelled || own.errors > name.errors)
    return { criteria: null, words: name.words, ...correctionsTo(name.words) }
  const named = own.errors === name.errors ? name.words : []
  return { criteria: CRITERIA.get(spelled) ?? null, words: named, corrections: [spelled] }
}

const correctionsTo = (words: readonly string[]) => (words.length ? { corrections: words } : {})

/** The words of the vocabulary that a word begins, one for each meaning. */
export function completionsOf(start: string): string[] {
  const key = keyOf(start)
  const found = new Map<string, string>()
  if (key.length < 2) return []
  for (const [word, criteria] of CRITERIA_WORDS) {
    const meaning = JSON.stringify(criteria)
    if (keyOf(word).startsWith(key) && !found.has(meaning)) found.set(meaning, word)
  }
  return [...found.values()]
}
