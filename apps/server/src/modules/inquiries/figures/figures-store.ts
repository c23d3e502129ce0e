import { sql } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'
import type { DealState } from '@minato/domain/inquiries'

export interface StepRow {
  status: DealState['status']
  /** Open deals that stand in it now, and for how many days on average. */
  open: number
  days: number | null
  /** Deals that left it forwards or backwards within the last year, and after how many days on average. */
  passed: number
  took: number | null
}

/**
 * Each deal's stays: one from its opening, one from each entry of its history; the last of an open deal lasts until now, that
 * of a closed one until its last event.
 */
export const staysBySteps = (tenant: string): Statement => sql`
  with step as (
    select i.id, i.outcome is null and not i.is_archived as is_open, s.status, s.time,
      lead(s.time) over (partition by i.id order by s.place) as left_at, i.last_at::timestamptz as last_at, i.outcome
    from inquiries.inquiry i
    cross join lateral (
      select 'NEGOTIATION' as status, (i.state ->> 'openedAt')::timestamptz as time, 0 as place
      union all
      select h.value ->> 'status', (h.value ->> 'time')::timestamptz, h.place
      from jsonb_array_elements(i.state -> 'statusHistories') with ordinality h (value, place)
    ) s
    where i.tenant_id = ${tenant}
  ), stay as (
    select status, left_at is null and is_open as is_now,
      extract(epoch from coalesce(left_at, case when outcome is null then now() else last_at end) - time) / 86400 as days,
      coalesce(left_at, case when outcome is null then null else last_at end) as ended
    from step
  )
  select status, count(*) filter (where is_now) as open, (avg(days) filter (where is_now))::float8 as days,
    count(*) filter (where ended > now() - interval '1 year') as passed,
    (avg(days) filter (where ended > now() - interval '1 year'))::float8 as took
  from stay group by status`

export interface WaitingRow {
  id: string
  state: DealState
}
/** Whose buyers have waited longest for a word. */
export const longestWaiting = (tenant: string, most: number): Statement => sql`
  select i.id, i.state from inquiries.inquiry i
  where i.tenant_id = ${tenant} and i.waiting_since is not null and i.outcome is null and not i.is_archived
  order by i.waiting_since, i.id limit ${most}`
