import type { Locale } from '@minato/contract/enumerations'
import { dayInWords } from '@minato/domain/moments'
import { COST_KINDS } from '@minato/contract/settings-enumerations'
import type { DocumentData } from '../document-data.ts'
import { grouped } from './format-numbers.ts'
import { MARGIN, QUIET, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'

interface Texts {
  title: string
  kinds: Record<(typeof COST_KINDS)[number], string>
  percent(range: string): string
  /** The day of the oldest source. */
  sources(day: string, reference: string): string
  unknown: string
}
const TEXTS: Record<Locale, Texts> = {
  en: {
    title: 'Estimated costs at the destination, not part of this invoice, paid to others, not guaranteed by us',
    kinds: { DUTY: 'Duty and taxes', PORT: 'Port charges', CLEARING: 'Customs clearance', INLAND: 'Inland transport' },
    percent: (range) => `${range}% of the price with freight and insurance`,
    sources: (day, reference) => `As of ${day}. Sources: inquiry N° ${reference}.`,
    unknown: 'unknown',
  },
  fr: {
    title: 'Frais estimés à destination, hors facture, payés à des tiers, non garantis par nous',
    kinds: {
      DUTY: 'Droits et taxes',
      PORT: 'Frais portuaires',
      CLEARING: 'Dédouanement',
      INLAND: 'Transport intérieur',
    },
    percent: (range) => `${range}\u00a0% du prix avec fret et assurance`,
    sources: (day, reference) => `Au ${day}. Sources\u00a0: demande N° ${reference}.`,
    unknown: 'inconnu',
  },
}
/** Space that the terms above leave below them. */
const GAP = 4

/** Estimated costs at the destination, after the invoice and apart from it (TRU-08). Older documents have none. */
export function estimates(sheet: Sheet, { estimates: costs, locale, reference }: DocumentData): void {
  // The terms say it where nothing is known.
  if (!costs?.length) return
  const t = TEXTS[locale]
  const gap = locale === 'fr' ? '\u00a0' : ''
  const range = (low: number, high: number): string =>
    low === high ? grouped(low, locale) : `${grouped(low, locale)}–${grouped(high, locale)}`
  const rows = COST_KINDS.map((kind) => {
    const cost = costs.find((one) => one.kind === kind)
    if (!cost) return `${t.kinds[kind]}${gap}: ${t.unknown}`
    const { low, high, currency, percent } = cost
    const share = percent && t.percent(range(percent.low, percent.high))
    const amount = low === null || high === null ? share : `${currency} ${range(Math.round(low), Math.round(high))}`
    return `${t.kinds[kind]}${gap}: ${amount}`
  })
  const [oldest = ''] = costs.map(({ sourceDate }) => sourceDate).toSorted((a, b) => a.localeCompare(b))
  const body = { size: 7, color: QUIET, leading: 1.2 }
  const parts = [
    { text: t.title, style: { ...body, size: 7.5, weight: 700, most: 1 } },
    { text: `${rows.join('; ')}. ${t.sources(dayInWords(oldest, locale), reference)}`, style: body },
  ] as const
  sheet.y -= GAP
  sheet.need(parts.reduce((height, { text, style }) => height + sheet.measure(text, WIDTH, style), 0))
  for (const { text, style } of parts) sheet.y += sheet.text(text, MARGIN, sheet.y, WIDTH, style)
}
