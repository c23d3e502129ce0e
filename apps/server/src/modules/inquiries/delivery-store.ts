import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/**
 * Finalized sales that are not marked as delivered and whose last expected arrival is between so many days ago. Older ones
 * were finalized before deliveries were noted; their buyers get no email years later.
 */
export const undelivered = (tenant: string, days: number, mostDays: number): Statement =>
  sql`select id from inquiries.inquiry
    where tenant_id = ${tenant} and status = 'SALE_FINALIZED' and outcome is null and state ->> 'deliveredAt' is null
      and (state -> 'shipping' ->> 'estimatedArrivalDate')::date between current_date - ${mostDays}::integer and current_date - ${days}::integer
    order by id limit 500`
