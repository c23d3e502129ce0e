import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../backoffice/audit/audit-page.tsx'
import { readAuditSearch } from '../backoffice/audit/audit-search.ts'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/audit')({
  staticData: { access: 'manager' },
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () =>
        (await import('../backoffice/audit/audit-data.ts')).loadAudit(context, deps, attempt.abortController.signal),
      attempt,
    ),
  staleTime: 0,
  component: Audit,
})

function Audit() {
  return <AuditPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
