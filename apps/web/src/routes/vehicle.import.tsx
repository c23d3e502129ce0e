import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../backoffice/import/import-page.tsx'
import { readImportSearch } from '../backoffice/import/import-search.ts'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/vehicle/import')({
  staticData: { access: 'manager' },
  validateSearch: readImportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/import/import-data.ts')).loadImports(
          context,
          deps,
          attempt.abortController.signal,
        ),
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: VehicleImport,
})

function VehicleImport() {
  return <ImportPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
