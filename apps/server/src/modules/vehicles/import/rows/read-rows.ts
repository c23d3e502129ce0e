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
import { judgeCar } from './plausible.ts'
import { carReader } from './row-reader.ts'
import type { TableShape } from './row-kinds.ts'
import { createSeen } from './seen.ts'
import { saysNothing, tidy } from '../values/text.ts'

/**
 * By what the car of a row is known again, the stronger first: its chassis as it is compared, and the source's number or,
 * where the row has neither, the row itself. One of them is there at least, and each stands once in a file.
 */
export type RowKeys = { chassis: string | null; source: string | null }

/**
 * A row of the file. Refused: `car` and `keys` are null and `problems` says why. Else `keys` are the same in every
 * reading of the file, and `problems` says which values were left empty.
 */
export type ImportRow = {
  line: number
  keys: RowKeys | null
  car: ImportedCar | null
  /** Taken as it stands, but out of the ordinary. */
  flags: ImportProblem[]
  problems: ImportProblem[]
  /** The row is the same as an earlier one, whose chassis or number it has: both are one car. */
  isRepeated?: boolean
}

type RowOptions = {
  isSheet: boolean
  cellCharacters: number
  thisYear: number
  rowCount: number
  /** Called for each cell that is read as the mapping says. */
  onMapped?: (column: number, cell: string) => void
}

/** Makes the reader of one pass over the file: it remembers which cars it has met. */
export const createRowReader = (plan: Plan, shape: TableShape, options: RowOptions): ((row: RawRow) => ImportRow) => {
  const read = carReader(plan, options.thisYear)
  const replace = cellReplacer(plan.meanings, options.onMapped)
  const seen = createSeen(options.rowCount)
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
    const refuse = () => ({ line: row.line, keys: null, car: null, flags: row.flags, problems: row.problems })
    if (!isWhole(raw, row)) return refuse()
    row.cells = replace(raw.cells)
    const car = read(row)
    if (car === null) return refuse()
    judgeCar(car, row, plan)
    if (row.isRefused) return refuse()
    const keys = identify(car, row)
    if (keys === 'repeated') return { ...refuse(), problems: [], flags: row.flags.slice(-1), isRepeated: true }
    return keys === null ? refuse() : { line: row.line, keys, car, flags: row.flags, problems: row.problems }
  }

  /** Whether the row has the shape of the table. What is missing at its end may have been cut off. */
  function isWhole(raw: RawRow, row: Draft): boolean {
    const width = shape.labels.length
    if (raw.fault !== null) {
      const { code, column } = raw.fault
      const about = {
        line: row.line,
        column: shape.labels[column] ?? null,
        value: raw.cells[column] ?? null,
        detail: options.cellCharacters,
      }
      row.problems.push(problemOf(code, about))
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

  /** The keys, 'repeated' for the same row once more, or null where an earlier row claims the same car. */
  function identify(car: ImportedCar, row: Draft): RowKeys | 'repeated' | null {
    const chassis = chassisKey(car.specification.chassis ?? '') || null
    const { id, rowColumns } = plan.identity
    const cell = id === null ? '' : tidy(row.cells[id.index] ?? '')
    const number = id === null || saysNothing(cell) ? null : sourceIdentity(id.source, cell)
    if (chassis === null && number === null) {
      const content = rowIdentity(row.raw, rowColumns)
      return { chassis, source: `${content}:${seen.see(content, row.line).count}` }
    }
    const twin = seen.see(rowText(row.raw, rowColumns), row.line)
    if (twin.count > 1) {
      report(row, plan, chassis === null ? 'id' : 'chassis', 'row-twice', twin.firstLine)
      return 'repeated'
    }
    const byChassis = chassis === null ? null : seen.see(`chassis:${chassis}`, row.line)
    if (byChassis !== null && byChassis.count > 1) {
      report(row, plan, 'chassis', 'chassis-twice', byChassis.firstLine)
      return null
    }
    const byNumber = number === null ? null : seen.see(number, row.line)
    if (byNumber === null || byNumber.count === 1) return { chassis, source: number }
    // Another car under the same number: its chassis alone says who it is.
    if (chassis !== null) return { chassis, source: null }
    report(row, plan, 'id', 'id-twice', byNumber.firstLine)
    return null
  }
}
