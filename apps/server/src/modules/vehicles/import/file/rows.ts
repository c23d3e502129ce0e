/** A row as the file holds it. `line` is the physical line of a text (1 is the first), or the row number of a sheet. */
export type RawRow = {
  line: number
  cells: string[]
  fault: RowFault | null
  /** The file ends in this row, without a line end. */
  isLast?: true
}

/** What makes a row unreadable; `column` counts from 0. */
export type RowFault = { code: 'unclosed-quote' | 'cell-too-long' | 'row-too-long'; column: number }

/** Nothing stands in any cell. */
export const isBlankRow = ({ cells, fault }: RawRow): boolean =>
  fault === null && cells.every((cell) => cell.trim() === '')
