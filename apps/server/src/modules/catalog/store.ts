import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

export interface BrandRow {
  id: string
  name: string
  slug: string
  /** Slugs and ids that it went by. */
  former: string[]
  description: string | null
  logo_id: string | null
}
export interface ModelRow {
  id: string
  brand_id: string
  name: string
  slug: string
  former: string[]
  model_year: number | null
  description: string | null
}

export const brands = (tenant: string): Statement =>
  sql`select id, name, slug, former, description, logo_id from catalog.brand where tenant_id = ${tenant} order by name_key`

export const models = (tenant: string): Statement =>
  sql`select id, brand_id, name, slug, former, model_year, description from catalog.model where tenant_id = ${tenant} order by name_key`

export interface TrimPath {
  brand: string
  model: string
  trim: string
  modelYear: number | null
  trimYear: number | null
}
export interface TrimRow {
  brand_id: string
  model_id: string
  trim_id: string
  brand_key: string
  model_key: string
  trim_key: string
}

type EntryWithKey = { name: string; key: string; slug: string }

export const createBrands = (tenant: string, entries: readonly EntryWithKey[]): Statement => sql`
  insert into catalog.brand (tenant_id, name, name_key, slug)
  select ${tenant}, g.name, g.key, g.slug
  from unnest(${entries.map((one) => one.name)}::text[], ${entries.map((one) => one.key)}::text[], ${entries.map((one) => one.slug)}::text[]) as g (name, key, slug)
  on conflict (tenant_id, name_key) do nothing returning id`

export const createModels = (
  tenant: string,
  entries: readonly (EntryWithKey & { brandKey: string; year: number | null })[],
): Statement => sql`
  insert into catalog.model (tenant_id, brand_id, name, name_key, slug, model_year)
  select ${tenant}, b.id, g.name, g.key, g.slug, g.year
  from unnest(${entries.map((one) => one.brandKey)}::text[], ${entries.map((one) => one.name)}::text[], ${entries.map((one) => one.key)}::text[],
    ${entries.map((one) => one.slug)}::text[], ${entries.map((one) => one.year)}::smallint[]) as g (brand_key, name, key, slug, year)
  join catalog.brand b on b.tenant_id = ${tenant} and b.name_key = g.brand_key
  on conflict (tenant_id, brand_id, name_key) do nothing returning id`

export const createTrims = (
  tenant: string,
  entries: readonly { brandKey: string; modelKey: string; name: string; key: string; year: number | null }[],
): Statement => sql`
  insert into catalog.trim (tenant_id, brand_id, model_id, name, name_key, trim_year)
  select ${tenant}, b.id, m.id, g.name, g.key, g.year
  from unnest(${entries.map((one) => one.brandKey)}::text[], ${entries.map((one) => one.modelKey)}::text[], ${entries.map((one) => one.name)}::text[],
    ${entries.map((one) => one.key)}::text[], ${entries.map((one) => one.year)}::smallint[]) as g (brand_key, model_key, name, key, year)
  join catalog.brand b on b.tenant_id = ${tenant} and b.name_key = g.brand_key
  join catalog.model m on m.tenant_id = ${tenant} and m.brand_id = b.id and m.name_key = g.model_key
  on conflict (tenant_id, model_id, name_key) do nothing returning id`

export const modelsOf = (tenant: string, brandKeys: readonly string[]): Statement => sql`
  select b.name_key as brand_key, m.name_key as model_key
  from catalog.brand b
  join catalog.model m on m.tenant_id = ${tenant} and m.brand_id = b.id
  where b.tenant_id = ${tenant} and b.name_key = any(${brandKeys}::text[])`

export const trimsOf = (tenant: string, brandKeys: readonly string[]): Statement => sql`
  select b.id as brand_id, m.id as model_id, t.id as trim_id, b.name_key as brand_key, m.name_key as model_key, t.name_key as trim_key
  from catalog.brand b
  join catalog.model m on m.tenant_id = ${tenant} and m.brand_id = b.id
  join catalog.trim t on t.tenant_id = ${tenant} and t.model_id = m.id
  where b.tenant_id = ${tenant} and b.name_key = any(${brandKeys}::text[])`

export const deleteUneditedTrims = (tenant: string, ids: readonly string[]): Statement => sql`
  delete from catalog.trim where tenant_id = ${tenant} and id = any(${ids}::uuid[]) and version = 1 returning id`
export const deleteEmptyModels = (tenant: string, ids: readonly string[]): Statement => sql`
  delete from catalog.model m where m.tenant_id = ${tenant} and m.id = any(${ids}::uuid[]) and m.version = 1
    and not exists (select from catalog.trim t where t.tenant_id = ${tenant} and t.model_id = m.id) returning m.id`
export const deleteEmptyBrands = (tenant: string, ids: readonly string[]): Statement => sql`
  delete from catalog.brand b where b.tenant_id = ${tenant} and b.id = any(${ids}::uuid[]) and b.version = 1
    and not exists (select from catalog.model m where m.tenant_id = ${tenant} and m.brand_id = b.id) returning b.id`

// Makers, models, model codes, each by their ids: all who hold them do it in this order.
export const lockEntriesInOrder = (
  tenant: string,
  brandIds: readonly string[],
  modelIds: readonly string[],
  trimIds: readonly string[],
): Statement[] => [
  sql`select id from catalog.brand where tenant_id = ${tenant} and id = any(${brandIds}::uuid[]) order by id for update`,
  sql`select id from catalog.model where tenant_id = ${tenant} and id = any(${modelIds}::uuid[]) order by id for update`,
  sql`select id from catalog.trim where tenant_id = ${tenant} and id = any(${trimIds}::uuid[]) order by id for update`,
]
