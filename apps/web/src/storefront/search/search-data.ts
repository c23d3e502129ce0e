import type { Api } from '../../api/api.ts'
import { chargesOf, countryNameOf, destinationOf } from '../delivery/charges.ts'
import type { OfficeLocale } from '@minato/contract/enumerations'
import { cardOf } from '../vehicles/card-data.ts'
import { chosenModels } from './chosen-models.ts'
import { bySlug, countsOf } from './counts.ts'
import { preloadNoResults } from './no-results.lazy.ts'
import type { VerdictTexts } from './verdict-texts.ts'
import { criteriaOf, DEFAULT_LIMIT, listQueryOf } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

interface Choice {
  slug: string
  name: string
}
/** Known names of makers and models by slug and id. */
export interface CatalogNames {
  brands: Choice[]
  models: Choice[]
  /** Of the port in the address. */
  port?: string | undefined
  /** Texts of the verdicts at the destination. */
  verdicts?: VerdictTexts | undefined
}
export async function loadSearch(api: Api, locale: OfficeLocale, search: SearchState, signal: AbortSignal) {
  const [page, facets, brands, charges] = await Promise.all([
    api('GET /api/vehicle/public/car', { query: listQueryOf(search), signal }),
    api('GET /api/vehicle/public/car/facet', { query: criteriaOf(search), signal }),
    api('GET /api/main/brand', { query: { fieldsToExtractCode: 'CODE_1' }, signal }),
    // The search works without the port's charges.
    (search.port ?? search.importCountry) && chargesOf(api, locale).catch(() => undefined),
  ])
  const delivery = charges ? destinationOf(charges, search.port, locale, search.importCountry) : undefined
  const { brands: named, models } = await chosenModels(api, brands, search.brand, signal)
  const country = search.importCountry ?? delivery?.country
  const names: CatalogNames = {
    verdicts:
      charges && country
        ? await import('./verdict-texts.ts').then(({ verdictTexts }) =>
            verdictTexts(locale, countryNameOf(charges, country)),
          )
        : undefined,
    port: delivery?.name ?? search.port,
    brands: named.map(({ slug, name }) => ({ slug, name })),
    models: models.map(({ slug, name }) => ({ slug, name })),
  }
  return {
    cars: page.items.map(cardOf),
    total: page.total,
    textParts: page.textParts ?? [],
    delivery,
    /** An unknown port in the address. */
    isPortLost: Boolean(charges && search.port) && !delivery,
    lastPage: Math.max(1, Math.ceil(page.total / (search.limit ?? DEFAULT_LIMIT))),
    names,
    counts: {
      ...countsOf(facets),
      brand: bySlug(facets.brand, named),
      model: bySlug(facets.model, models),
    },
    ...(page.total === 0
      ? await preloadNoResults(api, search, page.textParts ?? [], signal)
      : { nearest: [], fewer: [] }),
  }
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>
