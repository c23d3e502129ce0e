import { oneOf, text } from '../../api/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** URL parameters of the customers; `id` shows one of them. */
export const readCustomersSearch = tableSearch(
  { country: text(2), isDeactivated: oneOf(['true', 'false']), id: text(36) },
  ['NAME', 'COUNTRY', 'MADE', 'SEEN', 'INQUIRIES'],
)
export type CustomersSearch = ReturnType<typeof readCustomersSearch>
