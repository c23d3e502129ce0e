import { editDistance } from './edit-distance.ts'
import { makerOf, makersBySpelling } from './makers.ts'
import { modelOfAny, modelsOfMaker } from './models.ts'
import { wordKey } from './normalize-text.ts'

/** Names of the tenant's catalogue. */
export type CatalogueNames = readonly { brand: string; models: readonly string[] }[]

/** Finds the known name that a new one probably misspells: 'Toyotta', 'Land Crusier'. */
export type SimilarNames = {
  /** The known maker; null if this one is known, or like none. */
  maker(brand: string): string | null
  /** The known model of the maker; null if this one is known, of any maker, or like none. */
  model(brand: string, model: string): string | null
}

type Known = ReadonlyMap<string, { spelling: string; name: string }>

/** Bounds the memory of answers: a file may name ten thousand models. */
const MAX_ANSWERS = 10_000

export const createSimilarNames = (catalogue: CatalogueNames): SimilarNames => {
  const makers = knownNames([...catalogue.map(({ brand }): [string, string] => [brand, brand]), ...makersBySpelling()])
  const modelsByMaker = new Map<string, Known>()
  const modelsFor = (brand: string): Known => {
    const key = wordKey(brand)
    let known = modelsByMaker.get(key)
    if (known === undefined) {
      const ofCatalogue = catalogue.flatMap((one) => (wordKey(one.brand) === key ? one.models : []))
      const models = [...ofCatalogue, ...modelsOfMaker(makerOf(brand) ?? brand)]
      known = knownNames(models.map((model) => [model, model]))
      if (modelsByMaker.size < MAX_ANSWERS) modelsByMaker.set(key, known)
    }
    return known
  }
  const answers = new Map<string, string | null>()
  const remember = (key: string, find: () => string | null): string | null => {
    let answer = answers.get(key)
    if (answer === undefined) {
      answer = find()
      if (answers.size < MAX_ANSWERS) answers.set(key, answer)
    }
    return answer
  }
  return {
    maker: (brand) => remember(brand, () => similarName(brand, makers)),
    model: (brand, model) =>
      remember(`${brand}\n${model}`, () => (modelOfAny(model) === null ? similarName(model, modelsFor(brand)) : null)),
  }
}

const knownNames = (names: readonly [spelling: string, name: string][]): Known => {
  const known = new Map<string, { spelling: string; name: string }>()
  for (const [spelling, name] of names) {
    const key = wordKey(spelling)
    if (!known.has(key)) known.set(key, { spelling, name })
  }
  return known
}

/** Shorter names are too often one letter from another: Rio and Rin. Digits are not counted: ML350, GL350. */
const MIN_LETTERS = 5
/** From this length on, two letters may differ. */
const LONG_LETTERS = 8

/** The nearest known name by edit distance; the first of several. */
const similarName = (name: string, known: Known): string | null => {
  const key = wordKey(name)
  const digits = digitsOf(key)
  const letters = key.length - digits.length
  if (letters < MIN_LETTERS || key.length > 40 || known.has(key)) return null
  const limit = letters < LONG_LETTERS ? 1 : 2
  const short = shortWords(name)
  let best = { distance: limit + 1, name: null as string | null }
  for (const [other, one] of known) {
    if (Math.abs(other.length - key.length) > limit || digitsOf(other) !== digits) continue
    if (shortWords(one.spelling) !== short) continue
    const distance = editDistance(key, other)
    if (distance < best.distance) best = { distance, name: one.name }
  }
  return best.name
}

/**
 * The text with the known name in place of the misspelt one at the start of `part`, which is within the text:
 * 'TOYOTA Land Crusier VX' → 'TOYOTA Land Cruiser VX'. Null if `find` knows none.
 */
export const correctStart = (part: string, text: string, find: (name: string) => string | null): string | null => {
  const words = part.split(' ')
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const known = find(name)
    if (known === null) continue
    const at = text.toLowerCase().indexOf(name.toLowerCase())
    return at === -1 ? null : text.slice(0, at) + known + text.slice(at + name.length)
  }
  return null
}

const digitsOf = (key: string): string => key.replace(/\D/g, '')

/** Words of one or two letters tell models apart: 'Prius' and 'Prius V'. */
const shortWords = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length < 3)
    .join(' ')
