import { NAME_CHARACTERS } from '../imported-car.ts'
import { makerOf, splitMaker } from './makers.ts'
import { modelOf, splitModel } from './models.ts'
import type { CellReader, Reading } from './cell-reading.ts'
import { success } from './cell-reading.ts'
import { cutText } from './normalize-text.ts'

/** Text of limited length; longer text is cut and reported. */
export const textReader =
  (max: number): CellReader<string> =>
  (text) =>
    text.length <= max ? success(text) : { value: cutText(text, max), code: 'text-cut', detail: max }

/** The maker in its usual spelling; an unknown one in title case. */
export const readBrand: CellReader<string> = (text) => readText(makerOf(text) ?? tidyCase(text))

const readText = (name: string): Reading<string> => textReader(NAME_CHARACTERS)(name)

/** The model in its maker's spelling, without the maker's name; an unknown one keeps the dealer's spelling. */
export const modelReader =
  (brand: string): CellReader<string> =>
  (text) => {
    const known = modelOf(brand, text)
    if (known !== null) return success(known)
    const split = splitMaker(text)
    const withoutBrand = split !== null && split.brand === brand && split.rest !== '' ? split.rest : text
    return readText(modelOf(brand, withoutBrand) ?? tidyCase(withoutBrand))
  }

/** `year`: in the text, 1950 to 2049. */
export type CarName = { brand: string; model: string | null; grade: string | null; year: number | null }

const YEAR_WORD = /^((?:19[5-9]|20[0-4])\d)(?:年式?|[./-]\d{1,2})?$/

/** Maker, model, year and the rest from one cell: '2012 TOYOTA VITZ F 1.0' → Toyota, Vitz, 'F 1.0', 2012. */
export const readName: CellReader<CarName> = (text) => {
  const [first = '', ...others] = text.split(' ')
  const leading = YEAR_WORD.exec(first)?.[1]
  const split = splitMaker(leading === undefined ? text : others.join(' '))
  if (split === null) return { value: null, code: 'unknown-word' }
  const year = leading === undefined ? null : Number(leading)
  if (split.rest === '') return success({ brand: split.brand, model: null, grade: null, year })
  const known = splitModel(split.brand, split.rest)
  const rest = known === null ? split.rest.split(' ') : known.rest.split(' ')
  // The first word of an unknown model may be a number: Peugeot 2008.
  const at = year === null ? rest.findIndex((word, index) => (known !== null || index > 0) && YEAR_WORD.test(word)) : -1
  const yearInside = at === -1 ? year : Number(YEAR_WORD.exec(rest[at]!)![1])
  if (known === null) {
    const model = readText(tidyCase((at === -1 ? rest : rest.slice(0, at)).join(' ')))
    const grade = at === -1 ? '' : rest.slice(at + 1).join(' ')
    return { ...model, value: { brand: split.brand, model: model.value, grade: gradeOf(grade), year: yearInside } }
  }
  const grade = rest.filter((_, index) => index !== at).join(' ')
  return success({ brand: split.brand, model: known.model, grade: gradeOf(grade), year: yearInside })
}

const gradeOf = (text: string): string | null => (text === '' ? null : cutText(text, 80))

const ROMAN = /^(ii|iii|iv|vi|vii|viii|ix)$/i
/** Abbreviations with a vowel, which stay in capitals. */
const INITIALS =
  /^(gti|gtd|gte|gto|tdi|tsi|fsi|cdi|crdi|sti|amg|hse|sri|evo|ev|ex|gx|lx|sx|ux|awd|suv|mpv|se|le|xe|xi|di|iq|uk|usa)$/i

/** 'land cruiser prado' → 'Land Cruiser Prado', 'sx4' → 'SX4'; 'RVR' and mixed case are kept. */
export const tidyCase = (text: string): string => {
  const isMixed = text !== text.toLowerCase() && text !== text.toUpperCase()
  if (isMixed) return text
  return text.replace(/[\p{L}\p{N}']+/gu, (word) => {
    const isShort = word.length <= 3
    const isCode = /\d/.test(word) || ROMAN.test(word) || INITIALS.test(word) || word.length === 1
    if (isCode || (isShort && (word === word.toUpperCase() || !/[aeiouy]/i.test(word)))) return word.toUpperCase()
    return word[0]!.toUpperCase() + word.slice(1).toLowerCase()
  })
}
