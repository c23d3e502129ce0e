import type { ImportField } from '@minato/contract/import-fields'
import { problemOf, severityOf } from '../problems.ts'
import type { ImportProblem, ProblemCode } from '../problems.ts'
import { readCells } from '../values/reading.ts'
import type { CellReader } from '../values/reading.ts'
import type { Plan } from './plan.ts'

/** A row while it is read; problems are gathered in it. */
export type Draft = {
  line: number
  /** The cells as they are in the file. */
  raw: readonly string[]
  /** The cells as they are to be read: those that the mapping gives a meaning are replaced by it. */
  cells: readonly string[]
  problems: ImportProblem[]
  flags: ImportProblem[]
  isRefused: boolean
}

/** Reads one field of a row: its value, or null; a problem goes into the draft. */
export type FieldReader<T> = (row: Draft) => T | null

/** Says something about a field of a row. */
export const report = (
  row: Draft,
  plan: Plan,
  field: ImportField,
  code: ProblemCode,
  detail?: string | number,
): void => {
  const index = plan.columns.get(field)
  const severity = severityOf(code)
  const problem = problemOf(code, {
    line: row.line,
    column: index === undefined ? null : plan.labels[index]!,
    field,
    value: index === undefined ? null : (row.raw[index] ?? '').trim(),
    detail: detail ?? null,
  })
  if (severity === 'flagged') row.flags.push(problem)
  else row.problems.push(problem)
  if (severity === 'refused') row.isRefused = true
}

/**
 * A field's reader, made once for the file: a field without a column costs nothing. `maxCharacters` is for texts, which
 * may be long and are cut by their reader.
 */
export const fieldReader = <T>(
  plan: Plan,
  field: ImportField,
  read: CellReader<T>,
  maxCharacters?: number,
): FieldReader<T> => {
  const index = plan.columns.get(field)
  if (index === undefined) return () => null
  const cellReader = readCells(read, maxCharacters)
  return (row) => {
    const cell = row.cells[index]
    if (cell === undefined || cell === '') return null
    const reading = cellReader(cell)
    if (reading.code !== null) report(row, plan, field, reading.code, reading.detail)
    return reading.value
  }
}
