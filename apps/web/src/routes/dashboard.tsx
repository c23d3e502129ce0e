import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../backoffice/dashboard/dashboard-page.tsx'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/dashboard')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/dashboard/dashboard-data.ts')).loadDashboard(
          context,
          attempt.abortController.signal,
        ),
      attempt,
    ),
  staleTime: 0,
  component: Dashboard,
})

function Dashboard() {
  return <DashboardPage data={Route.useLoaderData()} />
}
