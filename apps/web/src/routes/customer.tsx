import { createFileRoute } from '@tanstack/react-router'
import { CustomersPage } from '../backoffice/customers/customers-page.tsx'
import { readCustomersSearch } from '../backoffice/customers/customers-search.ts'
import { loading } from '../shell/loading.ts'

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
  // Its forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  component: Customers,
})

function Customers() {
  return <CustomersPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
