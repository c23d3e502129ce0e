import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { sellerTurnSinceSql } from '../lists/lists-store.ts'
import type { InquirySnapshot } from '@minato/domain/inquiries'

export interface StepRow {
  status: InquirySnapshot['status']
  /** Open inquiries at this step, and their average days in it. */
  open: number
  days: number | null
  /** Inquiries that left the step within the last year, and their average days in it. */
  passed: number
  took: number | null
}

/**
 * Each inquiry's stays: one from its creation and one from each entry of its history. The last stay of an open
 * inquiry lasts until now, that of a closed one until its last event. Inquiries that ended over a year ago are
 * counted by columns only, because reading their states would be slow.
 */
export const stepDurations = (tenant: string): Statement => sql`
  with stay as (
    select s.status, s.time, s.left_at is null and i.outcome is null and not i.is_archived as is_now,
      coalesce(s.left_at, case when i.outcome is not null then i.last_at::timestamptz end) as ended
    from inquiries.inquiry i
    cross join lateral (
      select case when (i.outcome is null and i.status <> 'SALE_FINALIZED') or i.last_at::timestamptz > now() - interval '1 year'
        then i.state -> 'statusHistories' end as history offset 0
    ) h
    cross join lateral (
      select case when history is null then i.status when k = 0 then 'NEGOTIATION' else history -> (k - 1) ->> 'status' end as status,
        case when k = 0 then i.created_at else (history -> (k - 1) ->> 'time')::timestamptz end as time,
        (history -> k ->> 'time')::timestamptz as left_at
      from generate_series(0, coalesce(jsonb_array_length(history), 0)) k
    ) s
    where i.tenant_id = ${tenant}
  )
  select status, count(*) filter (where is_now) as open,
    (avg(extract(epoch from now() - time)) filter (where is_now) / 86400)::float8 as days,
    count(*) filter (where ended > now() - interval '1 year') as passed,
    (avg(extract(epoch from ended - time)) filter (where ended > now() - interval '1 year') / 86400)::float8 as took
  from stay group by status`

export interface WaitingRow {
  id: string
  state: InquirySnapshot
}
/** The inquiries that have waited longest for the dealer. */
export const longestWaiting = (tenant: string, limit: number): Statement => sql`
  select i.id, i.state from inquiries.inquiry i
  where i.tenant_id = ${tenant} and ${sellerTurnSinceSql} is not null and i.outcome is null and not i.is_archived
  order by ${sellerTurnSinceSql}, i.id limit ${limit}`
