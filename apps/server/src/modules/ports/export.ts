import type { QueryOf } from '@minato/contract/call'
import type { exportPorts, Port } from '@minato/contract/ports'
import { filterAndSort } from '@minato/domain/filter-and-sort'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { countries } from '../places/service.ts'

const tariffOf = ({ tariff }: Port): number | null => tariff.value?.value ?? null
const feeOf = ({ inspections }: Port): number | null => inspections[0]?.amount.value ?? null

export const PORT_COLUMNS: CsvColumns<Port> = {
  id: (one) => one.id,
  name: (one) => one.name,
  country: (one) => one.country,
  city: (one) => one.city,
  description: (one) => one.description,
  tariff: tariffOf,
  inspection: feeOf,
  countriesServed: (one) => one.countriesServed.join(' '),
}

/** Narrowed and ordered as their page does it, by the names of countries as its reader knows them (VEH-11). */
export async function exportedPorts(ports: readonly Port[], query: QueryOf<typeof exportPorts>): Promise<Port[]> {
  const names = new Map((await countries(query.locale ?? 'en')).map((one) => [one.alpha2code, one.name]))
  const countryName = (code: string): string => names.get(code) ?? code
  const textsOf = (one: Port) => [one.name, one.city, countryName(one.country), ...one.countriesServed.map(countryName)]
  return filterAndSort(ports, query, textsOf, {
    NAME: (one) => one.name,
    COUNTRY: (one) => countryName(one.country),
    TARIFF: tariffOf,
    FEE: feeOf,
    SERVED: (one) => one.countriesServed.length,
  })
}
