import type { OfficeLocale } from '@minato/contract/enumerations'
import type { AllCharges } from '@minato/contract/quotes'
import { deliveryRatesOf } from '@minato/domain/delivered'
import type { Api } from '../../api/api.ts'
import type { Destination } from './destination.ts'
import { shopLocale } from '../../i18n/locale.ts'

export type PortCharges = AllCharges['ports'][number]

const FRESH_MS = 300_000
/** Per document in the browser, per page on the server. */
const kept = new WeakMap<Api, { time: number; answer: Promise<AllCharges> }>()

/** Charges of all ports, loaded rarely, so that a choice shows prices at once. */
export function chargesOf(api: Api, locale: OfficeLocale): Promise<AllCharges> {
  const known = kept.get(api)
  if (known && Date.now() - known.time < FRESH_MS) return known.answer
  const answer = api('GET /api/pricing/public/charges', { query: { locale: shopLocale(locale) } })
  kept.set(api, { time: Date.now(), answer })
  answer.catch(() => kept.delete(api))
  return answer
}

export const portsTo = ({ ports }: Pick<AllCharges, 'ports'>, country: string): PortCharges[] =>
  ports.filter(({ countriesServed }) => countriesServed.includes(country))

/** The name of an ISO 3166 alpha-2 country, or its code. */
export const countryNameOf = ({ countries }: Pick<AllCharges, 'countries'>, country: string): string =>
  countries.find(({ code }) => code === country)?.name ?? country

/** A port as a destination; undefined if unknown. Default country: the port's own. */
export function destinationOf(
  charges: AllCharges,
  key: string | undefined,
  locale: OfficeLocale,
  country?: string,
): Destination | undefined {
  const port = charges.ports.find((one) => one.key === key)
  return (
    port && {
      country: country ?? port.country,
      ...(country !== undefined && country !== port.country && { importCountry: country }),
      port: port.key,
      name: port.name,
      place: countryNameOf(charges, port.country),
      locale,
      rates: deliveryRatesOf({ ...port, insurance: charges.insurance }),
    }
  )
}
