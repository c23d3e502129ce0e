import type { Transaction } from '../../apps/server/src/platform/database/database.ts'
import { sql } from '../../apps/server/src/platform/database/sql.ts'

/**
 * Back-office data of the demonstration cars: purchase costs of most of them, and views. The
 * auctions are invented.
 */
export async function loadOffice(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    insert into vehicles.purchase (tenant_id, car_id, auction, lot, date, cost, inland_cost, repair_cost, rate)
    select tenant_id, id, (array['Tokyo Bay Auction', 'Kanto Auction', 'Kobe Port Auction', 'Chubu Auction'])[1 + car_no % 4],
      (20000 + car_no * 37 % 9000)::text, (coalesce(publication_date, created_at) - interval '20 days')::date,
      base_price * (116 + car_no * 13 % 21), 28000 + car_no % 7 * 3000, case when car_no % 3 = 0 then 40000 + car_no % 11 * 4000 end,
      148 + car_no % 6
    from vehicles.car where tenant_id = ${tx.tenant} and base_price is not null and car_no % 5 <> 0`)
  await tx.rows(sql`
    insert into vehicles.interest (tenant_id, car_id, car_no, number_of_views)
    select tenant_id, id, car_no, (1 + car_no * 7919 % 23) * least(30, 1 + extract(day from now() - publication_date)::integer)
    from vehicles.car where tenant_id = ${tx.tenant} and publication_date is not null and status <> 'DRAFT'`)
}
