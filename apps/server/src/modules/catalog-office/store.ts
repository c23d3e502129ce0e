import type { BrandFields, ModelFields, TrimFields } from '@minato/contract/catalog'
import { join, sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

/** Makers, models and model codes as managers read and write them. */

export interface BrandEntry extends BrandFields {
  id: string
  version: number
  numberOfModel: number
}
interface NameColumns {
  id: string
  name: string
}
export interface ModelEntry extends ModelFields {
  id: string
  version: number
  brand: NameColumns
  numberOfTrim: number
}
export interface TrimEntry extends TrimFields {
  id: string
  version: number
  model: NameColumns
  brand: NameColumns
}

/** A name with its comparison key and its slug. */
export interface Spelling {
  name: string
  key: string
  slug: string
}

const allOf = (conditions: readonly Sql[]): Sql => join(conditions, sql` and `)

export const brandEntries = (tenant: string, id?: string): Statement => sql`
  select b.id, b.name, b.description, b.logo_id as logo, b.version,
    (select count(*)::integer from catalog.model m where m.tenant_id = ${tenant} and m.brand_id = b.id) as "numberOfModel"
  from catalog.brand b
  where ${allOf([sql`b.tenant_id = ${tenant}`, ...(id === undefined ? [] : [sql`b.id = ${id}::uuid`])])} order by b.name_key`

export const modelEntries = (tenant: string, brandId: string, id?: string): Statement => sql`
  select m.id, m.name, m.model_year as "modelYear", m.description, m.version,
    json_build_object('id', b.id, 'name', b.name) as brand,
    (select count(*)::integer from catalog.trim t where t.tenant_id = ${tenant} and t.model_id = m.id) as "numberOfTrim"
  from catalog.model m join catalog.brand b on b.tenant_id = ${tenant} and b.id = m.brand_id
  where ${allOf([
    sql`m.tenant_id = ${tenant}`,
    sql`m.brand_id = ${brandId}::uuid`,
    ...(id === undefined ? [] : [sql`m.id = ${id}::uuid`]),
  ])} order by m.name_key`

/** Those of a model, or one by its id. */
export const trimEntries = (
  tenant: string,
  brandId: string,
  { modelId, id }: { modelId?: string; id?: string },
): Statement => sql`
  select t.id, t.name, t.trim_year as "trimYear", t.version,
    json_build_object('id', m.id, 'name', m.name) as model, json_build_object('id', b.id, 'name', b.name) as brand
  from catalog.trim t
  join catalog.model m on m.tenant_id = ${tenant} and m.id = t.model_id
  join catalog.brand b on b.tenant_id = ${tenant} and b.id = t.brand_id
  where ${allOf([
    sql`t.tenant_id = ${tenant}`,
    sql`t.brand_id = ${brandId}::uuid`,
    ...(modelId === undefined ? [] : [sql`t.model_id = ${modelId}::uuid`]),
    ...(id === undefined ? [] : [sql`t.id = ${id}::uuid`]),
  ])} order by t.name_key`

/** No row where the name is taken. */
export const insertBrand = (tenant: string, { name, key, slug }: Spelling, fields: BrandFields): Statement => sql`
  insert into catalog.brand (tenant_id, name, name_key, slug, description, logo_id)
  values (${tenant}, ${name}, ${key}, ${slug}, ${fields.description}, ${fields.logo}::uuid)
  on conflict (tenant_id, name_key) do nothing returning id`

export const insertModel = (
  tenant: string,
  brandId: string,
  { name, key, slug }: Spelling,
  fields: ModelFields,
): Statement => sql`
  insert into catalog.model (tenant_id, brand_id, name, name_key, slug, model_year, description)
  values (${tenant}, ${brandId}::uuid, ${name}, ${key}, ${slug}, ${fields.modelYear}, ${fields.description})
  on conflict (tenant_id, brand_id, name_key) do nothing returning id`

export const insertTrim = (
  tenant: string,
  brandId: string,
  modelId: string,
  { name, key }: Spelling,
  fields: TrimFields,
): Statement => sql`
  insert into catalog.trim (tenant_id, brand_id, model_id, name, name_key, trim_year)
  values (${tenant}, ${brandId}::uuid, ${modelId}::uuid, ${name}, ${key}, ${fields.trimYear})
  on conflict (tenant_id, model_id, name_key) do nothing returning id`

/** Former names still lead to the entry. */
const nameColumns = ({ name, key, slug }: Spelling): Sql => sql`name = ${name}, name_key = ${key},
  former = array_remove(case when slug = ${slug} then former else former || slug end, ${slug}::text), slug = ${slug},
  version = version + 1, updated_at = now()`

/** No row if the version differs. */
export const updateBrandRow = (
  tenant: string,
  id: string,
  version: number,
  spelling: Spelling,
  fields: BrandFields,
): Statement => sql`
  update catalog.brand set ${nameColumns(spelling)}, description = ${fields.description}, logo_id = ${fields.logo}::uuid
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} returning id`

export const updateModelRow = (
  tenant: string,
  id: string,
  version: number,
  spelling: Spelling,
  fields: ModelFields,
): Statement => sql`
  update catalog.model set ${nameColumns(spelling)}, model_year = ${fields.modelYear}, description = ${fields.description}
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} returning id`

export const updateTrimRow = (
  tenant: string,
  id: string,
  version: number,
  spelling: Spelling,
  fields: TrimFields,
): Statement => sql`
  update catalog.trim set name = ${spelling.name}, name_key = ${spelling.key}, trim_year = ${fields.trimYear},
    version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} returning id`

export const deleteTrims = (tenant: string, ids: readonly string[]): Statement =>
  sql`delete from catalog.trim where tenant_id = ${tenant} and id = any(${ids}::uuid[])`
export const deleteModels = (tenant: string, ids: readonly string[]): Statement =>
  sql`delete from catalog.model where tenant_id = ${tenant} and id = any(${ids}::uuid[])`
export const deleteBrandRow = (tenant: string, id: string): Statement =>
  sql`delete from catalog.brand where tenant_id = ${tenant} and id = ${id}::uuid`
