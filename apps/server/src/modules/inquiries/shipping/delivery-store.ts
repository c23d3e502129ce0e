import { sql } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'

/** Finalized sales that arrived so many days ago by the last expected date, and that nobody has called delivered. */
export const undelivered = (tenant: string, days: number): Statement =>
  sql`select id from inquiries.inquiry
    where tenant_id = ${tenant} and status = 'SALE_FINALIZED' and outcome is null and state ->> 'deliveredAt' is null
      and (state -> 'shipping' ->> 'estimatedArrivalDate')::date <= current_date - ${days}::integer
    order by id limit 500`
