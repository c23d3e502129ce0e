import { dollarsInWords } from '@minato/domain/amount-words'
import { momentFor } from '@minato/domain/deadlines'
import { dayInJapan, dayInWords } from '@minato/domain/moments'
import type { DocumentData } from '../document-data.ts'
import { estimates } from './estimates.ts'
import { grouped } from './format-numbers.ts'
import { goods } from './vehicle-section.ts'
import { LABELS } from './labels.ts'
import { linesTable, receivedTable } from './price-table.ts'
import { bankPart, checkAndTerms } from './payment.ts'
import { openPdf, pagesOf } from './pdf.ts'
import { fields, HAIR, LABEL, MARGIN, pairs, QUIET, RIGHT, sheetOf, VALUE, VERMILION, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'
import { INK } from './typesetter.ts'

/** Draws a document as PDF/A on A4; equal facts give equal bytes. */
export async function renderDocument(facts: DocumentData): Promise<Buffer> {
  const { kind, locale, number, seller } = facts
  const t = LABELS[locale]
  const title = `${t.title[kind]} ${number ?? t.draft}`
  const { doc, bytes } = openPdf({
    locale,
    title,
    author: seller.legalName || seller.name,
    subject: `N° ${facts.reference}`,
    at: facts.issuedAt,
    subset: 'PDF/A-2b',
  })
  const sheet = sheetOf(doc)
  drawHeader(sheet, facts)
  parties(sheet, facts)
  shipment(sheet, facts)
  goods(sheet, facts)
  if (kind === 'RECEIPT') receivedTable(sheet, facts)
  else linesTable(sheet, facts)
  inWords(sheet, facts)
  if (kind === 'PROFORMA') bankPart(sheet, facts)
  checkAndTerms(sheet, facts)
  if (kind === 'PROFORMA') estimates(sheet, facts)
  transliteration(sheet, facts)
  for (const page of pagesOf(doc)) {
    doc.switchToPage(page.at)
    if (!number) draftMark(sheet, t.draft)
    drawFooter(sheet, facts, t.page(page.at + 1, page.of))
  }
  doc.end()
  return bytes
}

// The logo, as in the shop's header (viewBox 48 × 46).
const MARK = [
  [
    'M9.5 3.6Q24 .6 38.5 3.6 47.4 5.6 46.6 14.4 44.4 30.4 30.4 42 24 47 17.6 42 3.6 30.4 1.4 14.4 .6 5.6 9.5 3.6Z',
    '#0d3a4f',
  ],
  ['M13.5 26.5V11.5h4.3L24 19.7l6.2-8.2h4.3v15h-4.4v-8.3L24 26.2l-6.1-8v8.3z', '#ffffff'],
  ['M17 28.9h14v3.2H17z', '#e2573a'],
] as const

function drawHeader(sheet: Sheet, facts: DocumentData): void {
  const { doc } = sheet
  const { kind, locale, number, seller, issuedAt, validUntil, paymentDeadline, reference, proforma } = facts
  const t = LABELS[locale]
  doc.save().translate(MARGIN, MARGIN).scale(0.85)
  for (const [path, color] of MARK) doc.path(path).fill(color)
  doc.restore()
  const left = MARGIN + 52
  let y = MARGIN - 2
  y += sheet.text(seller.name, left, y, 220, { size: 15, weight: 700, most: 2, leading: 1.15 }) + 2
  const lines = [
    seller.legalName === seller.name ? '' : seller.legalName,
    seller.address.join(', '),
    [seller.phone && `${t.phone} ${seller.phone}`, seller.email].filter(Boolean).join(' · '),
    seller.registration ? `${t.registration}${locale === 'fr' ? '\u00a0' : ''}: ${seller.registration}` : '',
  ]
  y += sheet.text(t.seller, left, y, 225, { ...LABEL, most: 1 })
  for (const line of lines) if (line) y += sheet.text(line, left, y, 225, { ...VALUE, size: 8.5, most: 3 })
  const x = 330
  const width = RIGHT - x
  let z = MARGIN - 4
  z += sheet.text(t.title[kind], x, z, width, { size: 19, weight: 700, most: 1, align: 'right' })
  z +=
    sheet.text(number ?? t.draft, x, z, width, {
      size: 13,
      weight: 700,
      color: number ? INK : VERMILION,
      align: 'right',
      most: 1,
    }) + 5
  const until = (label: string, instant: string | null): [string, string | null][] => {
    if (!instant) return []
    const { japan, elsewhere } = momentFor(instant, facts.buyer.country, locale)
    return [
      [label, japan],
      ['', elsewhere && `(${elsewhere})`],
    ]
  }
  sheet.y = z
  const facing: [string, string | null][] = [
    [t.date, `${dayInWords(dayInJapan(issuedAt), locale)}\u00a0(JST)`],
    [t.inquiry, `N° ${reference}`],
    [t.proforma, kind === 'PROFORMA' ? null : proforma],
    ...until(t.validUntil, validUntil),
    ...until(t.payBy, paymentDeadline),
  ]
  pairs(sheet, facing, { x, width, label: 78 })
  sheet.y = Math.max(y, sheet.y) + 4
  sheet.rule(1.8, INK)
  sheet.y += 7
}

function parties(sheet: Sheet, facts: DocumentData): void {
  const { buyer, consignee, locale } = facts
  const t = LABELS[locale]
  const half = WIDTH / 2
  const top = sheet.y
  let bottom = top
  for (const [i, party] of [buyer, consignee].entries()) {
    const x = MARGIN + i * half
    let y = top
    y += sheet.text(i === 0 ? t.buyer : t.consignee, x, y, half - 16, { ...LABEL, most: 1 })
    const isSame = i === 1 && JSON.stringify(buyer) === JSON.stringify(consignee)
    y += sheet.text(party.name || '—', x, y, half - 16, { size: 11, weight: 700, most: 3 })
    if (isSame) y += sheet.text(t.sameAsBuyer, x, y, half - 16, { ...VALUE, color: QUIET })
    else
      for (const line of [
        party.address.slice(0, -2).join(', '),
        party.address.slice(-2).join(', '),
        [party.phone && `${t.phone} ${party.phone}`, party.email].filter(Boolean).join(' · '),
      ])
        if (line) y += sheet.text(line, x, y, half - 16, { ...VALUE, most: 3 })
    bottom = Math.max(bottom, y)
  }
  sheet.y = bottom + 5
  sheet.rule()
  sheet.y += 6
}

/** The trade's C&F is CFR in Incoterms, which the label names. */
const TERMS = { CIF: 'CIF', 'C&F': 'CFR (C&F)' } as const

function shipment(sheet: Sheet, facts: DocumentData): void {
  const { locale, ports, freightType, shipping, kind } = facts
  if (kind === 'RECEIPT') return
  const t = LABELS[locale]
  const kilos = (weight: number | null): string | null => (weight === null ? null : `${grouped(weight, locale)} kg`)
  const day = (date: string | null): string | null => date && dayInWords(date, locale)
  fields(
    sheet,
    [
      [t.loading, ports.loading],
      [t.discharge, ports.discharge],
      [t.destination, ports.destination],
      [t.terms, `${TERMS[freightType]} ${ports.discharge}`],
    ],
    { columns: 4, most: 4 },
  )
  if (kind === 'FINAL' && shipping)
    fields(
      sheet,
      [
        [t.ship.company, shipping.companyShipping],
        [t.ship.ship, shipping.shipName],
        [t.ship.voyage, shipping.voyage ?? null],
        [t.ship.billOfLading, shipping.billOfLading ?? null],
        [t.ship.containers, shipping.containers ?? null],
        [t.ship.departs, day(shipping.estimatedDepartureDate)],
        [t.ship.arrives, day(shipping.estimatedArrivalDate)],
        [t.ship.net, kilos(shipping.netWeight)],
        [t.ship.gross, kilos(shipping.grossWeight)],
        [t.ship.cfs, shipping.cfs],
      ],
      { columns: 4, most: 4 },
    )
}

function inWords(sheet: Sheet, { total, received, locale }: DocumentData): void {
  const t = LABELS[locale]
  const words = dollarsInWords(received?.amount ?? total, locale)
  sheet.need(28)
  sheet.text(t.inWords, MARGIN, sheet.y + 1, 90, LABEL)
  sheet.y += sheet.text(words, MARGIN + 90, sheet.y, WIDTH - 90, { ...VALUE, weight: 700 }) + 8
}

function transliteration(sheet: Sheet, { locale, reference }: DocumentData): void {
  if (!sheet.type.isTransliterated) return
  sheet.need(16)
  sheet.y += sheet.text(LABELS[locale].transliterated(reference), MARGIN, sheet.y, WIDTH, { size: 8, color: QUIET })
}

function draftMark({ doc, type }: Sheet, label: string): void {
  const style = { size: 112, weight: 700, color: VERMILION } as const
  const [line] = type.lines(label, style, Infinity)
  if (!line) return
  doc
    .save()
    .rotate(-52, { origin: [297, 420] })
    .opacity(0.12)
  type.draw(line, 297 - line.width / 2, 360, style)
  doc.restore().opacity(1)
}

function drawFooter(sheet: Sheet, { seller, kind, number, locale }: DocumentData, page: string): void {
  const t = LABELS[locale]
  const y = 841.89 - 40
  sheet.doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(HAIR).stroke()
  const style = { size: 7.5, color: QUIET, most: 1 }
  // Identifies a loose page; a long seller name is cut.
  const footerParts = [`${t.title[kind]} ${number ?? t.draft}`, number && t.issuedBy, seller.legalName || seller.name]
  const left = footerParts.filter(Boolean).join(' · ')
  sheet.text(left, MARGIN, y + 6, WIDTH - 90, style)
  sheet.text(page, RIGHT - 85, y + 6, 85, { ...style, align: 'right' })
}
