import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../backoffice/vehicle-form/create-page.tsx'
import { loading, missingOr, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/vehicle/create')({
  staticData: { access: 'manager' },
  validateSearch: ({ like }: Record<string, unknown>): { like?: string } =>
    typeof like === 'string' && like !== '' ? { like } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { like }, ...attempt }) =>
    loading(
      context,
      async () => {
        if (!like) return undefined
        const query = { fieldsToExtractCode: 'CODE_3' } as const
        const { signal } = attempt.abortController
        return context.api('GET /api/vehicle/car/{id}', { params: { id: like }, query, signal }).catch(missingOr)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Create,
})

function Create() {
  const duplicated = Route.useLoaderData()
  return <CreatePage key={duplicated?.id ?? 'new'} duplicated={duplicated} />
}
