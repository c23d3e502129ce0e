import { tableSearch } from '../../table/table-search.ts'

/** What the addresses of the catalogue's lists may hold. */
export const readBrandsSearch = tableSearch({}, ['NAME', 'MODELS', 'CARS'])
export const readModelsSearch = tableSearch({}, ['NAME', 'YEAR', 'TRIMS', 'CARS'])
export const readTrimsSearch = tableSearch({}, ['NAME', 'YEAR', 'CARS'])
