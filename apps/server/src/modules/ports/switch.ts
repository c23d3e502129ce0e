import type { Locale } from '@minato/contract/enumerations'
import type { SwitchItem } from '@minato/contract/switch'
import { fold } from '@minato/domain/search-text'
import { filterAndSort } from '@minato/domain/filter-and-sort'
import type { Context } from '../../context.ts'
import { countryNamed } from '../places/service.ts'
import { ports } from './store.ts'
import type { PortRow } from './store.ts'

/** Words for all ports and what they cost. They narrow nothing down. */
const SUBJECT = /^(?:ports?|tariffs?|tarifs?|freight|fret|inspections?|fees?|frais)$/
/** Shorter texts match most ports. */
const MIN_CHARACTERS = 2

/** Ports whose name, city or country has every word, with their tariff; all of them for 'tariff' alone. */
export async function switchToPorts(
  { db }: Context,
  tenant: string,
  text: string,
  locale: Locale,
  limit: number,
): Promise<SwitchItem[]> {
  const foldedText = fold(text).trim()
  if (foldedText.length < MIN_CHARACTERS) return []
  const words = foldedText.split(/\s+/).filter((word) => !SUBJECT.test(word))
  const rows = await db.read<PortRow>(tenant, ports(tenant))
  const matchesByCountry = await Promise.all(
    rows.map(async (row) => ({ ...row, countryName: await countryNamed(row.country, locale) })),
  )
  const found = filterAndSort(
    matchesByCountry,
    { queryText: words.join(' ') },
    (one) => [one.name, one.city, one.country, one.countryName],
    {},
  )
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return found.slice(0, limit).map(({ id, name, countryName, tariff }) => ({
    kind: 'port',
    id,
    label: name,
    detail: [countryName, tariff !== null && `${money.format(tariff)}/m³`].filter(Boolean).join(' · '),
    path: `/port/${id}`,
  }))
}
