import type { Purchase } from '@minato/contract/vehicles-office'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

export interface PurchaseRow {
  auction: string | null
  lot: string | null
  date: string | null
  cost: number | null
  inland_cost: number | null
  repair_cost: number | null
  other_cost: number | null
  rate: number | null
  hs_code: string | null
  /** Null if never saved. */
  version: number | null
  /** The price that visitors see. */
  price: number | null
}

export const purchaseOf = (tenant: string, carId: string): Statement => sql`
  select p.auction, p.lot, p.date::text as date, p.cost, p.inland_cost, p.repair_cost, p.other_cost, p.rate, p.hs_code, p.version, c.price
  from vehicles.car c left join vehicles.purchase p on p.tenant_id = ${tenant} and p.car_id = c.id
  where c.tenant_id = ${tenant} and c.id = ${carId}::uuid`

export const writePurchase = (tenant: string, carId: string, purchase: Purchase): Statement => sql`
  insert into vehicles.purchase as p (tenant_id, car_id, auction, lot, date, cost, inland_cost, repair_cost, other_cost, rate, hs_code)
  values (${tenant}, ${carId}::uuid, ${purchase.auction}, ${purchase.lot}, ${purchase.date}, ${purchase.cost}, ${purchase.inlandCost}, ${purchase.repairCost},
    ${purchase.otherCost}, ${purchase.rate}, ${purchase.hsCode ?? null})
  on conflict (tenant_id, car_id) do update set (auction, lot, date, cost, inland_cost, repair_cost, other_cost, rate, hs_code, version) =
    (excluded.auction, excluded.lot, excluded.date, excluded.cost, excluded.inland_cost, excluded.repair_cost, excluded.other_cost,
      excluded.rate, excluded.hs_code, p.version + 1)`
