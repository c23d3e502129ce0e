import type { QueryTextPart } from '@minato/contract/search'
import type { Api } from '../../api/api.ts'
import { criteriaOf } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'
import { badgesOf, withText } from './criteria.ts'

export interface SuggestedSearches {
  fewer: { text: string; search: SearchState; count: number }[]
  /** `key` of a badge: the search without it, or by it alone. */
  nearest: { key: string; way: 'rest' | 'alone'; count: number }[]
}
/** Maximum number of criteria and text parts tried one by one without results. */
const NEAREST_TRIED = 6
const PARTS_TRIED = 4

/**
 * Suggestions for an empty result: the text without a part (names kept first), without one criterion, or with
 * one alone, best first.
 */
export async function suggestedSearches(
  api: Api,
  search: SearchState,
  parts: readonly QueryTextPart[],
  signal: AbortSignal,
): Promise<SuggestedSearches> {
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
