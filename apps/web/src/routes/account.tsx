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
  // Changes by another device show at the next visit.
  staleTime: 0,
  component: Account,
})

function Account() {
  const data = Route.useLoaderData()
  // Remounts the fields for another user.
  return <AccountPage key={data.account.id} data={data} />
}
