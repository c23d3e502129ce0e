import type { ImportField } from '@minato/contract/import-fields'
import type { ImportMapping } from '../mapping.ts'
import { shownValue } from '../problems.ts'
import { normalizeText } from '../values/normalize-text.ts'

/** Cell text, as `valueKey` normalizes it → the text to read instead; empty to leave the value empty. */
export type Meanings = ReadonlyMap<string, string>

/** Normalizes a cell for the mapping: case, spaces and letter width do not matter. */
export const valueKey = (cell: string): string => shownValue(normalizeText(cell)).toLowerCase()

/** The mapping of values for the columns that are read. */
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

/** Creates the function that replaces the mapped cells of a row. */
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
