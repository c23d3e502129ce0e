import { createFileRoute } from '@tanstack/react-router'
import { preloadInquiryList, InquiryListPart } from '../backoffice/inquiries/inquiry-list.lazy.ts'
import { readInquirySearch } from '../backoffice/inquiries/inquiry-search.ts'
import { OwnInquiriesPage } from '../inquiries/list/own-inquiries-page.tsx'
import { loading, ALWAYS_RELOAD } from '../api/loading.ts'
import { isManager } from '../session/current-user.ts'

export const Route = createFileRoute('/inquiries/')({
  staticData: { access: 'customer' },
  validateSearch: readInquirySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...attempt }) =>
    loading(
      context,
      async () => {
        const { signal } = attempt.abortController
        if (isManager(context.user)) return { work: await preloadInquiryList(context, deps, signal) }
        const { ownInquiriesOf } = await import('../inquiries/inquiry-data.ts')
        const ask = ownInquiriesOf(context.user?.id ?? '', (deps.page ?? 1) - 1)
        return { own: await context.api('GET /api/main/user/{user-id}/inquiry', { ...ask, signal }) }
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Inquiries,
})

function Inquiries() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  return data.work ? <InquiryListPart search={search} data={data.work} /> : <OwnInquiriesPage inquiries={data.own} />
}
