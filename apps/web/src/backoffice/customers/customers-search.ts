import { oneOf, text } from '../../storefront/search/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** What the address of the customers may hold; `id` shows one of them. */
export const readCustomersSearch = tableSearch(
  { country: text(2), isDeactivated: oneOf(['true', 'false']), id: text(36) },
  ['NAME', 'COUNTRY', 'MADE', 'SEEN', 'INQUIRIES'],
)
export type CustomersSearch = ReturnType<typeof readCustomersSearch>
