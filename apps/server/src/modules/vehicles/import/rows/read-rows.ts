import type { RawRow } from '../file/rows.ts'
import type { ImportedCar } from '../imported-car.ts'
import { problemOf } from '../problems.ts'
import type { ImportProblem } from '../problems.ts'
import type { Draft } from './draft.ts'
import { report } from './draft.ts'
import { chassisIdentity, rowIdentity, sourceIdentity } from './identity.ts'
import type { Plan } from './plan.ts'
import { judgeCar } from './plausible.ts'
import { carReader } from './row-reader.ts'
import type { TableShape } from './row-kinds.ts'
import { createSeen } from './seen.ts'
import { saysNothing, tidy } from '../values/text.ts'

/**
 * A row of the file. Refused: `car` and `key` are null and `problems` says why. Else `key` is the car's identity in
 * every reading of the file, and `problems` says which values were left empty.
 */
export type ImportRow = {
  line: number
  key: string | null
  car: ImportedCar | null
  /** Taken as it stands, but out of the ordinary. */
  flags: ImportProblem[]
  problems: ImportProblem[]
}

type RowOptions = { isSheet: boolean; cellCharacters: number; thisYear: number; rowCount: number }

/** Makes the reader of one pass over the file: it remembers which cars it has met. */
export const createRowReader = (plan: Plan, shape: TableShape, options: RowOptions): ((row: RawRow) => ImportRow) => {
  const read = carReader(plan, options.thisYear)
  const seen = createSeen(options.rowCount)
  const lastColumn = Math.max(-1, ...plan.columns.values())

  return (raw) => {
    const row: Draft = { line: raw.line, cells: raw.cells, problems: [], flags: [], isRefused: false }
    const refuse = () => ({ line: row.line, key: null, car: null, flags: row.flags, problems: row.problems })
    if (!isWhole(raw, row)) return refuse()
    const car = read(row)
    if (car === null) return refuse()
    judgeCar(car, row, plan)
    if (row.isRefused) return refuse()
    const key = identify(car, row)
    return key === null ? refuse() : { line: row.line, key, car, flags: row.flags, problems: row.problems }
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

  /** The key, or null where the same car stands higher up already. */
  function identify(car: ImportedCar, row: Draft): string | null {
    const { chassis } = car.specification
    const { id, rowColumns } = plan.identity
    const cell = id === null ? '' : tidy(row.cells[id.index] ?? '')
    if (chassis === null && (id === null || saysNothing(cell))) {
      const content = rowIdentity(row.cells, rowColumns)
      return `${content}:${seen.see(content, row.line).count}`
    }
    const key = chassis === null ? sourceIdentity(id!.source, cell) : chassisIdentity(chassis)
    const { count, firstLine } = seen.see(key, row.line)
    if (count === 1) return key
    report(row, plan, chassis === null ? 'id' : 'chassis', chassis === null ? 'id-twice' : 'chassis-twice', firstLine)
    return null
  }
}
