import table from './models.json' with { type: 'json' }
import { wordKey } from './normalize-text.ts'

/**
 * Models as their makers spell them; unknown names keep the dealer's spelling. The list spells 'cr-v' as
 * 'CR-V', finds the model in 'TOYOTA LAND CRUISER PRADO TX', and infers the maker of a unique model.
 * `japanese`: katakana and kanji names.
 */
const { models: MODELS, japanese: JAPANESE_MODELS } = table as {
  models: Record<string, string>
  japanese: Record<string, string>
}

const SPELLINGS = new Map<string, Map<string, string>>()
const ANY = new Map<string, string>()
const MAKERS_OF = new Map<string, Set<string>>()
for (const [brand, models] of Object.entries(MODELS)) {
  const known = new Map<string, string>()
  for (const model of models.split('|')) {
    const key = wordKey(model)
    known.set(key, model)
    if (!ANY.has(key)) ANY.set(key, model)
    MAKERS_OF.set(key, (MAKERS_OF.get(key) ?? new Set()).add(brand))
  }
  SPELLINGS.set(brand, known)
}
/** Japanese names of models, with the name that each means. */
export const japaneseModels = (): [writing: string, model: string][] => Object.entries(JAPANESE_MODELS)
const JAPANESE = new Map(japaneseModels().map(([spelling, model]) => [wordKey(spelling), model]))

/** The maker's own spelling of a model, or null if unknown for that maker. */
export const modelOf = (brand: string, text: string): string | null => {
  const key = wordKey(text)
  return JAPANESE.get(key) ?? SPELLINGS.get(brand)?.get(key) ?? null
}

/** The same for any maker. */
export const modelOfAny = (text: string): string | null => JAPANESE.get(wordKey(text)) ?? ANY.get(wordKey(text)) ?? null

/** The known models of a maker. */
export const modelsOfMaker = (brand: string): string[] => [...(SPELLINGS.get(brand)?.values() ?? [])]

/** The only maker of this model; null if none or several. */
export const onlyMakerOf = (model: string): string | null => {
  const makers = MAKERS_OF.get(wordKey(JAPANESE.get(wordKey(model)) ?? model))
  if (makers?.size !== 1) return null
  const [maker = null] = makers
  return maker
}

/** The longest known model of the maker at the start of a text, and the rest. */
export const splitModel = (brand: string, text: string): { model: string; rest: string } | null => {
  const words = text.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count--) {
    const model = modelOf(brand, words.slice(0, count).join(' '))
    if (model !== null) return { model, rest: words.slice(count).join(' ') }
  }
  return null
}
