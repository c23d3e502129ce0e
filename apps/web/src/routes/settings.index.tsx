import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../backoffice/settings/settings-page.tsx'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/settings/')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/settings/settings-data.ts')).loadSettings(context, attempt.abortController.signal),
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Settings,
})

/** The first section; an old link such as `/settings#bank` leads to its section. */
function Settings() {
  return <SettingsPage section="company" data={Route.useLoaderData()} />
}
