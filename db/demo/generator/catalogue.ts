import type { Code, Generation, Grades, Maker, Model } from '../makers.ts'
import { firstMonth, lastMonth, monthOfDate, shareOfAge } from './months.ts'

/** A code of a generation, with the months in which a car in stock may have been built. */
export interface Row {
  maker: Maker
  model: Model
  generation: Generation
  code: Code
  grades: Grades
  /** First and last month, both included. */
  from: number
  to: number
  trimYear: number
  /** Cumulative share of the months, rising to 1. */
  months: Float64Array
}

export interface Catalogue {
  rows: readonly Row[]
  /** The row at a share of the stock, 0 ≤ share < 1. */
  rowAt(share: number): Row
}

/** A car is advertised for half a year, and only after its registration. */
const MONTHS_BEFORE_SALE = 8

/** Index of the share in an ascending list of cumulative sums. */
export function placeOf(sums: Float64Array, share: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] as number) > share) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Everything the makers built up to `today`, each code with its share of the stock. Codes of one
 * fuel and body are adjacent, so that evenly spread shares include the rarest of them even in a
 * stock of two thousand.
 */
export function createCatalogue(makers: readonly Maker[], today: Date): Catalogue {
  const last = monthOfDate(today) - MONTHS_BEFORE_SALE
  const found: Weighed[] = []
  for (const maker of makers) {
    const models = maker.models
      .map((model) => rowsOf(maker, model, last, monthOfDate(today)))
      .filter((some) => some.length > 0)
    const shares = models.reduce((sum, some) => sum + some[0]!.row.model.share, 0)
    for (const some of models) {
      const whole = some.reduce((sum, { weight }) => sum + weight, 0)
      for (const { row, weight } of some)
        found.push({ row, weight: (maker.share * row.model.share * weight) / shares / whole })
    }
  }
  const kind = ({ row: { model, generation, code } }: Weighed) => `${code[3][0]} ${generation.body ?? model.body}`
  found.sort((a, b) => (kind(a) < kind(b) ? -1 : kind(a) > kind(b) ? 1 : 0))
  const rows = found.map(({ row }) => row)
  const sums = rising(found.map(({ weight }) => weight))
  return { rows, rowAt: (share) => rows[placeOf(sums, share)]! }
}

interface Weighed {
  row: Row
  weight: number
}

function rowsOf(maker: Maker, model: Model, last: number, today: number): Weighed[] {
  const found: Weighed[] = []
  for (const generation of model.generations)
    for (const code of generation.codes) {
      const [, , , , weight = 1, options = {}] = code
      const from = Math.max(firstMonth(generation.from), firstMonth(options.from ?? 0))
      const to = Math.min(last, lastMonth(generation.to ?? 9999), lastMonth(options.to ?? 9999))
      if (to < from) continue
      const shares = Array.from({ length: to - from + 1 }, (_, i) =>
        shareOfAge(today - from - i, generation.collector === true),
      )
      const years = shares.reduce((sum, share) => sum + share, 0)
      found.push({
        row: {
          maker,
          model,
          generation,
          code,
          grades: options.grades ?? generation.grades,
          from,
          to,
          trimYear: trimYearOf(model, code[0]),
          months: rising(shares),
        },
        weight: (generation.weight ?? 1) * weight * years,
      })
    }
  return found
}

/** A code may occur in several entries of a model; the catalogue contains it once. */
function trimYearOf(model: Model, name: string): number {
  let first = Infinity
  for (const generation of model.generations)
    for (const [code, , , , , options] of generation.codes)
      if (code === name) first = Math.min(first, firstMonth(options?.from ?? generation.from))
  return Math.floor(first / 12)
}

function rising(shares: readonly number[]): Float64Array {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let sum = 0
  return Float64Array.from(shares, (share) => (sum += share / whole))
}
