import { tableSearch } from '../../table/table-search.ts'

/** URL parameters of the ports. */
export const readPortsSearch = tableSearch({}, ['NAME', 'COUNTRY', 'TARIFF', 'FEE', 'SERVED'])
