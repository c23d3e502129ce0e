import type { DecimalSign } from './numbers.ts'
import { parseNumber } from './numbers.ts'
import type { CellReader, Reading } from './cell-reading.ts'
import { UNREADABLE_READING, success, inRange } from './cell-reading.ts'

const KM_PER_MILE = 1.609344

type Distance = 'km' | 'mi'

/** Unit of a distance column for cells without one, and its factor (千km: 1000). */
export type DistanceColumn = { unit: Distance; factor: number; decimal: DecimalSign }

const MILEAGE =
  /^(?:about|approx\.?|approximately|约|約|ca\.?|~|≈|env\.?|environ)?\s*([\d][\d.,\s'’]*|[.,]\d+)\s*(k|万|千|thousand|mille)?\s*(km|kms|km\.|kilomet(?:er|re)s?|キロ|mi|mi\.|mls|ml|miles?|マイル)?\.?\s*([*#＊]|\(?走不明\)?)?$/i
const UNKNOWN_MILEAGE =
  /^(tmu|true mileage unknown|exempt|not actual|nam|走不明|走行不明|メーター改ざん|改ざん|メーター交換|多走行)$/i
const MULTIPLES: Record<string, number> = { k: 1000, 千: 1000, 万: 10_000, thousand: 1000, mille: 1000 }

/** Kilometres, whole. Auction sheets mark a doubtful number by a trailing star. */
export const mileageReader =
  (column: DistanceColumn): CellReader<number> =>
  (text) => {
    if (/^\d{1,7}$/.test(text)) return kilometres(Number(text) * column.factor, column.unit)
    const parts = MILEAGE.exec(text)
    if (parts === null)
      return UNKNOWN_MILEAGE.test(text) ? { value: null, code: 'mileage-not-known' } : UNREADABLE_READING
    const multiple = MULTIPLES[parts[2]?.toLowerCase() ?? '']
    const number = parseNumber(parts[1]!, column.decimal, multiple === undefined ? 'group' : 'decimal')
    if (number === null) return UNREADABLE_READING
    const word = parts[3]?.toLowerCase()
    const unit = word === undefined ? column.unit : word.startsWith('m') || word === 'マイル' ? 'mi' : 'km'
    const reading = kilometres(number * (multiple ?? (word === undefined ? column.factor : 1)), unit)
    return parts[4] === undefined || reading.value === null
      ? reading
      : { value: reading.value, code: 'mileage-doubtful' }
  }

const kilometres = (distance: number, unit: Distance) =>
  inRange(Math.round(unit === 'mi' ? distance * KM_PER_MILE : distance), 0, 5_000_000)

/** Unit of an engine size column for cells without one. */
export type EngineColumn = { unit: 'cc' | 'l'; decimal: DecimalSign }

const ENGINE_WITH_UNIT = /(\d[\d.,\s]*?|[.,]\d+)\s*(cc|c\.c\.?|cm3|cm³|ccm|l|lt|ltr|litres?|liters?|リットル)(?![a-z])/i

/** '2.0 TDI', '3.0 V6', 'V8 5.7': litres have one decimal. */
const LITRES_AMONG_WORDS = /(?:^|\s)(\d{1,2}[.,]\d)(?=\s|[a-z]|$)/i
/** '2 Turbo': a single digit means litres only before an engine word. */
const LITRES_BEFORE_ENGINE_WORD =
  /^(\d)\s*(?:(?:bi|twin)?-?turbo|t|[a-z]{0,2}(?:di|si)|hdi|v\d{1,2}|kompressor|supercharged|hybrid)\b/i

/** Cubic centimetres, whole. In a column of cubic centimetres '1.8' still means litres, and '9' means nine. */
export const engineSizeReader =
  (column: EngineColumn): CellReader<number> =>
  (text) => {
    if (/^\d{3,5}$/.test(text)) return inRange(Number(text), 1, 30_000)
    const named = ENGINE_WITH_UNIT.exec(text)
    if (named !== null) {
      const isLitres = /^[lリ]/i.test(named[2]!)
      const number = parseNumber(named[1]!, column.decimal, isLitres ? 'decimal' : 'group')
      return number === null ? UNREADABLE_READING : cubicCentimetres(number, isLitres && number < 100)
    }
    const number = parseNumber(text, column.decimal, 'group')
    if (number === null) {
      const litres = (LITRES_AMONG_WORDS.exec(text) ?? LITRES_BEFORE_ENGINE_WORD.exec(text))?.[1]
      return litres === undefined ? UNREADABLE_READING : cubicCentimetres(Number(litres.replace(',', '.')), true)
    }
    return cubicCentimetres(number, number < 20 && (column.unit === 'l' || /[.,]/.test(text)))
  }

const NO_ENGINE_WORD = /^(?:approx|about|ca|env|environ|engine|capacity|displacement|size|cyl|cylinders?)$/i

/** Engine words besides the size: 'Turbo' of '2.0 Turbo', 'V6 TDI' of '3.0 V6 TDI'; '' if none. */
export const engineWords = (text: string): string =>
  text
    .replace(ENGINE_WITH_UNIT, ' ')
    .split(/[\s()[\],;/]+/)
    .map((word) => word.replace(/^\d{1,2}[.,]\d(?=[a-z])/i, ''))
    .filter((word) => /[a-z]/i.test(word) && !NO_ENGINE_WORD.test(word.replace(/\.$/, '')))
    .join(' ')

const cubicCentimetres = (number: number, isLitres: boolean): Reading<number> =>
  number === 0
    ? { value: null, code: 'engine-zero' }
    : inRange(Math.round(isLitres ? number * 1000 : number), 1, 30_000)

/** Millimetres per unit of a length column. */
export type LengthColumn = { unit: 'mm' | 'cm' | 'm' | null; decimal: DecimalSign }

/** Millimetres. Without a unit the magnitude decides: 4240, 424 and 4.24 are the same length. */
export const lengthReader =
  (column: LengthColumn, max: number): CellReader<number> =>
  (text) => {
    const parts = /^([\d][\d.,\s]*)\s*(mm|cm|m|ミリ|センチ|メートル)?$/i.exec(text)
    const number =
      parts === null ? null : parseNumber(parts[1]!, column.decimal, parts[2] === 'm' ? 'decimal' : 'group')
    if (number === null) return UNREADABLE_READING
    const millimetres = toMillimetres(number, parts?.[2]?.toLowerCase() ?? column.unit)
    return millimetres === null ? UNREADABLE_READING : inRange(Math.round(millimetres), 1, max)
  }

const toMillimetres = (number: number, unit: string | null) => {
  if (unit === 'mm' || unit === 'ミリ') return number
  if (unit === 'cm' || unit === 'センチ') return number * 10
  if (unit === 'm' || unit === 'メートル') return number * 1000
  if (number >= 1000) return number
  if (number >= 100) return number * 10
  return number < 20 ? number * 1000 : null
}

export type Dimensions = { length: number; width: number; height: number }

/** '4240×1775×1320mm', '4.24 x 1.78 x 1.32 m', 'L:424 W:177 H:132'. */
export const dimensionReader =
  (column: LengthColumn): CellReader<Dimensions> =>
  (text) => {
    const unit = /(mm|cm|m|ミリ|センチ)\s*\)?$/i.exec(text)?.[1]?.toLowerCase() ?? column.unit
    const parts = text
      .replace(/[a-zぁ-ヿ一-鿿:()（）]/gi, (letter) => (/[x×*]/i.test(letter) ? '×' : ' '))
      .split(/[×*＊]|(?<=\d)\s+(?=\d)/)
    const numbers = parts.map((part) => part.trim()).filter((part) => part !== '')
    if (numbers.length !== 3) return UNREADABLE_READING
    const inMetres = unit === 'm' ? 'decimal' : 'group'
    const read = numbers.map((part) => toMillimetres(parseNumber(part, column.decimal, inMetres) ?? Number.NaN, unit))
    const [length, width, height] = read.map((value) => Math.round(value ?? Number.NaN))
    if (!(length! >= 1 && length! <= 30_000 && width! >= 1 && width! <= 10_000 && height! >= 1 && height! <= 10_000))
      return UNREADABLE_READING
    return success({ length: length!, width: width!, height: height! })
  }

/** Cubic metres, to a thousandth. */
export const cubicMeterReader =
  (decimal: DecimalSign): CellReader<number> =>
  (text) => {
    const bare = text.replace(/\s*(m3|m³|m\^3|cbm|立米|㎥)\s*$/i, '')
    const number = parseNumber(bare, decimal, 'decimal')
    return number === null ? UNREADABLE_READING : inRange(Math.round(number * 1000) / 1000, 0.01, 500)
  }

/** A count such as doors or seats: '5', '5D', '4 doors', '5ドア', '7人'. */
export const countReader =
  (min: number, max: number): CellReader<number> =>
  (text) => {
    const digits =
      /^(\d{1,3})(?:\.0)?\s*(?:d|dr|drs|door|doors|p|pax|seat|seats|seater|seaters|passengers?|persons?|portes?|places?|ドア|人|名|人乗り|席)?\.?$/i.exec(
        text,
      )?.[1]
    return digits === undefined ? UNREADABLE_READING : inRange(Number(digits), min, max)
  }
