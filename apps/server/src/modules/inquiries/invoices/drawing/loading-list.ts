import type { Locale } from '@minato/contract/enumerations'
import { grouped } from './format-numbers.ts'
import { LOADING_WORDS } from './loading-words.ts'
import { openPdf } from './pdf.ts'
import { endReport, heading, LABEL, MARGIN, QUIET, reportHead, sheetOf, VALUE, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'
import { INK } from './typesetter.ts'

/** The cars of a voyage by port of discharge, for the forwarder (decision 34). */
export interface LoadingList {
  locale: Locale
  seller: string
  /** 'Coral Trader 112W'. */
  ship: string
  carrier: string | null
  loadingPort: string
  /** Dates in words. */
  cutOff: string
  departure: string
  /** When it was made, as an instant and in words. */
  at: string
  made: string
  ports: { name: string; arrival: string | null; cars: LoadedCar[] }[]
}
export interface LoadedCar {
  reference: string
  carReference: string
  car: string
  chassis: string | null
  cubicMeter: number | null
  netWeight: number | null
  grossWeight: number | null
  buyer: string
  billOfLading: string | null
  containers: string | null
}

type Words = (typeof LOADING_WORDS)[Locale]

const COLUMNS = { inquiry: 46, car: 168, cubicMeter: 40, weights: 66, buyer: 90, cargo: WIDTH - 410 } as const
type Column = keyof typeof COLUMNS
const PADDING = 8

/** Draws an A4 list; a car is never split over two pages, and each page repeats the titles. */
export function loadingListPdf(list: LoadingList): Promise<Buffer> {
  const { locale, ship, seller, ports } = list
  const t = LOADING_WORDS[locale]
  const title = `${t.title} ${ship}`
  const { doc, bytes } = openPdf({
    locale,
    title,
    author: seller,
    subject: ship,
    at: list.at,
    subset: 'PDF/A-2b',
    producer: 'Minato loading list',
  })
  const sheet = sheetOf(doc)
  const facts = [
    [t.carrier, list.carrier],
    [t.loadingPort, list.loadingPort],
    [t.cutOff, list.cutOff],
    [t.departure, list.departure],
    [t.made, list.made],
  ] as const
  reportHead(sheet, { seller, title, labelWidth: 110, facts })
  for (const port of ports) {
    sheet.y += 12
    sheet.need(90)
    heading(sheet, [port.name, port.arrival && t.arrival(port.arrival)].filter(Boolean).join(', '))
    titles(sheet, t)
    for (const car of port.cars) carLine(sheet, car, locale, t)
    const volume = port.cars.reduce((sum, { cubicMeter }) => sum + (cubicMeter ?? 0), 0)
    sheet.need(14)
    sheet.y += sheet.text(t.sum(port.cars.length, measure(volume, locale)), MARGIN, sheet.y + 2, WIDTH, {
      ...VALUE,
      weight: 700,
    })
  }
  if (ports.length === 0) sheet.text(t.none, MARGIN, sheet.y + 12, WIDTH, VALUE)
  if (sheet.type.isTransliterated) {
    sheet.need(24)
    sheet.text(t.transliterated, MARGIN, sheet.y + 10, WIDTH, { size: 8, color: QUIET })
  }
  endReport(sheet, title, t.page)
  return bytes
}

/** 12.345 as 12.35 or 12,35. */
const measure = (value: number, locale: Locale): string => {
  const [whole = '0', part] = (Math.round(value * 100) / 100).toString().split('.')
  return grouped(Number(whole), locale) + (part ? LOADING_WORDS[locale].decimal + part : '')
}

function* placed(
  texts: Readonly<Record<Column, string>>,
): Generator<{ text: string; x: number; width: number; isNumber: boolean; style: Parameters<Sheet['text']>[4] }> {
  let x = MARGIN
  for (const [column, width] of Object.entries(COLUMNS) as [Column, number][]) {
    const isNumber = column === 'cubicMeter' || column === 'weights'
    // The forwarder needs every container number.
    const style = { ...VALUE, ...(column !== 'cargo' && { most: 4 }), ...(isNumber && { align: 'right' as const }) }
    yield { text: texts[column], x, width: width - PADDING, isNumber, style }
    x += width
  }
}

function titles(sheet: Sheet, t: Words): void {
  for (const { text, x, width, isNumber } of placed(t))
    sheet.text(text, x, sheet.y, width, { ...LABEL, most: 1, ...(isNumber && { align: 'right' }) })
  sheet.y += 12
  sheet.rule(1, INK)
  sheet.y += 3
}

function carLine(sheet: Sheet, car: LoadedCar, locale: Locale, t: Words): void {
  const kilos = (value: number | null) => (value === null ? '–' : measure(value, locale))
  const isWeighed = car.netWeight !== null || car.grossWeight !== null
  const texts = {
    inquiry: car.reference,
    car: [car.car, car.carReference].filter(Boolean).join(' · '),
    cubicMeter: car.cubicMeter === null ? '–' : measure(car.cubicMeter, locale),
    weights: isWeighed ? `${kilos(car.netWeight)} / ${kilos(car.grossWeight)}` : '–',
    buyer: car.buyer,
    cargo: [car.billOfLading, car.containers].filter(Boolean).join(', ') || '–',
  }
  const cells = [...placed(texts)]
  const chassis = car.chassis ?? '–'
  const height =
    Math.max(...cells.map(({ text, width, style }, at) => sheet.measure(text, width, style) + (at === 1 ? 11 : 0))) + 4
  if (sheet.need(height)) titles(sheet, t)
  for (const { text, x, width, style } of cells) sheet.text(text, x, sheet.y, width, style)
  const [, second] = cells
  if (second) {
    const nextY = sheet.y + sheet.measure(texts.car, second.width, second.style)
    sheet.text(chassis, second.x, nextY, second.width, { size: 8, color: QUIET, most: 1 })
  }
  sheet.y += height - 2
  sheet.rule()
  sheet.y += 3
}
