import type { BodyType } from '@minato/contract/enumerations'
import type { Bulk } from '@minato/contract/vehicles-office'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

/** The result of a bulk action for one car, and its previous state. */
export interface BulkItemRow {
  car_id: string
  reference: string
  name: string
  refusal: string | null
  price: number | null
  new_price: number | null
  version: number | null
  status: string | null
  publication_date: string | null
  base_previous_price: number | null
  best_deal_since: string | null
  had_pictures: boolean | null
  /** For the visitors' prices of a preview; not stored. */
  body_type?: BodyType | null
}
export interface BulkRow {
  id: string
  action: Bulk['action']
  at: string
  undone_at: string | null
  kept_as_changed: number
  total: number
  refused: number
}

/** The matching cars, at most one more than the limit of a bulk action. */
export const chosenCars = (tenant: string, where: Sql, limit: number): Statement =>
  sql`select c.id from vehicles.car c where c.tenant_id = ${tenant} and ${where} order by c.car_no desc limit ${limit + 1}::integer`

export const addBulk = (tenant: string, action: string): Statement =>
  sql`insert into vehicles.bulk (tenant_id, action) values (${tenant}, ${action}) returning id`

const COLUMNS = [
  'car_id',
  'reference',
  'name',
  'refusal',
  'price',
  'new_price',
  'version',
  'status',
  'publication_date',
  'base_previous_price',
  'best_deal_since',
  'had_pictures',
] as const satisfies (keyof BulkItemRow)[]
export const addItems = (tx: Transaction, bulkId: string, items: readonly BulkItemRow[]): Promise<void> =>
  copyRows(
    tx,
    'vehicles.bulk_item',
    ['tenant_id', 'bulk_id', 'place', ...COLUMNS],
    items.map((item, index) => [tx.tenant, bulkId, index, ...COLUMNS.map((column) => item[column])]),
  )

export const bulkById = (tenant: string, id: string): Statement => sql`
  select b.id, b.action, b.at, b.undone_at, b.kept_as_changed, i.total, i.refused
  from vehicles.bulk b, lateral (
    select count(*) as total, count(refusal) as refused from vehicles.bulk_item where tenant_id = ${tenant} and bulk_id = b.id) i
  where b.tenant_id = ${tenant} and b.id = ${id}::uuid`

export const lockBulk = (tenant: string, id: string): Statement =>
  sql`select id from vehicles.bulk where tenant_id = ${tenant} and id = ${id}::uuid for update`

export const bulkItems = (
  tenant: string,
  id: string,
  isRefused: boolean | null,
  limit: number,
  offset: number,
): Statement => sql`
  select car_id, reference, name, refusal, price, new_price from vehicles.bulk_item
  where tenant_id = ${tenant} and bulk_id = ${id}::uuid and (${isRefused}::boolean is null or (refusal is not null) = ${isRefused}::boolean)
  order by place limit ${limit}::integer offset ${offset}::integer`

/** Locks the cars that nothing changed since the action. Returns their ids. */
export const lockUnchanged = (tenant: string, bulkId: string): Statement => sql`
  select c.id from vehicles.bulk_item i join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id and c.version = i.version
  where i.tenant_id = ${tenant} and i.bulk_id = ${bulkId}::uuid and i.refusal is null order by c.id for update of c`

/** Restores cars. Prices are written only if they changed, because computing visitor prices takes time. */
export const restoreCars = (
  tenant: string,
  bulkId: string,
  ids: readonly string[],
  action: BulkRow['action'],
): Statement => sql`
  update vehicles.car c set ${
    action === 'price'
      ? sql`base_price = i.price, base_previous_price = i.base_previous_price, best_deal_since = i.best_deal_since`
      : sql`status = i.status, publication_date = i.publication_date`
  }, version = c.version + 1, updated_at = now()
  from unnest(${ids}::uuid[]) g (id)
  join vehicles.bulk_item i on i.tenant_id = ${tenant} and i.bulk_id = ${bulkId}::uuid and i.car_id = g.id
  where c.tenant_id = ${tenant} and c.id = g.id`

/**
 * The last change of status of each car, which is reverted. Cars sold long ago must not count as sold today
 * because an archiving was undone. Selected first and deleted by id: in one statement, right after an import,
 * the planner would scan the whole table for each.
 */
export const lastStatuses = (tenant: string, ids: readonly string[]): Statement => sql`
  select max(id) as id from vehicles.status_history where tenant_id = ${tenant} and car_id = any(${ids}::uuid[]) group by car_id`
export const deleteStatuses = (tenant: string, ids: readonly number[]): Statement =>
  sql`delete from vehicles.status_history where tenant_id = ${tenant} and id = any(${ids}::bigint[])`

/** Those of the cars that had no picture before they were published. */
export const withoutPicturesBefore = (tenant: string, bulkId: string, ids: readonly string[]): Statement => sql`
  select car_id as id from vehicles.bulk_item
  where tenant_id = ${tenant} and bulk_id = ${bulkId}::uuid and not had_pictures and car_id = any(${ids}::uuid[])`
export const deleteIllustrations = (tenant: string, ids: readonly string[]): Statement =>
  sql`delete from vehicles.image where tenant_id = ${tenant} and car_id = any(${ids}::uuid[]) and drawing is not null`
/** Photographs added since move up. */
export const closeGaps = (tenant: string, ids: readonly string[]): Statement => sql`
  update vehicles.image m set index = n.place from (
    select id, row_number() over (partition by car_id order by index) - 1 as place from vehicles.image
    where tenant_id = ${tenant} and car_id = any(${ids}::uuid[])) n
  where m.tenant_id = ${tenant} and m.id = n.id and m.index <> n.place`

export const markUndone = (tenant: string, id: string, keptCount: number): Statement => sql`
  update vehicles.bulk set undone_at = now(), kept_as_changed = ${keptCount}::integer where tenant_id = ${tenant} and id = ${id}::uuid`
