import { CRITERIA_LIST, isDestination } from '@minato/contract/search-criteria'
import type { Criterion as Row, CriterionName, NameOf } from '@minato/contract/search-criteria'
import { columns, join, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { columnOf } from '../field-columns.ts'
import { CAR_YEAR } from '../sort-orders-store.ts'

/** The value of a car `c` for each criterion: the index stores it, and SQL compares it. */

type NotIndexed = NameOf<'port' | 'basis' | 'country' | 'verdict'> | 'queryText'
export type IndexedName = Exclude<CriterionName, NotIndexed>
export type IndexedCriterion = Row & { name: IndexedName }
const isIndexed = (row: Row): row is IndexedCriterion =>
  !isDestination(row) && row.kind !== 'verdict' && row.name !== 'queryText'
export const INDEXED: readonly IndexedCriterion[] = CRITERIA_LIST.filter(isIndexed)

/** Values that are not in the column that their criterion is named for. */
const VALUES: Partial<Record<IndexedName, Sql>> = {
  brand: sql`c.brand_id`,
  model: sql`c.model_id`,
  category: sql`c.body_type`,
  year: CAR_YEAR,
  bestDeal: sql`c.best_deal_since is not null`,
}

export function valueOf({ name, kind }: IndexedCriterion): Sql {
  const value = VALUES[name] ?? columns([columnOf(name)], 'c')
  return kind === 'text' ? sql`regexp_replace(upper(${value}), '[^A-Z0-9]+', '', 'g')` : value
}
/** A text as `valueOf` has it: '1nz-fe' is '1NZFE'. */
export const textKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** The values of all criteria, under the names of their columns. */
export const indexedValues = (): Sql =>
  join(INDEXED.map((criterion) => sql`${valueOf(criterion)} as ${columns([columnOf(criterion.name)])}`))

const TYPES = { names: sql`uuid[]`, choice: sql`text[]`, wholes: sql`smallint[]` }
export const isOfOptions = (kind: Row['kind']): kind is keyof typeof TYPES => kind in TYPES

/** One value as itself: the planner then knows an index of it to be in order. */
export const isAnyOf = (criterion: IndexedCriterion & { kind: keyof typeof TYPES }, values: readonly unknown[]): Sql =>
  values.length === 1
    ? sql`${valueOf(criterion)} = (${values}::${TYPES[criterion.kind]})[1]`
    : sql`${valueOf(criterion)} = any(${values}::${TYPES[criterion.kind]})`
