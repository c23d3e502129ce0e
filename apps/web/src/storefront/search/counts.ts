import type { Facets } from '@minato/contract/search'

/** Number of cars per option, by facet. */
export type Counts = Record<keyof Facets, Record<string, number>>

/** The counts by option. */
export const countsOf = (facets: Facets): Counts =>
  Object.fromEntries(
    Object.entries(facets).map(([facet, options]) => [
      facet,
      Object.fromEntries(options.map(({ value, count }) => [value, count])),
    ]),
  ) as Counts

/** Makers and models are counted by id and named by slug. */
export function bySlug(options: Facets['brand'], named: { id: string; slug: string }[]): Record<string, number> {
  const slugs = new Map(named.map(({ id, slug }) => [id, slug]))
  const counts: Record<string, number> = {}
  for (const { value, count } of options) {
    const slug = slugs.get(value)
    if (slug) counts[slug] = (counts[slug] ?? 0) + count
  }
  return counts
}
