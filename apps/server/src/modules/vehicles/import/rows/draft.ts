import type { ImportField } from '@minato/contract/import-fields'
import { problemOf, severityOf } from '../problems.ts'
import type { ImportProblem, ProblemCode } from '../problems.ts'
import { readCells } from '../values/cell-reading.ts'
import type { CellReader } from '../values/cell-reading.ts'
import type { Plan } from './plan.ts'

/** A row while it is read, with its problems. */
export type Draft = {
  line: number
  /** The cells of the file. */
  raw: readonly string[]
  /** The cells after the mapping of values. */
  cells: readonly string[]
  problems: ImportProblem[]
  flags: ImportProblem[]
  isRefused: boolean
}

/** Reads one field of a row: its value, or null. Problems are added to the draft. */
export type FieldReader<T> = (row: Draft) => T | null

/** Adds a problem of a field. */
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
 * Creates a field's reader once per file; a field without a column costs nothing. `maxCharacters` is for long
 * texts, which their reader cuts.
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
