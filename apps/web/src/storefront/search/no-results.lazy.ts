import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'
import type { NoResultsProps } from './no-results.tsx'
import type { suggestedSearches, SuggestedSearches } from './suggested-searches.ts'

const { preload, Part } = lazyWithPreload<NoResultsProps>(async () => {
  const { NoResults } = await import('./no-results.tsx')
  return NoResults
})
/** Shown in place of the cars; its code is loaded with the suggestions. */
export const NoResultsPart = Part

export async function preloadNoResults(...given: Parameters<typeof suggestedSearches>): Promise<SuggestedSearches> {
  const [suggestions] = await Promise.all([import('./suggested-searches.ts'), preload()])
  return suggestions.suggestedSearches(...given)
}
