import type { SavedView } from '@minato/contract/saved-views'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

const columns = (userId: string): Sql =>
  sql`id, name, query, is_shared as "isShared", person_id = ${userId}::uuid as "isOwn"`
const isSeen = (tenant: string, userId: string): Sql =>
  sql`tenant_id = ${tenant} and (is_shared or person_id = ${userId}::uuid)`

export const listViews = (tenant: string, userId: string): Statement =>
  sql`select ${columns(userId)} from vehicles.saved_views where ${isSeen(tenant, userId)} order by lower(name), id`

export const saveView = (
  tenant: string,
  userId: string,
  { name, query, isShared }: Pick<SavedView, 'name' | 'query' | 'isShared'>,
): Statement => sql`
  insert into vehicles.saved_views (tenant_id, person_id, name, query, is_shared)
  values (${tenant}, ${userId}::uuid, ${name}, ${query}, ${isShared})
  on conflict (tenant_id, person_id, name) do update set query = excluded.query, is_shared = excluded.is_shared
  returning ${columns(userId)}`

export const deleteView = (tenant: string, userId: string, id: string): Statement =>
  sql`delete from vehicles.saved_views where ${isSeen(tenant, userId)} and id = ${id}::uuid returning id`

/** A user's own views, for the download of personal data. */
export const viewsBy = (tenant: string, userId: string): Statement =>
  sql`select name, query, is_shared as "isShared", created_at as "createdAt" from vehicles.saved_views
    where tenant_id = ${tenant} and person_id = ${userId}::uuid order by created_at`

/** Shared views are deleted with their owner's account too. */
export const deleteViewsBy = (tenant: string, userId: string): Statement =>
  sql`delete from vehicles.saved_views where tenant_id = ${tenant} and person_id = ${userId}::uuid`
