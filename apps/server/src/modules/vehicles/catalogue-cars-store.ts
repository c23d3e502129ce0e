import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** All cars, and those for sale. */
const COUNTS = sql`count(*)::integer as cars, count(*) filter (where status in ('PUBLISHED', 'RESERVED'))::integer as visible`

export const countByBrand = (tenant: string): Statement =>
  sql`select brand_id as id, ${COUNTS} from vehicles.car where tenant_id = ${tenant} group by brand_id`

export const countByModel = (tenant: string, brandId: string): Statement => sql`
  select model_id as id, ${COUNTS} from vehicles.car
  where tenant_id = ${tenant} and brand_id = ${brandId}::uuid group by model_id`

export const countByTrim = (tenant: string, trimIds: readonly string[]): Statement => sql`
  select trim_id as id, ${COUNTS} from vehicles.car
  where tenant_id = ${tenant} and trim_id = any(${trimIds}::uuid[]) group by trim_id`

/** Locks the cars of model codes until the commit and reads what their search words are made from. */
export const lockGrades = (tenant: string, trimIds: readonly string[]): Statement => sql`
  select distinct trim_id, grade from (
    select trim_id, grade from vehicles.car where tenant_id = ${tenant} and trim_id = any(${trimIds}::uuid[])
    order by id for no key update) c`

export interface SearchWordsUpdate {
  trimIds: readonly string[]
  grades: readonly (string | null)[]
  /** Search words, separated by spaces. */
  words: readonly string[]
}

/** Updates the search words of cars whose names changed. */
export const updateSearchWords = (tenant: string, { trimIds, grades, words }: SearchWordsUpdate): Statement => sql`
  update vehicles.car c set words = string_to_array(g.words, ' ')
  from unnest(${trimIds}::uuid[], ${grades}::text[], ${words}::text[]) as g (trim_id, grade, words)
  where c.tenant_id = ${tenant} and c.trim_id = g.trim_id and c.grade is not distinct from g.grade
    and c.words is distinct from string_to_array(g.words, ' ')`

/** The same with another model code; if equal, with one that is about to move. Raises the version. */
export const moveToTrim = (
  tenant: string,
  { trimIds, grades, words }: SearchWordsUpdate,
  brandIds: readonly string[],
  modelIds: readonly string[],
  intoTrimIds: readonly string[],
): Statement => sql`
  update vehicles.car c set words = string_to_array(g.words, ' '), version = c.version + 1, updated_at = now(),
    brand_id = g.brand_id, model_id = g.model_id, trim_id = g.goes_to
  from unnest(${trimIds}::uuid[], ${grades}::text[], ${words}::text[], ${brandIds}::uuid[], ${modelIds}::uuid[], ${intoTrimIds}::uuid[])
    as g (trim_id, grade, words, brand_id, model_id, goes_to)
  where c.tenant_id = ${tenant} and c.trim_id = g.trim_id and c.grade is not distinct from g.grade
  returning c.id`
