import type { VehicleReply } from '@minato/contract/vehicles'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { preloadCarBar, CarBarPart, officeCar } from '../backoffice/vehicles/car-bar.lazy.ts'
import { carPath } from '../i18n/addresses.ts'
import { headOf } from '../layout/head.ts'
import { loading } from '../api/loading.ts'
import { isManager } from '../session/current-user.ts'
import { preloadCalculator } from '../storefront/delivery/calculator-box.tsx'
import { chargesOf } from '../storefront/delivery/charges.ts'
import { calculatorOf, readChoice } from '../storefront/delivery/choice.ts'
import type { DeliveryChoice } from '../storefront/delivery/choice.ts'
import { carName, carParams } from '../storefront/vehicles/card-data.ts'
import { detailsOf, findCar, findSold, undefinedIfNotFound, similarTo } from '../storefront/vehicles/car-data.ts'
import { headOfCar } from '../storefront/vehicles/car-head.ts'
import { CarPage } from '../storefront/vehicles/car-page.tsx'
import { SoldPage } from '../storefront/vehicles/sold-page.tsx'
import { sailingsFor } from '../storefront/vehicles/sailings-data.ts'
import { preloadSheets } from '../storefront/vehicles/static-html.tsx'

const GONE = 410

/** Cars hidden from visitors have no similar cars. */
const isShown = ({ status }: VehicleReply): boolean => status === 'PUBLISHED' || status === 'RESERVED'

export const Route = createFileRoute('/vehicles/$brand/$model/$reference')({
  validateSearch: (given: Record<string, unknown> & DeliveryChoice): DeliveryChoice => readChoice(given),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, ...attempt }) =>
    loading(
      context,
      async () => {
        const { api } = context
        const { signal } = attempt.abortController
        const isOffice = isManager(context.user)
        const [found, charges] = await Promise.all([
          isOffice
            ? undefinedIfNotFound(officeCar(api, params.reference, signal))
            : findCar(api, params.reference, signal),
          // The page works without its calculator.
          chargesOf(api, context.locale).catch(() => undefined),
          preloadSheets(),
          (deps.destination || deps.port || !import.meta.env.SSR) && preloadCalculator(),
        ])
        if (!found) {
          const sold = await findSold(api, params.reference, signal)
          if (!sold) throw notFound()
          context.setStatus(GONE)
          return { sold }
        }
        const car = detailsOf(found)
        const right = carParams(car.card)
        if (right.brand !== params.brand || right.model !== params.model || right.reference !== params.reference) {
          throw redirect({ to: '/vehicles/$brand/$model/$reference', params: right, search: deps, statusCode: 301 })
        }
        return {
          // On the server alone: its text stays. A page in the browser loads them itself.
          car: import.meta.env.SSR
            ? { ...car, sailings: await sailingsFor(api, charges, deps.port) }
            : { ...car, port: deps.port },
          similar: isShown(found) ? ((await undefinedIfNotFound(similarTo(api, found.id, signal))) ?? []) : [],
          bar: isOffice ? await preloadCarBar(found) : undefined,
          calculator: charges?.ports.length ? calculatorOf(charges, deps) : undefined,
        }
      },
      attempt,
    ),
  // Managers see changes at once.
  shouldReload: ({ context }) => isManager(context.user) || undefined,
  head: ({ match, loaderData }) => {
    if (loaderData?.car) return headOfCar(match.context, loaderData.car)
    // Without a car the error page has its own head.
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
  return data.car ? (
    <>
      {data.bar && <CarBarPart car={data.bar} />}
      <CarPage car={data.car} similar={data.similar} calculator={data.calculator} />
    </>
  ) : (
    <SoldPage sold={data.sold} />
  )
}
