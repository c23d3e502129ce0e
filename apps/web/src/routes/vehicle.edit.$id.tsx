import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '../backoffice/vehicle-form/edit-page.tsx'
import { loading, missingOr, ALWAYS_RELOAD } from '../api/loading.ts'

export const Route = createFileRoute('/vehicle/edit/$id')({
  staticData: { access: 'manager' },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { loadCar } = await import('../backoffice/vehicle-form/car-data.ts')
        return loadCar(context, params.id, attempt.abortController.signal).catch(missingOr)
      },
      attempt,
    ),
  ...ALWAYS_RELOAD,
  component: Edit,
})

function Edit() {
  const data = Route.useLoaderData()
  // Remounts the form for another car.
  return <EditPage key={data.car.id} data={data} />
}
