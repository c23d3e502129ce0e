import type { ImportField } from '@minato/contract/import-fields'
import { columnsByLabel } from '../mapping.ts'
import type { ImportMapping } from '../mapping.ts'
import { FROM_MAPPING, proposeColumns } from '../columns/propose-columns.ts'
import type { ColumnProposal } from '../columns/propose-columns.ts'
import { isAtypical } from '../columns/stock-profile.ts'
import type { StockProfile } from '../columns/stock-profile.ts'
import type { Survey } from '../columns/survey.ts'
import { guessOf } from '../guesses.ts'
import type { Guess } from '../guesses.ts'
import { problemOf } from '../problems.ts'
import type { ImportProblem } from '../problems.ts'
import type { DateOrder } from '../values/dates.ts'
import { dateOrderOf, readYearMonth } from '../values/dates.ts'
import { engineSizeReader, mileageReader } from '../values/measures.ts'
import type { DistanceColumn, EngineColumn, LengthColumn } from '../values/measures.ts'
import { decimalSignOf, spreadOf } from '../values/numbers.ts'
import type { DecimalSign } from '../values/numbers.ts'
import type { CellReader } from '../values/cell-reading.ts'
import { readFuel, readTransmission } from '../values/vocabulary.ts'
import { readName } from '../values/names.ts'
import { createSimilarNames } from '../values/similar-names.ts'
import type { SimilarNames } from '../values/similar-names.ts'
import type { IdentityPlan } from './identity.ts'
import { planIdentity } from './identity.ts'
import { meaningsByColumn } from './meanings.ts'
import type { Meanings } from './meanings.ts'
import { splitLitres } from './names-of-row.ts'
import { dollarReader, planDistance, planEngine, planLength, planMoney, sampleOf } from './units.ts'
import type { ColumnSample, MoneyPlan } from './units.ts'

/** All decisions about a file, made once before its rows are read. */
export type Plan = {
  labels: string[]
  proposals: ColumnProposal[]
  /** Field → column. */
  columns: ReadonlyMap<ImportField, number>
  guesses: Guess[]
  problems: ImportProblem[]
  distance: DistanceColumn
  engine: EngineColumn
  money: MoneyPlan
  /** Currencies other than USD in the sampled prices. */
  currencies: string[]
  lengths: ReadonlyMap<ImportField, LengthColumn>
  cubicDecimal: DecimalSign
  dateOrders: ReadonlyMap<ImportField, DateOrder>
  identity: IdentityPlan
  similarNames: SimilarNames
  /** Column → replacements of its cells by the mapping. */
  meanings: ReadonlyMap<number, Meanings>
  /** Fuels that are rare in this file and therefore flagged. */
  rareFuels: ReadonlySet<string>
  /** Cells read as automatic although they say semi-automatic; flagged one by one only if few. */
  flagsSemiAutomatic: boolean
  /** The maker is inferred from the model, because no column holds it. */
  isBrandByModel: boolean
  /** Fields that are read from the combined cell of maker and model. */
  inName: { year: boolean; engineSize: boolean }
  /** Rows often end before their last columns; this is not damage. */
  hasShortRows: boolean
}

type Source = { name: string | null; fileName: string | null; isNamed: boolean }

/** Decides on columns, units, currency and identity of a file, and reports assumptions in `guesses`. */
export const planRows = (
  labels: string[],
  survey: Survey,
  mapping: ImportMapping,
  source: Source,
  headerLine: number | null,
  thisYear: number,
  stock: StockProfile,
): Plan => {
  const mapped = columnsByLabel(mapping, labels)
  const { proposals, clashes } = proposeColumns(labels, survey.sample, mapped, stock)
  const guesses: Guess[] = []
  useModelYear(proposals, guesses)
  const columns = new Map<ImportField, number>()
  for (const { field, index } of proposals) if (field !== null) columns.set(field, index)
  const sampleFor = (field: ImportField): ColumnSample => {
    const index = columns.get(field)
    return index === undefined ? { header: field, cells: [] } : sampleOf(labels, survey.sample, index)
  }
  const accept = <T>(field: ImportField, { plan, guess }: { plan: T; guess: Guess | null }): T => {
    if (columns.has(field) && guess !== null) guesses.push(guess)
    return plan
  }
  const planned = {
    price: planMoney(sampleFor('price'), mapping, columns.has('currency'), sampleFor('currency').cells),
    mileage: planDistance(sampleFor('mileage'), mapping, medianAgeOf(sampleFor('firstRegistration'), thisYear)),
    engineSize: planEngine(sampleFor('engineSize')),
  }
  const readers = {
    price: dollarReader(planned.price.plan),
    mileage: mileageReader(planned.mileage.plan),
    engineSize: engineSizeReader(planned.engineSize.plan),
  }
  for (const field of ['price', 'mileage', 'engineSize'] as const)
    askIfAtypical(field, readers[field], { proposals, columns, cells: sampleFor(field).cells, stock })
  const money = accept('price', planned.price)
  const distance = accept('mileage', planned.mileage)
  const engine = accept('engineSize', planned.engineSize)
  const idIndex = columns.get('id')
  const { plan: identity, guess } = planIdentity(
    labels,
    idIndex === undefined ? null : { index: idIndex, isMapped: mapped.get(labels[idIndex]!) === 'id' },
    survey.ids,
    source,
    columns.has('chassis'),
  )
  guesses.push(guess)
  for (const proposal of proposals) {
    if (proposal.field !== 'id' || identity.id !== null) continue
    Object.assign(proposal, { field: null, confidence: 0, why: 'ignored: it cannot tell a car again (see below)' })
    columns.delete('id')
  }
  const isBrandByModel = !columns.has('brand') && !columns.has('name')
  if (isBrandByModel) guesses.push(guessOf('brand-by-model'))
  return {
    labels,
    proposals,
    columns,
    guesses,
    money,
    currencies: columns.has('price') ? planned.price.currencies : [],
    distance,
    engine,
    identity,
    similarNames: createSimilarNames(stock.names),
    meanings: meaningsByColumn(mapping, columns),
    isBrandByModel,
    problems: clashes.map(({ index, field, winner }) =>
      problemOf('column-twice', {
        line: headerLine,
        column: labels[index]!,
        field,
        detail: winner,
      }),
    ),
    lengths: new Map(
      (['length', 'width', 'height', 'dimension'] as const).map((field) => [field, planLength(sampleFor(field))]),
    ),
    cubicDecimal: decimalSignOf(sampleFor('cubicMeter').cells),
    dateOrders: planDates(sampleFor, columns, guesses),
    rareFuels: rareFuelsOf(sampleFor('fuelType')),
    flagsSemiAutomatic: semiAutomaticsAreFew(sampleFor('transmissionType'), guesses),
    hasShortRows: survey.shortShare > 0.5,
    inName: planName(sampleFor('name'), columns, guesses),
  }
}

type Column = {
  proposals: readonly ColumnProposal[]
  columns: Map<ImportField, number>
  cells: readonly string[]
  stock: StockProfile
}

/** A column whose stored values would be far from the stock is skipped and becomes a question. */
const askIfAtypical = (
  field: 'price' | 'mileage' | 'engineSize',
  read: CellReader<number>,
  { proposals, columns, cells, stock }: Column,
) => {
  const proposal = proposals.find((one) => one.field === field)
  if (proposal === undefined || proposal.why === FROM_MAPPING) return
  const spread = spreadOf(cells.map((cell) => read(cell).value).filter((value) => value !== null))
  if (spread === null || !isAtypical(stock, field, spread)) return
  columns.delete(field)
  const share = spread.count / cells.length
  const why = `not read until a mapping names it: its values lie around ${spread.middle}, unlike the stock's`
  Object.assign(proposal, { field: null, confidence: 0, why, question: { field, reason: 'stock', share } })
}

/** A lone 'Model year' is read as the year of registration, and reported. */
const useModelYear = (proposals: ColumnProposal[], guesses: Guess[]) => {
  const has = (field: ImportField) => proposals.some((proposal) => proposal.field === field)
  const modelYearColumn = proposals.find(({ field }) => field === 'modelYear')
  if (
    modelYearColumn === undefined ||
    modelYearColumn.why === FROM_MAPPING ||
    has('firstRegistration') ||
    has('manufacture')
  )
    return
  modelYearColumn.field = 'firstRegistration'
  guesses.push(guessOf('only-year', { column: modelYearColumn.header }))
}

/** Titles that mostly contain a year or litres provide them if no column does. */
const planName = (
  { header, cells }: ColumnSample,
  columns: ReadonlyMap<ImportField, number>,
  guesses: Guess[],
): Plan['inName'] => {
  const names = columns.has('name') ? cells.flatMap((cell) => readName(cell).value ?? []) : []
  const isMajority = (count: number) => count > 0 && count >= names.length * 0.5
  const hasYear = (['firstRegistration', 'manufacture', 'modelYear'] as const).some((field) => columns.has(field))
  const year = !hasYear && isMajority(names.filter((name) => name.year !== null).length)
  const litres = names.filter(({ grade }) => splitLitres(grade).engineSize !== null).length
  const engineSize = !columns.has('engineSize') && isMajority(litres)
  if (year) guesses.push(guessOf('year-in-name', { column: header }))
  if (engineSize) guesses.push(guessOf('engine-in-name', { column: header }))
  return { year, engineSize }
}

const medianAgeOf = ({ cells }: ColumnSample, thisYear: number): number | null => {
  const years = cells.flatMap((cell) => readYearMonth(cell, 'day-month', thisYear).value?.year ?? [])
  const median = spreadOf(years)?.middle
  return median === undefined ? null : thisYear - median
}

const planDates = (
  sampleFor: (field: ImportField) => ColumnSample,
  columns: ReadonlyMap<ImportField, number>,
  guesses: Guess[],
) => {
  const orders = new Map<ImportField, DateOrder>()
  for (const field of ['firstRegistration', 'manufacture', 'modelYear', 'seatBeltYear'] as const) {
    if (!columns.has(field)) continue
    const { header, cells } = sampleFor(field)
    const { order, isCertain } = dateOrderOf(cells)
    orders.set(field, order)
    const isWritten = cells.some((cell) => /^\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(cell))
    if (isWritten && !isCertain) guesses.push(guessOf('day-first', { column: header }))
    if (isWritten && isCertain && order === 'month-day') guesses.push(guessOf('month-first', { column: header }))
  }
  return orders
}

/** Gas is rare nearly everywhere; hybrids are flagged only in files with few of them. */
const rareFuelsOf = ({ cells }: ColumnSample): Set<string> => {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const fuel = readFuel(cell).value
    if (fuel !== null) counts.set(fuel, (counts.get(fuel) ?? 0) + 1)
  }
  const isUnder = (fuel: string, share: number) => (counts.get(fuel) ?? 0) <= cells.length * share
  const rare = ['LPG', 'CNG'].filter((fuel) => isUnder(fuel, 0.1))
  return new Set([
    ...rare,
    ...['HYBRID', 'PLUG_IN_HYBRID', 'ELECTRIC'].filter((fuel) => cells.length >= 100 && isUnder(fuel, 0.01)),
  ])
}

const semiAutomaticsAreFew = ({ header, cells }: ColumnSample, guesses: Guess[]): boolean => {
  const semi = cells.filter((cell) => readTransmission(cell).code === 'semi-automatic')
  if (semi.length <= cells.length * 0.02) return true
  guesses.push(guessOf('semi-automatic', { value: semi[0] ?? '', column: header }))
  return false
}
