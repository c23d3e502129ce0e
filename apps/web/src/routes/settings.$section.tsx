import { createFileRoute, notFound } from '@tanstack/react-router'
import { SettingsPage } from '../backoffice/settings/settings-page.tsx'
import { sectionOf } from '../backoffice/settings/settings-sections.ts'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/settings/$section')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        if (!sectionOf(params.section)) throw notFound()
        const { loadSettings } = await import('../backoffice/settings/settings-data.ts')
        return loadSettings(context, attempt.abortController.signal)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Settings,
})

function Settings() {
  const section = sectionOf(Route.useParams().section) ?? 'company'
  return <SettingsPage key={section} section={section} data={Route.useLoaderData()} />
}
