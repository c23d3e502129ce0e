/** A row of the file. `line` is the physical line of a text (from 1), or the row number of a sheet. */
export type RawRow = {
  line: number
  cells: string[]
  fault: RowFault | null
  /** The file ends within this row, without a line end. */
  isLast?: true
}

/** Why a row is unreadable; `column` counts from 0. */
export type RowFault = { code: 'unclosed-quote' | 'cell-too-long' | 'row-too-long'; column: number }

/** All cells are empty. */
export const isBlankRow = ({ cells, fault }: RawRow): boolean =>
  fault === null && cells.every((cell) => cell.trim() === '')
