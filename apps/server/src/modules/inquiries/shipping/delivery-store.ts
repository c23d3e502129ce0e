import { sql } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'

/** Finalized sales whose last expected arrival is that many days ago and that are not marked as delivered. */
export const undelivered = (tenant: string, days: number): Statement =>
  sql`select id from inquiries.inquiry
    where tenant_id = ${tenant} and status = 'SALE_FINALIZED' and outcome is null and state ->> 'deliveredAt' is null
      and (state -> 'shipping' ->> 'estimatedArrivalDate')::date <= current_date - ${days}::integer
    order by id limit 500`
