import { hintsOf } from '../columns/header-words.ts'
import { distinctCells } from '../columns/column-fit.ts'
import { guessOf } from '../guesses.ts'
import type { Guess, GuessReason } from '../guesses.ts'
import type { ImportMapping } from '../mapping.ts'
import type { DistanceColumn, EngineColumn, LengthColumn } from '../values/measures.ts'
import { amountReader, currencyOf, isCurrencyCode, settleDollar, toDollars } from '../values/money.ts'
import { decimalSignOf, parseNumber, spreadOf } from '../values/numbers.ts'
import type { DecimalSign } from '../values/numbers.ts'
import { UNREADABLE_READING, success } from '../values/cell-reading.ts'
import type { CellReader } from '../values/cell-reading.ts'

/** A mapped column with the sample of its cells. */
export type ColumnSample = { header: string; cells: string[] }

export const sampleOf = (labels: readonly string[], sample: readonly string[][], index: number): ColumnSample => ({
  header: labels[index]!,
  cells: distinctCells(sample, index, sample.length),
})

/** How prices are read. `rates`: units per US dollar; a currency without a rate cannot be converted. */
export type MoneyPlan = {
  decimal: DecimalSign
  factor: number
  currency: string
  rates: ReadonlyMap<string, number>
  /** Prices in US dollars outside these bounds are flagged; null if the file is too small. */
  bounds: { low: number; high: number } | null
}

/** Share of cells that match a pattern. */
const share = (cells: readonly string[], pattern: RegExp) =>
  cells.filter((cell) => pattern.test(cell)).length / Math.max(1, cells.length)

const spreadParams = (numbers: readonly number[]) => {
  const spread = spreadOf(numbers)
  return { middle: spread?.middle ?? null, low: spread?.low ?? null, high: spread?.high ?? null }
}

/** If used cars all have less than this mileage, the column counts in thousands. */
const FEW_SHARE = 1000

/** `middleAge`: median age in years, if a column holds it. */
export const planDistance = (
  { header, cells }: ColumnSample,
  mapping: ImportMapping,
  middleAge: number | null,
): { plan: DistanceColumn; guess: Guess } => {
  const hints = hintsOf(header)
  const decimal = decimalSignOf(cells)
  const inMiles = share(cells, /\d\s*(mi|mls|miles?)\.?$/i)
  const inKm = share(cells, /\d\s*(k?km|kms|キロ)\.?$/i)
  const figures = cells.map((cell) => parseNumber(cell, decimal)).filter((number) => number !== null)
  const spread = spreadOf(figures)
  const isFew =
    hints.factor === 1 &&
    mapping.distance === undefined &&
    spread !== null &&
    spread.middle >= 10 &&
    spread.high < FEW_SHARE
  const inThousands = isFew && middleAge !== null && middleAge >= 3
  const factor = inThousands ? 1000 : mapping.distance === undefined ? hints.factor : 1
  const result = (unit: 'km' | 'mi', reason: GuessReason) => ({
    plan: { unit, factor, decimal },
    guess: guessOf('distance', {
      column: header,
      unit,
      reason,
      factor,
      isInThousands: inThousands,
      isSmall: isFew && !inThousands,
      ...spreadParams(figures),
    }),
  })
  if (mapping.distance !== undefined) return result(mapping.distance, 'said')
  if (hints.distance !== null) return result(hints.distance, 'name')
  if (inMiles > 0.5) return result('mi', 'values')
  if (inKm > 0.5) return result('km', 'values')
  return result('km', 'assumed')
}

export const planEngine = ({ header, cells }: ColumnSample): { plan: EngineColumn; guess: Guess | null } => {
  const hints = hintsOf(header)
  const decimal = decimalSignOf(cells)
  // Cells that name their own unit do not need the column's.
  const figures = cells.map((cell) => parseNumber(cell, decimal)).filter((number) => number !== null)
  const middle = spreadOf(figures.filter((number) => number > 0))?.middle ?? 0
  const isLitres = middle > 0 && middle < 20
  if (hints.engine !== null && (hints.engine === 'l') === isLitres)
    return { plan: { unit: hints.engine, decimal }, guess: null }
  return {
    plan: { unit: isLitres ? 'l' : 'cc', decimal },
    guess: isLitres ? guessOf('litres', { column: header, ...spreadParams(figures) }) : null,
  }
}

export const planLength = ({ header, cells }: ColumnSample): LengthColumn => ({
  unit: hintsOf(header).length,
  decimal: decimalSignOf(cells),
})

export const planMoney = (
  { header, cells }: ColumnSample,
  mapping: ImportMapping,
  hasCurrencyColumn: boolean,
  currencyCells: readonly string[] = [],
): { plan: MoneyPlan; guess: Guess; currencies: string[] } => {
  const hints = hintsOf(header)
  const decimal = decimalSignOf(cells)
  const factor = hints.factor
  const read = amountReader(decimal, factor)
  const amounts = cells.map((cell) => read(cell).value).filter((amount) => amount !== null)
  const rates = new Map<string, number>([['USD', 1], ...Object.entries(mapping.rates ?? {})])
  if (mapping.currency !== undefined && mapping.rate !== undefined) rates.set(mapping.currency, mapping.rate)
  const commonCurrency = mostFrequent(amounts.map((amount) => amount.currency))
  const { currency, reason, isHigh } = currencyOfColumn(
    header,
    mapping,
    hints.currency,
    commonCurrency,
    hasCurrencyColumn,
    amounts.map(({ amount }) => amount),
  )
  const dollars = amounts.flatMap((amount) => {
    const perDollar = rates.get(settleDollar(amount.currency, currency))
    return perDollar === undefined || amount.amount <= 0 ? [] : toDollars(amount.amount, perDollar)
  })
  const named = [
    ...amounts.filter((amount) => amount.amount > 0).map((amount) => amount.currency),
    ...currencyCells.map(
      (cell) => currencyOf(cell) ?? (isCurrencyCode(cell.toUpperCase()) ? cell.toUpperCase() : null),
    ),
  ]
  const currencies = new Set([currency, ...named.map((one) => settleDollar(one, currency))])
  currencies.delete('USD')
  return {
    currencies: [...currencies],
    plan: { decimal, factor, currency, rates, bounds: boundsOf(dollars) },
    guess: guessOf('money', {
      column: header,
      currency,
      reason,
      isHigh,
      rate: rates.get(currency) ?? null,
      ...spreadParams(amounts.map(({ amount }) => amount)),
    }),
  }
}

/** Reads prices in US dollars, as far as their rate is known. */
export const dollarReader = ({ decimal, factor, currency, rates }: MoneyPlan): CellReader<number> => {
  const read = amountReader(decimal, factor)
  return (text) => {
    const { value } = read(text)
    const perDollar = value === null ? undefined : rates.get(settleDollar(value.currency, currency))
    return value === null || perDollar === undefined ? UNREADABLE_READING : success(toDollars(value.amount, perDollar))
  }
}

const mostFrequent = (currencies: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>()
  for (const currency of currencies) if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most !== undefined && most[1] > currencies.length * 0.3 ? most[0] : null
}

const currencyOfColumn = (
  header: string,
  mapping: ImportMapping,
  hintedCurrency: string | null,
  ownCurrency: string | null,
  hasCurrencyColumn: boolean,
  amounts: readonly number[],
): { currency: string; reason: GuessReason; isHigh: boolean } => {
  const result = (currency: string, reason: GuessReason, isHigh = false) => ({ currency, reason, isHigh })
  if (mapping.currency !== undefined) return result(mapping.currency, 'said')
  if (hintedCurrency !== null) return result(hintedCurrency, 'name')
  if (ownCurrency !== null) return result(settleDollar(ownCurrency, 'USD'), 'values')
  if (hasCurrencyColumn) return result('USD', 'column')
  const middle = spreadOf(amounts)?.middle ?? 0
  // Six digits under a Japanese header are never dollars, the only currency that must not be assumed here.
  if (/[ぁ-ヿ一-鿿]/.test(header) && middle >= 50_000) return result('JPY', 'yen')
  return result('USD', 'assumed', middle > 100_000)
}

/** Outliers: eight times beyond the first or last percentile; in a short list fifty times from the median. */
const boundsOf = (dollars: readonly number[]) => {
  const spread = spreadOf(dollars)
  if (spread === null || spread.count < 10) return null
  return spread.count >= 100
    ? { low: spread.low / 8, high: spread.high * 8 }
    : { low: spread.middle / 50, high: spread.middle * 50 }
}
