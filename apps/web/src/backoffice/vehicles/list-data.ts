import type { VehicleReply } from '@minato/contract/vehicles'
import type { Shell } from '../../api/shell.ts'
import { DEFAULT_LIMIT } from '../../api/search-params.ts'
import { chosenModels } from '../../storefront/search/chosen-models.ts'
import { chargesOf, countryNameOf } from '../../storefront/delivery/charges.ts'
import { bySlug, countsOf } from '../../storefront/search/counts.ts'
import type { CatalogNames } from '../../storefront/search/search-data.ts'
import { verdictTexts } from '../../storefront/search/verdict-texts.ts'
import { cardOf } from '../../storefront/vehicles/card-data.ts'
import { officeCriteria } from './office-search.ts'
import type { OfficeSearch } from './office-search.ts'

/** A row of the list, reduced from the reply. */
export function lineOf(car: VehicleReply) {
  const { office } = car
  return {
    ...cardOf(car),
    code: car.trim?.name ?? '',
    version: car.version ?? 0,
    published: car.publicationDate ?? null,
    created: office?.createdAt ?? null,
    changed: office?.updatedAt ?? null,
    days: office?.daysInStock ?? 0,
    views: office?.numberOfViews ?? 0,
    inquiries: office?.numberOfInquiry ?? 0,
    chassis: office?.chassis ?? null,
    cost: office?.cost?.value ?? null,
    margin: office?.margin?.value ?? null,
    base: office?.basePrice?.value ?? null,
    markup: office?.markupPercentage ?? 0,
  }
}
export type OfficeLine = ReturnType<typeof lineOf>

/** A page of the managers' list, with tab counts and names for its filters. */
export async function loadOfficeList({ api, locale }: Shell, search: OfficeSearch, signal: AbortSignal) {
  const criteria = officeCriteria(search)
  const { statuses: _, isArchived: __, ...counted } = criteria
  const limit = search.limit ?? DEFAULT_LIMIT
  const list = (page: number) =>
    api('GET /api/vehicle/car', {
      query: {
        ...criteria,
        'order.field': search['order.field'],
        'order.direction': search['order.direction'],
        page,
        limit,
        fieldsToExtractCode: 'CODE_2',
      },
      signal,
    })
  const asked = (search.page ?? 1) - 1
  const [found, counts, facets, brands, stock] = await Promise.all([
    list(asked),
    api('GET /api/vehicle/car/count', { query: counted, signal }),
    api('GET /api/vehicle/car/facet', { query: criteria, signal }),
    api('GET /api/main/brand', { query: { fieldsToExtractCode: 'CODE_1' }, signal }),
    api('GET /api/vehicle/car/count', { signal }),
  ])
  const last = Math.max(1, Math.ceil(found.total / limit))
  // A page beyond the last one: shows the last.
  const cars = asked >= last ? await list(last - 1) : found
  const { brands: named, models } = await chosenModels(api, brands, search.brand, signal)
  const { importCountry: country } = search
  const names: CatalogNames = {
    brands: named,
    models,
    verdicts: country ? verdictTexts(locale, countryNameOf(await chargesOf(api, locale), country)) : undefined,
  }
  const textParts = cars.textParts ?? []
  return {
    lines: cars.items.map(lineOf),
    textParts,
    page: Math.min(asked, last - 1) + 1,
    total: cars.total,
    counts,
    /** All cars, without search. */
    stock: Object.values(stock).reduce((sum, count) => sum + count, 0),
    names,
    /** How many cars each filter option would leave. */
    options: {
      ...countsOf(facets),
      brand: bySlug(facets.brand, named),
      model: bySlug(facets.model, models),
    },
  }
}
export type OfficeListData = Awaited<ReturnType<typeof loadOfficeList>>
