import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../backoffice/settings/settings-page.tsx'
import { loading } from '../shell/loading.ts'

export const Route = createFileRoute('/settings')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/settings/settings-data.ts')).loadSettings(context, attempt.abortController.signal),
      attempt,
    ),
  // Its forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  component: Settings,
})

function Settings() {
  return <SettingsPage data={Route.useLoaderData()} />
}
