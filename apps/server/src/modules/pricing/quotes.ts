import { slugOf } from '@minato/contract/addresses'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { Locale, VehicleStatus } from '@minato/contract/enumerations'
import type { AllCharges, Quote } from '@minato/contract/quotes'
import { quoteOf } from '@minato/domain/quote'
import type { Version } from '@minato/domain/quote'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { countries } from '../places/service.ts'
import { insuranceInForce, portCharges, quoteInputs } from './quotes-store.ts'
import type { PortRow, QuoteRow, VersionRow } from './quotes-store.ts'

/** The buyer's choices; all other inputs are the server's. */
export interface QuoteChoice {
  carId: string
  /** Null: FOB. */
  portId: string | null
  /** The country of destination, alpha-2; the port must serve it. */
  destination: string | null
  withInsurance: boolean
  withInspections: boolean
  /** Whole dollars. */
  discount?: number
}

/** With internal values: the price before the markup. */
export interface SellersQuote extends Quote {
  basis: { basePrice: number | null; markupPercentage: number | null }
}

/**
 * The quote of a car with the prices, tariffs, fees and rates in force, in one round trip; within a transaction where one is
 * given. Refused: a car in none of the statuses, a port that is none, a destination that it does not serve.
 */
export async function quoteFor(
  { db }: Context,
  tenant: string,
  choice: QuoteChoice,
  { tx, statuses = VISIBLE_STATUSES }: { tx?: Transaction; statuses?: readonly VehicleStatus[] } = {},
): Promise<SellersQuote> {
  const { carId, portId, destination } = choice
  const statement = quoteInputs(tenant, carId, portId, statuses)
  const [row] = await (tx ? tx.rows<QuoteRow>(statement) : db.read<QuoteRow>(tenant, statement))
  if (!row) throw httpError('MINATO-4004', { message: 'There is no such car' })
  const port = portOf(row.port, portId)
  if (port && destination && !port.countriesServed.includes(destination))
    throw httpError('MINATO-1008', {
      body: [{ path: 'destination', message: `${port.name} does not serve this country` }],
    })
  const markup = versionOf(row.markup)
  const sums = quoteOf({
    price: row.price,
    markup: markup && { id: markup.id, validFrom: markup.validFrom },
    cubicMeter: row.cubic_meter,
    charges: port && { tariff: port.tariff, inspections: port.inspections, insurance: versionOf(row.insurance) },
    withInspections: choice.withInspections,
    withInsurance: choice.withInsurance,
    discount: choice.discount ?? 0,
  })
  return {
    carId,
    port: port && { id: port.id, name: port.name, country: port.country },
    destination,
    asOf: row.as_of,
    currency: 'USD',
    ...sums,
    basis: { basePrice: row.base_price, markupPercentage: markup?.value ?? null },
  }
}

/** The same as buyers may see and keep it. */
export function buyersQuote(sellersQuote: SellersQuote): Quote {
  const quote: Partial<SellersQuote> = { ...sellersQuote }
  delete quote.basis
  return quote as Quote
}

export type ChargesByPort = Omit<AllCharges, 'countries'>

/** Charges of all ports; cached like all public data. */
export const chargesOf = (context: Context, tenant: string): Promise<ChargesByPort> =>
  context.cache.keep(
    tenant,
    'charges',
    async () => {
      const [rows, [rate]] = await context.db.readAll<[PortRow[], { insurance: VersionRow | null }[]]>(tenant, [
        portCharges(tenant),
        insuranceInForce(tenant),
      ])
      const slugs = Map.groupBy(rows, ({ name }) => slugOf(name))
      const keyOf = ({ id, name }: PortRow): string => (slugs.get(slugOf(name))?.length === 1 && slugOf(name)) || id
      return {
        ports: rows.map((row) => ({ key: keyOf(row), ...chargeVersions(row) })),
        insurance: versionOf(rate?.insurance ?? null),
      }
    },
    ({ ports }) => ports.length * 600,
  )

/** The same for those who choose a port: with the names of all countries that one can be chosen for. */
export async function namedCharges(context: Context, tenant: string, locale: Locale): Promise<AllCharges> {
  const [ownCharges, allCountries] = await Promise.all([chargesOf(context, tenant), countries(locale)])
  const named = new Set(ownCharges.ports.flatMap(({ country, countriesServed }) => [country, ...countriesServed]))
  return {
    ...ownCharges,
    countries: allCountries
      .filter(({ alpha2code }) => named.has(alpha2code))
      .map(({ alpha2code, name }) => ({ code: alpha2code, name })),
  }
}

function portOf(row: PortRow | null, requestedKey: string | null) {
  if (row) return chargeVersions(row)
  if (requestedKey !== null)
    throw httpError('MINATO-1008', { body: [{ path: 'portId', message: 'There is no such port' }] })
  return null
}

const chargeVersions = ({ id, name, country, countries_served, tariff, inspections }: PortRow) => ({
  id,
  name,
  country,
  countriesServed: countries_served,
  tariff: versionOf(tariff),
  inspections: inspections.map(({ type, ...fee }) => ({ type, ...versionOf(fee) })),
})

function versionOf(row: VersionRow): Version
function versionOf(row: VersionRow | null): Version | null
function versionOf(row: VersionRow | null): Version | null {
  return row && { id: row.id, value: row.value, validFrom: row.validFrom && new Date(row.validFrom).toISOString() }
}
