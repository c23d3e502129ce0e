import type { Locale } from '@minato/contract/enumerations'
import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import type { EXPORT_COLUMNS } from '@minato/contract/vehicles-export'
import type { Bulk } from '@minato/contract/vehicles-office'
import { dayInJapan } from '@minato/domain/moments'
import { TRADE_NAMES } from '@minato/domain/trade-names'
import type { TradeNames } from '@minato/domain/trade-names-en'
import type { Context } from '../../../context.ts'
import type { CsvValue } from '../../../platform/http/csv.ts'
import { cardsOf } from '../store.ts'
import type { CardRow, OfficeRow } from '../store.ts'
import { chosenIds } from './bulk.ts'

type Row = CardRow & OfficeRow
type Column = (typeof EXPORT_COLUMNS)[number]

const joinWords = (...parts: (string | number | null)[]): string => parts.filter((part) => part !== null).join(' ')
const month = (row: Row): CsvValue =>
  row.first_registration_year === null || row.first_registration_month === null
    ? row.first_registration_year
    : `${row.first_registration_year}-${String(row.first_registration_month).padStart(2, '0')}`

/** A value's name in the reader's language. */
const tradeName = (list: keyof TradeNames, locale: Locale, value: string | null): string | null =>
  value === null ? null : ((TRADE_NAMES[locale][list] as Record<string, string>)[value] ?? null)

const COLUMNS: Record<Column, { en: string; fr: string; valueOf(row: Row, locale: Locale): CsvValue }> = {
  reference: { en: 'Reference', fr: 'Référence', valueOf: (row) => row.car_no },
  vehicle: { en: 'Vehicle', fr: 'Véhicule', valueOf: (row) => joinWords(row.brand, row.model, row.grade) },
  code: { en: 'Model code', fr: 'Code modèle', valueOf: (row) => row.trim },
  chassis: { en: 'Chassis number', fr: 'Numéro de châssis', valueOf: (row) => row.chassis },
  registered: { en: 'First registration', fr: 'Première immatriculation', valueOf: month },
  mileage: { en: 'Mileage (km)', fr: 'Kilométrage (km)', valueOf: (row) => row.mileage },
  engine: { en: 'Engine size (cc)', fr: 'Cylindrée (cc)', valueOf: (row) => row.engine_size },
  drive: {
    en: 'Gearbox, drive',
    fr: 'Boîte, transmission',
    valueOf: (row, locale) =>
      joinWords(
        tradeName('transmissionType', locale, row.transmission_type),
        tradeName('driveType', locale, row.drive_type),
      ),
  },
  fuel: { en: 'Fuel', fr: 'Carburant', valueOf: (row, locale) => tradeName('fuelType', locale, row.fuel_type) },
  price: { en: 'FOB price (USD)', fr: 'Prix FOB (USD)', valueOf: (row) => row.price },
  base: { en: 'Price before markup (USD)', fr: 'Prix avant majoration (USD)', valueOf: (row) => row.base_price },
  cost: { en: 'Cost (USD)', fr: 'Coût (USD)', valueOf: (row) => row.cost },
  margin: {
    en: 'Margin (USD)',
    fr: 'Marge (USD)',
    valueOf: ({ price, cost }) => (price === null || cost === null ? null : price - cost),
  },
  markup: { en: 'Markup (%)', fr: 'Majoration (%)', valueOf: (row) => row.markup_percentage ?? 0 },
  days: { en: 'Days in stock', fr: 'Jours en stock', valueOf: (row) => row.days_in_stock },
  views: { en: 'Views', fr: 'Vues', valueOf: (row) => row.number_of_views ?? 0 },
  inquiries: { en: 'Inquiries', fr: 'Demandes', valueOf: (row) => row.number_of_inquiry ?? 0 },
  status: { en: 'Status', fr: 'État', valueOf: (row, locale) => tradeName('status', locale, row.status) },
  pictures: { en: 'Pictures', fr: 'Photos', valueOf: (row) => row.number_of_images },
  changed: { en: 'Last change', fr: 'Dernière modification', valueOf: (row) => dayInJapan(row.updated_at) },
  published: {
    en: 'Published',
    fr: 'Publiée le',
    valueOf: (row) => row.publication_date && dayInJapan(row.publication_date),
  },
}

const BATCH = 1000

/** The selected cars in their order, with the headings of the selected columns. */
export async function exportChosen(
  context: Context,
  tenant: string,
  { chosen, columns, locale }: Pick<Bulk, 'chosen'> & { columns: readonly Column[]; locale: Locale },
): Promise<{ header: string[]; rows: AsyncGenerator<CsvValue[][]> }> {
  const ids = await chosenIds(context, { tenant, rows: (statement) => context.db.read(tenant, statement) }, { chosen })
  async function* rows(): AsyncGenerator<CsvValue[][]> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const cars = await context.db.read<Row>(
        tenant,
        cardsOf(tenant, ids.slice(at, at + BATCH), VEHICLE_STATUSES, true),
      )
      yield cars.map((car) => columns.map((column) => COLUMNS[column].valueOf(car, locale)))
    }
  }
  return { header: columns.map((column) => COLUMNS[column][locale]), rows: rows() }
}
