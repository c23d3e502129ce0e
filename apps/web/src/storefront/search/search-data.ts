import type { QueryTextPart } from '@minato/contract/search'
import type { Api } from '../../api/api.ts'
import { chargesOf, destinationOf } from '../delivery/charges.ts'
import type { Locale } from '@minato/contract/enumerations'
import { cardOf } from '../vehicles/card-data.ts'
import { chosenModels } from './chosen-models.ts'
import { bySlug, countsOf } from './counts.ts'
import { badgesOf, withText } from './criteria.ts'
import { criteriaOf, DEFAULT_LIMIT, listQueryOf } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

export interface Choice {
  slug: string
  name: string
}
/** Known names of makers and models by slug and id. */
export interface CatalogNames {
  brands: Choice[]
  models: Choice[]
  /** Of the port in the address. */
  port?: string | undefined
}
/** Maximum number of criteria and text parts tried one by one without results. */
const NEAREST_TRIED = 6
const PARTS_TRIED = 4

export async function loadSearch(api: Api, locale: Locale, search: SearchState, signal: AbortSignal) {
  const [page, facets, brands, charges] = await Promise.all([
    api('GET /api/vehicle/public/car', { query: listQueryOf(search), signal }),
    api('GET /api/vehicle/public/car/facet', { query: criteriaOf(search), signal }),
    api('GET /api/main/brand', { query: { fieldsToExtractCode: 'CODE_1' }, signal }),
    // The search works without the port's charges.
    search.port && chargesOf(api, locale).catch(() => undefined),
  ])
  const delivery = charges ? destinationOf(charges, search.port, locale) : undefined
  const { brands: named, models } = await chosenModels(api, brands, search.brand, signal)
  const names: CatalogNames = {
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
    isPortLost: Boolean(charges) && !delivery,
    lastPage: Math.max(1, Math.ceil(page.total / (search.limit ?? DEFAULT_LIMIT))),
    names,
    counts: {
      ...countsOf(facets),
      brand: bySlug(facets.brand, named),
      model: bySlug(facets.model, models),
    },
    ...(page.total === 0 ? await waysOn(api, search, page.textParts ?? [], signal) : { nearest: [], fewer: [] }),
  }
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>

/**
 * Suggestions for an empty result: the text without a part (names kept first), without one criterion, or with
 * one alone, best first.
 */
async function waysOn(api: Api, search: SearchState, parts: readonly QueryTextPart[], signal: AbortSignal) {
  const count = (asked: SearchState) =>
    api('GET /api/vehicle/public/car/count', { query: criteriaOf(asked), signal }).then(
      ({ numberOfCar }) => numberOfCar,
    )
  const badges = badgesOf(search).slice(0, NEAREST_TRIED)
  const countBy = async (way: 'rest' | 'alone') => {
    const found = await Promise.all(
      badges.map(async (badge) => ({ key: badge.key, way, count: await count(badge[way]) })),
    )
    return found.filter((one) => one.count > 0).sort((a, b) => b.count - a.count)
  }
  const named = parts.filter(({ isLeftOut }) => !isLeftOut).sort((a, b) => Number(!a.criteria) - Number(!b.criteria))
  const byTexts = async (texts: string[]) => {
    const found = await Promise.all(
      texts
        .filter(Boolean)
        .slice(0, PARTS_TRIED)
        .map(async (text) => ({ text, search: withText(search, text), count: await count(withText(search, text)) })),
    )
    return found.filter((one) => one.count > 0)
  }
  const [without, rest] = await Promise.all([
    byTexts(named.map((part) => part.rest)),
    badges.length > 1 ? countBy('rest') : [],
  ])
  return {
    fewer: without.length || named.length < 3 ? without : await byTexts(named.map((part) => part.text).reverse()),
    nearest: rest.length || badges.length < 2 ? rest : await countBy('alone'),
  }
}
