import { createFileRoute } from '@tanstack/react-router'
import { bringManagersWork, ManagersWorkPart } from '../backoffice/inquiries/work-part.ts'
import { readWorkSearch } from '../backoffice/inquiries/work-search.ts'
import { OwnDealsPage } from '../deals/list/own-deals-page.tsx'
import { loading, READ_ANEW } from '../shell/loading.ts'
import { isManager } from '../shell/user.ts'

export const Route = createFileRoute('/inquiries/')({
  staticData: { access: 'customer' },
  validateSearch: readWorkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () => {
        const { signal } = attempt.abortController
        if (isManager(context.user)) return { work: await bringManagersWork(context, deps, signal) }
        const { loadOwnDeals } = await import('../deals/deal-data.ts')
        return { own: await loadOwnDeals(context, (deps.page ?? 1) - 1, signal) }
      },
      attempt,
    ),
  ...READ_ANEW,
  component: Inquiries,
})

function Inquiries() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  return data.work ? <ManagersWorkPart search={search} data={data.work} /> : <OwnDealsPage deals={data.own} />
}
