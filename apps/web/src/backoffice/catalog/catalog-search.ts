import { tableSearch } from '../../table/table-search.ts'

/** URL parameters of the catalogue's lists. */
export const readBrandsSearch = tableSearch({}, ['NAME', 'MODELS', 'CARS'])
export const readModelsSearch = tableSearch({}, ['NAME', 'YEAR', 'TRIMS', 'CARS'])
export const readTrimsSearch = tableSearch({}, ['NAME', 'YEAR', 'CARS'])
