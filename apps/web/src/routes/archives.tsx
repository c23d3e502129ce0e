import { createFileRoute } from '@tanstack/react-router'
import { preloadOfficeList, OfficeListPart } from '../backoffice/vehicles/list-page.lazy.ts'
import { loading } from '../api/loading.ts'

export const Route = createFileRoute('/archives')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(context, () => preloadOfficeList(context, { isArchived: true }, attempt.abortController.signal), attempt),
  staleTime: 0,
  component: Archives,
})

function Archives() {
  const { search, list } = Route.useLoaderData()
  return <OfficeListPart search={search} data={list} />
}
