import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '../backoffice/voyages/calendar-page.tsx'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/voyages/calendar')({
  staticData: { access: 'manager' },
  /** The first month: 2026-11. */
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' && /^(?:19[7-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/.test(from) ? { from } : {},
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/voyages/voyages-data.ts')).loadVoyages(context, attempt.abortController.signal),
      attempt,
    ),
  staleTime: 0,
  component: Calendar,
})

function Calendar() {
  return <CalendarPage data={Route.useLoaderData()} from={Route.useSearch().from} />
}
