import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** An event for live pages. Positions of a tenant have no gaps and follow the order of commits. */
export interface FeedItem {
  position: number
  inquiryId: string
  ownerId: string
  kind: 'event' | 'read' | 'car'
  seq: number
}

/** First and last position of the feed; in an empty feed, `first` is the next position. */
export const feedEnds = (tenant: string): Statement => sql`
  select coalesce((select last_position from inquiries.feed_counter where tenant_id = ${tenant}), 0) as last,
    coalesce((select min(position) from inquiries.feed where tenant_id = ${tenant}),
      (select last_position + 1 from inquiries.feed_counter where tenant_id = ${tenant}), 1) as first`

/** Items after a position, for one person or, where `ownerId` is null, for all. */
export const feedAfter = (tenant: string, position: number, ownerId: string | null, limit: number): Statement => sql`
  select position, inquiry_id as "inquiryId", owner_id as "ownerId", kind, seq from inquiries.feed
  where tenant_id = ${tenant} and position > ${position}::bigint and (${ownerId}::uuid is null or owner_id = ${ownerId}::uuid)
  order by position limit ${limit}`

/** A client that was away longer reloads everything. */
export const sweepFeed = (tenant: string): Statement =>
  sql`delete from inquiries.feed where tenant_id = ${tenant} and at < now() - interval '7 days'`
