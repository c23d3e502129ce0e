import type { RawRow } from '../file/rows.ts'

/** Where the table of a file begins, and what its columns are called. */
export type TableShape = {
  /** Physical line or sheet row of the header; null where the file has none. */
  headerLine: number | null
  /** Rows before the first of the table, counted from the start of the file, blank ones included. */
  skipped: number
  labels: string[]
  headerCells: readonly string[]
}

/** What stands in a line: nothing, the header once more, a single note such as 'Total: 120 cars', or a row. */
export const kindOfRow = (row: RawRow, { labels, headerCells }: TableShape): 'blank' | 'header' | 'note' | 'row' => {
  if (row.fault !== null) return 'row'
  const { cells } = row
  let said = 0
  for (let index = 0; index < cells.length && said < 2; index++) {
    const cell = cells[index]!
    if (cell !== '' && cell.trim() !== '') said++
  }
  if (said === 0) return 'blank'
  if (said === 1) return labels.length >= 4 ? 'note' : 'row'
  return cells[0] === headerCells[0] && cells.length === headerCells.length && cells.every((cell, index) => cell === headerCells[index]) ? 'header' : 'row'
}
