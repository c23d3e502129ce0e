import type PDFKit from 'pdfkit'
import { pagesOf } from './pdf.ts'
import { INK, typesetter } from './typesetter.ts'
import type { Line, Style, Typesetter } from './typesetter.ts'

/**
 * An A4 page with a cursor that moves down; content that does not fit continues on the next page. Points, from
 * the top left.
 */

export const MARGIN = 40
export const WIDTH = 595.28 - 2 * MARGIN
export const RIGHT = MARGIN + WIDTH
const FOOT = 841.89 - 43
export const QUIET = '#45606f'
export const HAIR = '#cfd9de'
export const SIGN = '#0d3a4f'
export const FOG = '#f1f5f6'
export const VERMILION = '#c93a1c'

export interface Sheet {
  doc: PDFKit.PDFDocument
  type: Typesetter
  y: number
  /** Starts a new page if less than this height is left; returns whether it did. */
  need(height: number): boolean
  rule(weight?: number, color?: string): void
  /** Draws text at x within a width, its top at y; returns its height. At most `most` lines, then an ellipsis. */
  text(text: string, x: number, y: number, width: number, style: Style & Setting): number
  measure(text: string, width: number, style: Style & Setting): number
}
interface Setting {
  most?: number
  align?: 'right' | 'center'
  leading?: number
}

const LEADING = 1.32

export function sheetOf(doc: PDFKit.PDFDocument): Sheet {
  const type = typesetter(doc)
  const linesOf = (text: string, width: number, style: Style & Setting): Line[] =>
    type.lines(text, style, width, style.most)
  const sheet: Sheet = {
    doc,
    type,
    y: MARGIN,
    need(height) {
      if (sheet.y + height <= FOOT) return false
      doc.addPage()
      sheet.y = MARGIN
      return true
    },
    rule(weight = 0.75, color = HAIR) {
      doc.moveTo(MARGIN, sheet.y).lineTo(RIGHT, sheet.y).lineWidth(weight).strokeColor(color).stroke()
    },
    text(text, x, y, width, style) {
      const lines = linesOf(text, width, style)
      const step = style.size * (style.leading ?? LEADING)
      for (const [i, line] of lines.entries())
        type.draw(line, x, y + i * step, style, style.align && { to: style.align, width })
      return lines.length * step
    },
    measure: (text, width, style) => linesOf(text, width, style).length * style.size * (style.leading ?? LEADING),
  }
  return sheet
}

export const LABEL: Style = { size: 7.5, color: QUIET }
export const VALUE: Style = { size: 9 }
export const HEAD: Style = { size: 10, weight: 700 }

/** Label over value in columns; fields without a value are left out. */
export function fields(
  sheet: Sheet,
  entries: readonly (readonly [label: string, value: string | null])[],
  { x = MARGIN, width = WIDTH, columns = 1, most = 2 } = {},
): void {
  const column = width / columns
  const filledFields = entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  for (let i = 0; i < filledFields.length; i += columns) {
    const row = filledFields.slice(i, i + columns)
    const height = Math.max(...row.map(({ value }) => sheet.measure(value, column - 10, { ...VALUE, most })))
    sheet.need(height + 13)
    for (const [at, { label, value }] of row.entries()) {
      const left = x + at * column
      sheet.text(label, left, sheet.y, column - 10, { ...LABEL, most: 1 })
      sheet.text(value, left, sheet.y + 9.5, column - 10, { ...VALUE, most })
    }
    sheet.y += height + 12
  }
}

type Pair = readonly [label: string, value: string | null]
interface Place {
  x: number
  width: number
  label: number
  most?: number
}
const PAIR_GAP = 1.5

/** Rows of label and value; the caller has reserved the height. */
export function pairs(sheet: Sheet, rows: readonly Pair[], { x, width, label: labelWidth, most = 3 }: Place): void {
  for (const [label, value] of rows) {
    if (!value) continue
    const style = { ...VALUE, most }
    sheet.text(label, x, sheet.y + 1, labelWidth - 6, { ...LABEL, most: 1 })
    sheet.y += sheet.text(value, x + labelWidth, sheet.y, width - labelWidth, style) + PAIR_GAP
  }
}

/** Height of these rows. */
export const heightOfPairs = (sheet: Sheet, rows: readonly Pair[], { width, label, most = 3 }: Place): number =>
  rows.reduce(
    (sum, [, value]) => (value ? sum + sheet.measure(value, width - label, { ...VALUE, most }) + PAIR_GAP : sum),
    0,
  )

export function heading(sheet: Sheet, text: string, { x = MARGIN, width = WIDTH } = {}): void {
  sheet.y += sheet.text(text, x, sheet.y, width, { ...HEAD, color: INK, most: 1 }) + 3
}

/** First lines of a report: seller, title, and facts with their labels. */
export function reportHead(
  sheet: Sheet,
  { seller, title, labelWidth, facts }: { seller: string; title: string; labelWidth: number; facts: readonly Pair[] },
): void {
  sheet.y += sheet.text(seller, MARGIN, sheet.y, WIDTH, { ...VALUE, color: QUIET, most: 1 })
  sheet.y += sheet.text(title, MARGIN, sheet.y, WIDTH, { size: 17, weight: 700, most: 2 }) + 6
  for (const [label, value] of facts) {
    if (!value) continue
    sheet.text(label, MARGIN, sheet.y + 1, labelWidth, LABEL)
    sheet.y += sheet.text(value, MARGIN + labelWidth, sheet.y, WIDTH - labelWidth, { ...VALUE, most: 2 }) + 1
  }
}

/** Title and page number at the foot of every page. Ends the document. */
export function endReport(sheet: Sheet, title: string, pageText: (at: number, of: number) => string): void {
  const style = { size: 7.5, color: QUIET, most: 1 }
  for (const page of pagesOf(sheet.doc)) {
    sheet.doc.switchToPage(page.at)
    sheet.text(title, MARGIN, 841.89 - 34, WIDTH - 90, style)
    sheet.text(pageText(page.at + 1, page.of), MARGIN, 841.89 - 34, WIDTH, { ...style, align: 'right' })
  }
  sheet.doc.end()
}
