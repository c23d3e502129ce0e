import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../account/account-page.tsx'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/account')({
  staticData: { access: 'customer' },
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await import('../account/account-data.ts')).loadAccount(context, attempt.abortController.signal),
      attempt,
    ),
  // What another device changed is seen at the next visit.
  staleTime: 0,
  component: Account,
})

function Account() {
  const data = Route.useLoaderData()
  // What stands in the fields of one person is not the next one's.
  return <AccountPage key={data.account.id} data={data} />
}
