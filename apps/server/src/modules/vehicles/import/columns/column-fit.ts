import { vehicleField } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import { isChassis, readChassis, readTires } from '../values/codes.ts'
import { readYearMonth } from '../values/dates.ts'
import { makerOf, splitMaker } from '../values/makers.ts'
import {
  countReader,
  cubicMeterReader,
  dimensionReader,
  engineSizeReader,
  lengthReader,
  mileageReader,
} from '../values/measures.ts'
import { modelOfAny } from '../values/models.ts'
import { amountReader, currencyOf } from '../values/money.ts'
import { readPlace } from '../values/places.ts'
import { proposeMeaning } from '../values/proposals.ts'
import { isBlankValue, normalizeText } from '../values/normalize-text.ts'
import { choiceReader, readEquipped, readFuel, readRating, readTransmission } from '../values/vocabulary.ts'

/** Whether one cell could be a value of a field. */
type Test = (text: string) => boolean

const reads =
  (reader: (text: string) => { value: unknown }): Test =>
  (text) =>
    text.length <= 60 && reader(text).value !== null
const numeric = /^[\d.,\s]+$/
const isYear: Test = (text) => {
  const year = new Date().getUTCFullYear()
  const reading = readYearMonth(text, 'day-month', year)
  return reading.value !== null && reading.value.year >= 1950 && reading.value.year <= year + 1
}
const number =
  (reader: (text: string) => { value: number | null }, min: number, max: number): Test =>
  (text) => {
    const value = text.length <= 60 ? reader(text).value : null
    return value !== null && value >= min && value <= max
  }
/** Doors, gears, auction grades, era years and sizes mix letters and digits too: '5D', '6MT', 'H22', '2L'. */
const engineCode: Test = (text) =>
  /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{2,8}([-/][A-Z0-9]{1,6}){0,2}$/i.test(text) &&
  !/^\d+(\.\d)?(l|cc|km)$/i.test(text) &&
  countReader(1, 100)(text).value === null &&
  readTransmission(text).value === null &&
  !auctionGrade(text) &&
  !isYear(text)
const modelCode: Test = (text) =>
  /^(?=.*[A-Z])(?=.*\d)([A-Z0-9]{2,4}-)?[A-Z0-9]{3,12}(-[A-Z0-9]{2,8})?(改)?$/i.test(text) && !isChassis(text)
const auctionGrade: Test = (text) => /^([0-6]([.,]5)?[a-e]?|ra?|s|[a-e]|\*+|評価外|-)$/i.test(text)
const hasLetters: Test = (text) => /\p{L}/u.test(text)

const rating = reads(readRating)
const equipped: Test = (text) => !rating(text) && readEquipped(text).value !== null

/** A number below fifty without a currency is a rating or a number of doors, not a price. */
const isPrice: Test = (text) => {
  const { value, code } = amountReader(null, 1)(text)
  return value === null ? code === 'price-on-request' : value.amount >= 50 || value.currency !== null
}

const TESTS: Partial<Record<ImportField, Test>> = {
  brand: (text) => makerOf(text) !== null,
  name: (text) => (splitMaker(text.replace(/^(19|20)\d\d\S* /, ''))?.rest ?? '') !== '',
  model: (text) => hasLetters(text) && modelOfAny(text) !== null,
  modelYear: isYear,
  firstRegistration: isYear,
  manufacture: isYear,
  seatBeltYear: isYear,
  registrationMonth: (text) =>
    /^(0?[1-9]|1[0-2])月?$/.test(text) || /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text),
  manufactureMonth: (text) =>
    /^(0?[1-9]|1[0-2])月?$/.test(text) || /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text),
  trim: modelCode,
  grade: (text) => hasLetters(text) && !auctionGrade(text),
  chassis: (text) => isChassis(text) || readChassis(text).code === 'chassis-masked',
  engineCode,
  engineSize: number(engineSizeReader({ unit: 'l', decimal: null }), 300, 20_000),
  mileage: number(mileageReader({ unit: 'km', factor: 1, decimal: null }), 0, 2_000_000),
  fuelType: (text) => reads(readFuel)(text) && !/^\d+$/.test(text),
  // Also matches '4/5' and '04-May', which spreadsheets make of it; the user decides what they mean.
  doors: (text) => number(countReader(1, 9), 2, 6)(text) || proposeMeaning('doors', text) !== null,
  price: (text) => text.length <= 60 && isPrice(text),
  currency: (text) => currencyOf(text) !== null,
  length: number(lengthReader({ unit: null, decimal: null }, 30_000), 1500, 15_000),
  width: number(lengthReader({ unit: null, decimal: null }, 10_000), 1000, 3000),
  height: number(lengthReader({ unit: null, decimal: null }, 10_000), 900, 4500),
  dimension: reads(dimensionReader({ unit: null, decimal: null })),
  cubicMeter: number(cubicMeterReader(null), 2, 200),
  tires: (text) => /\d{3}/.test(readTires(text).value?.front ?? ''),
  country: (text) => readPlace(text).value?.country !== null,
  city: hasLetters,
  location: hasLetters,
  street: hasLetters,
  district: hasLetters,
  id: (text) => /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]{0,39}$/u.test(text),
}

/** Fields without a line above are tested by their kind; any text could be a text. */
const testOf = (field: ImportField): Test | undefined => {
  const { kind, list, min = 0, max = 0 } = vehicleField(field) ?? {}
  if (TESTS[field]) return TESTS[field]
  if (list) return reads(choiceReader(list))
  return kind === 'whole' ? number(countReader(min, max), min, max) : undefined
}

/** Number of cells to inspect over all columns: every sampled row of an ordinary list. */
const CELLS = 60_000
/** Minimum per column, for lists of a thousand columns. */
const MIN_CELLS = 60

/** Non-empty cells of a column, normalized: at most `limit`, spread over the sample. */
export const distinctCells = (
  sample: readonly string[][],
  index: number,
  limit = Math.max(MIN_CELLS, Math.floor(CELLS / (sample[0]?.length ?? 1))),
): string[] => {
  const cells: string[] = []
  const step = Math.max(1, Math.floor(sample.length / limit))
  for (let at = 0; at < sample.length && cells.length < limit; at += step) {
    const text = normalizeText(sample[at]![index] ?? '')
    if (!isBlankValue(text)) cells.push(text)
  }
  return cells
}

/**
 * Share of cells that are valid for the field, 0 to 1. Null for an empty column and for fields that accept any
 * text.
 */
export const fitOf = (field: ImportField, cells: readonly string[]): number | null => {
  const test = field.startsWith('equipKit.')
    ? (text: string) => equipped(text) || rating(text)
    : field.includes('.')
      ? rating
      : testOf(field)
  if (test === undefined || cells.length === 0) return null
  return shareOf(cells, test)
}

/** Share of cells that pass. Each distinct text is tested once. */
export const shareOf = (cells: readonly string[], test: (text: string) => boolean): number => {
  const results = new Map<string, boolean>()
  let passedCount = 0
  for (const cell of cells) {
    let isPassed = results.get(cell)
    if (isPassed === undefined) results.set(cell, (isPassed = test(cell)))
    if (isPassed) passedCount++
  }
  return passedCount / Math.max(1, cells.length)
}

/** Auction grades: 4.5, R, S. */
export const hasAuctionGrades = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.filter(auctionGrade).length / cells.length >= 0.8

/** Japanese model codes with their emission prefix: DBA-ZRE142. */
export const hasModelCodes = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => /^[0-9A-Z]{2,4}-(?=.*\d)[A-Z0-9]{3,}/i.test(cell)).length / cells.length >= 0.8

/** Yes/no values, ticks or dots: not a rating. */
export const hasYesAndNo = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => equipped(cell) || cell === '○' || cell === '×').length / cells.length >= 0.8

/** Plain numbers. */
export const hasNumbers = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.filter((cell) => numeric.test(cell)).length / cells.length >= 0.9
