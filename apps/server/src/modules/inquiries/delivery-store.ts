import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/**
 * Finalized, undelivered sales whose last expected arrival was between these numbers of days ago. Older sales,
 * from before deliveries were recorded, get no email.
 */
export const undelivered = (tenant: string, days: number, mostDays: number): Statement =>
  sql`select id from inquiries.inquiry
    where tenant_id = ${tenant} and status = 'SALE_FINALIZED' and outcome is null and state ->> 'deliveredAt' is null
      and (state -> 'shipping' ->> 'estimatedArrivalDate')::date between current_date - ${mostDays}::integer and current_date - ${days}::integer
    order by id limit 500`
