import { dayInJapan, dayInWords } from '@minato/domain/moments'
import type { DocumentLine } from '@minato/domain/document-lines'
import type { DocumentData } from '../document-data.ts'
import { grouped } from './format-numbers.ts'
import { LABELS } from './labels.ts'
import { FOG, LABEL, MARGIN, QUIET, RIGHT, SIGN, VALUE, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'

const AMOUNT = 92
const PADDING = 8

interface Row {
  name: string
  basis: string
  amount: string
}

/** Every amount with its basis, and the total. */
export function linesTable(sheet: Sheet, facts: DocumentData): void {
  const { locale, lines, total, freightType, ports } = facts
  const t = LABELS[locale]
  table(
    sheet,
    [t.description, t.basis, t.amount],
    lines.map((line) => rowOf(line, facts)),
  )
  plate(sheet, `${t.total} ${freightType} ${ports.discharge}`, `USD ${grouped(total, locale)}`)
}

export function receivedTable(sheet: Sheet, facts: DocumentData): void {
  const { locale, received, proforma, reference } = facts
  const t = LABELS[locale]
  if (!received) return
  sheet.y += sheet.text(t.receivedFor(proforma, reference), MARGIN, sheet.y, WIDTH, VALUE) + 8
  const { amount, on, inAll, inquiryTotal } = received
  const money = (value: number): string => grouped(value, locale)
  table(
    sheet,
    [t.description, '', t.amount],
    [
      { name: t.receivedOn, basis: dayInWords(on, locale), amount: money(amount) },
      { name: t.receivedInAll, basis: '', amount: money(inAll) },
      ...(inquiryTotal === null
        ? []
        : [
            {
              name: `${t.total} ${facts.freightType} ${facts.ports.discharge}`,
              basis: '',
              amount: money(inquiryTotal),
            },
            {
              name: inAll > inquiryTotal ? t.overpaid : t.rest,
              basis: '',
              amount: money(Math.abs(inquiryTotal - inAll)),
            },
          ]),
    ],
  )
  plate(sheet, t.received, `USD ${money(amount)}`)
}

function table(sheet: Sheet, heads: [string, string, string], rows: readonly Row[]): void {
  const name = 205
  const basis = WIDTH - name - AMOUNT
  const drawHeader = (): void => {
    sheet.doc.rect(MARGIN, sheet.y, WIDTH, 16).fill(FOG)
    sheet.text(heads[0], MARGIN + PADDING, sheet.y + 3.5, name, { ...LABEL, weight: 700 })
    sheet.text(heads[1], MARGIN + name, sheet.y + 3.5, basis, { ...LABEL, weight: 700 })
    sheet.text(heads[2], RIGHT - AMOUNT, sheet.y + 3.5, AMOUNT - PADDING, { ...LABEL, weight: 700, align: 'right' })
    sheet.y += 20
  }
  sheet.need(60)
  drawHeader()
  for (const row of rows) {
    const style = { ...VALUE, size: 9.5, most: 2 }
    const height = Math.max(
      sheet.measure(row.name, name - PADDING * 2, { ...style, weight: 700 }),
      sheet.measure(row.basis, basis - PADDING, { ...style, size: 8.5 }),
    )
    if (sheet.need(height + 5)) drawHeader()
    sheet.text(row.name, MARGIN + PADDING, sheet.y, name - PADDING * 2, { ...style, weight: 700 })
    sheet.text(row.basis, MARGIN + name, sheet.y, basis - PADDING, { ...style, size: 8.5, color: QUIET })
    sheet.text(row.amount, RIGHT - AMOUNT, sheet.y, AMOUNT - PADDING, { ...style, weight: 700, align: 'right' })
    sheet.y += height + 2
    sheet.rule()
    sheet.y += 3
  }
}

function plate(sheet: Sheet, name: string, amount: string): void {
  sheet.need(36)
  sheet.doc.roundedRect(MARGIN, sheet.y, WIDTH, 32, 4).fill(SIGN)
  sheet.doc
    .roundedRect(MARGIN + 2.5, sheet.y + 2.5, WIDTH - 5, 27, 2.5)
    .lineWidth(0.9)
    .strokeColor('#ffffff')
    .stroke()
  sheet.text(name, MARGIN + 12, sheet.y + 9, WIDTH - 190, { size: 11, weight: 700, color: '#ffffff', most: 1 })
  sheet.text(amount, RIGHT - 170, sheet.y + 6, 158, {
    size: 16,
    weight: 700,
    color: '#ffffff',
    align: 'right',
    most: 1,
  })
  sheet.y += 38
}

function rowOf({ kind, amount, from }: DocumentLine, { locale, ports }: DocumentData): Row {
  const t = LABELS[locale]
  const name =
    kind === 'FOB'
      ? `${t.lines.FOB} ${ports.loading}`
      : kind === 'FREIGHT'
        ? `${t.lines.FREIGHT} ${t.to(ports.discharge)}`
        : t.lines[kind]
  return { name, basis: basisOf(from, amount, kind, locale), amount: grouped(amount, locale) }
}

function basisOf(
  from: DocumentLine['from'],
  amount: number,
  kind: DocumentLine['kind'],
  locale: DocumentData['locale'],
): string {
  const t = LABELS[locale]
  const figure = (value: number | string): string => String(value).replace('.', locale === 'fr' ? ',' : '.')
  const dollars = (value: number): string => `USD ${figure(Number.isInteger(value) ? value : value.toFixed(2))}`
  const day = (instant: string): string => dayInWords(dayInJapan(instant), locale)
  const sinceLabel = (instant: string | null): string => (instant ? `, ${t.since(day(instant))}` : '')
  if (kind === 'DISCOUNT') return t.agreed
  if (!from) return amount === 0 ? '' : t.agreed
  switch (from.kind) {
    // The markup stays internal; the date of the price list suffices to reproduce the price.
    case 'FOB':
      return from.markup?.validFrom ? t.priceList(day(from.markup.validFrom)) : ''
    case 'FREIGHT':
      return from.tariff && from.cubicMeter !== null
        ? `${figure(from.cubicMeter)}\u00a0m³ × ${dollars(from.tariff.value)}${sinceLabel(from.tariff.validFrom)}`
        : ''
    case 'INSPECTION':
      return `${dollars(from.fee.value)}${sinceLabel(from.fee.validFrom)}`
    case 'INSURANCE':
      return `${figure(from.rate.value)}${locale === 'fr' ? '\u00a0' : ''}% ${t.ofCarAndFreight}${sinceLabel(from.rate.validFrom)}`
    default:
      return ''
  }
}
