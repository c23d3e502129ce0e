import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import { prepared, sql } from '../../../platform/database/sql.ts'
import { costInDollars } from '../search/office-criteria-store.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Counts each visitor once per car and day, for visible cars; `cars[i]` was viewed by `visitors[i]`. */
export const countViews = (tenant: string, visitors: readonly string[], cars: readonly string[]): Statement => sql`
  with fresh as (
    insert into vehicles.view_seen (tenant_id, day, visitor, car_id)
      select distinct ${tenant}, current_date, g.visitor, c.id from unnest(${visitors}::text[], ${cars}::uuid[]) as g (visitor, car)
      join vehicles.car c on c.tenant_id = ${tenant} and c.id = g.car and c.status = any(${VISIBLE_STATUSES}::text[])
      order by g.visitor, c.id
    on conflict do nothing returning car_id)
  insert into vehicles.interest as i (tenant_id, car_id, car_no, number_of_views)
    select ${tenant}, c.id, c.car_no, count(*) from fresh f
    join vehicles.car c on c.tenant_id = ${tenant} and c.id = f.car_id
    group by c.id, c.car_no order by c.id
  on conflict (tenant_id, car_id) do update set number_of_views = i.number_of_views + excluded.number_of_views`

export const countInquiry = (tenant: string, carId: string): Statement => sql`
  insert into vehicles.interest as i (tenant_id, car_id, car_no, number_of_inquiry)
    select ${tenant}, c.id, c.car_no, 1 from vehicles.car c where c.tenant_id = ${tenant} and c.id = ${carId}::uuid
  on conflict (tenant_id, car_id) do update set number_of_inquiry = i.number_of_inquiry + 1`

/** Unannounced changes of cars: views, inquiries and costs. */
export const liveColumnsOf = (tenant: string, ids: readonly string[]): Statement =>
  prepared(sql`select g.id, i.number_of_views, i.number_of_inquiry, ${costInDollars} as cost from unnest(${ids}::uuid[]) g (id)
    left join vehicles.interest i on i.tenant_id = ${tenant} and i.car_id = g.id
    left join vehicles.purchase p on p.tenant_id = ${tenant} and p.car_id = g.id`)

export const deleteOldViews = (tenant: string): Statement =>
  sql`delete from vehicles.view_seen where tenant_id = ${tenant} and day < current_date`
