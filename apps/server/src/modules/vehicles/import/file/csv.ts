import type { ImportLimits } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import type { RawRow, RowFault } from './rows.ts'

/**
 * Splits delimited text into rows (RFC 4180), chunk by chunk. Accepts mixed line ends; quotation marks inside
 * an unquoted cell are text. A cell with an unclosed or misplaced quotation mark spoils its own line only:
 * reading continues with the next line.
 */
export type CsvSplitter = { push: (text: string) => RawRow[]; end: () => RawRow[] }

type Scan =
  | { kind: 'row'; cells: string[]; end: number; newlines: number }
  | { kind: 'fault'; code: RowFault['code']; cells: string[]; at: number; newlines: number }
  | { kind: 'more' }

const NEVER = Number.MAX_SAFE_INTEGER
const LF = 10
const CR = 13
/** Amount of text that may be read twice because of broken quotation marks before the file is rejected. */
const RESCAN_CHARACTERS = 50_000_000

export const createCsvSplitter = (delimiter: string, limits: ImportLimits): CsvSplitter => {
  const rowCharacters = limits.columns * limits.cellCharacters
  let rest = ''
  let line = 1
  let isSkipping = false
  let rescanned = 0
  let firstBroken = 0

  const take = (text: string, isLast: boolean): RawRow[] => {
    const rows: RawRow[] = []
    let at = 0
    // Cached position of the next separator, quote and line end at or after `at`; NEVER if there is none.
    let lf = -1
    let cr = -1
    let quote = -1
    const next = (mark: string, known: number) => {
      if (known >= at) return known
      const found = text.indexOf(mark, at)
      return found === -1 ? NEVER : found
    }
    while (at < text.length) {
      lf = next('\n', lf)
      cr = next('\r', cr)
      quote = isSkipping ? NEVER : next('"', quote)
      const isLone = cr < lf - 1 && (cr < text.length - 1 || isLast)
      const end = isLone ? cr : lf < NEVER ? (cr === lf - 1 ? cr : lf) : isLast ? text.length : NEVER
      if (quote > end || (quote === NEVER && end === NEVER)) {
        if (end === NEVER) break
        if (!isSkipping) rows.push(plainRow(text.slice(at, end), line))
        isSkipping = false
        at = isLone ? cr + 1 : lf < NEVER ? lf + 1 : text.length
        line++
        continue
      }
      const scan = scanQuoted(text, at, isLast)
      if (scan.kind === 'more') break
      if (scan.kind === 'row') {
        rows.push({ line, cells: scan.cells, fault: tooLong(scan.cells) })
        at = scan.end
        line += scan.newlines
        continue
      }
      const faultLine = line + scan.newlines
      rows.push({ line: faultLine, cells: scan.cells, fault: { code: scan.code, column: scan.cells.length - 1 } })
      firstBroken ||= faultLine
      at = scan.at
      const skipped = lineEnd(text, at)
      rescanned += limits.cellCharacters
      if (rescanned > RESCAN_CHARACTERS) throw new ImportRefused('broken-quotes', { line: firstBroken })
      line = faultLine + 1
      if (skipped === null) {
        isSkipping = !isLast
        at = text.length
        line -= isSkipping ? 1 : 0
      } else at = skipped
    }
    rest = text.slice(at)
    if (rest.length > rowCharacters || isSkipping) {
      if (!isSkipping) rows.push({ line, cells: [rest.slice(0, 100)], fault: { code: 'row-too-long', column: 0 } })
      isSkipping = true
      // Keeps the last character, which may be the first half of a line end.
      rest = rest.slice(-1)
    }
    return rows
  }

  const plainRow = (text: string, at: number): RawRow => {
    const cells = text.split(delimiter)
    return { line: at, cells, fault: text.length > limits.cellCharacters ? tooLong(cells) : null }
  }

  const tooLong = (cells: string[]): RowFault | null => {
    const column = cells.findIndex((cell) => cell.length > limits.cellCharacters)
    return column === -1 ? null : { code: 'cell-too-long', column }
  }

  /** Reads one row that contains a quotation mark, from its start. */
  const scanQuoted = (text: string, start: number, isLast: boolean): Scan => {
    const cells: string[] = []
    let at = start
    let newlines = 0
    for (;;) {
      let open = at
      while (text[open] === ' ') open++
      if (text[open] === '"') {
        const quoted = readQuoted(text, open, isLast)
        if (quoted === 'more') return { kind: 'more' }
        if (quoted === 'unclosed') {
          cells.push(/^.{0,100}/.exec(text.slice(open, open + 100))?.[0] ?? '')
          return { kind: 'fault', code: 'unclosed-quote', cells, at: open, newlines }
        }
        cells.push(quoted.cell)
        newlines += quoted.newlines
        at = quoted.end
      } else {
        const end = cellEnd(text, at)
        if (end === text.length && !isLast) return { kind: 'more' }
        cells.push(text.slice(at, end))
        at = end
      }
      if (at >= text.length) return isLast ? { kind: 'row', cells, end: at, newlines: newlines + 1 } : { kind: 'more' }
      const code = text.charCodeAt(at)
      if (code === LF) return { kind: 'row', cells, end: at + 1, newlines: newlines + 1 }
      if (code === CR) {
        if (at + 1 === text.length && !isLast) return { kind: 'more' }
        const isPair = text.charCodeAt(at + 1) === LF
        return { kind: 'row', cells, end: at + (isPair ? 2 : 1), newlines: newlines + 1 }
      }
      at++
    }
  }

  const readQuoted = (text: string, open: number, isLast: boolean) => {
    let cell = ''
    let from = open + 1
    for (;;) {
      const close = text.indexOf('"', from)
      if (close === -1 || close - open > limits.cellCharacters * 2) {
        const seen = (close === -1 ? text.length : close) - open
        return isLast || seen > limits.cellCharacters * 2 ? ('unclosed' as const) : ('more' as const)
      }
      cell += text.slice(from, close)
      if (close + 1 === text.length && !isLast) return 'more' as const
      if (text[close + 1] === '"') {
        cell += '"'
        from = close + 2
        continue
      }
      let after = close + 1
      while (text[after] === ' ') after++
      if (after === text.length && !isLast) return 'more' as const
      const isClosed =
        after === text.length || text[after] === delimiter || text[after] === '\n' || text[after] === '\r'
      const newlines = countNewlines(cell)
      if (isClosed) return { cell, end: after, newlines }
      if (newlines > 0) return 'unclosed' as const
      // `17" alloy`, `"GT" edition`: text, not quoting.
      const end = cellEnd(text, after)
      if (end === text.length && !isLast) return 'more' as const
      return { cell: text.slice(open, end), end, newlines: 0 }
    }
  }

  const cellEnd = (text: string, from: number) => {
    let at = from
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === LF || code === CR || text[at] === delimiter) break
    }
    return at
  }

  return { push: (text) => take(rest + text, false), end: () => take(rest, true) }
}

const countNewlines = (text: string) => {
  if (!text.includes('\n') && !text.includes('\r')) return 0
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** Start of the next line, or null at the end of the text. */
const lineEnd = (text: string, from: number): number | null => {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === LF) return at + 1
    if (code === CR && at + 1 < text.length) return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1
  }
  return null
}
