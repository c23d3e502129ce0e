import type { BodyType, VehicleStatus } from '@minato/contract/enumerations'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** A car that is locked until the transaction ends, with the facts that its rules need. */
export interface LockedCar {
  id: string
  car_no: number
  name: string
  trim_id: string
  status: VehicleStatus
  version: number
  number_of_images: number
  publication_date: string | null
  base_price: number | null
  body_type: BodyType | null
  base_previous_price: number | null
  best_deal_since: string | null
  /** Whether an inquiry in any status refers to it. */
  has_inquiries: boolean
}

/**
 * Reads cars, locked in the order of their ids to avoid deadlocks, or unlocked. A car whose model code changed
 * while waiting is included without its name.
 */
export const lockCars = (tenant: string, ids: readonly string[], withLock = true): Statement => sql`
  select c.id, c.car_no, coalesce(n.brand || ' ' || n.model, '') as name, c.trim_id, c.status, c.version, c.number_of_images, c.publication_date,
    c.base_price, c.body_type, c.base_previous_price, c.best_deal_since,
    exists (select from inquiries.asked_car a where a.tenant_id = c.tenant_id and a.car_id = c.id) as has_inquiries
  from vehicles.car c left join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[])
  order by c.id ${withLock ? sql`for no key update of c` : sql``}`

export const namedTrim = (tenant: string, trimId: string): Statement => sql`
  select trim_id, trim, trim_year, model_id, model, model_year, brand_id, brand from catalog.car_name
  where tenant_id = ${tenant} and trim_id = ${trimId}::uuid`

/** Sets the status of cars and records it; publishing does more (bulk/publish-store.ts). */
export const moveTo = (tenant: string, ids: readonly string[], status: VehicleStatus, time: string): Statement => sql`
  with moved as (
    update vehicles.car c set status = ${status}, version = c.version + 1, updated_at = now()
    where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[]) returning c.id)
  insert into vehicles.status_history (tenant_id, car_id, time, status)
    select ${tenant}, id, ${time}::timestamptz, ${status} from moved`

/** Sets base prices; the trigger computes visitor prices. Null in `previous`: no best deal. */
export const priceCars = (
  tenant: string,
  ids: readonly string[],
  prices: readonly (number | null)[],
  previous: readonly (number | null)[],
  countInquiriesSince: readonly (string | null)[],
): Statement => sql`
  update vehicles.car c set base_price = g.price, base_previous_price = g.previous, best_deal_since = g.since,
    version = c.version + 1, updated_at = now()
  from unnest(${ids}::uuid[], ${prices}::integer[], ${previous}::integer[], ${countInquiriesSince}::timestamptz[]) as g (id, price, previous, since)
  where c.tenant_id = ${tenant} and c.id = g.id`

/** Locks cars against new inquiries, in the order of their ids. */
export const lockForDeletion = (tenant: string, ids: readonly string[]): Statement =>
  sql`select c.id from vehicles.car c where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[]) order by c.id for update`

/** Only cars without inquiries, which refer to their car forever. */
export const deleteCars = (tenant: string, ids: readonly string[]): Statement =>
  sql`delete from vehicles.car where tenant_id = ${tenant} and id = any(${ids}::uuid[])`

export const touchCars = (tenant: string, ids: readonly string[]): Statement =>
  sql`update vehicles.car c set version = c.version + 1, updated_at = now()
    where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[])`
