import { TEXT_LIMITS } from '@minato/domain/document-text'
import type { TextCell } from '@minato/domain/document-text'
import { getDocumentProxy } from 'unpdf'

/** The text of a PDF with its places. Runs in a worker process: the file is a stranger's. */

export interface PdfText {
  /** NO_TEXT: its pages are pictures. UNREADABLE: damaged, encrypted, or longer than the limits. */
  state: 'READ' | 'NO_TEXT' | 'UNREADABLE'
  cells: TextCell[]
}

const PAGES_LIMIT = 30
const CELL_LENGTH = 300

const UNREADABLE: PdfText = { state: 'UNREADABLE', cells: [] }

export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (pdf.numPages > PAGES_LIMIT) return UNREADABLE
    const cells: TextCell[] = []
    let characters = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const found = cellsOf(
        items.flatMap((item) => ('str' in item ? [pieceOf(item)] : [])),
        number,
      )
      characters += found.reduce((sum, { text }) => sum + text.length, 0)
      // A partly read document counts as unread, because half a check is none.
      if (cells.length + found.length > TEXT_LIMITS.cells || characters > TEXT_LIMITS.characters) return UNREADABLE
      cells.push(...found)
    }
    return cells.length ? { state: 'READ', cells } : { state: 'NO_TEXT', cells }
  } catch {
    return UNREADABLE
  }
}

interface Piece {
  text: string
  x: number
  /** From the bottom of the page. */
  y: number
  width: number
  size: number
}
const pieceOf = ({ str, transform, width }: { str: string; transform: number[]; width: number }): Piece => ({
  text: str.replaceAll(/\p{Cc}/gu, ' '),
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  size: Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || 10,
})

/** Without half of a surrogate pair, which PostgreSQL cannot keep: one may be in the file, or come of the cut. */
const storable = (text: string): string => text.trim().slice(0, CELL_LENGTH).toWellFormed()

/** Pieces near one another on one baseline are one cell; a gap wider than a letter starts the next. */
function cellsOf(pieces: readonly Piece[], page: number): TextCell[] {
  const written = pieces.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y)
  const lines: Piece[][] = []
  for (const piece of written) {
    const [first] = lines.at(-1) ?? []
    if (first && first.y - piece.y <= Math.min(first.size, piece.size) / 2) lines.at(-1)?.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line, at) => {
    const cells: (TextCell & { end: number })[] = []
    for (const { text, x, width, size } of line.toSorted((a, b) => a.x - b.x)) {
      const last = cells.at(-1)
      const gap = last ? x - last.end : Infinity
      if (last && gap < size) last.text += (gap > size / 8 ? ' ' : '') + text
      else cells.push({ page, line: at + 1, x: Math.round(x), text, end: 0 })
      const current = cells.at(-1)
      if (current) current.end = x + width
    }
    return cells.map(({ line: row, x, text }) => ({ page, line: row, x, text: storable(text) }))
  })
}
