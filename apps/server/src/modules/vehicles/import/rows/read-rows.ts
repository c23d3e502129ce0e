import { chassisKey } from '@minato/domain/search-text'
import type { RawRow } from '../file/rows.ts'
import type { ImportedCar } from '../imported-car.ts'
import { problemOf } from '../problems.ts'
import type { ImportProblem } from '../problems.ts'
import type { Draft } from './draft.ts'
import { report } from './draft.ts'
import { rowIdentity, rowText, sourceIdentity } from './identity.ts'
import { cellReplacer } from './meanings.ts'
import type { Plan } from './plan.ts'
import { flagImplausible } from './flag-implausible.ts'
import { carReader } from './row-reader.ts'
import type { TableShape } from './row-kinds.ts'
import { createOccurrenceCounter } from './occurrence-counter.ts'
import { isBlankValue, normalizeText } from '../values/normalize-text.ts'

/**
 * Keys that identify the car of a row, the stronger first: its normalized chassis, then the source's id or the
 * row's content. At least one is set, and each is unique within a file.
 */
export type RowKeys = { chassis: string | null; source: string | null }

/**
 * A row of the file. If rejected, `car` and `keys` are null and `problems` gives the reason. Otherwise `keys`
 * are the same in every reading, and `problems` lists values left empty.
 */
export type ImportRow = {
  line: number
  keys: RowKeys | null
  car: ImportedCar | null
  /** Imported unchanged, but unusual. */
  flags: ImportProblem[]
  problems: ImportProblem[]
  /** The row equals an earlier one with the same chassis or id: both are one car. */
  isRepeated?: boolean
}

type RowOptions = {
  isSheet: boolean
  cellCharacters: number
  thisYear: number
  rowCount: number
  /** Called for each cell that the mapping replaces. */
  onMapped?: (column: number, cell: string) => void
}

/** Creates the reader of one pass over the file. It remembers the cars of earlier rows. */
export const createRowReader = (plan: Plan, shape: TableShape, options: RowOptions): ((row: RawRow) => ImportRow) => {
  const read = carReader(plan, options.thisYear)
  const replace = cellReplacer(plan.meanings, options.onMapped)
  const occurrences = createOccurrenceCounter(options.rowCount)
  const lastColumn = Math.max(-1, ...plan.columns.values())

  return (raw) => {
    const row: Draft = {
      line: raw.line,
      raw: raw.cells,
      cells: raw.cells,
      problems: [],
      flags: [],
      isRefused: false,
    }
    const rejectedRow = () => ({ line: row.line, keys: null, car: null, flags: row.flags, problems: row.problems })
    if (!isWhole(raw, row)) return rejectedRow()
    row.cells = replace(raw.cells)
    const car = read(row)
    if (car === null) return rejectedRow()
    flagImplausible(car, row, plan)
    if (row.isRefused) return rejectedRow()
    const keys = identify(car, row)
    if (keys === 'repeated') return { ...rejectedRow(), problems: [], flags: row.flags.slice(-1), isRepeated: true }
    return keys === null ? rejectedRow() : { line: row.line, keys, car, flags: row.flags, problems: row.problems }
  }

  /** Whether the row has the shape of the table. Missing cells at the end may have been cut off. */
  function isWhole(raw: RawRow, row: Draft): boolean {
    const width = shape.labels.length
    if (raw.fault !== null) {
      const { code, column } = raw.fault
      const subject = {
        line: row.line,
        column: shape.labels[column] ?? null,
        value: raw.cells[column] ?? null,
        detail: options.cellCharacters,
      }
      row.problems.push(problemOf(code, subject))
      return false
    }
    if (options.isSheet) return true
    if (raw.cells.length > width && raw.cells.some((cell, index) => index >= width && cell.trim() !== '')) {
      row.problems.push(problemOf('too-many-cells', { line: row.line, detail: `${raw.cells.length} / ${width}` }))
      return false
    }
    if (raw.cells.length <= lastColumn && !plan.hasShortRows) {
      const code = raw.isLast ? 'cut-off' : 'short-row'
      row.problems.push(problemOf(code, { line: row.line, detail: `${raw.cells.length} / ${width}` }))
      return code === 'short-row'
    }
    return true
  }

  /** The keys; 'repeated' for an equal row; null if an earlier row has the same key. */
  function identify(car: ImportedCar, row: Draft): RowKeys | 'repeated' | null {
    const chassis = chassisKey(car.specification.chassis ?? '') || null
    const { id, rowColumns } = plan.identity
    const cell = id === null ? '' : normalizeText(row.cells[id.index] ?? '')
    const number = id === null || isBlankValue(cell) ? null : sourceIdentity(id.source, cell)
    if (chassis === null && number === null) {
      const content = rowIdentity(row.raw, rowColumns)
      return { chassis, source: `${content}:${occurrences.count(content, row.line).count}` }
    }
    const duplicate = occurrences.count(rowText(row.raw, rowColumns), row.line)
    if (duplicate.count > 1) {
      report(row, plan, chassis === null ? 'id' : 'chassis', 'row-twice', duplicate.firstLine)
      return 'repeated'
    }
    const byChassis = chassis === null ? null : occurrences.count(`chassis:${chassis}`, row.line)
    if (byChassis !== null && byChassis.count > 1) {
      report(row, plan, 'chassis', 'chassis-twice', byChassis.firstLine)
      return null
    }
    const byNumber = number === null ? null : occurrences.count(number, row.line)
    if (byNumber === null || byNumber.count === 1) return { chassis, source: number }
    // Another car under the same id: only its chassis identifies it.
    if (chassis !== null) return { chassis, source: null }
    report(row, plan, 'id', 'id-twice', byNumber.firstLine)
    return null
  }
}
