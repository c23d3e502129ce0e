import type { ImportField } from '@minato/contract/import-fields'
import type { ImportMapping } from '../mapping.ts'
import { shownValue } from '../problems.ts'
import { tidy } from '../values/text.ts'

/** Cell text, as `valueKey` writes it → the text to read in its place; empty where the value is to be left empty. */
export type Meanings = ReadonlyMap<string, string>

/** Cell texts that are one value for the mapping: case, blanks and letter width do not matter. */
export const valueKey = (cell: string): string => shownValue(tidy(cell)).toLowerCase()

/** The meanings that the mapping gives to values of the columns that are read. */
export const meaningsByColumn = (
  { values = {} }: ImportMapping,
  columns: ReadonlyMap<ImportField, number>,
): Map<number, Meanings> => {
  const byColumn = new Map<number, Meanings>()
  for (const [field, meanings] of Object.entries(values)) {
    const index = columns.get(field as ImportField)
    if (index === undefined) continue
    byColumn.set(index, new Map(Object.entries(meanings).map(([cell, meaning]) => [valueKey(cell), meaning ?? ''])))
  }
  return byColumn
}

/** Makes the function that replaces the cells of a row which the mapping gives a meaning. */
export const cellReplacer = (
  meanings: ReadonlyMap<number, Meanings>,
  onMapped?: (column: number, cell: string) => void,
): ((cells: readonly string[]) => readonly string[]) => {
  if (meanings.size === 0) return (cells) => cells
  return (cells) => {
    let replaced: string[] | undefined
    for (const [index, ofColumn] of meanings) {
      const cell = cells[index]
      const meaning = cell === undefined ? undefined : ofColumn.get(valueKey(cell))
      if (cell === undefined || meaning === undefined) continue
      replaced ??= [...cells]
      replaced[index] = meaning
      onMapped?.(index, cell)
    }
    return replaced ?? cells
  }
}
