import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

/** Makers with all that is below them, held until the commit where they are about to move or to go. */

export interface BrandNode {
  id: string
  name: string
  key: string
  version: number
}
export interface ModelNode extends BrandNode {
  brandId: string
}
export interface TrimNode extends ModelNode {
  modelId: string
}

// Locks in id order, so that two transactions wait instead of deadlocking.
const inOrder = (withLock: boolean): Sql => (withLock ? sql`order by id for update` : sql`order by id`)

export const brandNodes = (tenant: string, ids: readonly string[], withLock: boolean): Statement => sql`
  select id, name, name_key as key, version from catalog.brand
  where tenant_id = ${tenant} and id = any(${ids}::uuid[]) ${inOrder(withLock)}`

export const modelNodes = (tenant: string, brandIds: readonly string[], withLock: boolean): Statement => sql`
  select id, name, name_key as key, version, brand_id as "brandId" from catalog.model
  where tenant_id = ${tenant} and brand_id = any(${brandIds}::uuid[]) ${inOrder(withLock)}`

export const trimNodes = (tenant: string, brandIds: readonly string[], withLock: boolean): Statement => sql`
  select id, name, name_key as key, version, brand_id as "brandId", model_id as "modelId" from catalog.trim
  where tenant_id = ${tenant} and brand_id = any(${brandIds}::uuid[]) ${inOrder(withLock)}`

/**
 * The target takes a missing description or logo from the merged maker, whose addresses lead to it
 * from now on.
 */
export const absorbBrand = (tenant: string, from: string, into: string): Statement => sql`
  update catalog.brand b set description = coalesce(b.description, f.description), logo_id = coalesce(b.logo_id, f.logo_id),
    former = b.former || f.former || f.slug || f.id::text, version = b.version + 1, updated_at = now()
  from catalog.brand f
  where b.tenant_id = ${tenant} and b.id = ${into}::uuid and f.tenant_id = ${tenant} and f.id = ${from}::uuid`

export const absorbModels = (tenant: string, from: readonly string[], into: readonly string[]): Statement => sql`
  update catalog.model m set description = coalesce(m.description, f.description), model_year = coalesce(m.model_year, f.model_year),
    former = m.former || f.former || f.slug || f.id::text, version = m.version + 1, updated_at = now()
  from unnest(${from}::uuid[], ${into}::uuid[]) as g (from_id, into_id)
  join catalog.model f on f.tenant_id = ${tenant} and f.id = g.from_id
  where m.tenant_id = ${tenant} and m.id = g.into_id`

export const absorbTrims = (tenant: string, from: readonly string[], into: readonly string[]): Statement => sql`
  update catalog.trim t set trim_year = coalesce(t.trim_year, f.trim_year), version = t.version + 1, updated_at = now()
  from unnest(${from}::uuid[], ${into}::uuid[]) as g (from_id, into_id)
  join catalog.trim f on f.tenant_id = ${tenant} and f.id = g.from_id
  where t.tenant_id = ${tenant} and t.id = g.into_id`

/** Their cars follow by the foreign keys. */
export const moveTrims = (
  tenant: string,
  ids: readonly string[],
  modelIds: readonly string[],
  brandIds: readonly string[],
): Statement => sql`
  update catalog.trim t set model_id = g.model_id, brand_id = g.brand_id, version = t.version + 1, updated_at = now()
  from unnest(${ids}::uuid[], ${modelIds}::uuid[], ${brandIds}::uuid[]) as g (id, model_id, brand_id)
  where t.tenant_id = ${tenant} and t.id = g.id`

export const moveModels = (tenant: string, ids: readonly string[], brandId: string): Statement => sql`
  update catalog.model set brand_id = ${brandId}::uuid, version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = any(${ids}::uuid[])`

/** Time limit for a statement on many cars. */
export const currentTime = (): Statement => sql`select set_config('statement_timeout', '60s', true)`

export const brandOfModel = (tenant: string, id: string): Statement =>
  sql`select brand_id as "brandId" from catalog.model where tenant_id = ${tenant} and id = ${id}::uuid`
