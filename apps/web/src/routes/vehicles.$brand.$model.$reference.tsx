import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { carPath } from '../shell/addresses.ts'
import { headOf } from '../shell/head.ts'
import { loading } from '../shell/loading.ts'
import { carName, carParams } from '../storefront/vehicles/card-data.ts'
import { detailsOf, findCar, findSold, similarTo } from '../storefront/vehicles/car-data.ts'
import { headOfCar } from '../storefront/vehicles/car-head.ts'
import { CarPage } from '../storefront/vehicles/car-page.tsx'
import { SoldPage } from '../storefront/vehicles/sold-page.tsx'
import { bringSheets } from '../storefront/vehicles/still.tsx'

const GONE = 410

export const Route = createFileRoute('/vehicles/$brand/$model/$reference')({
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      async () => {
        const { api } = context
        const { signal } = attempt.abortController
        const [found] = await Promise.all([findCar(api, params.reference, signal), bringSheets()])
        if (!found) {
          const sold = await findSold(api, params.reference, signal)
          if (!sold) throw notFound()
          context.setStatus(GONE)
          return { sold }
        }
        const car = detailsOf(found)
        const right = carParams(car.card)
        if (right.brand !== params.brand || right.model !== params.model || right.reference !== params.reference) {
          throw redirect({ to: '/vehicles/$brand/$model/$reference', params: right, statusCode: 301 })
        }
        return { car, similar: await similarTo(api, found.id, signal) }
      },
      attempt,
    ),
  head: ({ match, loaderData }) => {
    if (loaderData?.car) return headOfCar(match.context, loaderData.car)
    // Where there is no car, what stands in its place names itself.
    if (!loaderData?.sold) return {}
    const { sold } = loaderData
    return headOf(match.context, {
      title: match.context.messages.car.sold(carName(sold)),
      path: carPath(sold),
      indexed: false,
    })
  },
  component: Vehicle,
})

function Vehicle() {
  const data = Route.useLoaderData()
  return data.car ? <CarPage car={data.car} similar={data.similar} /> : <SoldPage sold={data.sold} />
}
