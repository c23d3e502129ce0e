import type { CustomersData } from './customers-data.ts'
import type { CustomersSearch } from './customers-search.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

/** Customers (DOC-03): the list, or the one in the address. */
export function CustomersPage({ data, search }: { data: CustomersData; search: CustomersSearch }) {
  return data.kind === 'one' ? (
    <CustomerPage key={data.customer.id} data={data} />
  ) : (
    <CustomerList data={data} search={search} />
  )
}
