import type { Facets } from '@minato/contract/search'
import { cardOf } from '../vehicles/card-data.ts'
import type { Api } from '../../api/api.ts'

/** New arrivals and best deals hold ten cars each (STF-01). */
const LIST_LENGTH = 10

export type Counted = { value: string; count: number }

export async function loadHome(api: Api, signal: AbortSignal) {
  const list = { limit: LIST_LENGTH, page: 0, fieldsToExtractCode: 'CODE_2' as const }
  const [arrivalsOfWeek, dealsOfWeek, arrivals, deals, facets, brands] = await Promise.all([
    api('GET /api/vehicle/public/car/new-arrival-of-current-week/count', { signal }),
    api('GET /api/vehicle/public/car/best-deal-of-current-week/count', { signal }),
    api('GET /api/vehicle/public/car', { query: list, signal }),
    api('GET /api/vehicle/public/car', { query: { ...list, bestDeal: true }, signal }),
    api('GET /api/vehicle/public/car/facet', { signal }),
    api('GET /api/main/brand', { signal }),
  ])
  return {
    // Counted by the list of all cars.
    stock: arrivals.total,
    arrivalsOfWeek: arrivalsOfWeek.newArrivalCarNumberOfCurrentWeek,
    dealsOfWeek: dealsOfWeek.numberOfBestDealOfCurrentWeek,
    arrivals: arrivals.items.map(cardOf),
    deals: deals.items.map(cardOf),
    bodies: withCars(facets.category),
    years: facets.year.map((one) => Number(one.value)).sort((a, b) => b - a),
    prices: facets.priceUpTo.map((one) => Number(one.value)),
    makers: brands
      .map(({ id, name, numberOfCar = 0 }) => ({ id, name, count: numberOfCar }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>

const withCars = (options: Facets['category']): Counted[] =>
  options.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
