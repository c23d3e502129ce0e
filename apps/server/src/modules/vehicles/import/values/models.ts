import table from './models.json' with { type: 'json' }
import { wordKey } from './text.ts'

/**
 * Models as their makers write them. A name that is not here keeps the dealer's spelling; the list gives 'CR-V' for
 * 'cr-v', finds the model in 'TOYOTA LAND CRUISER PRADO TX', and the maker of a model that has only one.
 * `japanese` are katakana and kanji names of the models that Japanese lists hold most.
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
/** Models as Japanese lists write them, with the name that each means. */
export const japaneseModels = (): [writing: string, model: string][] => Object.entries(JAPANESE_MODELS)
const JAPANESE = new Map(japaneseModels().map(([written, model]) => [wordKey(written), model]))

/** The maker's own spelling of a model, or null where the model is not one we know of that maker. */
export const modelOf = (brand: string, text: string): string | null => {
  const key = wordKey(text)
  return JAPANESE.get(key) ?? SPELLINGS.get(brand)?.get(key) ?? null
}

/** The same, whoever makes it. */
export const modelOfAny = (text: string): string | null => JAPANESE.get(wordKey(text)) ?? ANY.get(wordKey(text)) ?? null

/** The one maker of this model; null where none or several are known. */
export const onlyMakerOf = (model: string): string | null => {
  const makers = MAKERS_OF.get(wordKey(JAPANESE.get(wordKey(model)) ?? model))
  if (makers?.size !== 1) return null
  const [maker = null] = makers
  return maker
}

/** The longest known model of the maker that a text begins with, and what follows it. */
export const splitModel = (brand: string, text: string): { model: string; rest: string } | null => {
  const words = text.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count--) {
    const model = modelOf(brand, words.slice(0, count).join(' '))
    if (model !== null) return { model, rest: words.slice(count).join(' ') }
  }
  return null
}
