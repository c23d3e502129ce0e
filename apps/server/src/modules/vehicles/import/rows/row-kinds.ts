import type { RawRow } from '../file/rows.ts'

/** Where the table begins, and its column names. */
export type TableShape = {
  /** Physical line or sheet row of the header; null without one. */
  headerLine: number | null
  /** Rows before the table, counted from the start of the file, with blank ones. */
  skipped: number
  labels: string[]
  headerCells: readonly string[]
}

const SUM = /^\s*(grand total|sub ?total|total|totals|sum|somme|total général|合計|小計|総計)(?![\p{L}\p{N}])/iu

/** Classifies a line: blank, repeated header, note or sum such as 'Total: 120 cars', or a row. */
export const kindOfRow = (row: RawRow, { labels, headerCells }: TableShape): 'blank' | 'header' | 'note' | 'row' => {
  if (row.fault !== null) return 'row'
  const { cells } = row
  let first = ''
  let filledCells = 0
  for (let index = 0; index < cells.length && filledCells < 4; index++) {
    const cell = cells[index]!
    if (cell === '' || cell.trim() === '') continue
    if (filledCells++ === 0) first = cell
  }
  if (filledCells === 0) return 'blank'
  if (labels.length >= 4 && (filledCells === 1 || (filledCells < 4 && SUM.test(first)))) return 'note'
  if (cells[0] !== headerCells[0] || cells.length !== headerCells.length) return 'row'
  return cells.every((cell, index) => cell === headerCells[index]) ? 'header' : 'row'
}
