import { tableSearch } from '../../table/table-search.ts'

/** What the address of the ports may hold. */
export const readPortsSearch = tableSearch({}, ['NAME', 'COUNTRY', 'TARIFF', 'FEE', 'SERVED'])
