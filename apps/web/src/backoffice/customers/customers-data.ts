import type { Customer } from '@minato/contract/customers'
import type { Shell } from '../../api/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import type { CustomersSearch } from './customers-search.ts'

export async function loadCustomers({ api, locale }: Shell, search: CustomersSearch, signal: AbortSignal) {
  const { id, ...criteria } = search
  const countries = api('GET /api/map/country', { query: { locale }, signal })
  if (id === undefined) {
    const query = pagedQuery(criteria) as never
    const [page, known] = await Promise.all([api('GET /api/uum/customer', { query, signal }), countries])
    return { kind: 'list' as const, page, countries: known }
  }
  const [customer, known, inquiries] = await Promise.all([
    api('GET /api/uum/customer/{id}', { params: { id }, signal }),
    countries,
    api('GET /api/main/inquiry', { query: { ownerId: id, inquiryState: 'ALL', order: 'LATEST', limit: 20 }, signal }),
  ])
  const portId = customer.destination?.portId
  const ports = portId ? await api('GET /api/main/port', { signal }) : []
  return {
    kind: 'one' as const,
    customer,
    inquiries,
    countries: known,
    port: ports.find((one) => one.id === portId)?.name,
  }
}
export type CustomersData = Awaited<ReturnType<typeof loadCustomers>>
export type CustomerListData = Extract<CustomersData, { kind: 'list' }>
export type CustomerData = Extract<CustomersData, { kind: 'one' }>

export const nameOf = ({ firstname, lastname, email }: Pick<Customer, 'firstname' | 'lastname' | 'email'>): string =>
  `${firstname} ${lastname}`.trim() || email
