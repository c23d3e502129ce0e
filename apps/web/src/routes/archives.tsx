import { createFileRoute } from '@tanstack/react-router'
import { bringOfficeList, OfficeListPart } from '../backoffice/vehicles/list-part.ts'
import { loading } from '../shell/loading.ts'

export const Route = createFileRoute('/archives')({
  staticData: { access: 'manager' },
  loader: ({ context, ...attempt }) =>
    loading(context, () => bringOfficeList(context, { isArchived: true }, attempt.abortController.signal), attempt),
  staleTime: 0,
  component: Archives,
})

function Archives() {
  const { search, list } = Route.useLoaderData()
  return <OfficeListPart search={search} data={list} />
}
