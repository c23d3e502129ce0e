import { CRITERIA_LIST } from './search-criteria.ts'
import type { CRITERIA, Criterion, CriterionName, NameOf, RangeName } from './search-criteria.ts'

/** All rows: first those of `order`, then the others. */
export const criteriaInOrder = (order: readonly CriterionName[]): Criterion[] => {
  const place = ({ name }: Criterion) => (order.includes(name) ? order.indexOf(name) : order.length)
  return CRITERIA_LIST.toSorted((a, b) => place(a) - place(b))
}

type UpTo = { [N in RangeName]: (typeof CRITERIA)[N] extends { options: unknown } ? `${N}UpTo` : N }[RangeName]
export type Facet = NameOf<'names' | 'choice' | 'wholes' | 'flag' | 'verdict'> | UpTo
/** What counts the cars of each option. Ranges with fixed options count 'up to' their option. */
export const facetOf = ({ name, kind, options }: Pick<Criterion, 'name' | 'kind' | 'options'>): Facet =>
  (kind === 'range' && options ? `${name}UpTo` : name) as Facet
