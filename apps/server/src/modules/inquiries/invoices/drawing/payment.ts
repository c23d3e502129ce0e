import { create } from 'qrcode'
import { codeInGroups } from '@minato/contract/document-checks'
import { momentInJapan } from '@minato/domain/moments'
import type { DocumentData } from '../document-data.ts'
import { conditionsOf } from './conditions.ts'
import { LABELS } from './labels.ts'
import { HEAD, heightOfPairs, MARGIN, pairs, QUIET, RIGHT, VALUE, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'
import { INK } from './typesetter.ts'

/** Longer than any account holder's name: banks compare every character, so it is never cut. */
const UNCUT = 12

/** The bank account in a frame on one page, because it is what forgers change. */
export function bankPart(sheet: Sheet, { bank, locale, number, reference }: DocumentData): void {
  if (!bank) return
  const t = LABELS[locale]
  const x = MARGIN + 12
  const width = WIDTH - 24
  const half = width / 2
  const b = t.bankFields
  const columns = [
    {
      given: [
        [b.holder, bank.holder],
        [b.bank, bank.bank],
        [b.branch, bank.branch],
        [b.address, bank.bankAddress],
      ],
      place: { x, width: half - 12, label: 88, most: UNCUT },
    },
    {
      given: [
        [b.account, bank.accountNumber],
        [b.swift, bank.swift],
        [b.currency, bank.currency],
        [b.purpose, number ?? `N° ${reference}`],
      ],
      place: { x: x + half, width: half, label: 88, most: UNCUT },
    },
  ] as const
  const tallest = Math.max(...columns.map(({ given, place }) => heightOfPairs(sheet, given, place)))
  sheet.need(tallest + 64)
  const top = sheet.y
  sheet.y += 9
  sheet.y += sheet.text(t.bank, x, sheet.y, width, HEAD) + 4
  const start = sheet.y
  for (const { given, place } of columns) {
    sheet.y = start
    pairs(sheet, given, place)
  }
  sheet.y = start + tallest + 3
  sheet.y += sheet.text(t.neverByMessage, x, sheet.y, width, { ...VALUE, size: 8.5, weight: 700 }) + 5
  sheet.doc
    .roundedRect(MARGIN, top, WIDTH, sheet.y - top, 4)
    .lineWidth(1.6)
    .strokeColor(INK)
    .stroke()
  sheet.y += 8
}

const SQUARE = 64
const CHECK = 236

/** How to verify the document (TRU-03), beside the terms. */
export function checkAndTerms(sheet: Sheet, facts: DocumentData): void {
  const { code, kind, locale, validUntil, freightType, ports } = facts
  const until = momentInJapan(validUntil ?? facts.issuedAt, locale)
  const isUnknown = facts.estimates?.length === 0
  const terms = conditionsOf(locale, kind, { until, type: freightType, port: ports.discharge, isUnknown })
  const x = MARGIN + (code ? CHECK + 18 : 0)
  const width = RIGHT - x
  const style = { size: 7.5, color: QUIET, leading: 1.28 }
  const heights = terms.map((term) => sheet.measure(term, width - 12, style) + 2)
  const height = heights.reduce((sum, one) => sum + one, terms.length ? 14 : 0)
  sheet.need(Math.max(height, code ? SQUARE + 2 : 0))
  const top = sheet.y
  if (code) check(sheet, facts, code)
  if (terms.length) sheet.text(LABELS[locale].conditions, x, top, width, HEAD)
  let y = top + 15
  for (const [i, term] of terms.entries()) {
    sheet.text(`${i + 1}.`, x, y, 12, style)
    sheet.text(term, x + 12, y, width - 12, style)
    y += heights[i] ?? 0
  }
  sheet.y = Math.max(top + (code ? SQUARE + 8 : 0), y + 4)
}

function check(sheet: Sheet, { checkAddress, locale }: DocumentData, code: string): void {
  const t = LABELS[locale]
  square(sheet, `${checkAddress}/${code}`, MARGIN, sheet.y + 2)
  const x = MARGIN + SQUARE + 12
  const width = CHECK - SQUARE - 12
  let y = sheet.y
  y += sheet.text(t.check, x, y, width, HEAD) + 2
  const how = t.checkHow(checkAddress.replace(/^https?:\/\//, ''))
  y += sheet.text(how, x, y, width, { size: 7.5, color: QUIET, leading: 1.28, most: 4 }) + 3
  sheet.text(codeInGroups(code), x, y, width, { size: 11.5, weight: 700 })
}

/** The modules of a QR code as one path, sharp at every size. */
function square({ doc }: Sheet, text: string, x: number, y: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = SQUARE / modules.size
  for (let row = 0; row < modules.size; row++)
    for (let column = 0, from = -1; column <= modules.size; column++) {
      const isDark = column < modules.size && modules.get(row, column) === 1
      if (isDark && from < 0) from = column
      if (isDark || from < 0) continue
      doc.rect(x + from * step, y + row * step, (column - from) * step, step)
      from = -1
    }
  doc.fill(INK)
}
