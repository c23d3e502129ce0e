import { tableSearch } from '../../table/table-search.ts'

/** URL parameters of the voyages. */
export const readVoyagesSearch = tableSearch({}, ['VESSEL', 'CUT_OFF', 'DEPARTURE', 'BOOKED'])
