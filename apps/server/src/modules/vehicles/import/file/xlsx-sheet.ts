import type { ImportLimits } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import type { RawRow, RowFault } from './rows.ts'
import { PLAIN_FORMAT, writeNumber } from './xlsx-format.ts'
import type { CellFormat } from './xlsx-format.ts'
import { nextTag, textOfRuns, unescapeXml } from './xml.ts'

export type SheetContext = { isEpoch1904: boolean; formats: CellFormat[]; shared: string[] }

/** One row, or one shared string, in XML. */
export const PIECE_CHARACTERS = 8_000_000

/**
 * Reads a sheet's XML chunk by chunk, row by row. Row numbers are only reported, never used as a size. A cell
 * beyond the column limit is an error only if it is filled.
 */
export const createSheetScanner = (context: SheetContext, limits: ImportLimits) => {
  let rest = ''
  let prefix: string | null = null
  let line = 0
  let isDone = false

  const push = (text: string): RawRow[] => {
    if (isDone) return []
    rest += text
    const rows: RawRow[] = []
    if (prefix === null) {
      const start = /<(\w{1,20}:)?sheetData(\s[^<>]*)?>/.exec(rest)
      if (start === null) {
        if (rest.length > PIECE_CHARACTERS) throw new ImportRefused('broken-xlsx', { why: 'a sheet has no rows' })
        return rows
      }
      prefix = start[1] ?? ''
      rest = rest.slice(start.index + start[0].length)
    }
    const opening = `<${prefix}row`
    const closing = `</${prefix}row>`
    let at = 0
    for (;;) {
      const open = nextTag(rest, opening, at)
      const tagEnd = open === -1 ? -1 : rest.indexOf('>', open)
      if (tagEnd === -1) {
        if (open === -1 && rest.includes(`</${prefix}sheetData>`, at)) isDone = true
        break
      }
      const isEmpty = rest.charCodeAt(tagEnd - 1) === 47
      const close = isEmpty ? tagEnd : rest.indexOf(closing, tagEnd)
      if (close === -1) break
      const number = Number(/\sr=["'](\d{1,7})["']/.exec(rest.slice(open, tagEnd))?.[1] ?? 0)
      line = number > 0 ? number : line + 1
      if (!isEmpty) rows.push(readRow(rest.slice(tagEnd + 1, close), prefix, line, context, limits))
      at = isEmpty ? tagEnd + 1 : close + closing.length
    }
    rest = isDone ? '' : rest.slice(at)
    if (rest.length > PIECE_CHARACTERS) throw new ImportRefused('broken-xlsx', { why: `row ${line + 1} is too long` })
    return rows
  }
  return { push }
}

const readRow = (xml: string, prefix: string, line: number, context: SheetContext, limits: ImportLimits): RawRow => {
  const cells: string[] = []
  let fault: RowFault | null = null
  const opening = `<${prefix}c`
  const closing = `</${prefix}c>`
  let column = -1
  let at = 0
  for (;;) {
    const open = nextTag(xml, opening, at)
    const tagEnd = open === -1 ? -1 : xml.indexOf('>', open)
    if (tagEnd === -1) break
    const tag = xml.slice(open, tagEnd)
    const isEmpty = xml.charCodeAt(tagEnd - 1) === 47
    const close = isEmpty ? tagEnd : xml.indexOf(closing, tagEnd)
    if (close === -1) break
    column = columnOf(tag) ?? column + 1
    const text = isEmpty ? '' : readCell(tag, xml.slice(tagEnd + 1, close), prefix, context)
    at = isEmpty ? tagEnd + 1 : close + closing.length
    if (text === '') continue
    if (column >= limits.columns)
      throw new ImportRefused('too-many-columns', { count: column + 1, limit: limits.columns })
    while (cells.length < column) cells.push('')
    if (text.length > limits.cellCharacters) fault ??= { code: 'cell-too-long', column }
    cells[column] = fault?.column === column ? text.slice(0, 100) : text
  }
  return { line, cells, fault }
}

/** A → 0, AB → 27; null without a reference. */
const columnOf = (tag: string): number | null => {
  const letters = /\sr=["']([A-Z]{1,3})\d/.exec(tag)?.[1]
  if (letters === undefined) return null
  let column = 0
  for (let index = 0; index < letters.length; index++) column = column * 26 + letters.charCodeAt(index) - 64
  return column - 1
}

const readCell = (tag: string, xml: string, prefix: string, context: SheetContext): string => {
  const type = /\st=["'](\w+)["']/.exec(tag)?.[1] ?? 'n'
  if (type === 'inlineStr') return textOfRuns(xml, prefix)
  const value = elementText(xml, prefix)
  if (value === '') return ''
  switch (type) {
    case 's':
      return context.shared[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return value.slice(0, 10)
    case 'n': {
      const style = /\ss=["'](\d{1,6})["']/.exec(tag)?.[1]
      const format = style === undefined ? PLAIN_FORMAT : (context.formats[Number(style)] ?? PLAIN_FORMAT)
      return writeNumber(value, format, context.isEpoch1904)
    }
    default:
      // A formula's text, or an error such as #N/A, which the value readers treat as empty.
      return unescapeXml(value)
  }
}

/** The `v` element: the value, or the last result of a formula. */
const elementText = (xml: string, prefix: string): string => {
  const open = nextTag(xml, `<${prefix}v`, 0)
  if (open === -1) return ''
  const start = xml.indexOf('>', open) + 1
  const close = xml.indexOf(`</${prefix}v>`, start)
  return close === -1 ? '' : xml.slice(start, close)
}
