import { createFileRoute } from '@tanstack/react-router'
import { CustomersPage } from '../backoffice/customers/customers-page.tsx'
import { readCustomersSearch } from '../backoffice/customers/customers-search.ts'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/customer')({
  staticData: { access: 'manager' },
  validateSearch: readCustomersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/customers/customers-data.ts')).loadCustomers(
          context,
          deps,
          attempt.abortController.signal,
        ),
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Customers,
})

function Customers() {
  return <CustomersPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
